import { describe, expect, test } from "vitest";
import { legal } from "../../src/index.ts";
import { codes, row, type UnitOptions } from "../support/build.ts";
import { chargeGame, declare, lane } from "./table.ts";

const withA = (more: Partial<UnitOptions>) =>
  lane(5, { units: { A: { models: row(1, [10, 10]), ...more } } });
const withB = (more: Partial<UnitOptions>) =>
  lane(5, { units: { B: { owner: "p2", models: row(1, [16, 10]), ...more } } });

describe("who may charge", () => {
  test("CH-5 a target 12 inches away edge to edge is within 12 inches, a little more is not", () => {
    expect(declare(lane(12), "B").result.success).toBe(true);
    const { result, game } = declare(lane(12.001), "B");
    expect(result.errors).toMatchObject([{ code: "OUT_OF_RANGE", rule: "CH-5", target_unit_id: "B" }]);
    expect(result.errors[0]!.inches).toBeCloseTo(0.001, 9);
    expect(result).toMatchObject({ diffs: [], dice: [], events: [] });
    expect(game.charges.pending).toEqual({});
  });

  test("CH-5 one model within 12 inches is enough, and heights count", () => {
    const two = { models: { m1: { at: [10, 10] as const }, m2: { at: [8, 10] as const } } };
    expect(declare(lane(12, { units: { A: two } }), "B").result.success).toBe(true);
    // 11.9 across and 5 up is 12.9.
    const high = { owner: "p2" as const, models: { m1: { at: [22.9, 10, 5] as const } } };
    expect(codes(declare(lane(0, { units: { B: high } }), "B").result)).toEqual(["OUT_OF_RANGE"]);
  });

  test("CH-5 sight is not needed", () => {
    const wall = {
      polygon: [
        [12, 5],
        [13, 5],
        [13, 15],
        [12, 15],
      ],
      tags: ["obscuring"],
    };
    expect(declare(lane(5, { terrain: { W: wall } }), "B").result.success).toBe(true);
  });

  test.each([
    ["CH-2", "ADVANCED", { flags: { advanced: true } }],
    ["CH-2", "FELL_BACK", { flags: { fell_back: true } }],
    ["CH-2", "CANNOT_CHARGE", { flags: { cannot_charge: true } }],
    ["CH-3", "AIRCRAFT", { keywords: ["VEHICLE", "AIRCRAFT", "FLY"] }],
    ["CH-4", "ALREADY_CHARGED", { flags: { charged_this_turn: true } }],
    ["CH-1", "NOT_YOUR_TURN", { owner: "p2" as const }],
  ])("CH-2 CH-3 CH-4 %s %s", (rule, code, more) => {
    const { result } = declare(withA(more), "B");
    expect(result.errors).toContainEqual(expect.objectContaining({ code, rule, unit_id: "A" }));
  });

  test("CH-3 an engaged unit does not charge, whoever it is engaged with", () => {
    const game = lane(5, { units: { C: { owner: "p2", models: row(1, [10, 12]) } } });
    expect(declare(game, "B").result.errors).toMatchObject([{ code: "ENGAGED", rule: "CH-3" }]);
  });

  test("CH-1 in other phases nothing is charged, and a destroyed unit charges nothing", () => {
    expect(declare(lane(5, { turn: { phase: "SHOOTING" } }), "B").result.errors).toMatchObject([
      { code: "WRONG_PHASE", rule: "CH-1" },
    ]);
    expect(codes(declare(withA({ models: {} }), "B").result)).toContain("UNIT_DESTROYED");
  });

  test("CH-5 friendly, unknown, destroyed and repeated targets are refused", () => {
    const game = lane(5, {
      units: { A2: { models: row(1, [10, 20]) }, D: { owner: "p2", models: {} } },
    });
    expect(codes(declare(game, "A2").result)).toEqual(["FRIENDLY_TARGET"]);
    expect(codes(declare(game, "A").result)).toEqual(["FRIENDLY_TARGET"]);
    expect(codes(declare(game, "D").result)).toEqual(["TARGET_DESTROYED"]);
    expect(declare(game, "B", "toString").result.errors).toMatchObject([
      { code: "UNKNOWN_UNIT", rule: "GD-7" },
    ]);
    expect(codes(declare(game, "B", "B").result)).toEqual(["DUPLICATE_TARGET"]);
  });

  test("CH-6 AIRCRAFT are charged only by units that can FLY", () => {
    const plane = withB({ keywords: ["VEHICLE", "AIRCRAFT"] });
    expect(declare(plane, "B").result.errors).toMatchObject([{ code: "AIRCRAFT_TARGET", rule: "CH-6" }]);
    const game = lane(5, {
      units: {
        A: { models: row(1, [10, 10]), keywords: ["INFANTRY", "FLY"] },
        B: { owner: "p2", models: row(1, [16, 10]), keywords: ["AIRCRAFT"] },
      },
    });
    expect(declare(game, "B").result.success).toBe(true);
  });

  test("CH-5 legal names for each unit why it cannot charge", () => {
    const game = chargeGame({
      units: {
        A: { models: row(1, [10, 10]) },
        FAR: { models: row(1, [10, 40]) },
        RAN: { models: row(1, [10, 14]), flags: { advanced: true } },
        B: { owner: "p2", models: row(1, [16, 10]) },
      },
    });
    const { waiting, units } = legal(game);
    const short = Object.entries(units).map(([id, { DECLARE_CHARGE: why }]) =>
      [id, ...why!.map(({ code }) => code)].join(" "),
    );
    expect(short).toEqual(["A", "FAR NO_CHARGE_TARGETS", "RAN ADVANCED", "B NOT_YOUR_TURN"]);
    expect(waiting[0]!.actions).toEqual(["DECLARE_CHARGE", "SKIP_CHARGE", "END_PHASE"]);
  });
});
