import { describe, expect, test } from "vitest";
import { parseAction } from "../../src/index.ts";
import { codes, rectangle, row, type UnitOptions } from "../support/build.ts";
import { act, at, broken, charge, lane, rolled } from "./table.ts";

const TO_B = {
  m1: [
    [10, 10],
    [15, 10],
  ],
};
const block = (kind: string, height: number, polygon = rectangle(12, 8, 13, 12)) => ({
  T: { kind, height, polygon },
});
const unitA = (more: Partial<UnitOptions>): Record<string, UnitOptions> => ({
  A: { models: row(1, [10, 10]), ...more },
});

describe("what is not well formed", () => {
  const ready = rolled(lane(5), 7, "B");
  test.each([
    [
      "GD-7",
      "UNKNOWN_MODEL",
      {
        m9: [
          [10, 10],
          [15, 10],
        ],
      },
    ],
    [
      "GD-7",
      "UNKNOWN_MODEL",
      {
        toString: [
          [10, 10],
          [15, 10],
        ],
      },
    ],
    [
      "CH-9",
      "PATH_START",
      {
        m1: [
          [10.1, 10],
          [15, 10],
        ],
      },
    ],
    [
      "CH-9",
      "PATH_START",
      {
        m1: [
          [10, 10, 1],
          [15, 10, 0],
        ],
      },
    ],
    [
      "CH-9",
      "OFF_TABLE",
      {
        m1: [
          [10, 10],
          [-1, 10],
        ],
      },
    ],
    [
      "CH-9",
      "OFF_TABLE",
      {
        m1: [
          [10, 10],
          [10, 44.1],
        ],
      },
    ],
    [
      "CH-9",
      "OFF_TABLE",
      {
        m1: [
          [10, 10],
          [15, 10, -1],
        ],
      },
    ],
  ])("CH-9 %s %s changes nothing", (rule, code, per_model_paths) => {
    const { game, result } = act(ready, "APPLY_CHARGE_MOVE", { per_model_paths });
    expect(result.errors).toMatchObject([{ rule, code }]);
    expect(result).toMatchObject({ success: false, diffs: [], events: [] });
    expect(game).toBe(ready);
  });

  test("GD-6 GD-7 too many points, none, and what is no number do not pass the border", () => {
    const read = (path: unknown) =>
      parseAction({
        type: "APPLY_CHARGE_MOVE",
        actor_unit_id: "A",
        payload: { per_model_paths: { m1: path } },
      });
    const points = (count: number) => Array.from({ length: count }, () => [10, 10]);
    expect(read(points(200)).ok).toBe(true);
    expect(read(points(201))).toMatchObject({ ok: false, refusals: [{ rule: "GD-6" }] });
    for (const path of [[], [["x", 10]], [[10]], [[Number.NaN, 10]], [[10, 10, 0, 0]], "path", [null]]) {
      expect(read(path).ok).toBe(false);
    }
  });

  test("CH-9 the start may be off by the tolerance", () => {
    expect(
      charge(lane(5), 5, ["B"], {
        m1: [
          [10 + 5e-7, 10],
          [15, 10],
        ],
      }).result.success,
    ).toBe(true);
  });
});

