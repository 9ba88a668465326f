import { describe, expect, test } from "vitest";
import { oddsOf } from "../../src/index.ts";
import { blocks, buildGame, codes, model, play, type ShootOptions } from "../support/build.ts";

/** A with both weapons, half an inch from B; C ten inches off. */
function melee(keywords: readonly string[] = ["INFANTRY"], distance = 0.5) {
  return buildGame({
    units: {
      A: { keywords, models: { m1: model({ at: [5, 2], weapons: ["pistol", "rifle"] }) } },
      B: { owner: "p2", models: { m1: model({ at: [6 + distance, 2] }) } },
      C: { owner: "p2", models: { m1: model({ at: [5, 13] }) } },
    },
    weapons: { pistol: { range: 12, keywords: ["PISTOL"] }, rifle: {} },
  });
}

function fire(
  game: ReturnType<typeof melee>,
  faces: readonly number[],
  ...pairs: readonly (readonly [string, string])[]
) {
  const assignments: ShootOptions[] = pairs.map(([weapon_id, target_unit_id]) => ({
    weapon_id,
    target_unit_id,
  }));
  return play(game, { type: "SHOOT", actor_unit_id: "A", payload: { assignments } }, faces).result;
}

describe("Pistol", () => {
  test("KW-17 is fired while engaged, at the unit engaged with, without a penalty", () => {
    const result = fire(melee(), [3, 1], ["pistol", "B"]);
    expect(blocks(result, "to_hit")[0]).toMatchObject({ threshold: 3, modifier: 0, hits: 1 });
  });

  test("KW-17 SH-17 while engaged it is not fired at others", () => {
    expect(codes(fire(melee(), [], ["pistol", "C"]))).toEqual(["NOT_ENGAGED_WITH_TARGET"]);
  });

  test("KW-17 SH-5 other weapons are not fired while engaged", () => {
    expect(codes(fire(melee(), [], ["rifle", "B"]))).toContain("ENGAGED");
    expect(codes(fire(melee(), [], ["rifle", "C"]))).toContain("ENGAGED");
  });

  test("KW-17 SH-13 a model fires Pistols or other weapons, engaged or not", () => {
    const far = melee(["INFANTRY"], 8);
    expect(codes(fire(far, [], ["pistol", "B"], ["rifle", "B"]))).toEqual(["PISTOL_AND_OTHER"]);
    expect(fire(far, [1], ["pistol", "C"]).success).toBe(true);
  });

  test("KW-17 SH-11 a Vehicle fires both; only the rifle takes −1 while engaged", () => {
    // By target then weapon: the Pistol hits on 3+, the rifle on 4+, so a 3 hits once; its wound roll fails.
    const result = fire(melee(["VEHICLE"]), [3, 1, 3], ["rifle", "B"], ["pistol", "B"]);
    expect(blocks(result, "to_hit").map(({ weapon, threshold, hits }) => [weapon, threshold, hits])).toEqual([
      ["pistol", 3, 1],
      ["rifle", 4, 0],
    ]);
  });

  describe("in a unit of several kinds", () => {
    const arms = ["pistol", "rifle"];
    const mixed = (
      keywords: readonly string[],
      own: Readonly<Record<string, readonly string[]>>,
    ): ReturnType<typeof melee> =>
      buildGame({
        units: {
          A: {
            keywords,
            models: Object.fromEntries(
              Object.entries(own).map(([id, of], i) => [
                id,
                model({ at: [5, 2 + 2 * i], weapons: arms, keywords: of }),
              ]),
            ),
          },
          B: { owner: "p2", models: { m1: model({ at: [14, 2] }) } },
        },
        weapons: { pistol: { range: 12, keywords: ["PISTOL"] }, rifle: {} },
      });
    const faults = (game: ReturnType<typeof melee>, ...ids: readonly string[]) => {
      const assignments = arms.map((weapon_id) => ({ weapon_id, target_unit_id: "B", model_ids: [...ids] }));
      const checked = oddsOf(game, game.units["A"]!, assignments);
      return checked.ok ? [] : checked.refusals.map(({ code, rule, model_id }) => [code, rule, model_id]);
    };

    test.each(["MONSTER", "VEHICLE"])("SH-13 a %s among them fires both, the others choose", (kind) => {
      const game = mixed([], { beast: ["CHARACTER", kind], one: ["INFANTRY"], two: ["INFANTRY"] });
      expect(faults(game, "beast")).toEqual([]);
      expect(faults(game, "beast", "one")).toEqual([["PISTOL_AND_OTHER", "SH-13", "one"]]);
      expect(faults(game, "one", "two")).toEqual([
        ["PISTOL_AND_OTHER", "SH-13", "one"],
        ["PISTOL_AND_OTHER", "SH-13", "two"],
      ]);
    });

    test("SH-13 whoever leads it, a Vehicle is free of the choice", () => {
      const game = mixed([], { chief: ["CHARACTER", "INFANTRY"], tank: ["VEHICLE"] });
      expect(faults(game, "tank")).toEqual([]);
      expect(faults(game, "chief", "tank")).toEqual([["PISTOL_AND_OTHER", "SH-13", "chief"]]);
    });
  });
});
