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

describe("footprints", () => {
  const good: readonly [string, Loose][] = [
    [
      "a triangle",
      [
        [1, 1],
        [5, 1],
        [3, 4],
      ],
    ],
    [
      "either way round",
      [
        [1, 1],
        [3, 4],
        [5, 1],
      ],
    ],
    [
      "an L",
      [
        [0, 0],
        [6, 0],
        [6, 2],
        [2, 2],
        [2, 6],
        [0, 6],
      ],
    ],
    [
      "a point in the middle of an edge",
      [
        [0, 0],
        [3, 0],
        [6, 0],
        [6, 6],
      ],
    ],
    [
      "the whole board",
      [
        [0, 0],
        [60, 0],
        [60, 44],
        [0, 44],
      ],
    ],
    [
      "a hundred points",
      Array.from({ length: 100 }, (_, i) => [20 + (i < 50 ? i / 10 : (99 - i) / 10), i < 50 ? 1 : 2]),
    ],
  ];
  test.each(good)("GD-5 %s is a footprint", (_, polygon) => {
    expect(refusals((document) => Object.assign(document.terrain.R1, { polygon }))).toEqual([]);
  });

  const bad: readonly [string, Loose][] = [
    ["nothing", []],
    ["a point", [[1, 1]]],
    [
      "two points",
      [
        [1, 1],
        [5, 5],
      ],
    ],
    [
      "a bow tie",
      [
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
      ],
    ],
    [
      "a pentagram",
      [
        [5, 0],
        [8, 9],
        [0, 3],
        [10, 3],
        [2, 9],
      ],
    ],
    [
      "a point twice in a row",
      [
        [0, 0],
        [4, 0],
        [4, 0],
        [4, 4],
      ],
    ],
    [
      "the first point again at the end",
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 0],
      ],
    ],
    [
      "a point twice",
      [
        [0, 0],
        [4, 0],
        [2, 2],
        [4, 4],
        [0, 4],
        [2, 2],
      ],
    ],
    [
      "points on one line",
      [
        [0, 0],
        [2, 2],
        [4, 4],
      ],
    ],
    [
      "a way there and back",
      [
        [0, 0],
        [4, 0],
        [8, 0],
        [4, 0],
      ],
    ],
    [
      "a spike",
      [
        [0, 0],
        [4, 0],
        [8, 0],
        [4, 0],
        [4, 4],
      ],
    ],
    [
      "an edge through a point",
      [
        [0, 0],
        [6, 0],
        [3, 3],
        [6, 6],
        [0, 6],
        [3, 3],
      ],
    ],
  ];
  test.each(bad)("GD-5 %s is none", (_, polygon) => {
    const [first] = refusals((document) => Object.assign(document.terrain.R1, { polygon }));
    expect(first).toMatchObject({ rule: "GD-5", path: "terrain.R1.polygon" });
  });

  test("GD-5 the message says what is wrong", () => {
    const message = (polygon: Loose) =>
      refusals((document) => Object.assign(document.terrain.R1, { polygon }))[0]!.message;
    expect(
      message([
        [1, 1],
        [5, 5],
      ]),
    ).toBe("terrain.R1.polygon: must have at least 3 entries");
    expect(
      message([
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
      ]),
    ).toMatch(/crosses itself: edge 0 meets edge 2/);
    expect(
      message([
        [0, 0],
        [4, 0],
        [4, 0],
        [4, 4],
      ]),
    ).toMatch(/repeats point 1/);
  });

  test("GD-6 a footprint has at most a hundred points", () => {
    const polygon = Array.from({ length: 101 }, (_, i) => [i / 10, i % 2 === 0 ? 1 : 2]);
    expect(refusals((document) => Object.assign(document.terrain.R1, { polygon }))).toMatchObject([
      { rule: "GD-6", path: "terrain.R1.polygon" },
    ]);
  });
});
