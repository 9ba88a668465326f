import { describe, expect, test } from "vitest";
import { rectangle, row } from "../support/build.ts";
import { at, broken, charge, chargeGame, lane } from "./table.ts";

const TO_B = {
  m1: [
    [10, 10],
    [15, 10],
  ],
};

describe("where a model ends", () => {
  test("CH-16 not on another base; touching is allowed, and so is another floor", () => {
    const friend = (x: number, y: number, z = 0) =>
      lane(5, { units: { F: { models: { m1: at(x, y, z) } } } });
    expect(charge(friend(15, 11), 5, ["B"], TO_B).result.success).toBe(true);
    expect(broken(charge(friend(15, 10.9), 5, ["B"], TO_B))).toEqual(["OVERLAP m1 F"]);
    expect(broken(charge(friend(15, 10.9, 1.9), 5, ["B"], TO_B))).toEqual(["OVERLAP m1 F"]);
    expect(charge(friend(15, 10.9, 2), 5, ["B"], TO_B).result.success).toBe(true);
  });

  test("CH-16 not on a model of its own unit", () => {
    const game = lane(5, { units: { A: { models: { m1: at(10, 10), m2: at(10, 11.5) } } } });
    const close = {
      ...TO_B,
      m2: [
        [10, 11.5],
        [14.8, 10.9],
      ],
    };
    expect(broken(charge(game, 6, ["B"], close))).toEqual(["OVERLAP m1 A"]);
  });

  test.each(["barricade", "debris"])("CH-18 never on a %s, however low", (kind) => {
    const game = lane(5, { terrain: { T: { kind, height: 1, polygon: rectangle(14, 8, 14.6, 12) } } });
    expect(broken(charge(game, 5, ["B"], TO_B))).toEqual(["BAD_FOOTING m1"]);
  });

  test("CH-18 on a hill or container wholly, at its height, not halfway up", () => {
    const on = (x: number, z: number, kind = "container") => {
      const terrain = { T: { kind, height: 3, polygon: rectangle(x, 8, 20, 12) } };
      const game = lane(5, { terrain, units: { B: { owner: "p2", models: { m1: at(16, 10, 3) } } } });
      return charge(game, 12, ["B"], {
        m1: [
          [10, 10],
          [15, 10, z],
        ],
      });
    };
    expect(on(14.5, 3).result.success).toBe(true);
    expect(on(14.5, 3, "hill").result.success).toBe(true);
    expect(on(14.7, 3).result.errors).toMatchObject([
      { code: "BAD_FOOTING", rule: "CH-18", message: "m1 overhangs Container 1." },
    ]);
    expect(on(14.5, 1.5).result.errors).toMatchObject([{ message: "m1 ends halfway up Container 1." }]);
    expect(on(14.5, 0).result.errors).toMatchObject([{ message: "m1 ends halfway up Container 1." }]);
    expect(on(15.5, 3).result.errors).toMatchObject([{ message: 'm1 ends 3" up in the air.' }]);
  });

  test("CH-18 upper floors of ruins are for INFANTRY, BEASTS and FLY", () => {
    const upstairs = (keywords: readonly string[]) => {
      const game = lane(2, {
        ruleset: "published",
        terrain: { T: { kind: "ruins", height: 6, polygon: rectangle(8, 8, 20, 12) } },
        units: {
          A: { models: { m1: at(10, 10, 3) }, keywords },
          B: { owner: "p2", models: { m1: at(13, 10, 3) } },
        },
      });
      return broken(
        charge(game, 2, ["B"], {
          m1: [
            [10, 10],
            [12, 10],
          ],
        }),
      );
    };
    expect(upstairs(["INFANTRY"])).toEqual([]);
    expect(upstairs(["VEHICLE", "FLY"])).toEqual([]);
    expect(upstairs(["VEHICLE"])).toEqual(["BAD_FOOTING m1"]);
  });
});

