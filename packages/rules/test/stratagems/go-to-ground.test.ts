import { describe, expect, test } from "vitest";
import { oddsOfUse } from "../../src/flow/use-odds.ts";
import { choices, type Game, legal, oddsOf, parseGame, waiting } from "../../src/index.ts";
import { blocks, codes, play, readAction } from "../support/build.ts";
import { meanOf, SHOOT, use, volleyGame } from "./under-fire.ts";

const chosen = (game: Game): Game => play(game, SHOOT).game;
const ground = (game: Game, faces: readonly number[] = []) => use(game, "B", "GO_TO_GROUND", faces);
const USE = readAction({
  type: "USE_STRATAGEM",
  actor_unit_id: "B",
  payload: { stratagem: "GO_TO_GROUND" },
}) as Parameters<typeof oddsOfUse>[1];

describe("Go to Ground", () => {
  test("ST-14 the window opens when targets are chosen, before any die, and names the shooter", () => {
    const game = chosen(volleyGame());
    expect(game.rng.cursor).toBe(0);
    expect(game.tasks.map(({ type }) => type)).toEqual(["volley", "window"]);
    expect(waiting(game)).toMatchObject([
      {
        player: "p2",
        window: "W-SHOOT-TARGETS",
        for: { what: "reaction", unit_id: "A" },
        actions: ["USE_STRATAGEM", "PASS"],
      },
    ]);
    expect([...choices(game)]).toEqual([
      { type: "USE_STRATAGEM", actor_unit_id: "B", payload: { stratagem: "GO_TO_GROUND" } },
      { type: "PASS" },
    ]);
  });

  test("ST-14 6+ invulnerable and cover: Sv 5+ against AP −1 is 5+ instead of 6+, and the volley goes on by itself", () => {
    const { game, result } = ground(chosen(volleyGame()), [3, 3, 3, 4, 4, 4, 5, 4, 4]);
    expect(result.errors).toEqual([]);
    expect(blocks(result, "save")[0]).toMatchObject({ threshold: 5, cover: true });
    expect(Object.keys(game.units["B"]!.models)).toHaveLength(1);
    expect(game.players.p2.cp).toBe(1);
    expect(game.tasks).toEqual([]);
    expect(game.units["A"]!.flags.has_shot).toBe(true);
  });

  test("ST-14 against AP −4 the invulnerable 6+ is what is left", () => {
    const strong = volleyGame();
    const gun = { ...strong.weapons["gun"]!, ap: -4 };
    const game = chosen({ ...strong, weapons: { gun } });
    const { result } = ground(game, [3, 1, 1, 4, 6]);
    expect(blocks(result, "save")[0]).toMatchObject({ threshold: 6, kind: "INVULNERABLE" });
  });

  test("ST-14 it lasts until the phase ends", () => {
    const after = ground(chosen(volleyGame()), [1, 1, 1]).game;
    expect(after.units["B"]!.effects).toMatchObject([{ effect: "GO_TO_GROUND", until: "PHASE" }]);
    expect(play(after, { type: "END_PHASE" }).game.units["B"]!.effects ?? []).toEqual([]);
  });

  test("ST-14 a pass rolls the volley as ever, and so it goes without CP", () => {
    const passed = play(chosen(volleyGame()), { type: "PASS" }, [3, 3, 3, 4, 4, 4, 5, 4, 4]);
    const poor = play(volleyGame({}, 0), SHOOT, [3, 3, 3, 4, 4, 4, 5, 4, 4]);
    expect(blocks(passed.result, "save")[0]).toMatchObject({ threshold: 6 });
    expect(passed.game.units).toEqual(poor.game.units);
    expect(passed.result.dice).toEqual(poor.result.dice);
  });

  test("ST-14 only INFANTRY that is a target; the window does not open for others", () => {
    expect(play(volleyGame({ keywords: ["VEHICLE"] }), SHOOT, [1, 1, 1]).game.tasks).toEqual([]);
    const game = chosen(volleyGame());
    expect(codes(use(game, "C", "GO_TO_GROUND").result)).toEqual(["NOT_TARGETED"]);
    expect(legal(game).units["C"]!.USE_STRATAGEM).toMatchObject([{ code: "NOT_TARGETED" }]);
    expect(codes(use(volleyGame(), "B", "GO_TO_GROUND").result)).toEqual(["NOT_NOW"]);
  });

  test("ST-2 ST-3 not on a unit that is Battle-shocked", () => {
    expect(play(volleyGame({ flags: { battle_shocked: true } }), SHOOT, [1, 1, 1]).game.tasks).toEqual([]);
  });

  test("ST-1 once a phase: the next volley opens no window", () => {
    const first = ground(chosen(volleyGame()), [1, 1, 1]).game;
    const again: Game = {
      ...first,
      units: { ...first.units, A: { ...first.units["A"]!, flags: {} } },
    };
    expect(play(again, SHOOT, [1, 1, 1]).game.tasks).toEqual([]);
  });

  test("ST-14 targets confirmed step by step open it too; the dice then wait as usual", () => {
    const steps = volleyGame({}, 2, { fast_dice: false });
    let game = play(steps, { type: "SELECT_SHOOTER", actor_unit_id: "A" }).game;
    if (game.shooting.pending_assignments.length === 0) {
      game = play(game, {
        type: "ASSIGN_TARGET",
        actor_unit_id: "A",
        payload: { weapon_id: "gun", target_unit_id: "B" },
      }).game;
    }
    const confirmed = play(game, { type: "CONFIRM_TARGETS", actor_unit_id: "A" }).game;
    expect(confirmed.tasks.map(({ type }) => type)).toEqual(["volley", "window"]);
    const { game: after } = ground(confirmed);
    expect(after.tasks.map(({ type }) => type)).toEqual(["attacks"]);
    expect(waiting(after)[0]).toMatchObject({ player: "p1", for: { what: "attack_dice" } });
  });

  test("ST-9 saved and loaded inside the window it goes on the same", () => {
    const game = chosen(volleyGame());
    const loaded = parseGame(JSON.parse(JSON.stringify(game)));
    if (!loaded.ok) return expect.fail(JSON.stringify(loaded.refusals));
    expect(ground(loaded.value, [3, 1, 1, 4, 5])).toEqual(ground(game, [3, 1, 1, 4, 5]));
  });

  test("OD-1 the odds with and without it are those of the two volleys", () => {
    const game = chosen(volleyGame());
    const odds = oddsOfUse(game, USE);
    if (!odds.ok || odds.value.kind !== "CHANGES") return expect.fail(JSON.stringify(odds));
    // Three shots, 2/3 to hit, 1/2 to wound: one wound expected; unsaved 5/6 of them without, 4/6 with.
    expect(meanOf(odds.value.without)).toBeCloseTo(5 / 6, 9);
    expect(meanOf(odds.value.used)).toBeCloseTo(4 / 6, 9);
    const bare = oddsOf(game, game.units["A"]!, SHOOT.payload.assignments);
    expect(bare.ok && bare.value.targets).toEqual(odds.value.without.targets);
    expect(oddsOfUse(volleyGame(), USE).ok).toBe(false);
  });
});
