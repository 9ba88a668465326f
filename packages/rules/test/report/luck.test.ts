import { describe, expect, test } from "vitest";
import { battleReport } from "../../src/missions/report/battle-report.ts";
import { measure } from "../../src/missions/report/luck.ts";
import { volleysOf } from "../../src/missions/report/volleys.ts";
import { lane } from "../charge/table.ts";
import { volleyGame } from "../stratagems/under-fire.ts";
import { duel } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { Tape } from "./tape.ts";

const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 12));
const shot = { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] };

/** Two attacks, each of which hits by 2/3, wounds by 1/2 and is not saved by 2/3: 2/9 a wound. */
const TWO_SHOTS = { gun: { attacks: "2" }, defenders: 3, target: { stats: { save: 5 } } } as const;
const TWO_SHOTS_PMF = near([49 / 81, 28 / 81, 4 / 81]);

describe("what volleys did, and what they could do", () => {
  test("all rolled at once", () => {
    const { played } = new Tape(duel(TWO_SHOTS)).by("A", "SHOOT", shot, [3, 1, 4, 2]);
    expect(volleysOf(played)).toEqual([
      {
        moment: 1,
        ended: 1,
        player: "p1",
        unit_id: "A",
        name: "A",
        target_unit_ids: ["B"],
        dealt: 1,
        pmf: TWO_SHOTS_PMF,
      },
    ]);
  });

  test("rolled step by step is one volley, from the step of its first die on", () => {
    const { played } = new Tape(duel({ ...TWO_SHOTS, settings: { fast_dice: false } }))
      .by("A", "SELECT_SHOOTER")
      .by("A", "ASSIGN_TARGET", { weapon_id: "gun", target_unit_id: "B" })
      .by("A", "CONFIRM_TARGETS")
      .by("A", "RESOLVE_NEXT", {}, [3, 4])
      .by("A", "RESOLVE_NEXT", {}, [4, 4])
      .by("A", "RESOLVE_NEXT", {}, [1, 2]);
    expect(volleysOf(played)).toMatchObject([{ moment: 4, ended: 6, dealt: 2, pmf: TWO_SHOTS_PMF }]);
  });

  test("a volley in which a die was rolled again for a command point has no odds, and is no luck", () => {
    const again = { stratagem: "COMMAND_RE_ROLL", dice_index: 0 };
    const game = withCp(duel({ ...TWO_SHOTS, settings: { fast_dice: false } }), 1, 0);
    const tape = new Tape(game)
      .by("A", "SELECT_SHOOTER")
      .by("A", "ASSIGN_TARGET", { weapon_id: "gun", target_unit_id: "B" })
      .by("A", "CONFIRM_TARGETS")
      .by("A", "RESOLVE_NEXT", {}, [1, 4])
      .by("A", "USE_STRATAGEM", again, [3])
      .by("A", "RESOLVE_NEXT", {}, [4, 4])
      .by("A", "RESOLVE_NEXT", {}, [1, 2]);
    expect(volleysOf(tape.played)).toMatchObject([{ moment: 4, ended: 7, dealt: 2, pmf: null }]);
    const { luck } = battleReport(tape.start, tape.played);
    expect(luck.p1).toMatchObject({ wounds: { came: 0, of: 0 }, left_out: 1, units: [] });
  });

  test("a reaction before the first die counts: 5+ instead of 6+ makes 2/9 of 5/18", () => {
    const guns = (game: ReturnType<typeof volleyGame>) => new Tape(game).by("A", "SHOOT", shot);
    const passed = guns(volleyGame()).do({ type: "PASS" }, [1, 1, 1]);
    const [p, q] = [(2 / 3) * (1 / 2) * (5 / 6), (2 / 3) * (1 / 2) * (4 / 6)];
    const threeTimes = (chance: number) => {
      const not = 1 - chance;
      return near([not ** 3, 3 * not ** 2 * chance, 3 * not * chance ** 2, chance ** 3]);
    };
    expect(volleysOf(passed.played)).toMatchObject([{ dealt: 0, pmf: threeTimes(p) }]);
    const grounded = guns(volleyGame()).by("B", "USE_STRATAGEM", { stratagem: "GO_TO_GROUND" }, [1, 1, 1]);
    expect(volleysOf(grounded.played)).toMatchObject([{ dealt: 0, pmf: threeTimes(q) }]);
  });
});

describe("luck", () => {
  test("is the chance of less and half of that of as much", () => {
    // Two coins: 1/4, 1/2, 1/4.
    const coins = [
      [0.5, 0.5],
      [0.5, 0.5],
    ];
    expect([0, 1, 2].map((came) => measure(coins, came).luckier_than)).toEqual([0.125, 0.5, 0.875]);
    expect(measure(coins, 2)).toMatchObject({ came: 2, expected: 1, of: 2 });
    expect(measure([], 0)).toEqual({ came: 0, expected: 0, of: 0, luckier_than: 0.5 });
  });

  test("of wounds and of saves", () => {
    const tape = new Tape(duel(TWO_SHOTS)).by("A", "SHOOT", shot, [3, 3, 4, 4, 5, 2]);
    const { luck } = battleReport(tape.start, tape.played);
    // One wound of two: 49/81 had fewer, 28/81 as many.
    expect(luck.p1.wounds).toEqual({
      came: 1,
      expected: expect.closeTo(4 / 9, 12),
      of: 1,
      luckier_than: expect.closeTo(49 / 81 + 14 / 81, 12),
    });
    // One save of two at 5+: 4/9 had none, 4/9 had one.
    expect(luck.p2.saves).toEqual({
      came: 1,
      expected: expect.closeTo(2 / 3, 12),
      of: 2,
      luckier_than: expect.closeTo(4 / 9 + 2 / 9, 12),
    });
    expect(luck.p2.wounds).toMatchObject({ came: 0, of: 0 });
    expect(luck.p1.units).toMatchObject([{ unit_id: "A", dealt: 1, expected: expect.closeTo(4 / 9, 12) }]);
    expect(luck.p1.left_out).toBe(0);
  });

  test("of charges: 7.5 inches to go, of which the last is Engagement Range, take 7 or more: 21 in 36", () => {
    const declared = () => new Tape(lane(7.5)).by("A", "DECLARE_CHARGE", { target_unit_ids: ["B"] });
    const made = declared().by("A", "CHARGE_ROLL", {}, [3, 4]);
    expect(battleReport(made.start, made.played).luck.p1.charges).toEqual({
      came: 1,
      expected: expect.closeTo(21 / 36, 12),
      of: 1,
      luckier_than: expect.closeTo(15 / 36 + 21 / 72, 12),
    });
    const short = declared().by("A", "CHARGE_ROLL", {}, [2, 4]);
    expect(battleReport(short.start, short.played).luck.p1.charges).toMatchObject({
      came: 0,
      luckier_than: expect.closeTo(15 / 72, 12),
    });
  });
});
