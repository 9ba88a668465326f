import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/index.ts";
import { contractGame, type Loose } from "./contract.ts";

function refusals(change: (document: Loose) => void) {
  const document = contractGame();
  change(document);
  const parsed = parseGame(document);
  return parsed.ok ? [] : parsed.refusals;
}

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
      "sixty-four points",
      Array.from({ length: 64 }, (_, i) => [20 + (i < 32 ? i / 10 : (63 - i) / 10), i < 32 ? 1 : 2]),
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

  test("GD-6 a footprint has at most sixty-four points, and all together a thousand", () => {
    const polygon = Array.from({ length: 65 }, (_, i) => [i / 10, i % 2 === 0 ? 1 : 2]);
    expect(refusals((document) => Object.assign(document.terrain.R1, { polygon }))).toMatchObject([
      { rule: "GD-6", path: "terrain.R1.polygon" },
    ]);
    const corners = Array.from({ length: 50 }, (_, i) => [i / 10, 1] as const);
    const comb = [...corners, [5, 3], [0, 3]];
    const features = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [
          `T${i}`,
          { id: `T${i}`, kind: "hill", polygon: comb, height: 1, tags: [] },
        ]),
      );
    // 52 corners each: 19 features have 988, 20 have 1,040.
    expect(refusals((document) => Object.assign(document, { terrain: features(19) }))).toEqual([]);
    expect(refusals((document) => Object.assign(document, { terrain: features(20) }))).toMatchObject([
      { rule: "GD-6", path: "terrain" },
    ]);
  });
});