describe("the length of a path", () => {
  test("CH-9 at most the roll, all legs together", () => {
    expect(charge(lane(5), 5, ["B"], TO_B).result.success).toBe(true);
    expect(broken(charge(lane(5), 4, ["B"], TO_B))).toEqual(["TOO_FAR m1 1.00"]);
    // 3-4-5 twice: ten inches to gain six.
    const bent = {
      m1: [
        [10, 10],
        [13, 14],
        [16, 10],
      ],
    };
    expect(charge(lane(6), 10, ["B"], bent).result.success).toBe(true);
    expect(broken(charge(lane(6), 9, ["B"], bent))).toEqual(["TOO_FAR m1 1.00"]);
  });

  test("CH-17 turning a base that is not round costs 1 inch, 2 for a Vehicle, nothing on a round one", () => {
    const hull = { base: { shape: "hull", mm: [25.4, 25.4] } };
    const walker = (keywords: readonly string[]) =>
      lane(4, { units: unitA({ models: row(1, [10, 10], hull), keywords }) });
    const there = {
      m1: [
        [10, 10],
        [14, 10],
      ],
    };
    expect(charge(walker(["INFANTRY"]), 4, ["B"], there).result.success).toBe(true);
    expect(charge(walker(["INFANTRY"]), 4, ["B"], there, { m1: 0 }).result.success).toBe(true);
    expect(broken(charge(walker(["INFANTRY"]), 4, ["B"], there, { m1: 90 }))).toEqual(["TOO_FAR m1 1.00"]);
    const turned = charge(walker(["INFANTRY"]), 5, ["B"], there, { m1: 90 });
    expect(turned.game.units["A"]!.models["m1"]!.facing).toBe(90);
    expect(broken(charge(walker(["VEHICLE"]), 5, ["B"], there, { m1: 90 }))).toEqual(["TOO_FAR m1 1.00"]);
    expect(charge(lane(4), 4, ["B"], there, { m1: 90 }).result.success).toBe(true);
  });

  test("CH-17 the end is judged with the new facing", () => {
    // A hull of 4 by 1 inches along y ends in contact, and turned on top of the enemy.
    const hull = { base: { shape: "hull", mm: [101.6, 25.4] }, facing: 90 };
    const game = lane(5, { units: { ...unitA({ models: row(1, [10, 10], hull) }) } });
    expect(charge(game, 6, ["B"], TO_B).result.success).toBe(true);
    expect(broken(charge(game, 6, ["B"], TO_B, { m1: 0 }))).toEqual(["OVERLAP m1 B"]);
  });

  test("CH-17 the way is legal with the facing at its start or with that at its end", () => {
    // Between two bystanders, whose ranges leave 2 inches: lengthwise it passes, broadside it does not.
    const hull = (facing: number) => ({ base: { shape: "hull", mm: [101.6, 25.4] }, facing });
    const between = (facing: number) =>
      lane(7.5, {
        units: {
          ...unitA({ models: row(1, [10, 10], hull(facing)) }),
          S: { owner: "p2", models: { m1: { at: [14, 7.4] }, m2: { at: [14, 12.6] } } },
        },
      });
    const through = (x: number) => ({
      m1: [
        [10, 10],
        [x, 10],
      ],
    });
    expect(broken(charge(between(90), 12, ["B"], through(17.5)))).toEqual(["NON_TARGET_ENGAGED m1 S 0.90"]);
    expect(charge(between(90), 12, ["B"], through(16), { m1: 0 }).result.success).toBe(true);
    // Past them it turns to an enemy at its side.
    const aside = between(0);
    const { m1 } = aside.units["B"]!.models;
    const beside = { ...aside.units["B"]!, models: { m1: { ...m1!, position: { x: 17, y: 13, z: 0 } } } };
    const game = { ...aside, units: { ...aside.units, B: beside } };
    const past = {
      m1: [
        [10, 10],
        [17, 10.5],
      ],
    };
    expect(broken(charge(game, 12, ["B"], past, { m1: 90 }))).toEqual([]);
  });

  test("CH-17 a facing that differs by whole turns is the same", () => {
    const hull = { base: { shape: "hull", mm: [25.4, 25.4] } };
    const game = lane(5, { units: { ...unitA({ models: row(1, [10, 10], hull) }) } });
    for (const facing of [360, -360, 720]) {
      expect(charge(game, 5, ["B"], TO_B, { m1: facing }).result.success).toBe(true);
    }
  });
});

