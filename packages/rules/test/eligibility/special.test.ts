import { describe, expect, test } from "vitest";
import { targetsOf } from "../../src/index.ts";
import { blocks, buildGame, duel, play, rectangle, row, shoot } from "../support/build.ts";
import { cited, tryToShoot, whyNot } from "./ask.ts";

describe("Lone Operative", () => {
  const target = { abilities: ["Lone Operative"] };

  test.each([
    [11, []],
    [12, []],
    [12 + 1e-7, []],
    [12.01, ["LONE_OPERATIVE"]],
    [20, ["LONE_OPERATIVE"]],
    [30, ["LONE_OPERATIVE", "OUT_OF_RANGE"]],
  ])('KW-24 SH-7 shot at from %d": %j', (inches, refused) => {
    expect(whyNot(duel({ inches, target }), "A", "gun", "B")).toEqual(refused);
  });

  test("KW-24 each firing model must be near enough by itself", () => {
    const game = buildGame({
      units: {
        A: { models: { far: { at: [5, 5], weapons: ["gun"] }, near: { at: [10, 5], weapons: ["gun"] } } },
        B: { owner: "p2", models: row(1, [20, 5]), ...target },
      },
      weapons: { gun: {} },
    });
    expect(targetsOf(game, game.units["A"]!).weapons["gun"]!["B"]!.models_in_range).toBe(1);
    const named = { weapon_id: "gun", target_unit_id: "B", model_ids: ["near", "far"] };
    expect(tryToShoot(game, "A", named)).toMatchObject([
      { code: "LONE_OPERATIVE", rule: "KW-24", model_id: "far" },
    ]);
  });

  test("KW-24 an attached unit has no such protection", () => {
    const attached = { m1: { at: [26, 2] as const, keywords: ["CHARACTER"] }, m2: { at: [26, 4] as const } };
    expect(whyNot(duel({ inches: 20, target: { ...target, models: attached } }), "A", "gun", "B")).toEqual(
      [],
    );
    const alone = { m1: attached.m1 };
    expect(whyNot(duel({ inches: 20, target: { ...target, models: alone } }), "A", "gun", "B")).toEqual([
      "LONE_OPERATIVE",
    ]);
  });
});

describe("Indirect Fire", () => {
  const behind = (keywords: readonly string[], inches = 20) =>
    duel({ inches, gun: { keywords }, terrain: { R1: { polygon: rectangle(12, 0, 13, 10) } } });

  test.each<[readonly string[], readonly string[]]>([
    [[], ["NO_LINE_OF_SIGHT"]],
    [["INDIRECT FIRE"], []],
    [["indirect fire", "BLAST"], []],
    [["INDIRECT FIRE", "TORRENT"], ["NO_LINE_OF_SIGHT"]],
  ])("KW-14 SH-7 a weapon of %j at what nobody sees: %j", (keywords, refused) => {
    expect(whyNot(behind(keywords), "A", "gun", "B")).toEqual(refused);
  });

  test("KW-14 the range counts all the same", () => {
    expect(whyNot(behind(["INDIRECT FIRE"], 25), "A", "gun", "B")).toEqual(["OUT_OF_RANGE"]);
  });

  test("KW-14 so does being locked in combat", () => {
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["gun"] }) },
        F: { models: row(1, [15, 5]) },
        B: { owner: "p2", models: row(1, [17, 5]) },
      },
      weapons: { gun: { keywords: ["INDIRECT FIRE"] } },
    });
    expect(whyNot(game, "A", "gun", "B")).toEqual(["LOCKED_IN_COMBAT"]);
  });
});

