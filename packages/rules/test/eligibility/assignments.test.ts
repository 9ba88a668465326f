import { describe, expect, test } from "vitest";
import { type Game, targetsOf } from "../../src/index.ts";
import { blocks, buildGame, play, row, shoot } from "../support/build.ts";
import { cited, tryToShoot } from "./ask.ts";

/** Two enemies, both seen and in range of three models that carry the same arms. */
function party(weapons: readonly string[], keywords: readonly string[] = ["INFANTRY"]): Game {
  return buildGame({
    units: {
      A: { keywords, models: row(3, [5, 5], { weapons }) },
      B: { owner: "p2", models: row(1, [15, 5]) },
      C: { owner: "p2", models: row(1, [15, 20]) },
    },
    weapons: {
      gun: {},
      cannon: {},
      pistol: { keywords: ["PISTOL"] },
      sidearm: { keywords: ["PISTOL"] },
      low: { profile_of: "plasma" },
      high: { profile_of: "plasma" },
      other_low: { profile_of: "other" },
    },
  });
}

const at = (weapon_id: string, target_unit_id: string, ...model_ids: readonly string[]) =>
  model_ids.length > 0 ? { weapon_id, target_unit_id, model_ids } : { weapon_id, target_unit_id };

/** The firing models that an assignment comes down to. */
function firing(game: Game, assignment: object): readonly string[] {
  const selected = play(game, { type: "SELECT_SHOOTER", actor_unit_id: "A" });
  const assigned = play(selected.game, { type: "ASSIGN_TARGET", actor_unit_id: "A", payload: assignment });
  expect(assigned.result.errors).toEqual([]);
  return assigned.game.shooting.pending_assignments.at(-1)!.model_ids;
}

describe("splitting fire", () => {
  test("SH-8 one weapon of one model goes at one unit", () => {
    const game = party(["gun"]);
    const split = tryToShoot(game, "A", at("gun", "B", "m1"), at("gun", "C", "m1"));
    expect(cited(split)).toEqual(["SH-8 WEAPON_SPLIT"]);
    expect(split[0]).toMatchObject({ model_id: "m1", weapon_id: "gun", target_unit_id: "C" });
    expect(split[0]!.message).toBe(
      "m1 cannot fire gun at two targets: all attacks of a weapon go at one unit.",
    );
  });

  test("SH-8 not twice at the same unit either", () => {
    const game = party(["gun"]);
    expect(cited(tryToShoot(game, "A", at("gun", "B", "m1"), at("gun", "B", "m1")))).toEqual([
      "SH-8 WEAPON_SPLIT",
    ]);
    expect(cited(tryToShoot(game, "A", at("gun", "B", "m1", "m1")))).toEqual(["SH-8 MODEL_TWICE"]);
  });

  test("SH-8 without model_ids all models fire, so a second assignment of the weapon clashes", () => {
    const errors = tryToShoot(party(["gun"]), "A", at("gun", "B"), at("gun", "C", "m2"));
    expect(cited(errors)).toEqual(["SH-8 WEAPON_SPLIT"]);
    expect(errors[0]).toMatchObject({ model_id: "m2" });
    expect(tryToShoot(party(["gun"]), "A", at("gun", "B"), at("gun", "C"))).toHaveLength(3);
  });

  test("SH-8 different models, and different weapons of a model, go at different units", () => {
    expect(tryToShoot(party(["gun"]), "A", at("gun", "B", "m1"), at("gun", "C", "m2", "m3"))).toEqual([]);
    expect(tryToShoot(party(["gun", "cannon"]), "A", at("gun", "B"), at("cannon", "C"))).toEqual([]);
  });

  test("SH-8 two of the same weapon on a model share their target", () => {
    const game = party(["gun", "gun"]);
    const { result } = shoot(game, "A", "gun", "B", [1, 1], { model_ids: ["m2"] });
    expect(blocks(result, "attacks")).toMatchObject([{ weapons: 2, total: 2 }]);
    expect(cited(tryToShoot(game, "A", at("gun", "B", "m1"), at("gun", "C", "m1")))).toEqual([
      "SH-8 WEAPON_SPLIT",
    ]);
  });

  test("SH-8 weapons may be left out", () => {
    expect(tryToShoot(party(["gun", "cannon", "low"]), "A", at("cannon", "C", "m3"))).toEqual([]);
  });
});

