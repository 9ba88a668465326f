import { describe, expect, test } from "vitest";
import type { ModelOptions } from "../support/build.ts";
import { battle, end } from "../support/mission.ts";

/** Models in a line, each this far from the one before, edge to edge. */
function line(gaps: readonly number[], special: Readonly<Record<string, Partial<ModelOptions>>> = {}) {
  let x = 10;
  const models: Record<string, ModelOptions> = {};
  for (const [i, gap] of [0, ...gaps].entries()) {
    x += i === 0 ? 0 : 1 + gap;
    models[`m${i + 1}`] = { at: [x, 30], ...special[`m${i + 1}`] };
  }
  return models;
}

const left = (models: Record<string, ModelOptions>, mission: string | null = "take-and-hold") => {
  const game = battle({ mission, places: ["H1"], units: { A: { models } }, turn: { phase: "FIGHT" } });
  const { game: after, result } = end(game);
  return { ids: Object.keys(after.units["A"]!.models), result, before: game };
};

describe("coherency as a turn ends", () => {
  test("OB-6 worked case 24: seven that are four and three lose the three, and nothing is rolled", () => {
    const { ids, result } = left(line([1, 1, 1, 5, 1, 1]));
    expect(ids).toEqual(["m1", "m2", "m3", "m4"]);
    expect(result.dice).toEqual([]);
  });

  test("OB-6 the group with a CHARACTER stays, though it is smaller", () => {
    const { ids } = left(line([1, 1, 1, 5, 1, 1], { m7: { keywords: ["CHARACTER"] } }));
    expect(ids).toEqual(["m5", "m6", "m7"]);
  });

  test("OB-6 of equal groups the one with the lowest id", () => {
    expect(left(line([1, 5, 1])).ids).toEqual(["m1", "m2"]);
  });

  test("OB-6 seven in a row need two neighbours each: one at an end goes, and six need one", () => {
    expect(left(line([1, 1, 1, 1, 1, 1])).ids).toEqual(["m1", "m2", "m3", "m4", "m5", "m6"]);
  });

  test("OB-6 not on a table without a mission, and not before the turn ends", () => {
    const models = line([1, 5]);
    expect(left(models, null).ids).toHaveLength(3);
    const early = battle({ units: { A: { models } }, turn: { phase: "COMMAND" } });
    expect(Object.keys(end(early).game.units["A"]!.models)).toHaveLength(3);
  });
});
