import { describe, expect, test } from "vitest";
import { codes, duel, shoot } from "../support/build.ts";
import { planOf } from "../support/plan.ts";
import { made, ruled, ruleOf, suffered } from "../support/ruled.ts";

describe("AB-21 weapon abilities that a rule lends", () => {
  test("KW-27 the better of two counts, not both", () => {
    const near = { inches: 5, gun: { keywords: ["RAPID FIRE 1"] } };
    const bonus = (ability: string, options = near) =>
      planOf(ruled(made([{ weapon: ability }]), options)).guns[0]!.bonus;
    expect(bonus("RAPID FIRE 2")).toBe(2);
    expect(bonus("RAPID FIRE 1")).toBe(1);
    expect(bonus("RAPID FIRE 2", { inches: 5, gun: { keywords: ["RAPID FIRE 3"] } })).toBe(3);
    expect(bonus("RAPID FIRE 2", { inches: 20, gun: { keywords: ["RAPID FIRE 1"] } })).toBe(0);
    const melta = planOf(ruled(made([{ weapon: "MELTA 4" }]), { inches: 5, gun: { keywords: ["MELTA 2"] } }));
    expect(melta.groups[0]!.damage_bonus).toBe(4);
  });

  test("Anti of different kinds stand side by side, of one kind the lower face counts", () => {
    const critical = (ability: string, keyword: string) =>
      planOf(
        ruled(made([{ weapon: ability }]), {
          gun: { keywords: ["ANTI-MONSTER 4+"] },
          target: { keywords: [keyword] },
        }),
      ).wound.critical;
    expect(critical("ANTI-MONSTER 2+", "MONSTER")).toBe(2);
    expect(critical("ANTI-MONSTER 5+", "MONSTER")).toBe(4);
    expect(critical("ANTI-INFANTRY 3+", "INFANTRY")).toBe(3);
    expect(critical("ANTI-INFANTRY 3+", "MONSTER")).toBe(4);
  });

  test("Heavy, Twin-linked, Blast and Hazardous do what they do on a weapon", () => {
    const plan = planOf(
      ruled(made([{ weapon: ["HEAVY", "TWIN-LINKED", "BLAST", "HAZARDOUS"] }]), {
        defenders: 10,
        shooter: { flags: { remained_stationary: true } },
      }),
    );
    expect([plan.hit.modifier, plan.wound.reroll, plan.guns[0]!.bonus, plan.hazardous]).toEqual([
      1,
      "FAILED",
      2,
      true,
    ]);
    // Heavy does nothing twice.
    const twice = ruled(made([{ weapon: "HEAVY" }]), {
      gun: { keywords: ["HEAVY"], skill: 4 },
      shooter: { flags: { remained_stationary: true } },
    });
    expect(planOf(twice).hit.threshold).toBe(3);
  });

  test("Torrent needs no hit roll", () => {
    expect(planOf(ruled(made([{ weapon: "TORRENT" }]))).hit.automatic).toBe(true);
  });

  test("SH-3 Assault lets the unit shoot after it Advanced, while its condition holds", () => {
    const advanced = { shooter: { flags: { advanced: true } } };
    const able = (more: object) =>
      codes(
        shoot(ruled(made([{ weapon: "ASSAULT" }], more as never), advanced), "A", "gun", "B", [1]).result,
      );
    expect(able({})).toEqual([]);
    expect(able({ if: { weapon: "gun" } })).toEqual([]);
    const refused = (more: object) =>
      codes(shoot(ruled(made([{ weapon: "ASSAULT" }], more as never), advanced), "A", "gun", "B").result);
    expect(refused({ if: { weapon: "sword" } })).toContain("ADVANCED");
    expect(refused({ with: "MELEE" })).toContain("ADVANCED");
  });

  test("SH-7 Indirect Fire needs no sight", () => {
    const terrain = {
      wall: {
        kind: "ruins",
        height: 5,
        polygon: [
          [9, -0],
          [11, 0],
          [11, 44],
          [9, 44],
        ],
      },
    };
    const hidden = { terrain };
    const plain = shoot(duel(hidden), "A", "gun", "B").result;
    expect(codes(plain)).toContain("NO_LINE_OF_SIGHT");
    expect(planOf(ruled(made([{ weapon: "INDIRECT FIRE" }]), hidden)).hit).toMatchObject({
      modifier: -1,
      threshold: 4,
    });
  });

  test("KW-12 Precision can be lent by the target: whoever attacks it picks the Character", () => {
    const models = {
      m1: { at: [16, 2] as const },
      hero: { at: [16, 4] as const, keywords: ["CHARACTER"] },
    };
    const options = { target: { models } };
    const wish = { precision_model_id: "hero" };
    expect(planOf(ruled(suffered([{ weapon: "PRECISION" }]), options, "B"), wish).precision_model_id).toBe(
      "hero",
    );
    expect(() => planOf(ruled([], options, "B"), wish)).toThrow("Precision");
  });

  test("a bearer's weapon alone: its attacks are set apart from the others'", () => {
    const shooter = {
      models: {
        m1: { at: [5, 2] as const, weapons: ["gun"], abilities: ["RULE"] },
        m2: { at: [5, 4] as const, weapons: ["gun"] },
      },
    };
    const does = [{ on: "BEARER", do: [{ attacks: "MADE", do: [{ weapon: "HAZARDOUS" }] }] }];
    const game = duel({ shooter, settings: { rows: { RULE: ruleOf(does) } } });
    const played = shoot(game, "A", "gun", "B", [1, 1, 6]);
    expect(codes(played.result)).toEqual([]);
    expect(played.result.dice.filter(({ context }) => context === "hazardous")).toHaveLength(1);
  });
});
