import { describe, expect, test } from "vitest";
import { characteristicOf } from "../../src/abilities/characteristics.ts";
import { choices, type Game, prepare } from "../../src/index.ts";
import { isClosestTarget } from "../../src/space/eligibility/closest.ts";
import { buildGame, codes, row as line, play } from "../support/build.ts";
import { planOf } from "../support/plan.ts";
import { ruled, ruleOf, suffered } from "../support/ruled.ts";
import { END, effectsOf, fire, type Json, MARK, playAll, tableWith, use } from "./table.ts";

/** Whose a rule is, from whom it is measured, and which models it is about. */

const control = (game: Game, id: string) => {
  const unit = game.units[id]!;
  return characteristicOf(game, unit, Object.values(unit.models)[0]!, "objective_control");
};

const payloads = (game: Game) =>
  [...choices(game)].flatMap((one) => (one.type === "USE_STRATAGEM" ? [one.payload] : []));

describe("AB-3 whose a rule is", () => {
  test("in an aura on enemies a friend is one of the army that spreads it", () => {
    const game = (isA: string) =>
      buildGame({
        settings: {
          rows: {
            RULE: ruleOf([
              {
                on: { aura: 12, units: "ENEMY" },
                do: [{ attacks: "SUFFERED", if: { isA, of: "ATTACKER" }, do: [{ hit: 1 }] }],
              },
            ]),
          },
        },
        weapons: { gun: {} },
        units: {
          A: { models: line(1, [5, 5], { weapons: ["gun"] }) },
          S: { abilities: ["RULE"], models: line(1, [12, 9]) },
          B: { owner: "p2", models: line(1, [15, 5]) },
        },
      } as never);
    expect(planOf(game("FRIEND")).hit.modifier).toBe(1);
    expect(planOf(game("ENEMY")).hit.modifier).toBe(0);
  });

  test("an aura of a detachment spreads from units of its army, and is not on the others", () => {
    const rule = {
      ...ruleOf([
        {
          on: { aura: 6, units: "FRIENDLY" },
          if: { keyword: "CHARACTER" },
          do: [{ characteristic: "OBJECTIVE_CONTROL", add: 1 }],
        },
      ]),
      source: "DETACHMENT",
      detachment: "ours",
    };
    const built = buildGame({
      settings: { rows: { RULE: rule } },
      units: {
        S: { keywords: ["CHARACTER"], models: line(1, [5, 5]) },
        N: { models: line(1, [10, 5]) },
        FAR: { models: line(1, [30, 5]) },
        E: { owner: "p2", models: line(1, [5, 9]) },
      },
    } as never);
    const p1 = { ...built.players.p1, detachment: "ours" };
    const game = { ...built, players: { ...built.players, p1 } };
    expect(["S", "N", "FAR", "E"].map((id) => control(game, id))).toEqual([2, 2, 1, 1]);
    expect(control(built, "N")).toBe(1);
  });

  test("units of the army by an ability: the others do not have the rule", () => {
    const rule = {
      ...ruleOf([
        { on: { army: true, ability: "Synapse" }, do: [{ characteristic: "OBJECTIVE_CONTROL", add: 1 }] },
      ]),
      source: "DETACHMENT",
      detachment: "ours",
    };
    const built = buildGame({
      settings: { rows: { RULE: rule } },
      units: {
        S: { abilities: ["SYNAPSE"], models: line(1, [5, 5]) },
        N: { models: line(1, [10, 5]) },
      },
    } as never);
    const p1 = { ...built.players.p1, detachment: "ours" };
    const game = { ...built, players: { ...built.players, p1 } };
    expect([control(game, "S"), control(game, "N")]).toEqual([2, 1]);
  });
});

