import { describe, expect, test } from "vitest";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { type Game, prepare } from "../../src/index.ts";
import { buildGame, row as line, shoot } from "../support/build.ts";
import { planOf, woundsOf } from "../support/plan.ts";
import { made, ruled, ruleOf, suffered } from "../support/ruled.ts";

type Json = Record<string, unknown>;

const sentence = (does: readonly Json[]) => {
  const read = readRow(ruleOf(does));
  if (!read.ok) throw new Error(read.refusals[0]!.message);
  return sentenceOf(read.value);
};

describe("AB-20 Fire Overwatch on lower faces", () => {
  const inOverwatch = (does: readonly Json[], gun: Json = {}) => {
    const game = ruled(does, { gun });
    const prepared = prepare(
      game,
      game.units["A"]!,
      [{ weapon_id: "gun", target_unit_id: "B" }],
      "FIRE_OVERWATCH",
    );
    if (!prepared.ok) throw new Error(prepared.refusals[0]!.message);
    return prepared.value[0]!.plan.hit.threshold;
  };

  test("only in Fire Overwatch, whatever the skill and its modifiers; of two the lower face", () => {
    expect(inOverwatch([])).toBe(6);
    expect(inOverwatch(made([{ overwatch: 5 }]))).toBe(5);
    expect(inOverwatch(made([{ overwatch: 5 }]), { skill: 2 })).toBe(5);
    expect(inOverwatch(made([{ overwatch: 4 }, { hit: -1 }]), { skill: 6 })).toBe(4);
    expect(inOverwatch(made([{ overwatch: 5 }, { overwatch: 4 }]))).toBe(4);
    expect(planOf(ruled(made([{ overwatch: 5 }]), { gun: { skill: 3 } })).hit.threshold).toBe(3);
  });
});

describe("AB-20 every success is critical", () => {
  const gun = { skill: 4, strength: 4, keywords: ["SUSTAINED HITS 1", "DEVASTATING WOUNDS"] };

  test("a hit of the lowest face that hits scores another; without the rule it does not", () => {
    const target = { stats: { wounds: 12, save: 7 } };
    // 4 hits and adds one; both wounds fail.
    expect(
      woundsOf(shoot(ruled(made([{ allCritical: "HIT" }]), { gun, target }), "A", "gun", "B", [4, 1, 1])),
    ).toEqual({ m1: 12 });
    expect(woundsOf(shoot(ruled([], { gun, target }), "A", "gun", "B", [4, 1]))).toEqual({ m1: 12 });
    expect(planOf(ruled(made([{ allCritical: "HIT" }]), { gun })).groups[0]!.critical_hit).toBe(4);
  });

  test("a wound of the lowest face that wounds is critical, after modifiers", () => {
    const wound = (changes: readonly Json[]) => planOf(ruled(made(changes), { gun })).wound;
    expect(wound([{ allCritical: "WOUND" }])).toMatchObject({ threshold: 4, critical: 4 });
    expect(wound([{ allCritical: "WOUND" }, { wound: 1 }])).toMatchObject({ threshold: 3, critical: 3 });
    expect(planOf(ruled([], { gun })).wound).toMatchObject({ threshold: 4, critical: 6 });
  });
});

describe("AB-20 characteristics in the place of the weapon's", () => {
  test("skill, Strength and Armour Penetration; what adds to them still does", () => {
    const gun = { skill: 5, strength: 3, ap: -1 };
    const plan = planOf(ruled(made([{ skillIs: 3 }, { strengthIs: 8 }, { apIs: -3 }]), { gun }));
    expect([plan.hit.skill, plan.wound.strength, plan.groups[0]!.ap]).toEqual([3, 8, -3]);
    const more = planOf(
      ruled(
        made([{ skillIs: 3 }, { skill: 1 }, { strengthIs: 8 }, { strength: 2 }, { apIs: -3 }, { ap: 1 }]),
        {
          gun,
        },
      ),
    );
    expect([more.hit.skill, more.wound.strength, more.groups[0]!.ap]).toEqual([2, 10, -4]);
  });

  test("a weapon that hits by itself still does", () => {
    const plan = planOf(ruled(made([{ skillIs: 3 }]), { gun: { skill: null } }));
    expect(plan.hit.automatic).toBe(true);
  });
});

