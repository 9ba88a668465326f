import { describe, expect, test } from "vitest";
import { type Game, parseGame, waiting } from "../../src/index.ts";
import { waitingInWords } from "../../src/words/waiting.ts";
import { codes, type Played, play, type UnitOptions } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { advanceRoll, at, enemy, faults, flagsOf, move, places, table } from "./table.ts";

const GUN = { range: 24, skill: 4, strength: 8, ap: -4 };
/** Three of the first player, and a gunner 10 inches from the nearest of them. */
const THREE = at([10, 10], [10, 12], [10, 14]);
const gunner = (x: number): UnitOptions => ({
  owner: "p2",
  models: { m1: { at: [x, 12], weapons: ["gun"] } },
});

function watched(a: UnitOptions = THREE, x = 21, cp = 1): Game {
  return withCp(table({ A: a, B: gunner(x) }, { weapons: { gun: GUN } }), 0, cp);
}

const aside = {
  m1: [
    [10, 10],
    [10, 8],
  ],
  m2: [
    [10, 12],
    [10, 10],
  ],
  m3: [
    [10, 14],
    [10, 12],
  ],
} as const;

const overwatch = (game: Game, faces: readonly number[]): Played =>
  play(game, { type: "USE_STRATAGEM", actor_unit_id: "B", payload: { stratagem: "FIRE_OVERWATCH" } }, faces);
const pass = (game: Game) => play(game, { type: "PASS" });

