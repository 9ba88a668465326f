import { describe, expect, test } from "vitest";
import { topTask } from "../../src/flow/tasks/under-way.ts";
import { choices, type Game, legal, parseGame } from "../../src/index.ts";
import { waitingInWords } from "../../src/words/waiting.ts";
import { codes, model, play, rectangle, shoot } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { diceOf, woundsOf } from "../support/plan.ts";
import { alongside, boyz, setUp, type TransportUnit, transportGame, trukk } from "./table.ts";

/** Blue's gun has the Trukk of Green, with one wound left, in its sights. */
function table(units: Record<string, TransportUnit>, more: object = {}): Game {
  return transportGame({
    units: {
      A: { models: { m1: model({ at: [5, 20], weapons: ["gun"] }) } },
      T: trukk({ owner: "p2", models: { m1: { ...trukk().models["m1"]!, wounds: 1 } } }),
      ...units,
    },
    weapons: { gun: { skill: 2, strength: 12, range: 40 } },
    ...more,
  });
}

const inside = (count: number, more = {}) => boyz(count, { owner: "p2", embarked_in: "T", ...more });
const kill = (game: Game, demise: readonly number[]) => shoot(game, "A", "gun", "T", [6, 6, 1, ...demise]);

describe("a destroyed transport", () => {
  // Worked case 8: a Trukk with ten Boyz, Deadly Demise 6, then 1, 1, 3, 4 and so on.
  const near = { owner: "p1" as const, models: { m1: model({ at: [36, 20] }) }, stats: { wounds: 4 } };
  const destroyed = kill(table({ BOYZ: inside(10), N: near }), [6, 3]);

  test("TR-8 TR-10 worked case 8: its Deadly Demise comes first and spares who is inside; then their owner sets them up", () => {
    expect(woundsOf(destroyed, "N")).toEqual({ m1: 2 });
    expect(destroyed.game.units["BOYZ"]!.embarked_in).toBe("T");
    expect(topTask(destroyed.game, "aftermath")).toBeDefined();
    const [awaited] = legal(destroyed.game).waiting;
    expect(awaited).toMatchObject({ player: "p2", actions: ["SET_UP"] });
    expect(waitingInWords(destroyed.game, awaited!.for)).toBe(
      "the units inside Trukk to get out of its wreck",
    );
    const saved = parseGame(JSON.parse(JSON.stringify(destroyed.game)));
    expect(saved.ok && saved.value).toEqual(destroyed.game);
  });

  test("ST-7 who gets out of a wreck can be overwatched in the Movement and Charge phases, and in no other", () => {
    const { game } = kill(withCp(table({ BOYZ: inside(5) }), 2, 0), [1]);
    const out = (phase: "FIGHT" | "CHARGE") =>
      play(
        { ...game, turn: { ...game.turn, phase, active_player: "p2" } },
        setUp("BOYZ", alongside(5)),
        [6, 6, 6, 6, 6],
      ).game.tasks.map(({ type }) => type);
    expect(out("CHARGE")).toContain("window");
    expect(out("FIGHT")).toEqual([]);
  });

  test("GD-2 ST-7 one that Overwatch destroys as it charges is saved and loaded while they get out; then its charge stops", () => {
    const game = withCp(table({ BOYZ: inside(1) }), 1, 0);
    const near = { ...game.units["A"]!.models["m1"]!, position: { x: 20, y: 20, z: 0 } };
    const charging: Game = {
      ...game,
      turn: { ...game.turn, phase: "CHARGE", active_player: "p2" },
      units: { ...game.units, A: { ...game.units["A"]!, models: { m1: near } } },
    };
    const declare = { type: "DECLARE_CHARGE", actor_unit_id: "T", payload: { target_unit_ids: ["A"] } };
    const declared = play(charging, declare).game;
    const fire = { type: "USE_STRATAGEM", actor_unit_id: "A", payload: { stratagem: "FIRE_OVERWATCH" } };
    const { game: wrecked } = play(declared, fire, [6, 6, 1, 2]);
    expect(topTask(wrecked, "aftermath")).toBeDefined();
    expect(wrecked.charges.pending).toHaveProperty("T");
    const saved = parseGame(JSON.parse(JSON.stringify(wrecked)));
    expect(saved.ok && saved.value).toEqual(wrecked);
    // Without anything to be done first it is no such charge.
    expect(parseGame(JSON.parse(JSON.stringify({ ...wrecked, tasks: wrecked.tasks.slice(0, 1) }))).ok).toBe(
      false,
    );
    const out = play(wrecked, setUp("BOYZ", { m1: [30, 18] }), [4]).game;
    expect([out.charges.pending, out.tasks]).toEqual([{}, []]);
  });

  test("TR-8 nothing else is accepted in between", () => {
    expect(codes(play(destroyed.game, { type: "END_PHASE" }).result)).toEqual(["WRECK_PENDING"]);
    expect(play(destroyed.game, { type: "SKIP_UNIT", actor_unit_id: "N" }).result.success).toBe(false);
    expect(codes(play(destroyed.game, setUp("N", {})).result)).not.toEqual([]);
  });

  test("TR-8 worked case 8: one die a model after the last of them: each 1 a mortal wound; shaken, moved, and no charge", () => {
    const played = play(destroyed.game, setUp("BOYZ", alongside(10)), [1, 1, 3, 4, 5, 6, 2, 2, 3, 4]);
    expect(played.result.success).toBe(true);
    expect(diceOf(played)).toEqual([["disembark", [1, 1, 3, 4, 5, 6, 2, 2, 3, 4]]]);
    const { models, flags, embarked_in } = played.game.units["BOYZ"]!;
    expect(Object.keys(models)).toHaveLength(8);
    expect(embarked_in).toBeNull();
    expect(flags).toMatchObject({
      battle_shocked: true,
      moved: true,
      cannot_charge: true,
      disembarked: true,
    });
    expect(played.game.tasks).toEqual([]);
    expect(played.result.events).toContainEqual({ type: "unit_set_up", unit_id: "BOYZ" });
  });

  test('TR-8 wholly within 3" of where it stood, and not on the wreck', () => {
    const game = kill(table({ BOYZ: inside(1) }), [2]).game;
    // The hull ends at y = 19: a base of one inch at 16.5 reaches to 16 exactly.
    expect(codes(play(game, setUp("BOYZ", { m1: [30, 16.49] })).result)).toEqual(["FAR_FROM_TRANSPORT"]);
    expect(codes(play(game, setUp("BOYZ", { m1: [30, 19] })).result)).toEqual(["OVERLAP"]);
    expect(play(game, setUp("BOYZ", { m1: [30, 16.5] }), [4]).result.success).toBe(true);
  });

  test("TR-8 out of Engagement Range of enemies", () => {
    const enemy = { owner: "p1" as const, models: { m1: model({ at: [30, 15] }) } };
    const game = kill(table({ BOYZ: inside(1), N: enemy }), [2]).game;
    expect(codes(play(game, setUp("BOYZ", { m1: [30, 17] })).result)).not.toEqual([]);
    expect(play(game, setUp("BOYZ", { m1: [30, 23] }), [4]).result.success).toBe(true);
  });

  test("TR-8 several units, in any order; their dice in the document's", () => {
    const game = kill(table({ ONE: inside(2), TWO: inside(1) }), [2]).game;
    const first = play(game, setUp("TWO", { m1: [30, 23] }));
    expect(first.result.dice).toEqual([]);
    const second = play(first.game, setUp("ONE", alongside(2)), [1, 6, 1]);
    expect(second.result.dice).toMatchObject([
      { context: "disembark", unit_id: "ONE", rolls_raw: [1, 6] },
      { context: "disembark", unit_id: "TWO", rolls_raw: [1] },
    ]);
    expect(Object.keys(second.game.units["ONE"]!.models)).toHaveLength(1);
    expect(Object.keys(second.game.units["TWO"]!.models)).toHaveLength(0);
  });

  test("TR-8 choices offers a place that is accepted", () => {
    const [choice] = [...choices(destroyed.game)];
    expect(choice!.type).toBe("SET_UP");
    expect(
      play(
        destroyed.game,
        choice,
        Array.from({ length: 10 }, () => 6),
      ).result.success,
    ).toBe(true);
  });

  test('TR-9 without room within 3" it is 6", and each 1 to 3 a mortal wound', () => {
    // Debris, on which nobody ends, all around for more than 3".
    const terrain = { R: { kind: "debris", height: 1, polygon: rectangle(24.5, 15.2, 35.5, 24.8) } };
    const game = kill(table({ BOYZ: inside(2) }, { terrain }), [2]).game;
    expect(codes(play(game, setUp("BOYZ", { m1: [29, 12], m2: [31, 12] })).result)).toContain(
      "FAR_FROM_TRANSPORT",
    );
    const played = play(game, setUp("BOYZ", { m1: [29, 14], m2: [31, 14] }), [3, 4]);
    expect(played.result.success).toBe(true);
    expect(Object.keys(played.game.units["BOYZ"]!.models)).toHaveLength(1);
  });

  test("TR-9 models without any room are destroyed", () => {
    const terrain = { R: { kind: "debris", height: 1, polygon: rectangle(20, 10, 40, 30) } };
    const played = kill(table({ BOYZ: inside(2) }, { terrain }), [2]);
    expect(Object.keys(played.game.units["BOYZ"]!.models)).toHaveLength(0);
    expect(played.result.events).toContainEqual({ type: "unit_destroyed", unit_id: "BOYZ" });
    expect(played.game.tasks).toEqual([]);
  });
});
