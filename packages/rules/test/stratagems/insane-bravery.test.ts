import { describe, expect, test } from "vitest";
import { choices, type Game, waiting } from "../../src/index.ts";
import { commandGame, endPhase, reduced, test2D6, withCp } from "../command/table.ts";
import { codes, type Played, play, row } from "../support/build.ts";

/** A and C of p1 owe a test; B of p2 would, in its own turn. */
const field = (cp = 2): Game =>
  withCp(
    commandGame({
      A: reduced(4, 10),
      C: { starting_strength: 5, models: row(1, [20, 2]) },
      D: { models: row(3, [30, 2]) },
      B: { owner: "p2", starting_strength: 5, models: row(1, [50, 2]) },
    }),
    cp,
    2,
  );

const brave = (game: Game, unit: string): Played =>
  play(game, { type: "USE_STRATAGEM", actor_unit_id: unit, payload: { stratagem: "INSANE_BRAVERY" } });

describe("Insane Bravery", () => {
  test("ST-13 the unit passes without a roll, for 1 CP", () => {
    const { game, result } = brave(field(), "A");
    expect(result.errors).toEqual([]);
    expect(result.dice).toEqual([]);
    expect(game.players.p1.cp).toBe(1);
    expect(game.units["A"]!.flags).toEqual({ battle_shock_tested: true });
    expect(result.log_text).toContain("Blue uses Insane Bravery (1 CP) on A.");
    // Only C is rolled for at the end.
    expect(endPhase(game, [6, 6]).result.dice).toHaveLength(1);
  });

  test("ST-13 worked case 18: not after a failed roll, and not a second time in the battle", () => {
    const failed = test2D6(field(), "A", [1, 1]).game;
    expect(codes(brave(failed, "A").result)).toEqual(["BATTLE_SHOCKED"]);
    expect(codes(brave(brave(field(), "A").game, "C").result)).toEqual(["ALREADY_USED"]);
    let later = endPhase(brave(field(), "A").game, [6, 6]).game;
    for (let n = 0; n < 12 && (later.turn.phase !== "COMMAND" || later.turn.active_player === "p2"); n++) {
      later = endPhase(later, later.turn.phase === "COMMAND" ? [6, 6] : []).game;
    }
    expect(later.turn.round).toBe(2);
    expect(codes(brave(later, "C").result)).toEqual(["ALREADY_USED"]);
  });

  test("ST-13 only on a unit that owes a test, in its own Command phase", () => {
    expect(codes(brave(field(), "D").result)).toEqual(["NO_TEST_OWED"]);
    expect(codes(brave(test2D6(field(), "A", [6, 6]).game, "A").result)).toEqual(["ALREADY_TESTED"]);
    expect(brave(field(), "B").result.success).toBe(false);
    const moving: Game = { ...field(), turn: { ...field().turn, phase: "MOVEMENT" } };
    expect(codes(brave(moving, "A").result)).toEqual(["NOT_NOW"]);
  });

  test("ST-1 not without the point for it", () => {
    expect(codes(brave(field(0), "A").result)).toEqual(["NOT_ENOUGH_CP"]);
  });

  test("ST-9 no window asks for it: it is offered while a test is owed, in its player's own time", () => {
    expect(field().tasks).toEqual([]);
    expect(waiting(field())[0]!.actions).toEqual(["TEST_BATTLE_SHOCK", "USE_STRATAGEM", "END_PHASE"]);
    const uses = [...choices(field(), "USE_STRATAGEM")];
    expect(uses).toEqual(
      ["A", "C"].map((actor_unit_id) => ({
        type: "USE_STRATAGEM",
        actor_unit_id,
        payload: { stratagem: "INSANE_BRAVERY" },
      })),
    );
    expect(waiting(field(0))[0]!.actions).toEqual(["TEST_BATTLE_SHOCK", "END_PHASE"]);
  });

  test("ST-9 what is used in one's own time stays where the table asks nobody", () => {
    const off = play(field(), { type: "CHANGE_SETTINGS", payload: { stratagems: "OFF" } }).game;
    expect(brave(off, "A").result.success).toBe(true);
  });
});
