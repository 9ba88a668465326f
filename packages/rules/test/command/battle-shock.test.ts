import { describe, expect, test } from "vitest";
import { testBattleShock } from "../../src/flow/battle-shock/test.ts";
import { Change } from "../../src/game/change.ts";
import { isBelowHalf } from "../../src/game/strength.ts";
import { choices, type Game, legal, scriptedDice, type Unit, waiting } from "../../src/index.ts";
import { buildGame, codes, play, row, type UnitOptions } from "../support/build.ts";
import { commandGame, endPhase, nextTurn, reduced, test2D6 } from "./table.ts";

/** p1's Command phase with A as given. */
const withA = (A: UnitOptions, more: Parameters<typeof commandGame>[1] = {}): Game =>
  commandGame({ A }, more);
const unitA = (A: UnitOptions): Unit => withA(A).units["A"]!;
const shocked = (game: Game, id = "A"): boolean => game.units[id]!.flags.battle_shocked === true;

describe("Below Half-strength", () => {
  test.each([
    [5, 10, false],
    [4, 10, true],
    [3, 5, false],
    [2, 5, true],
    [1, 2, false],
    [1, 3, true],
  ])("CO-6 %i of %i models: %s", (left, of, below) => {
    expect(isBelowHalf(unitA(reduced(left, of)))).toBe(below);
  });

  test.each([
    [6, 12, false],
    [5, 12, true],
    [12, 12, false],
    [1, 1, false],
    [2, 5, true],
    [3, 5, false],
  ])("CO-6 worked case 2: a model that began alone with %i of %i wounds: %s", (left, of, below) => {
    const unit = unitA({ stats: { wounds: of }, models: { m1: { at: [5, 2], wounds: left } } });
    expect(isBelowHalf(unit)).toBe(below);
  });

  /** Nine bodyguards and a leader with four wounds, of which those named are left. */
  const attached = (guards: number, leader: number): UnitOptions => ({
    starting_strength: 10,
    models: {
      ...row(guards, [5, 2]),
      ...(leader > 0 && {
        L: { at: [9, 2] as const, wounds: leader, stats: { wounds: 4 }, keywords: ["CHARACTER"] },
      }),
    },
    parts: [
      {
        id: "A",
        name: "A",
        starting_strength: 9,
        model_ids: Array.from({ length: 9 }, (_, i) => `m${i + 1}`),
      },
      { id: "L", name: "L", starting_strength: 1, model_ids: ["L"] },
    ],
  });

  test("CO-6 an Attached unit counts whole: of nine and one, five are no less than half and four are", () => {
    expect(isBelowHalf(unitA(attached(4, 4)))).toBe(false);
    expect(isBelowHalf(unitA(attached(3, 4)))).toBe(true);
  });

  test("CO-6 when one part is gone the other has its own Starting Strength again", () => {
    // Five of nine guards are left: more than half of nine. Two wounds of four are half, one is less.
    expect(isBelowHalf(unitA(attached(5, 0)))).toBe(false);
    expect(isBelowHalf(unitA(attached(4, 0)))).toBe(true);
    expect(isBelowHalf(unitA(attached(0, 2)))).toBe(false);
    expect(isBelowHalf(unitA(attached(0, 1)))).toBe(true);
  });
});

