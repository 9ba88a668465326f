import { describe, expect, test } from "vitest";
import type { Game } from "../../src/index.ts";
import { blocks, buildGame, duel, shoot, type UnitOptions } from "../support/build.ts";
import { cited, tryToShoot, whyNot } from "./ask.ts";

describe("Engagement Range", () => {
  /** Whether A, on bases of one inch, is engaged with B. */
  const engaged = (gap: number, up: number) => {
    const game = buildGame({
      units: {
        A: { models: { m1: { at: [10, 10, up], weapons: ["gun"] } } },
        B: { owner: "p2", models: { m1: { at: [11 + gap, 10] } } },
      },
      weapons: { gun: {} },
    });
    return whyNot(game, "A", "gun", "B").includes("ENGAGED");
  };

  test.each([
    [0, 0, true],
    [0.5, 0, true],
    [1, 0, true],
    [1 + 1e-7, 0, true],
    [1 + 2e-6, 0, false],
    [1.01, 0, false],
    // Across and up are two limits, not one distance.
    [1, 5, true],
    [1, 5 + 1e-7, true],
    [1, 5.01, false],
    [0, 5, true],
    [0, 5.01, false],
    [1.01, 5, false],
  ])('ME-3 %d" across and %d" up: engaged %s', (gap, up, expected) => {
    expect(engaged(gap, up)).toBe(expected);
  });

  test("ME-3 one model near enough engages the whole unit", () => {
    const game = buildGame({
      units: {
        A: { models: { m1: { at: [10, 10], weapons: ["gun"] }, m2: { at: [18, 10] } } },
        B: { owner: "p2", models: { m1: { at: [20, 10] } } },
        C: { owner: "p2", models: { m1: { at: [10, 30] } } },
      },
      weapons: { gun: {} },
    });
    expect(whyNot(game, "A", "gun", "C")).toEqual(["ENGAGED"]);
  });

  test("SH-5 the refusal says why", () => {
    const game = duel({ inches: 1 });
    const [error] = tryToShoot(game, "A", { weapon_id: "gun", target_unit_id: "B" });
    expect(error!.message).toBe(
      "Engaged - cannot shoot: A is within Engagement Range of an enemy and can fire only Pistols, not gun.",
    );
  });
});

interface Fight {
  readonly shooter?: readonly string[];
  readonly target?: readonly string[];
  /** Where the shooter stands: far from all, or engaged with the target, the other enemy, or both. */
  readonly at?: "far" | "target" | "other" | "both";
  /** Whether a friend of the shooter is engaged with the target. */
  readonly friend?: boolean;
}

/** T stands at (30,20); one inch from it, left and right, stand those engaged with it. O is another enemy. */
function fight({ shooter = ["INFANTRY"], target = ["INFANTRY"], at = "far", friend = false }: Fight): Game {
  const places = { far: [15, 20], target: [28, 20], other: [20, 32], both: [28, 20] } as const;
  const units: Record<string, UnitOptions> = {
    A: {
      keywords: shooter,
      models: { m1: { at: places[at], weapons: ["gun", "pistol", "bomb", "hand_bomb"] } },
    },
    T: { owner: "p2", keywords: target, models: { m1: { at: [30, 20] } }, stats: { wounds: 3 } },
    O: { owner: "p2", models: { m1: { at: at === "both" ? [28, 18] : [20, 34] } } },
  };
  if (friend) units["F"] = { models: { m1: { at: [32, 20] } } };
  return buildGame({
    units,
    weapons: {
      gun: {},
      pistol: { keywords: ["PISTOL"] },
      bomb: { keywords: ["BLAST"] },
      hand_bomb: { keywords: ["PISTOL", "BLAST"] },
    },
  });
}