describe("terrain in the way", () => {
  test.each(["ruins", "woods", "crater", "barricade", "debris", "hill", "container"])(
    "CH-10 %s up to 2 inches high cost nothing, taller ones the way up and down",
    (kind) => {
      expect(charge(lane(5, { terrain: block(kind, 2) }), 5, ["B"], TO_B).result.success).toBe(true);
      const tall = lane(5, { terrain: block(kind, 3) });
      expect(broken(charge(tall, 10, ["B"], TO_B))).toEqual(["TOO_FAR m1 1.00"]);
      expect(charge(tall, 11, ["B"], TO_B).result.success).toBe(true);
    },
  );

  test("CH-10 a ruin of 3 inches in the way of 4.5: 4.5 + 6 = 10.5", () => {
    const game = lane(4.5, { terrain: block("ruins", 3, rectangle(12, 8, 12.5, 12)) });
    const path = {
      m1: [
        [10, 10],
        [14.5, 10],
      ],
    };
    expect(broken(charge(game, 10, ["B"], path))).toEqual(["TOO_FAR m1 0.50"]);
    const over = charge(game, 11, ["B"], path);
    expect(over.result.log_text).toContain('m1 moves 10.5" of 11": 4.5" along its path, 6" of climbing');
  });

  test("CH-10 the base counts, not its centre alone: half an inch beside the path", () => {
    const beside = (y: number) => lane(5, { terrain: block("ruins", 3, rectangle(12, y, 13, 14)) });
    expect(charge(beside(10.5), 5, ["B"], TO_B).result.success).toBe(true);
    expect(broken(charge(beside(10.49), 5, ["B"], TO_B))).toEqual(["TOO_FAR m1 6.00"]);
  });

  test("CH-10 each crossing is paid; a bend within one is not a second", () => {
    const two = {
      ...block("ruins", 3, rectangle(11, 8, 11.2, 12)),
      U: { kind: "ruins", height: 2.5, polygon: rectangle(13.5, 8, 13.7, 12) },
    };
    expect(broken(charge(lane(5, { terrain: two }), 12, ["B"], TO_B))).toEqual(["TOO_FAR m1 4.00"]);
    const within = {
      m1: [
        [10, 10],
        [12.5, 10],
        [15, 10],
      ],
    };
    expect(charge(lane(5, { terrain: block("ruins", 3) }), 11, ["B"], within).result.success).toBe(true);
  });

  test("CH-10 who begins within tall terrain climbs out of it, and who never leaves it climbs nothing", () => {
    const leaving = lane(5, { terrain: block("ruins", 3, rectangle(8, 8, 12, 12)) });
    expect(broken(charge(leaving, 10, ["B"], TO_B))).toEqual(["TOO_FAR m1 1.00"]);
    const inside = lane(5, { terrain: block("ruins", 3, rectangle(8, 8, 18, 12)) });
    expect(charge(inside, 5, ["B"], TO_B).result.success).toBe(true);
    // Into it, to the ground within: over its edge, up and down.
    const entering = lane(5, { terrain: block("ruins", 3, rectangle(13, 8, 18, 12)) });
    expect(broken(charge(entering, 10, ["B"], TO_B))).toEqual(["TOO_FAR m1 1.00"]);
  });

  test("CH-11 through ruins: climbed by all, or open to INFANTRY and BEASTS", () => {
    const terrain = block("ruins", 5);
    const game = (ruleset: "spec" | "published", keywords: readonly string[]) =>
      lane(5, { ruleset, terrain, units: unitA({ keywords }) });
    expect(broken(charge(game("spec", ["INFANTRY"]), 12, ["B"], TO_B))).toEqual(["TOO_FAR m1 3.00"]);
    expect(charge(game("published", ["INFANTRY"]), 5, ["B"], TO_B).result.success).toBe(true);
    expect(charge(game("published", ["BEASTS"]), 5, ["B"], TO_B).result.success).toBe(true);
    expect(broken(charge(game("published", ["MOUNTED"]), 12, ["B"], TO_B))).toEqual(["TOO_FAR m1 3.00"]);
    const woods = lane(5, { ruleset: "published", terrain: block("woods", 5) });
    expect(broken(charge(woods, 12, ["B"], TO_B))).toEqual(["TOO_FAR m1 3.00"]);
  });

  test("CH-10 CH-18 to end on a hill only the way up is paid, and down from it only the way down", () => {
    const hill = block("hill", 3, rectangle(13, 8, 20, 12));
    const up = lane(5, { terrain: hill, units: { B: { owner: "p2", models: { m1: at(16, 10, 3) } } } });
    const path = {
      m1: [
        [10, 10],
        [15, 10, 3],
      ],
    };
    expect(broken(charge(up, 7, ["B"], path))).toEqual(["TOO_FAR m1 1.00"]);
    expect(charge(up, 8, ["B"], path).game.units["A"]!.models["m1"]!.position!.z).toBe(3);
    const down = lane(5, {
      terrain: block("hill", 3, rectangle(8, 8, 12, 12)),
      units: unitA({ models: { m1: at(10, 10, 3) } }),
    });
    expect(
      broken(
        charge(down, 7, ["B"], {
          m1: [
            [10, 10],
            [15, 10, 0],
          ],
        }),
      ),
    ).toEqual(["TOO_FAR m1 1.00"]);
    expect(
      charge(down, 8, ["B"], {
        m1: [
          [10, 10],
          [15, 10, 0],
        ],
      }).result.success,
    ).toBe(true);
  });

  test("CH-12 FLY pays the straight way through the air and nothing for what it passes over", () => {
    const game = lane(5, { terrain: block("ruins", 5), units: unitA({ keywords: ["INFANTRY", "FLY"] }) });
    expect(charge(game, 5, ["B"], TO_B).result.success).toBe(true);
    const hill = block("hill", 4, rectangle(12, 8, 20, 12));
    const up = lane(3, {
      terrain: hill,
      units: { ...unitA({ keywords: ["FLY"] }), B: { owner: "p2", models: { m1: at(14, 10, 4) } } },
    });
    // 3 across and 4 up are 5 through the air.
    expect(
      broken(
        charge(up, 4, ["B"], {
          m1: [
            [10, 10],
            [13, 10, 4],
          ],
        }),
      ),
    ).toEqual(["TOO_FAR m1 1.00"]);
    expect(
      charge(up, 5, ["B"], {
        m1: [
          [10, 10],
          [13, 10, 4],
        ],
      }).result.success,
    ).toBe(true);
  });
});