describe("a Battle-shock test", () => {
  const four = withA(reduced(4, 10));

  test("CO-5 two dice must reach the Leadership: 6 passes against 6+, 5 does not", () => {
    const passed = test2D6(four, "A", [2, 4]);
    expect(shocked(passed.game)).toBe(false);
    expect(passed.result.dice).toMatchObject([
      { context: "battle_shock", rolls_raw: [2, 4], leadership: 6, total: 6, passed: true },
    ]);
    const failed = test2D6(four, "A", [2, 3]);
    expect(shocked(failed.game)).toBe(true);
    expect(failed.result.events).toContainEqual({ type: "battle_shock_tested", unit_id: "A", passed: false });
    expect(failed.result.log_text).toContain("Battle-shock: 2 + 3 = 5 against 6+: A is Battle-shocked.");
  });

  test("CO-5 worked case 2: the best Leadership among all models counts", () => {
    const led: UnitOptions = {
      starting_strength: 10,
      stats: { leadership: 8 },
      models: { m1: { at: [5, 2] }, m2: { at: [5, 4], stats: { leadership: 7 } } },
    };
    expect(shocked(test2D6(withA(led), "A", [3, 4]).game)).toBe(false);
    expect(shocked(test2D6(withA(led), "A", [2, 4]).game)).toBe(true);
  });

  test("CO-5 one a unit and phase, whether it passed or failed", () => {
    expect(codes(test2D6(test2D6(four, "A", [6, 6]).game, "A", []).result)).toEqual(["ALREADY_TESTED"]);
    expect(codes(test2D6(test2D6(four, "A", [1, 1]).game, "A", []).result)).toEqual(["ALREADY_TESTED"]);
    expect(test2D6(four, "A", [6, 6]).game.units["A"]!.flags).toEqual({ battle_shock_tested: true });
    expect(endPhase(test2D6(four, "A", [6, 6]).game).game.units["A"]!.flags).toEqual({});
  });

  test("CO-5 only by a unit of the player whose Command phase it is, on the table, and Below Half-strength", () => {
    const game = commandGame({
      A: reduced(4, 10),
      B: { ...reduced(1, 10), owner: "p2", models: row(1, [50, 2]) },
      C: { models: row(2, [20, 2]) },
      R: { starting_strength: 10, reserve: "STRATEGIC", models: row(1, [0, 0]) },
    });
    const why = (id: string) => legal(game).units[id]!.TEST_BATTLE_SHOCK?.map(({ code }) => code);
    expect(why("A")).toEqual([]);
    expect(why("B")).toEqual(["NOT_YOUR_TURN"]);
    expect(why("C")).toEqual(["NO_TEST_OWED"]);
    expect(why("R")).toEqual(["OFF_TABLE"]);
    const shooting: Game = { ...game, turn: { ...game.turn, phase: "SHOOTING" } };
    expect(codes(test2D6(shooting, "A", []).result)).toEqual(["WRONG_PHASE"]);
  });

  test("CO-5 the game says that tests are owed, and offers them", () => {
    expect(waiting(four)).toMatchObject([
      { player: "p1", for: { what: "battle_shock_tests" }, actions: ["TEST_BATTLE_SHOCK", "END_PHASE"] },
    ]);
    expect([...choices(four)]).toEqual([
      { type: "TEST_BATTLE_SHOCK", actor_unit_id: "A" },
      { type: "END_PHASE" },
    ]);
    const done = test2D6(four, "A", [6, 6]).game;
    expect(waiting(done)).toMatchObject([
      { for: { what: "phase_to_end", phase: "COMMAND" }, actions: ["END_PHASE"] },
    ]);
  });

  test("CO-5 the end of the phase rolls those that are owed, in the document's order, and no others", () => {
    const game = commandGame({
      A: { ...reduced(4, 10) },
      C: { starting_strength: 5, models: row(1, [20, 2]) },
      D: { models: row(3, [30, 2]) },
    });
    const { game: after, result } = endPhase(game, [1, 1, 6, 6]);
    expect(result.dice.map((block) => ["unit_id" in block && block.unit_id, block.rolls_raw])).toEqual([
      ["A", [1, 1]],
      ["C", [6, 6]],
    ]);
    expect(shocked(after)).toBe(true);
    expect(shocked(after, "C")).toBe(false);
    expect(after.turn.phase).toBe("MOVEMENT");
  });

  test("CO-5 a test that was taken is not taken again at the end", () => {
    expect(endPhase(test2D6(four, "A", [6, 6]).game, []).game.turn.phase).toBe("MOVEMENT");
  });

  test("CO-5 on a bare table the end rolls none, and a test can be taken", () => {
    const bare = withA(reduced(4, 10), { mission: null });
    expect(shocked(test2D6(bare, "A", [1, 1]).game)).toBe(true);
    expect(endPhase(bare, []).result.dice).toEqual([]);
  });

  test("CO-5 a unit given Battle-shocked in its owner's Command phase owes none", () => {
    const game = withA({ ...reduced(4, 10), flags: { battle_shocked: true } });
    expect(codes(test2D6(game, "A", []).result)).toEqual(["BATTLE_SHOCKED"]);
    expect(shocked(endPhase(game, []).game)).toBe(true);
  });

  test("CO-3 it ends as its own player's next Command phase begins, before tests, and not the opponent's", () => {
    const game = commandGame({
      A: { models: row(2, [5, 2]), flags: { battle_shocked: true } },
      B: { owner: "p2", models: row(2, [50, 2]), flags: { battle_shocked: true } },
    });
    const second = nextTurn(game);
    expect([shocked(second), shocked(second, "B")]).toEqual([true, false]);
    expect(shocked(nextTurn(second))).toBe(false);
  });
});