describe("locked in combat", () => {
  const LOCKED = "LOCKED_IN_COMBAT";
  const BLAST = "BLAST_ENGAGED";
  const cases: readonly [what: string, Fight, weapon: string, refused: readonly string[]][] = [
    ["nobody is engaged", {}, "gun", []],
    ["a friend is engaged with the target", { friend: true }, "gun", [LOCKED]],
    ["a Pistol from afar helps nothing", { friend: true }, "pistol", [LOCKED]],
    ["the target is a Vehicle", { friend: true, target: ["VEHICLE"] }, "gun", []],
    ["the target is a Monster", { friend: true, target: ["MONSTER"] }, "gun", []],
    ["a Pistol at an engaged Vehicle", { friend: true, target: ["VEHICLE"] }, "pistol", []],
    ["a Vehicle that is not engaged itself", { friend: true, shooter: ["VEHICLE"] }, "gun", [LOCKED]],
    ["a Monster that is not engaged itself", { friend: true, shooter: ["MONSTER"] }, "gun", [LOCKED]],
    ["a Vehicle engaged with the target", { at: "target", shooter: ["VEHICLE"] }, "gun", []],
    [
      "a Monster engaged with it beside a friend",
      { at: "target", friend: true, shooter: ["MONSTER"] },
      "gun",
      [],
    ],
    ["a Vehicle engaged elsewhere, the target free", { at: "other", shooter: ["VEHICLE"] }, "gun", []],
    ["the same with a Pistol", { at: "other", shooter: ["VEHICLE"] }, "pistol", []],
    [
      "a Vehicle engaged elsewhere, the target with a friend",
      { at: "other", friend: true, shooter: ["VEHICLE"] },
      "gun",
      [LOCKED],
    ],
    ["infantry engaged with the target", { at: "target" }, "gun", ["ENGAGED", LOCKED]],
    ["infantry engaged with a Vehicle", { at: "target", target: ["VEHICLE"] }, "gun", ["ENGAGED"]],
    ["infantry with Pistols engaged with the target", { at: "target" }, "pistol", []],
    ["the same beside a friend", { at: "target", friend: true }, "pistol", []],
    ["infantry engaged elsewhere", { at: "other" }, "gun", ["ENGAGED"]],
    ["infantry with Pistols engaged elsewhere", { at: "other" }, "pistol", ["NOT_ENGAGED_WITH_TARGET"]],
    ["Blast at a free unit", {}, "bomb", []],
    ["Blast where a friend is engaged", { friend: true }, "bomb", [LOCKED, BLAST]],
    ["Blast at an engaged Vehicle", { friend: true, target: ["VEHICLE"] }, "bomb", [BLAST]],
    [
      "Blast of a Vehicle at what it is engaged with",
      { at: "target", shooter: ["VEHICLE"] },
      "bomb",
      [BLAST],
    ],
    ["Blast of a Vehicle engaged elsewhere", { at: "other", shooter: ["VEHICLE"] }, "bomb", []],
    ["a Blast Pistol at what the shooter is engaged with", { at: "target" }, "hand_bomb", [BLAST]],
  ];

  test.each(cases)("SH-10 SH-5 KW-5 %s", (_, options, weapon, refused) => {
    expect(whyNot(fight(options), "A", weapon, "T")).toEqual(refused);
  });

  test("SH-10 the refusals cite their rules", () => {
    const errors = (options: Fight, weapon: string) =>
      cited(tryToShoot(fight(options), "A", { weapon_id: weapon, target_unit_id: "T" }));
    expect(errors({ friend: true }, "bomb")).toEqual(["SH-10 LOCKED_IN_COMBAT", "KW-5 BLAST_ENGAGED"]);
    expect(errors({ at: "other" }, "pistol")).toEqual(["SH-17 NOT_ENGAGED_WITH_TARGET"]);
    expect(errors({ at: "other" }, "gun")).toEqual(["SH-5 ENGAGED"]);
  });

  test("SH-10 units of the enemy that are near one another lock nobody", () => {
    const game = buildGame({
      units: {
        A: { models: { m1: { at: [10, 10], weapons: ["gun"] } } },
        B: { owner: "p2", models: { m1: { at: [20, 10] } } },
        C: { owner: "p2", models: { m1: { at: [22, 10] } } },
      },
      weapons: { gun: { keywords: ["BLAST"] } },
    });
    expect(whyNot(game, "A", "gun", "B")).toEqual([]);
  });

  test("SH-10 a leader's keyword makes the whole unit a Monster", () => {
    const game = buildGame({
      units: {
        A: { models: { m1: { at: [10, 10], weapons: ["gun"] } } },
        F: { models: { m1: { at: [20, 12] } } },
        B: {
          owner: "p2",
          models: { m1: { at: [20, 10] }, m2: { at: [24, 10], keywords: ["MONSTER", "CHARACTER"] } },
        },
      },
      weapons: { gun: {} },
    });
    expect(whyNot(game, "A", "gun", "B")).toEqual([]);
  });
});

