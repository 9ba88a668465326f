import { expect, test } from "vitest";
import { ARMIES, DEPLOYMENTS, LAYOUTS, newGame } from "../src/index.ts";
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

// The home objectives of the official maps: the Defender's zone, on the left or at the bottom, is the first player's.
test.each([
  ["crucible-of-battle", [14, 34], [46, 10]],
  ["search-and-destroy", [14, 34], [46, 10]],
  ["dawn-of-war", [30, 38], [30, 6]],
  ["hammer-and-anvil", [10, 22], [50, 22]],
  ["sweeping-engagement", [18, 38], [42, 6]],
  ["tipping-point", [14, 34], [46, 10]],
] as const)("a new game on %s has its zones and objectives, one at home with each player", (id, p1, p2) => {
  const deployment = DEPLOYMENTS.find((one) => one.id === id)!;
  const armies = { p1: ARMIES[0]!, p2: ARMIES[0]! };
  const made = newGame({ armies, layout: LAYOUTS[0]!, deployment, seed: "x" });
  if (!made.ok) throw new Error(made.refusals[0]!.message);
  const { objectives, zones } = made.value;
  expect(zones).toEqual({ p1: deployment.zones.p1.polygon, p2: deployment.zones.p2.polygon });
  const all = Object.values(objectives);
  expect(all.map(({ position: { x, y } }) => [x, y])).toEqual(deployment.objectives);
  const homes = (owner: string | null) =>
    all.filter(({ home_of }) => home_of === owner).map(({ position: { x, y } }) => [x, y]);
  expect(homes("p1")).toEqual([p1]);
  expect(homes("p2")).toEqual([p2]);
  expect(homes(null)).toHaveLength(3);
  expect(objectives["O1"]).toMatchObject({ id: "O1", controlled_by: null, sticky: false });
});