describe("a forced test", () => {
  const change = (game: Game, faces: readonly number[]) => new Change(game, scriptedDice(faces, 0));
  const six = commandGame();

  test("CO-9 whoever fails is Battle-shocked, below half or not, in any phase", () => {
    const shooting: Game = { ...six, turn: { ...six.turn, phase: "SHOOTING" } };
    const failing = change(shooting, [1, 2]);
    expect(testBattleShock(failing, "B")).toBe(false);
    expect(shocked(failing.game, "B")).toBe(true);
  });

  test("CO-7 a modifier changes the roll: 3 and 3 with −1 is 5, not enough for 6+", () => {
    const one = change(six, [3, 3]);
    expect(testBattleShock(one, "A", -1)).toBe(false);
    expect(one.story.dice).toMatchObject([{ modifier: -1, total: 5, leadership: 6, passed: false }]);
    expect(testBattleShock(change(six, [3, 3]), "A")).toBe(true);
  });

  test("CO-9 a unit that is shocked already tests, and stays so whatever it rolls", () => {
    const game = commandGame({ A: { models: row(2, [5, 2]), flags: { battle_shocked: true } } });
    const lucky = change(game, [6, 6]);
    expect(testBattleShock(lucky, "A")).toBe(true);
    expect(shocked(lucky.game)).toBe(true);
  });
});

describe("a unit that left the table", () => {
  const back = (flags: Record<string, unknown>, faces: readonly number[]) => {
    const game = commandGame(
      { R: { starting_strength: 5, reserve: "STRATEGIC", flags, models: row(2, [0, 0]) } },
      { turn: { phase: "MOVEMENT", round: 2 } },
    );
    const positions = { m1: [20, 43], m2: [22, 43] };
    return play(game, { type: "SET_UP", actor_unit_id: "R", payload: { positions } }, faces);
  };

  test("CO-11 and is Below Half-strength is tested when it comes back; one that began in reserve is not", () => {
    expect(shocked(back({ left_table: true }, [1, 1]).game, "R")).toBe(true);
    expect(shocked(back({ left_table: true }, [6, 1]).game, "R")).toBe(false);
    expect(back({}, []).result.dice).toEqual([]);
  });
});

describe("Battle-shocked", () => {
  test("CO-8 no stratagem is used on the unit, and it shoots as ever", () => {
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 2], { weapons: ["gun"] }), flags: { battle_shocked: true } },
        B: { owner: "p2", models: row(1, [15, 2]) },
      },
      weapons: { gun: {} },
    });
    const shot = play(
      game,
      {
        type: "SHOOT",
        actor_unit_id: "A",
        payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
      },
      [1],
    );
    expect(shot.result.success).toBe(true);
  });
});