describe("the conditions on the unit", () => {
  const two = (more = {}) =>
    chargeGame({
      units: {
        A: { models: { m1: at(10, 10), m2: at(10, 12) } },
        B: { owner: "p2", models: { m1: at(16, 10) } },
        C: { owner: "p2", models: { m1: at(16, 14) } },
        ...more,
      },
    });

  test("CH-19 every target, and only targets: enough for the first, not for the second", () => {
    const both = {
      m1: [
        [10, 10],
        [15, 10],
      ],
      m2: [
        [10, 12],
        [15.2, 12.2],
      ],
    };
    // Contact with C would be further than 2 inches from m1.
    expect(broken(charge(two(), 6, ["B", "C"], both))).toEqual([]);
    const short = {
      m1: [
        [10, 10],
        [15, 10],
      ],
      m2: [
        [10, 12],
        [13.9, 12.5],
      ],
    };
    expect(broken(charge(two(), 5, ["B", "C"], short))).toEqual(["TARGET_NOT_ENGAGED m2 C 0.58"]);
    expect(broken(charge(two(), 5, ["B"], short))).toEqual([]);
  });

  test("CH-19 exactly 1 inch is within Engagement Range", () => {
    expect(
      charge(lane(6), 5, ["B"], {
        m1: [
          [10, 10],
          [15, 10],
        ],
      }).result.success,
    ).toBe(true);
    expect(
      broken(
        charge(lane(6.01), 5, ["B"], {
          m1: [
            [10, 10],
            [15, 10],
          ],
        }),
      ),
    ).toEqual(["TARGET_NOT_ENGAGED m1 B 0.01"]);
  });

  test("CH-20 across a barricade that is within 1 inch of the target, 2 inches will do", () => {
    // The charger ends at x = 14, two inches short of B's base at 16.5; the barricade lies between.
    const across = (x1: number, x2: number, kind = "barricade") =>
      broken(
        charge(
          lane(6, { terrain: { T: { kind, height: 1, polygon: rectangle(x1, 8, x2, 12) } } }),
          4,
          ["B"],
          {
            m1: [
              [10, 10],
              [14, 10],
            ],
          },
        ),
      );
    expect(across(15, 16)).toEqual([]);
    expect(across(14.6, 15.4)).toEqual(["TARGET_NOT_ENGAGED m1 B 1.00"]);
    expect(across(14.6, 15.5)).toEqual([]);
    expect(across(15, 16, "woods")).toEqual(["TARGET_NOT_ENGAGED m1 B 1.00"]);
    expect(across(17.6, 18)).toEqual(["TARGET_NOT_ENGAGED m1 B 1.00"]);
  });

  test("CH-21 each model within 2 inches of another, and all in one group", () => {
    const pair = (y: number) =>
      chargeGame({
        units: {
          A: { models: { m1: at(10, 10), m2: at(10, y) } },
          B: { owner: "p2", models: { m1: at(16, 10) } },
        },
      });
    // m2 stays: m1 ends at (13, y) so that the gap is just 2 inches, or a little more.
    expect(
      broken(
        charge(pair(12), 5, ["B"], {
          m1: [
            [10, 10],
            [15, 10],
          ],
        }),
      ),
    ).toEqual(["COHERENCY m1 2.39", "COHERENCY m2 2.39"]);
    const four = chargeGame({
      units: {
        A: { models: { m1: at(10, 10), m2: at(10, 11.5), m3: at(10, 13), m4: at(10, 14.5) } },
        B: { owner: "p2", models: { m1: at(16, 10) } },
      },
    });
    const split = {
      m1: [
        [10, 10],
        [15, 10],
      ],
      m2: [
        [10, 11.5],
        [15, 11.5],
      ],
    };
    expect(charge(four, 5, ["B"], split).result.errors).toMatchObject([
      { code: "COHERENCY", rule: "CH-21", message: "The unit ends in 2 groups instead of one." },
    ]);
  });

  test("CH-21 from seven models on, two neighbours each", () => {
    const line = (count: number) =>
      chargeGame({
        units: {
          A: { models: row(count, [10, 2]) },
          B: { owner: "p2", models: { m1: at(10, 2 * count + 3) } },
        },
      });
    // A file along y, 1 inch apart: gaps of 1 and 3 to the next two. Its last model steps up to the target.
    const step = (count: number) => ({
      [`m${count}`]: [
        [10, 2 * count],
        [10, 2 * count + 1],
      ],
    });
    expect(broken(charge(line(6), 2, ["B"], step(6)))).toEqual([]);
    expect(broken(charge(line(7), 2, ["B"], step(7)))).toEqual(["COHERENCY m1 1.00", "COHERENCY m7 2.00"]);
  });

  test("CH-22 each model that moves ends nearer to a target", () => {
    const away = {
      m1: [
        [10, 10],
        [15, 10],
      ],
      m2: [
        [10, 12],
        [9.9, 12],
      ],
    };
    const game = chargeGame({
      units: {
        A: { models: { m1: at(10, 10), m2: at(13, 12), m3: at(12, 12.5) } },
        B: { owner: "p2", models: { m1: at(16, 10) } },
      },
    });
    const back = {
      m1: away.m1,
      m2: [
        [13, 12],
        [12.9, 12.1],
      ],
    };
    expect(broken(charge(game, 5, ["B"], back))).toContain("NOT_NEARER m2 0.14");
  });
});

