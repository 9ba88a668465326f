import { describe, expect, test } from "vitest";
import { legal, parseGame } from "../../src/index.ts";
import { codes, play } from "../support/build.ts";
import { advanceRoll, at, enemy, faults, flagsOf, move, places, table } from "./table.ts";

const forward = (x: number) => ({ m1: [[10, 10] as const, [x, 10] as const] });

describe("Advance", () => {
  const game = table({ A: at([10, 10]), B: enemy([40, 10]) });

  test("MO-11 one die, and every model may go that much further", () => {
    const rolled = play(game, { type: "ADVANCE_ROLL", actor_unit_id: "A" }, [4]);
    expect(rolled.result.dice).toEqual([
      { context: "advance", rolls_raw: [4], unit_id: "A", first_die: 0, scripted: true },
    ]);
    expect(rolled.game.rng.cursor).toBe(1);
    expect(rolled.result.log_text).toContain("A rolls 4 for its Advance.");
    expect(rolled.game.units["A"]).toMatchObject({ advance_roll: 4, flags: {} });
    expect(faults(move(rolled.game, "ADVANCE", forward(20.5)))).toEqual(["TOO_FAR MO-11 m1 0.50"]);
    const made = move(rolled.game, "ADVANCE", forward(20));
    expect(places(made)).toEqual(["m1 20,10,0"]);
    expect(flagsOf(made)).toEqual({ moved: true, advanced: true });
    expect(made.game.units["A"]).not.toHaveProperty("advance_roll");
    expect(made.result.events.map(({ type }) => type)).toEqual(["move_started", "move_ended"]);
  });

  test("MO-11 not without the roll, and nothing else after it; the roll is not made again", () => {
    expect(faults(move(game, "ADVANCE", forward(12)))).toEqual(["NOT_ROLLED MO-11"]);
    const rolled = advanceRoll(game, 2);
    for (const kind of ["NORMAL", "STATIONARY"]) {
      expect(faults(move(rolled, kind))).toEqual(["ADVANCING MO-11"]);
    }
    const again = play(rolled, { type: "ADVANCE_ROLL", actor_unit_id: "A" });
    expect(again.result.errors).toMatchObject([{ code: "ALREADY_ROLLED", rule: "MO-11" }]);
    expect(again.result.errors[0]!.message).toBe("A has already rolled 2 for its Advance.");
    expect(legal(rolled).units["A"]).toMatchObject({ MOVE: [], ADVANCE_ROLL: [{ code: "ALREADY_ROLLED" }] });
  });

  test("MO-9 MO-11 a move that is refused leaves the roll as it is", () => {
    const rolled = advanceRoll(game, 2);
    const far = move(rolled, "ADVANCE", forward(19));
    expect(far.game).toBe(rolled);
    expect(move(rolled, "ADVANCE", forward(18)).result.success).toBe(true);
  });

  test("MO-11 whoever rolled and does not move has Advanced all the same", () => {
    const rolled = advanceRoll(game, 5);
    expect(flagsOf(move(rolled, "ADVANCE"))).toEqual({ moved: true, advanced: true });
    // With somebody to charge, so that the turn does not end with the phase.
    const met = advanceRoll(table({ A: at([10, 10]), C: at([10, 14]), E: enemy([16, 14]) }), 5);
    const after = play(met, { type: "END_PHASE" });
    expect(flagsOf(after)).toEqual({ moved: true, advanced: true });
    expect(after.game.units["A"]).not.toHaveProperty("advance_roll");
    // Even where losses have left it in two groups.
    const split = advanceRoll(table({ A: at([10, 10], [10, 30]) }), 1);
    expect(flagsOf(move(split, "ADVANCE"))).toEqual({ moved: true, advanced: true });
  });

  test("MO-11 SH-3 CH-2 then it charges nobody, and fires Assault weapons only", () => {
    const armed = table(
      { A: { models: { m1: { at: [10, 10], weapons: ["gun", "carbine"] } } }, B: enemy([20, 10]) },
      { weapons: { gun: {}, carbine: { keywords: ["ASSAULT"] } } },
    );
    const advanced = move(advanceRoll(armed, 1), "ADVANCE", forward(12)).game;
    const shooting = play(advanced, { type: "END_PHASE" }).game;
    const shoot = (weapon_id: string, faces: readonly number[] = []) =>
      play(
        shooting,
        {
          type: "SHOOT",
          actor_unit_id: "A",
          payload: { assignments: [{ weapon_id, target_unit_id: "B" }] },
        },
        faces,
      );
    expect(codes(shoot("gun").result)).toEqual(["ADVANCED"]);
    expect(shoot("carbine", [1]).result.success).toBe(true);
    const charging = { ...shooting, turn: { ...shooting.turn, phase: "CHARGE" as const } };
    const charge = { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } };
    expect(codes(play(charging, charge).result)).toEqual(["ADVANCED"]);
  });

  test("MO-11 a roll that waits is saved and loaded", () => {
    const rolled = advanceRoll(game, 6);
    const read = parseGame(JSON.parse(JSON.stringify(rolled)));
    expect(read).toEqual({ ok: true, value: rolled });
  });
});