describe("models in the way", () => {
  const screen = (x: number, y: number, owner: "p1" | "p2", keywords = ["INFANTRY"]) =>
    lane(8, { units: { S: { owner, models: { m1: at(x, y) }, keywords } } });
  const over = {
    m1: [
      [10, 10],
      [18, 10],
    ],
  };

  test("CH-14 not through an enemy model, touching it is allowed", () => {
    const past = (y: number) =>
      lane(8, { units: { B: { owner: "p2", models: { m1: at(19, 10), m2: at(14, y) } } } });
    expect(broken(charge(past(11), 8, ["B"], over))).toEqual([]);
    expect(broken(charge(past(10.9), 8, ["B"], over))).toEqual(["ENEMY_IN_THE_WAY m1 B"]);
  });

  test("CH-14 through friends, but a Monster or Vehicle not through another", () => {
    expect(charge(screen(14, 10, "p1"), 8, ["B"], over).result.success).toBe(true);
    const large = (keywords: readonly string[]) =>
      lane(8, {
        units: { ...unitA({ keywords: ["VEHICLE"] }), S: { models: { m1: at(14, 10) }, keywords } },
      });
    expect(charge(large(["INFANTRY"]), 8, ["B"], over).result.success).toBe(true);
    expect(broken(charge(large(["MONSTER"]), 8, ["B"], over))).toEqual(["FRIEND_IN_THE_WAY m1 S"]);
  });

  test("CH-14 Vehicles of one unit pass where another model of the unit has left, not through one that stays", () => {
    const pair = (keywords: readonly string[]) =>
      lane(8, { units: { A: { models: { m1: at(10, 10), m2: at(13, 10) }, keywords } } });
    // m2 leaves to the side and ends in contact as well, so m1 has room: it is a matter of who goes first.
    const both = {
      m1: [
        [10, 10],
        [18, 10],
      ],
      m2: [
        [13, 10],
        [16, 12],
        [19, 11],
      ],
    };
    expect(broken(charge(pair(["VEHICLE"]), 8, ["B"], both))).toEqual([]);
    const through = {
      m1: [
        [10, 10],
        [15.8, 10],
      ],
    };
    expect(broken(charge(pair(["VEHICLE"]), 6, ["B"], through))).toContain("FRIEND_IN_THE_WAY m1 A");
    expect(broken(charge(pair(["INFANTRY"]), 6, ["B"], through))).not.toContain("FRIEND_IN_THE_WAY m1 A");
  });

  test("CH-15 not within Engagement Range of a unit that is not a target, even in passing", () => {
    // Beside the middle of the path: 2 inches from centre to centre are a gap of 1.
    expect(broken(charge(screen(14, 12, "p2"), 8, ["B"], over))).toEqual(["NON_TARGET_ENGAGED m1 S 0.00"]);
    expect(broken(charge(screen(14, 11.5, "p2"), 8, ["B"], over))).toEqual(["NON_TARGET_ENGAGED m1 S 0.50"]);
    expect(charge(screen(14, 12.001, "p2"), 8, ["B"], over).result.success).toBe(true);
    expect(broken(charge(screen(19.5, 11.9, "p2"), 8, ["B"], over))).toEqual([]);
    expect(broken(charge(screen(18.5, 11.7, "p2"), 8, ["B"], over))).toEqual([
      "NON_TARGET_ENGAGED m1 S 0.23",
    ]);
  });

  test("CH-15 five inches above or below is out of range", () => {
    const above = (z: number) =>
      lane(8, {
        units: { S: { owner: "p2", models: { m1: at(14, 11, z) } } },
      });
    expect(broken(charge(above(5), 8, ["B"], over))).toEqual(["NON_TARGET_ENGAGED m1 S 1.00"]);
    expect(charge(above(5.1), 8, ["B"], over).result.success).toBe(true);
  });

  test("CH-12 CH-15 FLY passes over models and their range, and does not end there", () => {
    const flying = (x: number, y: number) =>
      lane(8, { units: { ...unitA({ keywords: ["FLY"] }), S: { owner: "p2", models: { m1: at(x, y) } } } });
    expect(charge(flying(14, 10), 8, ["B"], over).result.success).toBe(true);
    expect(broken(charge(flying(18, 11.5), 8, ["B"], over))).toEqual(["NON_TARGET_ENGAGED m1 S 0.50"]);
  });

  test("CH-13 the base keeps to the table, on its way and at its end", () => {
    const edge = lane(8, {
      units: {
        A: { models: { m1: at(10, 0.5) } },
        B: { owner: "p2", models: { m1: at(19, 0.5) } },
      },
    });
    expect(
      charge(edge, 9, ["B"], {
        m1: [
          [10, 0.5],
          [18, 0.5],
        ],
      }).result.success,
    ).toBe(true);
    const along = charge(edge, 9, ["B"], {
      m1: [
        [10, 0.5],
        [14, 0.2],
        [18, 0.5],
      ],
    });
    expect(codes(along.result)).toEqual(["OFF_BOARD"]);
  });
});