describe("AB-20 no penalty for the own fight", () => {
  const game = (does: readonly Json[]) =>
    ruled(does, {
      inches: 0.5,
      shooter: { keywords: ["VEHICLE"], abilities: ["RULE"] },
      target: { keywords: ["INFANTRY"] },
    } as never);

  test("a Vehicle in a fight shoots without it", () => {
    expect(planOf(game([])).hit.modifier).toBe(-1);
    expect(planOf(game(made([{ ignoreOwnFight: true }]))).hit.modifier).toBe(0);
    expect(planOf(game(made([{ ignoreOwnFight: true }, { hit: -1 }]))).hit.modifier).toBe(-1);
  });
});

describe("AB-20 once for each of something", () => {
  const table = (does: readonly Json[], more: Json = {}, weapons: readonly string[] = ["gun"]): Game =>
    buildGame({
      settings: { rows: { RULE: ruleOf(does) } },
      weapons: { gun: { strength: 4, attacks: "1" } },
      units: {
        A: { abilities: ["RULE"], models: line(1, [10, 10], { weapons }) },
        B: { owner: "p2", models: line(3, [15, 10]) },
        C: { owner: "p2", models: line(1, [10, 14]) },
        D: { owner: "p2", models: line(1, [40, 10]) },
        F: { keywords: ["PSYKER"], models: line(2, [10, 7]) },
        ...more,
      },
    } as never);
  const strength = (game: Game) => planOf(game).wound.strength;
  const each = (forEach: Json, more: Json = {}) => made([{ forEach, ...more, do: [{ strength: 1 }] }]);

  test("enemy units within inches, or their models, up to a number", () => {
    // The first model of B is at 4 inches, the others stand beside it; C is at 3.
    const near = { near: 5.5, side: "ENEMY", count: "UNITS" };
    expect(strength(table(each(near)))).toBe(6);
    expect(strength(table(each({ ...near, near: 3.5 })))).toBe(5);
    expect(strength(table(each({ ...near, near: 2 })))).toBe(4);
    expect(strength(table(each({ ...near, count: "MODELS" })))).toBe(4 + 1 + 3);
    expect(strength(table(each({ ...near, near: 4.05, count: "MODELS" })))).toBe(4 + 1 + 1);
    expect(strength(table(each({ ...near, count: "MODELS" }, { most: 2 })))).toBe(6);
  });

  test("other friendly models of a kind", () => {
    const near = { near: 6, side: "FRIENDLY", count: "MODELS" };
    expect(strength(table(each({ ...near, keyword: "PSYKER" })))).toBe(6);
    expect(strength(table(each({ ...near, keyword: "VEHICLE" })))).toBe(4);
  });

  test("models embarked, and more weapons of one name", () => {
    expect(strength(table(each({ embarked: true })))).toBe(4);
    const game = table(each({ embarked: true }));
    const held = { ...game, units: { ...game.units, F: { ...game.units["F"]!, embarked_in: "A" } } } as Game;
    expect(strength(held)).toBe(6);
    expect(strength(table(each({ more: "gun" }), {}, ["gun", "gun", "gun"]))).toBe(6);
    expect(strength(table(each({ more: "gun" })))).toBe(4);
  });
});

