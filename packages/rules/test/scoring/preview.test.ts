import { describe, expect, test } from "vitest";
import type { Game } from "../../src/index.ts";
import { cardStatus } from "../../src/missions/cards/status.ts";
import { scoringPreview } from "../../src/missions/scoring/preview.ts";
import { cardProgress } from "../../src/words/cards/progress.ts";
import { holding } from "../cards/hand.ts";
import { play } from "../support/build.ts";
import { at, battle, end, garrison } from "../support/mission.ts";

const brief = (scores: ReturnType<typeof scoringPreview>["turn"]) =>
  scores.map(({ player, source, vp, of }) => [player, source, vp, of.join(" ")]);

describe("what the end of a phase and of a turn would bring", () => {
  // C and N would be p1's; H2 is left by p2, who holds it still. Round 2, Take and Hold: 5 each.
  const units = { ...garrison("p1", ["C", "N"]) };
  const held = { H2: "p2", C: "p1" } as const;

  test("BR-14 control is judged first: who takes what, and 5 VP for each that would be held", () => {
    const game = battle({ units, held, turn: { round: 2 } });
    const { isOpen, changes, phase, turn } = scoringPreview(game);
    expect(isOpen).toBe(true);
    expect(changes).toEqual([
      { objective_id: "H2", from: "p2", to: null },
      { objective_id: "N", from: null, to: "p1" },
    ]);
    expect(brief(phase)).toEqual([["p1", "take-and-hold", 10, "C N"]]);
    expect(turn).toEqual([]);
    // It is what comes of it, and nothing was done to the game.
    expect(end(game).game.players.p1.vp.primary).toBe(10);
    expect(game.objectives["N"]!.controlled_by).toBeNull();
  });

  test("MI-12 not in round 1, nor in another phase, nor where it is scored as the turn ends", () => {
    expect(scoringPreview(battle({ units, turn: { round: 1 } })).phase).toEqual([]);
    expect(scoringPreview(battle({ units, turn: { round: 2, phase: "FIGHT" } })).phase).toEqual([]);
    const last = battle({ units: garrison("p2", ["C"]), turn: { round: 5, active_player: "p2" } });
    expect(scoringPreview(last).phase).toEqual([]);
    expect(brief(scoringPreview(last).turn)).toEqual([["p2", "take-and-hold", 5, "C"]]);
  });

  test("SC-12 cards that are looked at as the turn ends, and Actions that are completed then", () => {
    const game = holding("cleanse", {
      mission: "terraform",
      units: { A: at("C", "p1"), B: at("C", "p1", {}, 2.6) },
      turn: { phase: "SHOOTING", round: 2 },
    });
    expect(scoringPreview(game).turn).toEqual([]);
    const start = (id: string, action: string) => ({
      type: "START_ACTION",
      actor_unit_id: id,
      payload: { action, objective_id: "C" },
    });
    // Two Actions at one objective, by two units: they are different ones.
    const one = play(game, start("A", "CLEANSE")).game;
    const both = play(one, start("B", "TERRAFORM")).game;
    expect(brief(scoringPreview(both).turn)).toEqual([
      ["p1", "terraform", 1, "C"],
      ["p1", "cleanse", 2, ""],
    ]);
  });

  test("BR-3 nothing before the battle, on a bare table, and while a turn is already ending", () => {
    const none = { isOpen: false, changes: [], phase: [], turn: [] };
    expect(scoringPreview(battle({ units, turn: { phase: "DEPLOYMENT", round: 1 } }))).toEqual(none);
    expect(scoringPreview(battle({ units, mission: null }))).toEqual(none);
    const discarding = end(holding("sabotage")).game;
    expect(discarding.tasks.at(-1)?.type).toBe("discard");
    expect(scoringPreview(discarding)).toEqual(none);
  });
});

describe("how a card stands", () => {
  const card = (game: Game) => game.players.p1.secondaries!.active[0]!;
  const standing = (game: Game) => cardStatus(game, "p1", card(game));
  const logged = (game: Game) => cardProgress(game, "p1", card(game));

  test("SC-12 what it would bring, at most, and when; held as if the phase ended now", () => {
    const game = holding("secure-no-mans-land", { units: { A: at("C", "p1") } });
    expect(standing(game)).toEqual({ vp: 2, most: 5, kept: null, when: "OWN", isDue: true });
    expect(logged(game)).toBe("Holds C in no man's land. A second one makes it 5.");
    const none = holding("secure-no-mans-land", { units: {} });
    expect(standing(none).vp).toBe(0);
    expect(logged(none)).toBe("Holds none of C, N and S.");
  });

  test("SC-12 in the opponent's turn it is not looked at, and stands all the same", () => {
    const game = holding("extend-battle-lines", {
      units: garrison("p1", ["C", "H1"]),
      turn: { active_player: "p2" },
    });
    expect(standing(game)).toMatchObject({ vp: 4, most: 4, isDue: false });
    expect(logged(game)).toBe("Holds H1 and C, at home and in no man's land.");
  });

  test("SC-12 a fixed card that scores at once tells what it has brought of 20", () => {
    const big = { keywords: ["VEHICLE"], owner: "p2", models: { m1: { at: [50, 10] } } } as const;
    const game = holding("bring-it-down", { units: { Dread: big } }, { mode: "FIXED", vp: 6 });
    expect(standing(game)).toMatchObject({ when: "AT_ONCE", kept: { vp: 6, most: 20 }, isDue: false });
    expect(logged(game)).toBe("Wounds left: Dread 1.");
  });

  test("SC-12 what is missing: quarters, the centre, somebody who begins an Action", () => {
    const at2 = (x: number, y: number) => ({ models: { m1: { at: [x, y] as const } } });
    // far1 of every battle stands in the north-west.
    const engage = holding("engage-on-all-fronts", { units: { A: at2(50, 6), B: at2(6, 40) } });
    expect(standing(engage)).toMatchObject({ vp: 2, most: 4 });
    expect(logged(engage)).toBe('In 3 of 4 quarters, more than 6" from the centre. Missing: the south-east.');
    const enemy = { owner: "p2", models: { m1: { at: [30, 26] as const } } } as const;
    const denial = holding("area-denial", { units: { A: at2(30, 20), E: enemy } });
    expect(standing(denial).vp).toBe(2);
    expect(logged(denial)).toBe('A holds the centre. Within 6" of it, which keeps it at 2: E.');
    expect(logged(holding("sabotage"))).toBe(
      "Nobody has begun the Action: a unit starts it in your Shooting phase instead of shooting, within terrain outside the own zone.",
    );
  });
});
