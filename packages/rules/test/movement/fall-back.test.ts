import { describe, expect, test } from "vitest";
import { begin, type Game, parseGame, waiting } from "../../src/index.ts";
import { waitingInWords } from "../../src/words/waiting.ts";
import { codes, type Played, play, playOn, type UnitOptions } from "../support/build.ts";
import { at, enemy, faults, flagsOf, move, type Paths, places, table } from "./table.ts";

/** Two in contact with an enemy each, three behind them; the enemies stand in a row at x = 12. */
const FIVE: UnitOptions = at([11, 10], [11, 12], [9, 10], [9, 12], [7, 12]);
const ENEMIES = enemy([12, 10], [12, 12]);

/** The two in front go over the enemies. */
const OVER: Paths = {
  m1: [
    [11, 10],
    [15.5, 10],
  ],
  m2: [
    [11, 12],
    [15.5, 12],
  ],
};

/** Everybody steps back by two or more inches. */
const BACK: Paths = Object.fromEntries(
  (
    [
      [11, 10],
      [11, 12],
      [9, 10],
      [9, 12],
      [7, 12],
    ] as const
  ).map(([x, y], i) => [`m${i + 1}`, [[x, y] as const, [x - 3, y] as const]]),
);

const living = ({ game }: Pick<Played, "game">) => Object.keys(game.units["A"]!.models);

describe("Fall Back", () => {
  test("MO-12 over enemies and through their range, up to M, and out of it at the end", () => {
    const game = table({ A: at([10, 10]), B: enemy([11, 10]) });
    const over = (x: number) =>
      move(
        game,
        "FALL_BACK",
        {
          m1: [
            [10, 10],
            [x, 10],
          ],
        },
        x < 13.01 ? [] : [6],
      );
    expect(places(over(13.01))).toEqual(["m1 13.01,10,0"]);
    expect(faults(over(13))).toEqual(["ENEMY_TOO_NEAR MO-12 m1 B 0.00"]);
    const back = move(game, "FALL_BACK", {
      m1: [
        [10, 10],
        [4, 10],
      ],
    });
    expect(flagsOf(back)).toEqual({ moved: true, fell_back: true });
    expect(back.result.events).toEqual([
      { type: "move_started", unit_id: "A", kind: "FALL_BACK" },
      { type: "move_ended", unit_id: "A", kind: "FALL_BACK" },
    ]);
    expect(
      faults(
        move(game, "FALL_BACK", {
          m1: [
            [10, 10],
            [3.5, 10],
          ],
        }),
      ),
    ).toEqual(["TOO_FAR MO-12 m1 0.50"]);
  });

  test("MO-12 whoever stays may not be left in Engagement Range", () => {
    const game = table({ A: at([10, 10], [8, 10]), B: enemy([11, 10]) });
    expect(
      faults(
        move(game, "FALL_BACK", {
          m2: [
            [8, 10],
            [8, 9],
          ],
        }),
      ),
    ).toEqual(["ENEMY_TOO_NEAR MO-12 m1 B 1.00"]);
    expect(faults(move(game, "FALL_BACK"))).toEqual(["ENEMY_TOO_NEAR MO-12 m1 B 1.00"]);
    expect(
      faults(
        move(game, "FALL_BACK", {
          m1: [
            [10, 10],
            [7.5, 10],
          ],
        }),
      ),
    ).toEqual(["OVERLAP MO-5 m1 A"]);
    expect(
      move(game, "FALL_BACK", {
        m1: [
          [10, 10],
          [6, 10],
        ],
      }).result.success,
    ).toBe(true);
  });

  test("MO-12 SH-4 CH-2 then it neither shoots nor charges", () => {
    const game = table(
      { A: { models: { m1: { at: [10, 10], weapons: ["gun"] } } }, B: enemy([11, 10]) },
      { weapons: { gun: {} } },
    );
    const fled = move(game, "FALL_BACK", {
      m1: [
        [10, 10],
        [5, 10],
      ],
    }).game;
    const shooting = { ...fled, turn: { ...fled.turn, phase: "SHOOTING" as const } };
    expect(codes(play(shooting, { type: "SELECT_SHOOTER", actor_unit_id: "A" }).result)).toContain(
      "FELL_BACK",
    );
    const charging = { ...fled, turn: { ...fled.turn, phase: "CHARGE" as const } };
    const charge = { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } };
    expect(codes(play(charging, charge).result)).toContain("FELL_BACK");
  });
});