describe("AB-3 some models of a unit", () => {
  const models = {
    hero: { at: [10, 2], weapons: ["gun"], keywords: ["CHARACTER"] },
    m2: { at: [11.2, 2], weapons: ["gun"] },
  };
  const modifiers = (on: Json, more: Json = {}) => {
    const does = [{ on, ...more, do: [{ attacks: "MADE", do: [{ hit: 1 }] }] }];
    const game = ruled(does, { shooter: { abilities: ["RULE"], models } } as never);
    const prepared = prepare(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
    const plans = prepared.ok ? prepared.value.map(({ plan }) => plan) : [];
    return Object.fromEntries(
      plans.flatMap(({ guns, hit }) => guns.map((gun) => [gun.model_id, hit.modifier])),
    );
  };

  test("those of a keyword or name, or all others", () => {
    expect(modifiers({ models: "CHARACTER" })).toEqual({ hero: 1, m2: 0 });
    expect(modifiers({ models: "m2" })).toEqual({ hero: 0, m2: 1 });
    expect(modifiers({ models: true, without: "CHARACTER" })).toEqual({ hero: 0, m2: 1 });
    expect(modifiers({ models: "CHARACTER" }, { if: { models: 3 } })).toEqual({ hero: 0, m2: 0 });
  });

  test("a Feel No Pain of the Characters alone", () => {
    const does = [{ on: { models: "CHARACTER" }, if: { is: "LED" }, do: [{ feelNoPain: 4 }] }];
    const target = { abilities: ["RULE"], models: { hero: models.hero, m2: models.m2 } };
    const pain = (unit: Json) => {
      const plan = planOf(ruled(does, { target: { ...unit } } as never, "B"));
      return plan.defenders.map(({ profile }) => plan.profiles[profile]!.feel_no_pain);
    };
    expect(pain(target)).toEqual([4, null]);
  });

  test("its sentence", () => {
    expect(sentence([{ on: { models: "CHARACTER" }, do: [{ feelNoPain: 4 }] }])).toBe(
      "CHARACTER models in this unit have Feel No Pain 4+.",
    );
    expect(sentence([{ on: { models: "OGRYN" }, do: [{ attacks: "MADE", do: [{ hit: 1 }] }] }])).toBe(
      "Each time an OGRYN model in this unit makes an attack, add 1 to the hit roll.",
    );
  });
});

describe("AB-22 what the attacking model carries", () => {
  const blades = {
    claw: { type: "MELEE" },
    fist: { type: "MELEE" },
    ccw: { type: "MELEE", name: "close combat weapon" },
  };
  const holds = (condition: Json, weapons: readonly string[]) => {
    const game = buildGame({
      settings: { rows: { RULE: ruleOf(made([{ hit: 1 }], { if: condition })) } },
      weapons: { gun: {}, ...blades },
      units: {
        A: { abilities: ["RULE"], models: line(1, [10, 10], { weapons: ["gun", ...weapons] }) },
        B: { owner: "p2", models: line(1, [20, 10]) },
      },
    } as never);
    return planOf(game).hit.modifier === 1;
  };

  test("so many melee weapons beside one", () => {
    const two = { attackerArmedWith: 2, type: "MELEE", except: "close combat weapon" };
    expect(holds(two, ["claw", "fist", "ccw"])).toBe(true);
    expect(holds(two, ["claw", "claw"])).toBe(true);
    expect(holds(two, ["claw", "ccw"])).toBe(false);
  });

  test("so many of a name", () => {
    expect(holds({ attackerCarries: "claw", atLeast: 2 }, ["claw", "claw"])).toBe(true);
    expect(holds({ attackerCarries: "claw", atLeast: 2 }, ["claw", "fist"])).toBe(false);
    expect(holds({ attackerCarries: ["claw", "fist"], atLeast: 2 }, ["claw", "fist"])).toBe(true);
  });
});

describe("AB-22 transports and strength", () => {
  test("models that are embarked", () => {
    const game = (embarked_in: string | null, keyword?: string) => {
      const asked = { transporting: 2, ...(keyword === undefined ? {} : { keyword }) };
      const built = ruled(made([{ hit: 1 }], { if: asked }), { attackers: 1 });
      const squad = { ...built.units["B"]!, id: "S", owner: "p1" as const, embarked_in, keywords: ["ORKS"] };
      const first = Object.values(squad.models)[0]!;
      const models = {
        s1: { ...first, id: "s1", position: null },
        s2: { ...first, id: "s2", position: null },
      };
      return { ...built, units: { ...built.units, S: { ...squad, models } } } as Game;
    };
    expect(planOf(game("A")).hit.modifier).toBe(1);
    expect(planOf(game("A", "ORKS")).hit.modifier).toBe(1);
    expect(planOf(game("A", "GROTS")).hit.modifier).toBe(0);
    expect(planOf(game(null)).hit.modifier).toBe(0);
  });

  test("the Starting Strength", () => {
    const holds = (condition: Json) =>
      planOf(ruled(made([{ hit: 1 }], { if: condition }), { attackers: 5 })).hit.modifier === 1;
    expect(holds({ startingStrength: 5 })).toBe(true);
    expect(holds({ startingStrength: 6 })).toBe(false);
    expect(holds({ startingStrength: 1, atMost: 4 })).toBe(false);
  });

  test("a squad that disembarked from the transport which marked the target", () => {
    const does = [
      {
        as: "SUPPORTED",
        on: "UNIT",
        when: { after: "SHOOT" },
        choose: { unit: "HIT" },
        do: suffered([{ wound: 1 }], { if: { disembarkedFrom: "THIS" } })[0]!["do"],
        until: "PHASE",
      },
    ];
    const modifier = (disembarked_from: string | undefined, unit_id: string) => {
      const built = ruled(does as never, {}, "B");
      const { A, B } = built.units;
      const mark = { effect: "SUPPORTED", source: "ABILITY", player: "p1", until: "PHASE", unit_id };
      const units = { A: { ...A!, disembarked_from }, B: { ...B!, abilities: [], effects: [mark] } };
      return planOf({ ...built, units } as unknown as Game).wound.modifier;
    };
    expect(modifier("T", "T")).toBe(1);
    expect(modifier("T", "U")).toBe(0);
    expect(modifier(undefined, "T")).toBe(0);
  });
});
