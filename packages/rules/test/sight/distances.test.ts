import { describe, expect, test } from "vitest";
import { BoundedMemory } from "../../src/base/bounded-memory.ts";
import { distancesBetween } from "../../src/game/measure/distances.ts";
import { eligibilityOf } from "../../src/space/eligibility/eligibility.ts";
import { buildGame, row } from "../support/build.ts";

describe("distances between units", () => {
  const game = buildGame({
    weapons: { gun: { range: 36 }, pistol: { range: 12 } },
    units: {
      A: { models: row(3, [10, 10], { weapons: ["gun", "pistol"] }) },
      B: { owner: "p2", models: row(2, [20, 10]) },
    },
  });
  const [a, b] = [game.units["A"]!, game.units["B"]!];

  test("are measured once for all weapons", () => {
    const of = (weapon: string) => eligibilityOf(game, a, game.weapons[weapon]!, b).bearers;
    expect(of("gun")).toHaveLength(3);
    for (const [slot, bearer] of of("gun").entries()) {
      expect(bearer.distances).toBe(of("pistol")[slot]!.distances);
      expect(bearer.distances).toBe(distancesBetween(a, b).rows[slot]);
    }
  });

  test("are those from base to base, and the least of them", () => {
    // Bases of one inch, ten inches apart.
    expect(distancesBetween(a, b).rows[0]![0]).toBeCloseTo(9, 9);
    expect(distancesBetween(a, b).nearest).toBeCloseTo(9, 9);
    const gone = { ...b, models: {} };
    expect(distancesBetween(a, gone).nearest).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("a memory", () => {
  test("is begun again when what is added does not fit", () => {
    const held = new BoundedMemory(100, () => new Map<string, number>());
    for (const key of ["a", "b", "c"]) {
      held.grow(40);
      held.memory.set(key, 1);
    }
    expect([...held.memory.keys()]).toEqual(["c"]);
    held.grow(60);
    held.memory.set("d", 1);
    expect([...held.memory.keys()]).toEqual(["c", "d"]);
  });
});
