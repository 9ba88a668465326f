import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/index.ts";
import { contractGame, type Loose } from "./contract.ts";

function refusals(change: (document: Loose, model: Loose) => void) {
  const document = contractGame();
  change(document, document.units.U_BOYZ_1.models.m1);
  const parsed = parseGame(document);
  return parsed.ok ? [] : parsed.refusals;
}

const MODEL = "units.U_BOYZ_1.models.m1";
const INCH = 25.4;

describe("bases on the board of 60 by 44 inches", () => {
  const round = { shape: "round", mm: 2 * INCH }; // one inch from centre to edge
  const long = { shape: "hull", mm: [4 * INCH, 2 * INCH] };
  const oval = { shape: "oval", mm: [4 * INCH, 2 * INCH] };
  const diagonal = (2 + 1) / Math.SQRT2; // how far a 4 by 2 hull reaches across when turned by 45 degrees
  const turnedOval = Math.sqrt((4 + 1) / 2);
  const cases: readonly [what: string, base: Loose, facing: number, x: number, y: number, fits: boolean][] = [
    ["a round one in the middle", round, 0, 30, 22, true],
    ["a round one at the left edge", round, 0, 1, 22, true],
    ["a round one over the left edge", round, 0, 0.99, 22, false],
    ["a round one over it by half the tolerance", round, 0, 1 - 5e-7, 22, true],
    ["a round one over it by more than the tolerance", round, 0, 1 - 2e-6, 22, false],
    ["a round one at the far corner", round, 0, 59, 43, true],
    ["a round one below the far corner", round, 0, 59, 43.01, false],
    ["a round one right of the far corner", round, 0, 59.01, 43, false],
    ["one off the board", round, 0, -5, 22, false],
    ["one above the board", round, 0, 30, -1, false],
    ["a hull along the edge", long, 0, 2, 1, true],
    ["a hull along the edge, turned", long, 90, 2, 1, false],
    ["a hull turned to fit", long, 90, 1, 2, true],
    ["a hull turned back and forth", long, -270, 1, 2, true],
    ["a hull at 45 degrees", long, 45, diagonal + 1e-9, 22, true],
    ["a hull at 45 degrees over the edge", long, 45, diagonal - 0.001, 22, false],
    ["an oval along the edge", oval, 0, 2, 1, true],
    ["an oval turned over the edge", oval, 90, 2, 1.9, false],
    ["an oval at 45 degrees", oval, 45, turnedOval + 1e-9, 22, true],
    ["an oval at 45 degrees over the edge", oval, 45, turnedOval - 0.001, 22, false],
  ];

  test.each(cases)("GD-3 %s", (_, base, facing, x, y, fits) => {
    const found = refusals((_document, model) => {
      Object.assign(model, { base, facing, position: { x, y, z: 0 } });
    });
    if (fits) expect(found).toEqual([]);
    else {
      const message = `${MODEL}.position: the base is not wholly on the board of 60" × 44"`;
      expect(found).toMatchObject([{ rule: "GD-3", path: `${MODEL}.position`, message }]);
    }
  });

  test("GD-3 wounds left are at most the characteristic, the model's own before the unit's", () => {
    expect(refusals((_, model) => Object.assign(model, { wounds: 2 }))).toEqual([]);
    expect(refusals((_, model) => Object.assign(model, { wounds: 3 }))).toMatchObject([
      {
        rule: "GD-3",
        path: `${MODEL}.wounds`,
        message: `${MODEL}.wounds: is 3, more than the characteristic of 2`,
      },
    ]);
    expect(refusals((_, model) => Object.assign(model, { wounds: 2, stats: {} }))).toMatchObject([
      { rule: "GD-3", path: `${MODEL}.wounds` },
    ]);
  });

  test("GD-3 terrain off the board is refused with the point", () => {
    const found = refusals((document) => {
      document.terrain.R1.polygon = [
        [50, 10],
        [61, 10],
        [61, 16],
        [50, 45],
      ];
    });
    expect(found.map(({ rule, path }) => [rule, path])).toEqual([
      ["GD-3", "terrain.R1.polygon[1]"],
      ["GD-3", "terrain.R1.polygon[2]"],
      ["GD-3", "terrain.R1.polygon[3]"],
    ]);
  });
});