describe("Pistols while engaged", () => {
  const two = {
    A: "A",
    a: { weapon_id: "pistol", target_unit_id: "T" },
    b: { weapon_id: "hand_gun", target_unit_id: "O" },
  };
  const game = (keywords: readonly string[]) =>
    buildGame({
      units: {
        A: { keywords, models: { m1: { at: [28, 20], weapons: ["pistol", "hand_gun"] } } },
        T: { owner: "p2", models: { m1: { at: [30, 20] } } },
        O: { owner: "p2", models: { m1: { at: [28, 18] } } },
      },
      weapons: { pistol: { keywords: ["PISTOL"] }, hand_gun: { keywords: ["PISTOL"] } },
    });

  test("SH-17 all go at one of the units engaged with", () => {
    const infantry = game(["INFANTRY"]);
    expect(whyNot(infantry, "A", "pistol", "T")).toEqual([]);
    expect(whyNot(infantry, "A", "hand_gun", "O")).toEqual([]);
    expect(cited(tryToShoot(infantry, "A", two.a, two.b))).toEqual(["SH-17 PISTOLS_SPLIT"]);
    expect(tryToShoot(infantry, "A", two.a, { ...two.b, target_unit_id: "T" })).toEqual([]);
  });

  test("SH-17 Vehicles may split them", () => {
    expect(tryToShoot(game(["VEHICLE"]), "A", two.a, two.b)).toEqual([]);
  });

  test("SH-17 unengaged infantry may split them", () => {
    const apart = buildGame({
      units: {
        A: { models: { m1: { at: [10, 20], weapons: ["pistol", "hand_gun"] } } },
        T: { owner: "p2", models: { m1: { at: [20, 20] } } },
        O: { owner: "p2", models: { m1: { at: [20, 10] } } },
      },
      weapons: { pistol: { keywords: ["PISTOL"] }, hand_gun: { keywords: ["PISTOL"] } },
    });
    expect(tryToShoot(apart, "A", two.a, two.b)).toEqual([]);
  });
});

describe("Big Guns Never Tire", () => {
  /** BS 3+: what the hit die must show; the shot misses on a 1, so nothing more is rolled. */
  const threshold = (options: Fight, weapon: string) =>
    blocks(shoot(fight(options), "A", weapon, "T", [1]).result, "to_hit")[0]!["threshold"];

  test.each<[string, Fight, string, number]>([
    ["nobody engaged", {}, "gun", 3],
    ["a Vehicle engaged with its target", { at: "target", shooter: ["VEHICLE"] }, "gun", 4],
    ["a Vehicle engaged with another unit", { at: "other", shooter: ["VEHICLE"] }, "gun", 4],
    ["a Monster engaged", { at: "target", shooter: ["MONSTER"] }, "gun", 4],
    ["its Pistol", { at: "target", shooter: ["VEHICLE"] }, "pistol", 3],
    ["a Vehicle that is free", { shooter: ["VEHICLE"] }, "gun", 3],
    ["infantry at an engaged Vehicle", { friend: true, target: ["VEHICLE"] }, "gun", 4],
    ["infantry with a Pistol at an engaged Vehicle", { friend: true, target: ["VEHICLE"] }, "pistol", 3],
    ["infantry at a free Vehicle", { target: ["VEHICLE"] }, "gun", 3],
    ["both at once count once", { at: "target", shooter: ["VEHICLE"], target: ["MONSTER"] }, "gun", 4],
    ["infantry with Pistols, engaged", { at: "target" }, "pistol", 3],
  ])("SH-11 %s", (_, options, weapon, needed) => {
    expect(threshold(options, weapon)).toBe(needed);
  });
});
