import { expect, test } from "vitest";
import { chargeField } from "../../src/space/charge/order.ts";
import { reachOf } from "../../src/space/move/reach.ts";
import { at, chargeGame, lane } from "../charge/table.ts";
import { rectangle } from "../support/build.ts";

/** How long the way of A is to a spot; all bases are one inch wide. */
function inchesTo(game: ReturnType<typeof lane>, x: number, y: number): number {
  const field = chargeField(game, game.units["A"]!, [game.units["B"]!], 12);
  return reachOf(field, field.movers[0]!).pathTo([x, y, 0], 12)!.cost;
}

/** Along a tangent, round the circle and along a tangent again; both points are as far from its middle. */
function around(radius: number, away: number, angle: number): number {
  const side = Math.sqrt(away * away - radius * radius);
  return 2 * side + radius * (angle - 2 * Math.acos(radius / away));
}

test.each([
  [5, 0.1],
  [5, 0.3],
  [4, 1],
  [4.5, 1.5],
])("CH-27 a way round the range of a unit, %d inches off and %d aside, is the shortest", (half, aside) => {
  const S = { owner: "p2" as const, models: { m1: at(10 + half, 10 + aside) } };
  const game = chargeGame({
    units: { A: { models: { m1: at(10, 10) } }, B: { owner: "p2", models: { m1: at(30, 10) } }, S },
  });
  const shortest = around(2, Math.hypot(half, aside), 2 * Math.atan2(half, aside));
  const inches = inchesTo(game, 10 + 2 * half, 10);
  expect(inches).toBeGreaterThan(shortest - 1e-4);
  expect(inches).toBeLessThan(shortest + 1e-3);
});

test("CH-27 a way round a corner of terrain and past an enemy is the shortest", () => {
  // Down past the lower corners of a wall of 1 inch: to each a tangent to the base, a quarter of a turn in all.
  const terrain = { W: { kind: "container", height: 5, polygon: rectangle(13, 8, 14, 40) } };
  const game = lane(12, { terrain });
  const side = Math.sqrt(3 * 3 + 2 * 2 - 0.25);
  const bend = Math.atan2(2, 3) + Math.asin(0.5 / Math.hypot(3, 2));
  const shortest = 2 * side + 2 * 0.5 * bend + 1;
  expect(Math.abs(inchesTo(game, 17, 10) - shortest)).toBeLessThan(1e-3);
});