describe("base to base where possible", () => {
  test("CH-23 a model that can reach contact must, within the roll", () => {
    const short = {
      m1: [
        [10, 10],
        [14.5, 10],
      ],
    };
    expect(broken(charge(lane(5), 5, ["B"], short))).toEqual(["BASE_CONTACT m1 B 0.50"]);
    // A roll of 4 reaches no further than a gap of 1.
    expect(
      charge(lane(5), 4, ["B"], {
        m1: [
          [10, 10],
          [14, 10],
        ],
      }).result.success,
    ).toBe(true);
  });

  test("CH-23 a gap of 0.01 is contact", () => {
    expect(
      charge(lane(5), 5, ["B"], {
        m1: [
          [10, 10],
          [14.99, 10],
        ],
      }).result.success,
    ).toBe(true);
    expect(
      broken(
        charge(lane(5), 5, ["B"], {
          m1: [
            [10, 10],
            [14.98, 10],
          ],
        }),
      ),
    ).toEqual(["BASE_CONTACT m1 B 0.02"]);
  });

  test("CH-23 binds a model that stays where it stood", () => {
    const game = chargeGame({
      units: {
        A: { models: { m1: at(10, 10), m2: at(12.5, 11) } },
        B: { owner: "p2", models: { m1: at(16, 10) } },
      },
    });
    const path = {
      m1: [
        [10, 10],
        [15, 10],
      ],
    };
    expect(broken(charge(game, 5, ["B"], path))[0]).toMatch(/^BASE_CONTACT m2 B/);
  });

  test("CH-23 not where contact would break another condition", () => {
    // The only free side of B lies within range of C, which is no target.
    const game = lane(5, {
      units: { C: { owner: "p2", models: { m1: at(15.8, 8.2), m2: at(15.8, 11.8) } } },
    });
    const { result } = charge(game, 6, ["B"], {
      m1: [
        [10, 10],
        [14.1, 10],
      ],
    });
    expect(result.errors).toEqual([]);
  });

  test("CH-23 counts the way around what stands between", () => {
    // Straight, contact is 5 inches away. Around the container a model ends within range after 5.93, 0.91 short.
    const terrain = { W: { kind: "container", height: 5, polygon: rectangle(12, 8.5, 14, 20) } };
    const path = {
      m1: [
        [10, 10],
        [11.75, 8],
        [14.3, 8],
        [14.7, 8.6],
      ],
    };
    expect(broken(charge(lane(5, { terrain }), 6, ["B"], path))).toEqual([]);
    expect(broken(charge(lane(5, { terrain }), 7, ["B"], path))).toEqual(["BASE_CONTACT m1 B 0.91"]);
  });
});