describe("AB-4 who may use a rule", () => {
  test("a rule of the whole army is used while its condition holds for a unit that has it", () => {
    const clause = {
      when: { during: "SHOOTING" },
      use: { once: "BATTLE" },
      if: { round: 2 },
      do: [{ may: ["CHARGE_AFTER_ADVANCE"] }],
      until: "PHASE",
    };
    const game = (round: number) => tableWith([clause], { rule: { source: "ARMY_RULE" }, turn: { round } });
    expect(codes(play(game(1), { type: "USE_STRATAGEM", payload: { stratagem: "RULE" } }).result)).toEqual([
      "CONDITION",
    ]);
    const after = playAll(game(2), [{ type: "USE_STRATAGEM", payload: { stratagem: "RULE" } }]);
    expect(effectsOf(after, "A")).toEqual(["RULE"]);
  });

  test("units of another kind than the clause is for do not use it, and nothing happens to them", () => {
    const game = (on: Json, clause: Json) =>
      tableWith([{ on: { army: true, ...on }, ...clause, do: [MARK] }]);
    const used = { when: { during: "SHOOTING" }, use: { once: "BATTLE" } };
    expect(codes(play(game({ keyword: "VEHICLE" }, used), use({})).result)).toEqual(["WRONG_KEYWORDS"]);
    expect(codes(play(game({ ability: "Synapse" }, used), use({})).result)).toEqual(["WRONG_KEYWORDS"]);
    expect(codes(play(game({ ability: "Rule" }, used), use({})).result)).toEqual([]);
    const own = { when: { end: "SHOOTING" } };
    expect(effectsOf(playAll(game({ keyword: "VEHICLE" }, own), END), "A")).toEqual([]);
    expect(effectsOf(playAll(game({ keyword: "INFANTRY" }, own), END), "A")).toEqual(["MARK"]);
  });
});

describe("AB-4 from whom a choice is measured", () => {
  /** The bearer stands 16 inches from B, another model of its unit 9. */
  const models = {
    leader: { at: [3, 10], weapons: ["blade"], abilities: ["RULE"] },
    m2: { at: [6.5, 10], weapons: ["gun"] },
    m3: { at: [10, 10], weapons: ["gun"] },
  };
  const clause = (on: string, choose: Json) => ({
    on,
    when: { during: "SHOOTING" },
    use: { once: "BATTLE" },
    choose: { unit: "ENEMY", ...choose },
    do: [{ ...MARK, to: "CHOSEN" }],
  });
  const able = (on: string, choose: Json) =>
    payloads(tableWith([clause(on, choose)], { a: { abilities: [], models } })).length > 0;

  test("the bearer's own inches, or those of its unit", () => {
    expect([able("UNIT", { within: 10 }), able("BEARER", { within: 10 })]).toEqual([true, false]);
    expect([able("UNIT", { within: 17 }), able("BEARER", { within: 17 })]).toEqual([true, true]);
  });

  test("whom the bearer hit: with the weapons that it carries", () => {
    const hit = (on: string, leader: string) => {
      const does = [
        {
          on,
          when: { after: "SHOOT" },
          choose: { unit: "HIT", every: true },
          do: [{ ...MARK, to: "CHOSEN" }],
        },
      ];
      const armed = { ...models, leader: { ...models.leader, weapons: [leader] } };
      const game = tableWith(does, { a: { abilities: [], models: armed } });
      const shots = leader === "gun" ? [3, 1, 1, 1] : [3, 1, 1];
      return effectsOf(playAll(game, [fire("A", "B"), shots]), "B");
    };
    expect(hit("UNIT", "blade")).toEqual(["MARK"]);
    expect(hit("BEARER", "blade")).toEqual([]);
    expect(hit("BEARER", "gun")).toEqual(["MARK"]);
  });
});

describe("AB-22 what each model of an attack is asked", () => {
  test("attacks against a unit are made apart where its rule asks each model that attacks", () => {
    const shooter = {
      models: { near: { at: [10, 2], weapons: ["gun"] }, far: { at: [5, 2], weapons: ["gun"] } },
    };
    const game = ruled(
      suffered([{ hit: -1 }], { if: { not: { attackWithin: 7 } } }),
      { shooter, inches: 10 } as never,
      "B",
    );
    const prepared = prepare(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
    const plans = prepared.ok ? prepared.value.map(({ plan }) => plan) : [];
    expect(plans.map(({ guns, hit }) => [guns[0]!.model_id, guns.length, hit.modifier])).toEqual([
      ["far", 1, -1],
      ["near", 1, 0],
    ]);
  });

  test("the closest target in a fight is the closest unit that can be attacked", () => {
    const game = buildGame({
      weapons: { blade: { type: "MELEE" } },
      units: {
        A: { models: line(1, [10, 10], { weapons: ["blade"] }) },
        B: { owner: "p2", models: line(1, [11.2, 10]) },
        C: { owner: "p2", models: line(1, [10, 11.8]) },
        // Nobody fights it: it counts for nothing.
        D: { owner: "p2", models: line(1, [30, 30]) },
      },
    } as never);
    const { A, B, C } = game.units;
    const model = Object.values(A!.models)[0]!;
    const blade = game.weapons["blade"]!;
    expect(isClosestTarget(game, A!, blade, B!, { model, distance: 0.2 })).toBe(true);
    expect(isClosestTarget(game, A!, blade, C!, { model, distance: 0.8 })).toBe(false);
  });
});