describe("reactions to a move", () => {
  test("MO-18 ST-7 the opponent may fire as it begins; then the move goes on, and may be answered at its end", () => {
    const begun = move(watched(), "NORMAL", aside);
    expect(begun.result.success).toBe(true);
    expect(places(begun)[0]).toBe("m1 10,10,0");
    expect(begun.game.tasks.map(({ type }) => type)).toEqual(["move", "window"]);
    const [awaited] = waiting(begun.game);
    expect(awaited).toMatchObject({
      player: "p2",
      window: "W-MOVE-BEGIN",
      actions: ["USE_STRATAGEM", "PASS"],
    });
    expect(waitingInWords(begun.game, awaited!.for)).toBe("an answer to the move that A begins");
    const passed = pass(begun.game);
    expect(places(passed)[0]).toBe("m1 10,8,0");
    expect(passed.game.tasks.map(({ type }) => type)).toEqual(["window"]);
    expect(waiting(passed.game)).toMatchObject([{ player: "p2", window: "W-MOVE-END" }]);
    const done = pass(passed.game);
    expect(done.game.tasks).toEqual([]);
    expect(waiting(done.game)[0]!.player).toBe("p1");
  });

  test("MO-14 MO-18 losses at the beginning leave the declared paths to the survivors", () => {
    const begun = move(watched(), "NORMAL", aside);
    // Hits on a six, wounds, no save left: the front-most model, m2, falls.
    const shot = overwatch(begun.game, [6, 2, 1]);
    expect(places(shot)).toEqual(["m1 10,8,0", "m3 10,12,0"]);
    expect(flagsOf(shot)).toEqual({ moved: true });
    // Fire Overwatch comes once in a turn, so that nobody is asked at the end.
    expect(shot.game.tasks).toEqual([]);
    expect(shot.game.players.p2.cp).toBe(0);
  });

  test("MO-18 a unit that is destroyed as it begins moves nowhere", () => {
    const begun = move(watched(at([10, 12])), "NORMAL", {
      m1: [
        [10, 12],
        [10, 10],
      ],
    });
    const shot = overwatch(begun.game, [6, 2, 1]);
    expect(shot.game.units["A"]!.models).toEqual({});
    expect(shot.game.tasks).toEqual([]);
    expect(shot.result.log_text).toContain("A is destroyed before it can move.");
  });

  test("MO-18 a game in which it is destroyed and the reaction goes on is saved and loaded", () => {
    // Dice are rolled stage by stage; the first gun destroys the unit, and the second has yet to fire.
    const two = {
      owner: "p2" as const,
      models: { m1: { at: [21, 12] as const, weapons: ["gun", "other"] } },
    };
    const table2 = table(
      { A: at([10, 12]), B: two },
      { weapons: { gun: GUN, other: { ...GUN, keywords: ["HAZARDOUS"] } }, settings: { fast_dice: false } },
    );
    let { game } = move(withCp(table2, 0, 1), "NORMAL", {
      m1: [
        [10, 12],
        [10, 10],
      ],
    });
    game = overwatch(game, []).game;
    for (const face of [6, 2, 1])
      game = play(game, { type: "RESOLVE_NEXT", actor_unit_id: "B" }, [face]).game;
    expect(game.units["A"]!.models).toEqual({});
    expect(game.tasks.map(({ type }) => type)).toEqual(["move", "window", "attacks"]);
    expect(parseGame(JSON.parse(JSON.stringify(game)))).toEqual({ ok: true, value: game });
  });

  test("MO-18 an Advance is answered at its move, not at its roll; standing still is no move", () => {
    const rolled = advanceRoll(watched(), 3);
    expect(rolled.tasks).toEqual([]);
    expect(move(rolled, "ADVANCE", aside).game.tasks.map(({ type }) => type)).toEqual(["move", "window"]);
    expect(move(watched(), "STATIONARY").game.tasks).toEqual([]);
    // The move of nobody is one.
    expect(move(watched(), "NORMAL").game.tasks.map(({ type }) => type)).toEqual(["move", "window"]);
  });

  test("MO-13 MO-18 a Fall Back: first the reaction, then Desperate Escape, then the move", () => {
    // Monsters may be shot at out of a fight.
    const shocked = { ...THREE, keywords: ["MONSTER"], flags: { battle_shocked: true } };
    const units = { A: shocked, B: gunner(21), C: enemy([11, 10]) };
    const game = withCp(table(units, { weapons: { gun: GUN } }), 0, 1);
    const back = {
      m1: [
        [10, 10],
        [7, 10],
      ],
      m2: [
        [10, 12],
        [7, 12],
      ],
      m3: [
        [10, 14],
        [7, 14],
      ],
    } as const;
    const begun = move(game, "FALL_BACK", back);
    expect(begun.result.dice).toEqual([]);
    // Fire Overwatch takes m2; the dice are those of the two that are left, and the first of them fails.
    const shot = overwatch(begun.game, [6, 2, 1, 2, 6]);
    expect(shot.result.dice.at(-1)).toMatchObject({
      context: "desperate_escape",
      rolls_raw: [2, 6],
      model_ids: ["m1", "m3"],
    });
    expect(places(shot)).toEqual(["m1 7,10,0"]);
  });

  test("MO-13 MO-18 a model that was wounded in the reaction and is then lost leaves nothing behind", () => {
    const hurt = {
      ...THREE,
      keywords: ["MONSTER"],
      stats: { wounds: 2 },
      flags: { battle_shocked: true },
    };
    const units = { A: hurt, B: gunner(21), C: enemy([11, 10]) };
    const game = withCp(table(units, { weapons: { gun: GUN }, settings: { allocation: "DEFENDER" } }), 0, 1);
    const back = {
      m1: [
        [10, 10],
        [7, 10],
      ],
      m2: [
        [10, 12],
        [7, 12],
      ],
      m3: [
        [10, 14],
        [7, 14],
      ],
    } as const;
    const begun = move(game, "FALL_BACK", back).game;
    const asked = overwatch(begun, [6, 2]).game;
    const take = (model_id: string) => ({
      type: "ALLOCATE_WOUND",
      actor_unit_id: "A",
      payload: { model_id },
    });
    const wounded = play(asked, take("m2"), [1, 1, 6, 6]);
    expect(wounded.game.units["A"]!.models["m2"]!.wounds).toBe(1);
    expect(wounded.game.tasks).toMatchObject([{ type: "move", losses: 1 }]);
    const lost = play(wounded.game, take("m2"));
    expect(places(lost)).toEqual(["m1 7,10,0", "m3 7,14,0"]);
    expect(parseGame(JSON.parse(JSON.stringify(lost.game)))).toEqual({ ok: true, value: lost.game });
  });

  test("MO-18 ST-9 nobody is asked without points, out of reach, or with reactions switched off", () => {
    const moved = (game: Game) => places(move(game, "NORMAL", aside))[0];
    expect(moved(watched(THREE, 21, 0))).toBe("m1 10,8,0");
    expect(moved(watched(THREE, 50))).toBe("m1 10,8,0");
    const game = watched();
    expect(moved({ ...game, settings: { ...game.settings, stratagems: "OFF" } })).toBe("m1 10,8,0");
  });

  test("MO-11 MO-18 an Advance in which nobody moves is saved and loaded, though its unit is in two groups", () => {
    const split = watched(at([10, 10], [10, 30]));
    const begun = move(advanceRoll(split, 2), "ADVANCE").game;
    const plane = { ...enemy([11.5, 10]), keywords: ["AIRCRAFT"] };
    const units = { A: { ...THREE, keywords: ["MONSTER"] }, B: gunner(21), P: plane };
    const near = withCp(table(units, { weapons: { gun: GUN } }), 0, 1);
    const beside = move(advanceRoll(near, 2), "ADVANCE").game;
    for (const game of [begun, beside]) {
      expect(game.tasks.map(({ type }) => type)).toEqual(["move", "window"]);
      expect(parseGame(JSON.parse(JSON.stringify(game)))).toEqual({ ok: true, value: game });
    }
  });

  test("MO-18 in the middle of it nobody else acts, and it is saved and loaded", () => {
    const begun = move(watched(), "NORMAL", aside).game;
    expect(codes(play(begun, { type: "ADVANCE_ROLL", actor_unit_id: "A" }).result)).toEqual(["WINDOW_OPEN"]);
    expect(parseGame(JSON.parse(JSON.stringify(begun)))).toEqual({ ok: true, value: begun });
    const ended = pass(begun).game;
    expect(parseGame(JSON.parse(JSON.stringify(ended)))).toEqual({ ok: true, value: ended });
    expect(faults(move(ended, "NORMAL"))).toEqual(["WINDOW_OPEN ST-6"]);
  });
});
