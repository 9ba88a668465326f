import { expect, test } from "vitest";
import { DEPLOYMENTS } from "../src/index.ts";
import { distanceTo } from "./support/table.ts";

test("six deployments, each with five objectives and two zones that are images of each other", () => {
  expect(DEPLOYMENTS).toHaveLength(6);
  for (const { zones, objectives } of DEPLOYMENTS) {
    expect(objectives).toHaveLength(5);
    expect(objectives).toContainEqual([30, 22]);
    const turned = zones.p1.polygon.map(([x, y]) => [60 - x, 44 - y]);
    expect(zones.p2.polygon).toEqual(turned);
    for (const [x, y] of objectives) expect(objectives).toContainEqual([60 - x, 44 - y]);
  }
});

test.each([
  // id, places in the first zone, places outside of it
  [
    "hammer-and-anvil",
    [
      [17.9, 1],
      [1, 43],
    ],
    [
      [18.1, 20],
      [42, 20],
    ],
  ],
  [
    "dawn-of-war",
    [
      [1, 32.1],
      [59, 43],
    ],
    [[30, 31.9]],
  ],
  [
    "search-and-destroy",
    [
      [1, 22.1],
      [20.9, 22.1],
      [29.9, 31.1],
    ],
    [
      [24, 27],
      [21.1, 22.1],
      [30.1, 40],
    ],
  ],
  [
    "crucible-of-battle",
    [
      [1, 2],
      [14, 22],
      [28, 43],
    ],
    [[16, 22]],
  ],
  [
    "sweeping-engagement",
    [
      [29, 30.1],
      [59, 36.1],
    ],
    [[31, 35]],
  ],
  [
    "tipping-point",
    [
      [11.9, 1],
      [19.9, 23],
    ],
    [
      [12.1, 21],
      [20.1, 30],
    ],
  ],
] as const)("the borders of %s", (id, inside, outside) => {
  const { polygon } = DEPLOYMENTS.find((one) => one.id === id)!.zones.p1;
  for (const point of inside) expect(distanceTo(polygon, point)).toBeLessThan(0);
  for (const point of outside) expect(distanceTo(polygon, point)).toBeGreaterThan(0);
});

test('no place in a zone of Search and Destroy is nearer than 9" to the middle', () => {
  const { polygon } = DEPLOYMENTS.find(({ id }) => id === "search-and-destroy")!.zones.p1;
  expect(distanceTo(polygon, [30, 22])).toBeGreaterThanOrEqual(9 - 1e-3);
  expect(distanceTo(polygon, [30, 22])).toBeLessThan(9.001);
});