describe("One Shot", () => {
  const game = buildGame({
    units: {
      A: { models: row(2, [5, 5], { weapons: ["rocket", "second", "gun"] }) },
      B: { owner: "p2", models: row(1, [15, 5]), stats: { wounds: 5 } },
    },
    weapons: { rocket: { keywords: ["ONE SHOT"] }, second: { special_rules: "heavy; one shot" }, gun: {} },
  });
  const again = (after: typeof game) => ({
    ...after,
    units: { ...after.units, A: { ...after.units["A"]!, flags: {} } },
  });

  test("KW-19 is spent model by model and weapon by weapon", () => {
    const { game: after } = shoot(game, "A", "rocket", "B", [1], { model_ids: ["m1"] });
    expect(after.spent).toEqual({ A: { m1: ["rocket"] } });
    const next = again(after);
    expect(targetsOf(next, next.units["A"]!).weapons["rocket"]!["B"]!.models_in_range).toBe(1);
    const named = (weapon_id: string, ...model_ids: readonly string[]) =>
      cited(tryToShoot(next, "A", { weapon_id, target_unit_id: "B", model_ids }));
    expect(named("rocket", "m1")).toEqual(["KW-19 ONE_SHOT_SPENT"]);
    expect(named("rocket", "m2")).toEqual([]);
    expect(named("second", "m1")).toEqual([]);
    expect(named("gun", "m1")).toEqual([]);
  });

  test("KW-19 when every bearer has fired nobody can", () => {
    const next = again(shoot(game, "A", "rocket", "B", [1, 1]).game);
    expect(next.spent).toEqual({ A: { m1: ["rocket"], m2: ["rocket"] } });
    expect(whyNot(next, "A", "rocket", "B")).toEqual(["ONE_SHOT_SPENT"]);
  });

  test("KW-19 stays spent in the next turn", () => {
    let { game: later } = shoot(game, "A", "rocket", "B", [1], { model_ids: ["m1"] });
    // Phases in which nobody can act are passed over.
    const isDue = ({ turn }: typeof later) => turn.round === 2 && turn.phase === "SHOOTING";
    for (let i = 0; i < 12 && !isDue(later); i++) later = play(later, { type: "END_PHASE" }).game;
    expect(later.turn).toMatchObject({ round: 2, active_player: "p1", phase: "SHOOTING" });
    const m1 = { weapon_id: "rocket", target_unit_id: "B", model_ids: ["m1"] };
    expect(cited(tryToShoot(later, "A", m1))).toEqual(["KW-19 ONE_SHOT_SPENT"]);
    expect(tryToShoot(later, "A", { ...m1, model_ids: ["m2"] })).toEqual([]);
  });
});

describe("what is fixed when targets are chosen", () => {
  test("SH-14 a weapon whose target was legal fires even if nothing is left in range", () => {
    // The cannon slays m1; the gun, which only reached m1, still fires at what is left.
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["a_cannon", "gun"] }) },
        B: { owner: "p2", models: { m1: { at: [15, 5] }, m2: { at: [30, 5] } }, stats: { save: 7 } },
      },
      weapons: { a_cannon: { range: 48 }, gun: { range: 12 } },
    });
    const assignments = ["a_cannon", "gun"].map((weapon_id) => ({ weapon_id, target_unit_id: "B" }));
    const { game: after, result } = play(
      game,
      { type: "SHOOT", actor_unit_id: "A", payload: { assignments } },
      [3, 4, 6, 3, 4, 6],
    );
    expect(result.success).toBe(true);
    expect(after.units["B"]!.models).toEqual({});
  });

  test("SH-14 Blast counts the models that were there, and Rapid Fire the distance that was", () => {
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["a_cannon", "b_mortar", "c_rifle"] }) },
        // Five models; only m1 is within half range of the rifle.
        B: { owner: "p2", models: { m1: { at: [15, 5] }, ...farRow() }, stats: { save: 7 } },
      },
      weapons: {
        a_cannon: { range: 48 },
        b_mortar: { range: 48, attacks: "1", keywords: ["BLAST"] },
        c_rifle: { range: 24, attacks: "1", keywords: ["RAPID FIRE 1"] },
      },
    });
    const assignments = ["a_cannon", "b_mortar", "c_rifle"].map((weapon_id) => ({
      weapon_id,
      target_unit_id: "B",
    }));
    // The cannon slays m1. The mortar has 1 + 1 attacks as at five models, the rifle 1 + 1 as at half range.
    const { result } = play(
      game,
      { type: "SHOOT", actor_unit_id: "A", payload: { assignments } },
      [3, 4, 6, 1, 1, 1, 1],
    );
    expect(blocks(result, "attacks")).toMatchObject([{ total: 1 }, { total: 2 }, { total: 2 }]);
  });

  test("SH-14 a Toughness that was highest counts after its bearer died", () => {
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["a_cannon", "gun"] }) },
        B: {
          owner: "p2",
          models: { m1: { at: [15, 5], stats: { toughness: 8 } }, m2: { at: [18, 5] } },
          stats: { save: 7 },
        },
      },
      weapons: { a_cannon: { strength: 8 }, gun: { strength: 4 } },
    });
    const assignments = ["a_cannon", "gun"].map((weapon_id) => ({ weapon_id, target_unit_id: "B" }));
    const { result } = play(
      game,
      { type: "SHOOT", actor_unit_id: "A", payload: { assignments } },
      [3, 4, 6, 3, 5],
    );
    // S4 against T8 wounds on 6: the 5 fails; against T4 it would have wounded.
    expect(blocks(result, "to_wound")).toMatchObject([{ threshold: 4 }, { threshold: 6 }]);
  });
});

function farRow() {
  return Object.fromEntries([2, 3, 4, 5].map((i) => [`m${i}`, { at: [25, 2 * i] as const }]));
}