describe("Desperate Escape", () => {
  test("MO-13 two of five cross: two dice, in the document's order; 1 and 5 cost one model, any", () => {
    // One enemy at (12, 10). m1 and m2 go over it, the others along above it.
    const game = table({
      A: at([11, 10], [11, 11], [9.5, 9], [9.5, 7.5], [11, 7.9]),
      B: enemy([12, 10]),
    });
    const over: Paths = {
      m1: [
        [11, 10],
        [14.2, 10],
      ],
      m2: [
        [11, 11],
        [12, 10.4],
        [14.2, 11.2],
      ],
      m3: [
        [9.5, 9],
        [11, 7.8],
      ],
      m4: [
        [9.5, 7.5],
        [12.3, 7.5],
      ],
      m5: [
        [11, 7.9],
        [13.6, 7.9],
      ],
    };
    const crossed = move(game, "FALL_BACK", over, [1, 5]);
    expect(crossed.result.dice).toEqual([
      { context: "desperate_escape", rolls_raw: [1, 5], unit_id: "A", model_ids: ["m1", "m2"], fails: 1 },
    ]);
    // m4 is the furthest from the enemy, and was not even tested.
    expect(places(crossed)).toEqual(["m1 14.2,10,0", "m2 14.2,11.2,0", "m3 11,7.8,0", "m5 13.6,7.9,0"]);
    expect(flagsOf(crossed)).toEqual({ moved: true, fell_back: true });
    expect(crossed.result.log_text).toContain("Desperate Escape of A: [1,5], 1 model lost.");
    expect(crossed.result.log_text).toContain("A loses m4 in its Desperate Escape.");
    const chosen = { ...game, settings: { ...game.settings, allocation: "DEFENDER" as const } };
    const asked = move(chosen, "FALL_BACK", over, [1, 5]).game;
    const lost = play(asked, { type: "ALLOCATE_WOUND", actor_unit_id: "A", payload: { model_id: "m2" } });
    expect(living(lost)).toEqual(["m1", "m3", "m4", "m5"]);
  });

  test("MO-13 of models that are as far away the one with the lower id is lost", () => {
    const game = table({ A: at([11, 10], [11, 12]), B: ENEMIES });
    const crossed = move(game, "FALL_BACK", { m1: OVER["m1"]!, m2: OVER["m2"]! }, [1, 5]);
    expect(living(crossed)).toEqual(["m2"]);
  });

  test("MO-13 whoever leaves Engagement Range and crosses nobody takes no test", () => {
    const game = table({ A: FIVE, B: ENEMIES });
    const back = move(game, "FALL_BACK", BACK);
    expect(back.result.dice).toEqual([]);
    expect(places(back)[0]).toBe("m1 8,10,0");
  });

  test("MO-13 a Battle-shocked unit: a die for every model, with FLY as well, crossing or not", () => {
    const game = table({
      A: { ...FIVE, keywords: ["INFANTRY", "FLY"], flags: { battle_shocked: true } },
      B: ENEMIES,
    });
    const back = move(game, "FALL_BACK", BACK, [3, 4, 5, 6, 3]);
    expect(back.result.dice).toMatchObject([{ rolls_raw: [3, 4, 5, 6, 3], fails: 0 }]);
    expect(living(back)).toHaveLength(5);
  });

  test("MO-13 FLY and TITANIC cross without a test", () => {
    for (const keyword of ["FLY", "TITANIC"]) {
      const game = table({ A: { ...at([11, 10], [11, 12]), keywords: [keyword] }, B: ENEMIES });
      const over = move(game, "FALL_BACK", { m1: OVER["m1"]!, m2: OVER["m2"]! });
      expect(over.result).toMatchObject({ success: true, dice: [] });
    }
  });

  test("MO-13 each 1 or 2 costs a model: no CHARACTER first, and the furthest from its nearest enemy", () => {
    const led = {
      models: { ...FIVE.models, m5: { ...FIVE.models["m5"]!, keywords: ["CHARACTER"] } },
      flags: { battle_shocked: true },
    };
    const game = table({ A: led, B: ENEMIES });
    // m5 is the furthest, and a CHARACTER; then m3 and m4, both two inches away; then m1 and m2, which touch.
    const lost = (faces: readonly number[]) => living(move(game, "FALL_BACK", BACK, faces));
    expect(lost([2, 3, 3, 3, 3])).toEqual(["m1", "m2", "m4", "m5"]);
    expect(lost([2, 3, 1, 3, 3])).toEqual(["m1", "m2", "m5"]);
    expect(lost([2, 1, 1, 3, 3])).toEqual(["m2", "m5"]);
    expect(lost([2, 1, 1, 1, 3])).toEqual(["m5"]);
  });

  test("MO-13 a unit that loses everybody is destroyed and moves nowhere", () => {
    const game = table({ A: { ...at([11, 10]), flags: { battle_shocked: true } }, B: ENEMIES });
    const gone = move(
      game,
      "FALL_BACK",
      {
        m1: [
          [11, 10],
          [6, 10],
        ],
      },
      [2],
    );
    expect(living(gone)).toEqual([]);
    expect(gone.result.events).toEqual([
      { type: "move_started", unit_id: "A", kind: "FALL_BACK" },
      { type: "unit_destroyed", unit_id: "A" },
    ]);
    expect(gone.game.tasks).toEqual([]);
    expect(gone.result.log_text).toContain("A is destroyed before it can move.");
    expect(play(gone.game, { type: "END_PHASE" }).result.success).toBe(true);
  });

  test("MO-13 MO-14 the move is judged as declared, and whoever is left walks on out of coherency", () => {
    // A chain: whoever is lost in the middle leaves two groups.
    const chain = { ...at([11, 10], [8, 10], [5, 10]), flags: { battle_shocked: true } };
    const game = table({ A: chain, B: enemy([12, 10]) });
    const aside: Paths = {
      m1: [
        [11, 10],
        [11, 4.5],
      ],
      m2: [
        [8, 10],
        [8, 4.5],
      ],
      m3: [
        [5, 10],
        [5, 4.5],
      ],
    };
    const settings = { ...game.settings, allocation: "DEFENDER" as const };
    const asked = move({ ...game, settings }, "FALL_BACK", aside, [1, 6, 6]);
    const made = play(asked.game, {
      type: "ALLOCATE_WOUND",
      actor_unit_id: "A",
      payload: { model_id: "m2" },
    });
    expect(places(made)).toEqual(["m1 11,4.5,0", "m3 5,4.5,0"]);
    expect(
      faults(
        move(game, "FALL_BACK", {
          m1: [
            [11, 10],
            [11, 5],
          ],
        }),
      ),
    ).toEqual(["COHERENCY MO-9 m1 2.83"]);
  });
});

