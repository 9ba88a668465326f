import { describe, expect, test } from "vitest";
import { thinkOfReserving, thinkOfSettingUp } from "../src/deploying.ts";
import { context, field } from "./field.ts";

/** Player 1 sets up before the battle; Green stands already, far off and without a gun. */
const before = (markers: Readonly<Record<string, readonly [number, number]>>) =>
  field({
    phase: "DEPLOYMENT",
    round: 1,
    zones: 12,
    markers,
    units: { A: { owner: "p1", at: null }, B: { owner: "p2", at: [58, 22] } },
  });

describe("setting up", () => {
  test.each([
    ["low", [6, 8]],
    ["high", [6, 36]],
  ] as const)("a unit is set up on the one marker that is within its zone: %s", (_, at) => {
    const decision = thinkOfSettingUp(context(before({ marker: at }), "battle"));
    expect(decision?.action).toMatchObject({ type: "SET_UP", actor_unit_id: "A" });
    const { action } = decision!;
    const [x, y] = action.type === "SET_UP" ? action.payload.positions["m0"]! : [0, 0];
    // In range: 3″ and the halves of a marker of 40 mm and a base of an inch.
    expect(Math.hypot(x - at[0], y - at[1])).toBeLessThanOrEqual(3 + 0.79 + 0.5);
    expect(decision!.why).toMatch(/1 OC against 0/);
  });

  test("the smaller of two units is set up first: it tells the other side least", () => {
    const game = field({
      phase: "DEPLOYMENT",
      round: 1,
      zones: 12,
      markers: { marker: [30, 22] },
      units: {
        LARGE: { owner: "p1", at: null, points: 200 },
        SMALL: { owner: "p1", at: null, points: 50 },
        B: { owner: "p2", at: [58, 22] },
      },
    });
    expect(thinkOfSettingUp(context(game, "battle"))?.action).toMatchObject({ actor_unit_id: "SMALL" });
  });

  test.each([
    [5, 5, undefined],
    [6, 5, "RESERVE"],
    [6, 6, undefined],
  ])("of %d units that walk %d″ and may come down anywhere: %s", (count, move, type) => {
    const own = Array.from({ length: count }, (_, i) => [
      `A${i}`,
      { owner: "p1", at: null, move, abilities: ["DEEP STRIKE"] } as const,
    ]);
    const game = field({
      phase: "DEPLOYMENT",
      round: 1,
      zones: 12,
      markers: { marker: [6, 8] },
      units: { ...Object.fromEntries(own), B: { owner: "p2", at: [58, 22] } },
    });
    expect(thinkOfReserving(context(game, "battle"))?.action.type).toBe(type);
  });
});
