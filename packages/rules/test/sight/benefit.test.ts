import { describe, expect, test } from "vitest";
import { blocks, buildGame, duel, rectangle, row, shoot } from "../support/build.ts";

/** What the save die must show: one attack that hits and wounds, and a save of 6, which any of these makes. */
function save(options: {
  readonly save: number;
  readonly ap: number;
  readonly invulnerable?: number;
  readonly features?: number;
  readonly keywords?: readonly string[];
}) {
  const features = Array.from({ length: options.features ?? 1 }, (_, i) => [
    `W${i}`,
    { kind: "woods", polygon: rectangle(14, 0, 20, 8), tags: ["light_cover"] },
  ]);
  const game = duel({
    gun: { ap: options.ap, keywords: options.keywords ?? [] },
    target: { stats: { save: options.save, invulnerable_save: options.invulnerable ?? null } },
    terrain: Object.fromEntries(features),
  });
  const { result } = shoot(game, "A", "gun", "B", [3, 4, 6]);
  return blocks(result, "save")[0];
}

describe("the Benefit of Cover", () => {
  test.each([
    // save, AP, in the open, in cover
    [4, 0, 4, 3],
    [5, 0, 5, 4],
    [6, 0, 6, 5],
    [4, -1, 5, 4],
    [4, -2, 6, 5],
    [3, -1, 4, 3],
    [2, -1, 3, 2],
    [6, -1, 7, 6],
    // No armour at all: 6+ by the formula.
    [7, 0, 7, 6],
  ])("CV-1 a save of %d+ against AP %d is %d+, in cover %d+", (characteristic, ap, open, covered) => {
    const needs = (features: number) => {
      const block = save({ save: characteristic, ap, features });
      return [block!["threshold"], block!["cover"]];
    };
    expect(needs(0)).toEqual([open, false]);
    expect(needs(1)).toEqual([covered, true]);
  });

  test("CV-1 once, however many features give it", () => {
    expect(save({ save: 5, ap: 0, features: 3 })).toMatchObject({ threshold: 4 });
  });

  test("CV-1 an invulnerable save does not gain by it", () => {
    expect(save({ save: 6, ap: -3, invulnerable: 4 })).toMatchObject({
      threshold: 4,
      kind: "INVULNERABLE",
      cover: false,
    });
    // Armour that cover makes better than the invulnerable save is used instead.
    expect(save({ save: 4, ap: 0, invulnerable: 4 })).toMatchObject({
      threshold: 3,
      kind: "ARMOUR",
      cover: true,
    });
  });

  test.each([
    [3, 0, 3, false],
    [2, 0, 2, false],
    [3, -1, 3, true],
    [2, -1, 2, true],
    [4, 0, 3, true],
  ])("CV-2 a save of %d+ against AP %d in cover is %d+", (characteristic, ap, threshold, counts) => {
    expect(save({ save: characteristic, ap })).toMatchObject({ threshold, cover: counts });
  });

  test("CV-2 it is the model's own characteristic that counts", () => {
    const game = duel({
      target: { stats: { save: 3 }, models: { m1: { at: [16, 2], stats: { save: 4 } } } },
      terrain: { W: { kind: "woods", polygon: rectangle(14, 0, 20, 8) } },
    });
    expect(blocks(shoot(game, "A", "gun", "B", [3, 4, 6]).result, "save")[0]).toMatchObject({ threshold: 3 });
  });

  test("CV-9 cover looks from the models that fire in the assignment, not from their unit", () => {
    // A ruin hides B from m2 at (5,8) in part; m1 at (5,2), straight before B, sees all of it.
    const game = buildGame({
      units: {
        A: { models: { m1: { at: [5, 2], weapons: ["gun"] }, m2: { at: [5, 12], weapons: ["gun"] } } },
        B: { owner: "p2", models: row(1, [16, 2]), stats: { save: 5 } },
      },
      weapons: { gun: {} },
      terrain: { D: { kind: "debris", polygon: rectangle(8, 4, 12, 9) } },
    });
    const needs = (model_ids: readonly string[], faces: readonly number[]) =>
      blocks(shoot(game, "A", "gun", "B", faces, { model_ids }).result, "save")[0]!["threshold"];
    expect(needs(["m1"], [3, 4, 6])).toBe(5);
    expect(needs(["m2"], [3, 4, 6])).toBe(4);
    expect(needs(["m1", "m2"], [3, 1, 4, 6])).toBe(4);
  });

  test("CV-1 each model of the target by itself", () => {
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 2], { weapons: ["gun"] }) },
        B: { owner: "p2", models: { m1: { at: [16, 2] }, m2: { at: [20, 2] } }, stats: { save: 5 } },
      },
      weapons: { gun: { attacks: "2" } },
      terrain: { W: { kind: "crater", polygon: rectangle(18, 0, 24, 6) } },
    });
    // m1, in front and in the open, saves on 5+ and dies; m2 in the crater saves on 4+.
    const { result } = shoot(game, "A", "gun", "B", [3, 3, 4, 4, 4, 4]);
    expect(blocks(result, "save").map((block) => block["threshold"])).toEqual([5, 4]);
  });
});