describe("a model that the referee takes with care", () => {
  test("MO-13 AT-18 it is none that would link the others where they end", () => {
    // m3, the furthest from the enemy, walks between the two others.
    const chain = { ...at([11, 10], [8, 10], [5, 10]), flags: { battle_shocked: true } };
    const crossing: Paths = {
      m1: [
        [11, 10],
        [11, 6],
      ],
      m2: [
        [8, 10],
        [5, 6],
      ],
      m3: [
        [5, 10],
        [8, 6],
      ],
    };
    const lost = (allocation: string) => {
      const game = table({ A: chain, B: enemy([12, 10]) }, { settings: { allocation } });
      return living(move(game, "FALL_BACK", crossing, [1, 6, 6]));
    };
    expect(lost("AUTOMATIC")).toEqual(["m1", "m2"]);
    expect(lost("CAREFUL")).toEqual(["m1", "m3"]);
  });
});

describe("the owner's choice of who is lost", () => {
  function choosing(): { readonly before: Game; readonly asked: Played } {
    const shocked = { ...FIVE, flags: { battle_shocked: true } };
    const before = table({ A: shocked, B: ENEMIES }, { settings: { allocation: "DEFENDER" } });
    return { before, asked: move(before, "FALL_BACK", BACK, [1, 2, 6, 6, 6]) };
  }
  const lose = (game: Game, model_id: string) =>
    play(game, { type: "ALLOCATE_WOUND", actor_unit_id: "A", payload: { model_id } });

  test("MO-13 the game waits for it, model by model, and nothing else is done", () => {
    const { asked } = choosing();
    expect(asked.game.tasks).toMatchObject([{ type: "move", unit_id: "A", losses: 2 }]);
    const [awaited] = waiting(asked.game);
    expect(awaited).toMatchObject({
      player: "p1",
      for: { what: "escape_loss", unit_id: "A" },
      actions: ["ALLOCATE_WOUND"],
    });
    expect(waitingInWords(asked.game, awaited!.for)).toBe(
      "the choice of a model of A that is lost in its Desperate Escape",
    );
    expect(play(asked.game, { type: "END_PHASE" }).result.errors).toMatchObject([
      { code: "MOVE_PENDING", rule: "PH-4" },
    ]);
    expect(codes(lose(asked.game, "m9").result)).toEqual(["NOT_A_CHOICE"]);
    const one = lose(asked.game, "m1");
    expect(living(one)).toEqual(["m2", "m3", "m4", "m5"]);
    expect(places(one)[0]).toBe("m2 11,12,0");
    const two = lose(one.game, "m4");
    expect(living(two)).toEqual(["m2", "m3", "m5"]);
    expect(places(two)[0]).toBe("m2 8,12,0");
    expect(two.game.tasks).toEqual([]);
  });

  test("MO-13 a game left in the middle of it is saved and loaded, a spoilt one is refused", () => {
    const { asked } = choosing();
    const raw = JSON.parse(JSON.stringify(asked.game));
    expect(parseGame(raw)).toEqual({ ok: true, value: asked.game });
    const spoilt = structuredClone(raw);
    spoilt.tasks[0].per_model_paths.m1[1] = [30, 30];
    const read = parseGame(spoilt);
    expect(read.ok ? [] : read.refusals).toMatchObject([{ path: "tasks[0].per_model_paths", rule: "MO-12" }]);
    const foreign = structuredClone(raw);
    foreign.tasks[0].unit_id = "B";
    expect(parseGame(foreign)).toMatchObject({ ok: false, refusals: [{ path: "tasks[0].unit_id" }] });
    const elsewhere = structuredClone(raw);
    elsewhere.turn.phase = "SHOOTING";
    expect(parseGame(elsewhere)).toMatchObject({ ok: false, refusals: [{ path: "tasks[0]" }] });
  });

  test("MO-13 left to the referee after all, it goes on by itself", () => {
    const { asked } = choosing();
    const changed = play(asked.game, { type: "CHANGE_SETTINGS", payload: { allocation: "AUTOMATIC" } });
    expect(changed.game.tasks).toEqual([]);
    // m5 is the furthest from the enemy, then m3.
    expect(living(changed)).toEqual(["m1", "m2", "m4"]);
  });

  test("MO-13 where nobody would be left there is nothing to choose", () => {
    const game = table(
      { A: { ...at([11, 10], [11, 12]), flags: { battle_shocked: true } }, B: ENEMIES },
      { settings: { allocation: "DEFENDER" } },
    );
    const paths: Paths = {
      m1: [
        [11, 10],
        [6, 10],
      ],
      m2: [
        [11, 12],
        [6, 12],
      ],
    };
    expect(living(move(game, "FALL_BACK", paths, [1, 1]))).toEqual([]);
  });

  test("MO-20 a Fall Back with dice is not taken back, one without is", () => {
    const { before } = choosing();
    const action = {
      type: "MOVE",
      actor_unit_id: "A",
      payload: { kind: "FALL_BACK", per_model_paths: BACK },
    };
    const rolled = playOn(begin(before), action, [3, 3, 3, 3, 3]);
    expect(playOn(rolled.timeline, { type: "UNDO" }).result.success).toBe(false);
    const calm = table({ A: FIVE, B: ENEMIES });
    const fled = playOn(begin(calm), action);
    expect(playOn(fled.timeline, { type: "UNDO" }).game).toEqual(calm);
  });
});