describe("arms that exclude each other", () => {
  test("SH-12 a model fires one profile of a weapon", () => {
    const game = party(["low", "high"]);
    const errors = tryToShoot(game, "A", at("low", "B", "m1", "m2"), at("high", "B", "m2", "m3"));
    expect(cited(errors)).toEqual(["SH-12 TWO_PROFILES"]);
    expect(errors[0]!.message).toBe("m2 can fire only one profile of plasma: low or high.");
    expect(tryToShoot(game, "A", at("low", "B", "m1"), at("high", "C", "m2", "m3"))).toEqual([]);
  });

  test("SH-12 profiles of different weapons, and weapons without profiles, go together", () => {
    expect(tryToShoot(party(["low", "other_low"]), "A", at("low", "B"), at("other_low", "B"))).toEqual([]);
    expect(tryToShoot(party(["gun", "cannon"]), "A", at("gun", "B"), at("cannon", "B"))).toEqual([]);
  });

  test.each([[["gun", "pistol"]], [["pistol", "gun"]]])(
    "SH-13 a model fires Pistols or the rest: %j",
    ([a, b]) => {
      const errors = tryToShoot(party(["gun", "pistol"]), "A", at(a!, "B", "m1"), at(b!, "C", "m1"));
      expect(cited(errors)).toEqual(["SH-13 PISTOL_AND_OTHER"]);
    },
  );

  test("SH-13 each model decides for itself", () => {
    expect(
      tryToShoot(party(["gun", "pistol"]), "A", at("gun", "B", "m1", "m3"), at("pistol", "C", "m2")),
    ).toEqual([]);
  });

  test("SH-13 two Pistols go together", () => {
    expect(tryToShoot(party(["pistol", "sidearm"]), "A", at("pistol", "B"), at("sidearm", "C"))).toEqual([]);
  });

  test.each(["MONSTER", "VEHICLE"])("SH-13 a %s fires both", (keyword) => {
    expect(tryToShoot(party(["gun", "pistol"], [keyword]), "A", at("gun", "B"), at("pistol", "C"))).toEqual(
      [],
    );
  });

  test("SH-13 every clash of every model is named", () => {
    const errors = tryToShoot(party(["gun", "pistol"]), "A", at("gun", "B"), at("pistol", "C"));
    expect(errors.map(({ model_id }) => model_id)).toEqual(["m1", "m2", "m3"]);
  });
});

describe("the firing models", () => {
  /** m1 is out of range, m2 has no gun, m3 and m4 may fire. */
  const game = buildGame({
    units: {
      A: {
        models: {
          m4: { at: [12, 9], weapons: ["gun"] },
          m1: { at: [2, 5], weapons: ["gun"] },
          m2: { at: [12, 5], weapons: [] },
          m3: { at: [12, 7], weapons: ["gun"] },
        },
      },
      B: { owner: "p2", models: row(1, [25, 7]) },
      C: { owner: "p2", models: row(1, [20, 20]) },
    },
    weapons: { gun: { range: 14 } },
  });

  test("SH-16 by default all that have the weapon and may fire it, in the document's order", () => {
    expect(firing(game, at("gun", "B"))).toEqual(["m4", "m3"]);
    expect(targetsOf(game, game.units["A"]!).weapons["gun"]!["B"]!.models_in_range).toBe(2);
  });

  test("SH-16 named ones in the order named", () => {
    expect(firing(game, at("gun", "B", "m3", "m4"))).toEqual(["m3", "m4"]);
    expect(firing(game, at("gun", "B", "m3"))).toEqual(["m3"]);
  });

  test("SH-7 SH-16 a named one that may not fire is a refusal, by name", () => {
    const errors = tryToShoot(game, "A", at("gun", "B", "m3", "m1", "m2"));
    expect(errors.map(({ code, model_id }) => [code, model_id])).toEqual([
      ["OUT_OF_RANGE", "m1"],
      ["NO_SUCH_WEAPON", "m2"],
    ]);
  });

  test("SH-16 a model slain before is no longer there", () => {
    const before = buildGame({
      units: {
        A: { models: row(2, [5, 5], { weapons: ["gun"] }), stats: { wounds: 1 } },
        B: { owner: "p2", models: row(1, [15, 5]) },
      },
      weapons: { gun: { keywords: ["HAZARDOUS"] } },
    });
    // Both miss; the first Hazardous die is a 1 and costs m1 its life.
    const { game: after } = shoot(before, "A", "gun", "B", [1, 1, 1, 2]);
    expect(Object.keys(after.units["A"]!.models)).toEqual(["m2"]);
    const next = { ...after, units: { ...after.units, A: { ...after.units["A"]!, flags: {} } } };
    expect(cited(tryToShoot(next, "A", at("gun", "B", "m1")))).toEqual(["SH-16 UNKNOWN_MODEL"]);
    expect(tryToShoot(next, "A", at("gun", "B", "m2"))).toEqual([]);
  });

  test("SH-8 every fault of every assignment is named at once", () => {
    const errors = tryToShoot(game, "A", at("gun", "A"), at("gun", "B", "m9"), at("axe", "B"));
    expect(cited(errors)).toEqual(["SH-9 FRIENDLY_TARGET", "SH-16 UNKNOWN_MODEL", "GD-7 UNKNOWN_WEAPON"]);
  });
});
