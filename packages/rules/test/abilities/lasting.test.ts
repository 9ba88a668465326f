import { describe, expect, test } from "vitest";
import { characteristicOf } from "../../src/abilities/characteristics.ts";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { leadershipOf, testBattleShock } from "../../src/flow/battle-shock/test.ts";
import { costFor } from "../../src/flow/stratagems/cost.ts";
import { Change } from "../../src/game/change.ts";
import { choices, type Game, scriptedDice } from "../../src/index.ts";
import { chargerRefusals } from "../../src/space/charge/charger.ts";
import { kindRefusals } from "../../src/space/movement/mover.ts";
import { movementOrder } from "../../src/space/movement/order.ts";
import { chargeGame } from "../charge/table.ts";
import { buildGame, codes, row as line, play, shoot } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { planOf } from "../support/plan.ts";
import { ruled, ruleOf } from "../support/ruled.ts";

type Json = Record<string, unknown>;

/** A is under the effects by RULE where `has`; B is its enemy. */
function table(effects: readonly Json[], options: Json = {}, has = true): Game {
  const { a, b, ...more } = options as { a?: Json; b?: Json };
  return buildGame({
    settings: { rows: { RULE: ruleOf([{ on: "UNIT", do: effects }]) } },
    units: {
      A: { abilities: has ? ["RULE"] : [], models: line(1, [10, 10]), ...a },
      B: { owner: "p2", models: line(1, [20, 10]), ...b },
    },
    ...more,
  } as never);
}

const A = (game: Game) => game.units["A"]!;
const found = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);

describe("AB-24 what rules forbid and allow", () => {
  test("no charge, though another rule would let the unit charge", () => {
    const effects = [{ cannot: ["DECLARE_CHARGES"] }, { may: ["CHARGE_AFTER_ADVANCE"] }];
    const advanced = { a: { flags: { advanced: true } } };
    const bound = table(effects, advanced);
    expect(found(chargerRefusals(bound, A(bound)))).toEqual(["FORBIDDEN"]);
    const free = table([effects[1]!], advanced);
    expect(found(chargerRefusals(free, A(free)))).toEqual([]);
  });

  test("no Fall Back and no Advance", () => {
    const near = { b: { models: line(1, [11.5, 10]) } };
    const bound = table([{ cannot: ["FALL_BACK"] }], near);
    expect(found(kindRefusals(bound, A(bound), "FALL_BACK"))).toEqual(["FORBIDDEN"]);
    const free = table([{ cannot: ["FALL_BACK"] }], near, false);
    expect(found(kindRefusals(free, A(free), "FALL_BACK"))).toEqual([]);
    const slow = table([{ cannot: ["ADVANCE"] }]);
    expect(found(kindRefusals(slow, A(slow), "ADVANCE"))).toEqual(["FORBIDDEN"]);
    expect(found(kindRefusals(slow, A(slow), "NORMAL"))).toEqual([]);
  });

  test("no shooting", () => {
    const bound = ruled([{ on: "UNIT", do: [{ cannot: ["SHOOT"] }] }]);
    expect(codes(shoot(bound, "A", "gun", "B").result)).toEqual(["FORBIDDEN"]);
  });

  test("targeted only from within some inches", () => {
    const does = [{ on: "UNIT", do: [{ targetedWithin: 18 }] }];
    const at = (inches: number, faces: readonly number[]) =>
      codes(shoot(ruled(does, { inches }, "B"), "A", "gun", "B", faces).result);
    expect(at(18, [1])).toEqual([]);
    expect(at(18.1, [])).toEqual(["TARGETED_TOO_FAR"]);
  });

  test("Overwatch: neither by the one nor against the other", () => {
    /** A declares a charge at B, who could answer. */
    const moving = (effects: readonly Json[], abilities: readonly string[]) => {
      const game = chargeGame({
        settings: { rows: { RULE: ruleOf([{ on: "UNIT", do: effects }]) } },
        weapons: { gun: {} },
        units: {
          A: { abilities: ["RULE"], models: line(1, [10, 10]) },
          B: { owner: "p2", abilities, models: line(1, [20, 10], { weapons: ["gun"] }) },
        },
      } as never);
      const declared = play(withCp(game, 0, 2), {
        type: "DECLARE_CHARGE",
        actor_unit_id: "A",
        payload: { target_unit_ids: ["B"] },
      });
      expect(codes(declared.result)).toEqual([]);
      return JSON.stringify([...choices(declared.game)]).includes("FIRE_OVERWATCH");
    };
    expect(moving([], [])).toBe(true);
    expect(moving([{ cannot: ["BE_OVERWATCHED"] }], [])).toBe(false);
    expect(moving([{ cannot: ["FIRE_OVERWATCH"] }], [])).toBe(true);
    expect(moving([{ cannot: ["FIRE_OVERWATCH"] }], ["RULE"])).toBe(false);
  });

  test("over models and through terrain", () => {
    const crossing = (may: readonly string[]) => {
      const game = table(may.length === 0 ? [] : [{ may }]);
      return movementOrder(game, A(game), "NORMAL").crossing;
    };
    expect(crossing([])).toMatchObject({ enemyModels: false, enemyRange: false, largeFriends: false });
    expect(crossing([])).not.toHaveProperty("terrain");
    expect(crossing(["MOVE_OVER_MODELS"])).toMatchObject({
      enemyModels: true,
      enemyRange: true,
      largeFriends: true,
    });
    expect(crossing(["MOVE_OVER_TERRAIN"])).toMatchObject({ enemyModels: false, terrain: true });
  });
});

describe("AB-3 saves and ranges", () => {
  const plan = (effect: Json, gun: Json = {}, stats: Json = {}) =>
    planOf(ruled([{ on: "UNIT", do: [effect] }], { gun: { ap: -6, ...gun }, target: { stats } }, "B"));

  test("an invulnerable save against ranged attacks, the better of two", () => {
    const save = (effect: Json, own: number | null = null) =>
      plan(effect, {}, { invulnerable_save: own }).groups[0]!.saves[0]!;
    expect(save({ invulnerable: 4, against: "RANGED" })).toMatchObject({
      threshold: 4,
      kind: "INVULNERABLE",
    });
    expect(save({ invulnerable: 4, against: "RANGED" }).reasons).toContainEqual({
      what: "ROW",
      rule: "AR-6",
      name: "RULE",
    });
    expect(save({ invulnerable: 4, against: "MELEE" })).toMatchObject({ threshold: 9, kind: "ARMOUR" });
    expect(save({ invulnerable: 5, against: "RANGED" }, 4).threshold).toBe(4);
  });

  test("a longer range, and half of it", () => {
    const does = [{ on: "UNIT", do: [{ weaponRange: 6, weapon: "gun" }] }];
    const near = { gun: { keywords: ["RAPID FIRE 1"] } };
    expect(codes(shoot(ruled(does, { inches: 30 }), "A", "gun", "B", [1]).result)).toEqual([]);
    expect(codes(shoot(ruled(does, { inches: 30.1 }), "A", "gun", "B").result)).toEqual(["OUT_OF_RANGE"]);
    expect(planOf(ruled(does, { ...near, inches: 15 })).guns[0]!.bonus).toBe(1);
    expect(planOf(ruled([], { ...near, inches: 15 })).guns[0]!.bonus).toBe(0);
    const other = [{ on: "UNIT", do: [{ weaponRange: 6, weapon: "sword" }] }];
    expect(codes(shoot(ruled(other, { inches: 25 }), "A", "gun", "B").result)).toEqual(["OUT_OF_RANGE"]);
  });
});

describe("AB-25 rolls of units and costs", () => {
  const tested = (effects: readonly Json[], faces: readonly number[]) => {
    const dice = scriptedDice(faces, 0);
    const change = new Change(table(effects), dice);
    const passed = testBattleShock(change, "A");
    expect(dice.left).toBe(0);
    return passed;
  };

  test("CO-5 a Battle-shock test is against the Leadership as it is now", () => {
    expect(tested([], [3, 3])).toBe(true);
    expect(tested([{ characteristic: "LEADERSHIP", add: 1 }], [3, 3])).toBe(false);
    const game = table([{ characteristic: "LEADERSHIP", set: 5 }]);
    expect(leadershipOf(game, A(game))).toBe(5);
  });

  test("what is added to a Battle-shock test, and one that is rolled again", () => {
    expect(tested([{ roll: "BATTLE_SHOCK", add: -1 }], [3, 3])).toBe(false);
    expect(tested([{ roll: "BATTLE_SHOCK", add: 2 }], [2, 2])).toBe(true);
    expect(tested([{ rerollOf: "BATTLE_SHOCK" }], [1, 1, 3, 3])).toBe(true);
    expect(tested([{ rerollOf: "BATTLE_SHOCK" }], [1, 1, 1, 2])).toBe(false);
    expect(tested([{ rerollOf: "BATTLE_SHOCK" }], [6, 6])).toBe(true);
  });

  test("two rules of one row about the same roll add up", () => {
    expect(
      tested(
        [
          { roll: "BATTLE_SHOCK", add: 1 },
          { roll: "BATTLE_SHOCK", add: 1 },
        ],
        [2, 2],
      ),
    ).toBe(true);
  });

  test("an Advance without a roll", () => {
    const effects = [{ advance: 6 }, { roll: "ADVANCE_ROLL", add: 1 }];
    const game = table(effects, { turn: { phase: "MOVEMENT" } });
    const after = play(game, { type: "ADVANCE_ROLL", actor_unit_id: "A" }).game;
    expect(movementOrder(after, A(after), "ADVANCE").distance.byModel).toEqual({ m1: 12 });
    const plain = table(effects, { turn: { phase: "MOVEMENT" } }, false);
    const rolled = play(plain, { type: "ADVANCE_ROLL", actor_unit_id: "A" }, [2]).game;
    expect(movementOrder(rolled, A(rolled), "ADVANCE").distance.byModel).toEqual({ m1: 8 });
  });

  test("CH-8 a Charge roll is made again for nothing, once", () => {
    const roll = (has: boolean) => {
      const game = chargeGame({
        settings: { rows: { RULE: ruleOf([{ on: "UNIT", do: [{ rerollOf: "CHARGE_ROLL" }] }]) } },
        units: {
          A: { abilities: has ? ["RULE"] : [], models: line(1, [10, 10]) },
          B: { owner: "p2", models: line(1, [20, 10]) },
        },
      } as never);
      const payload = { target_unit_ids: ["B"] };
      const declared = play(game, { type: "DECLARE_CHARGE", actor_unit_id: "A", payload });
      return play(declared.game, { type: "CHARGE_ROLL", actor_unit_id: "A" }, [1, 2]).game;
    };
    const again = { type: "USE_STRATAGEM", actor_unit_id: "A", payload: { stratagem: "UNIT_RE_ROLL" } };
    const first = roll(true);
    expect(JSON.stringify([...choices(first)])).toContain("UNIT_RE_ROLL");
    const second = play(first, again, [6, 5]);
    expect(codes(second.result)).toEqual([]);
    expect(second.game.charges.pending["A"]?.distance).toBe(11);
    expect(codes(play(second.game, again).result)).toEqual(["NOT_NOW"]);
    expect(JSON.stringify([...choices(roll(false))])).not.toContain("UNIT_RE_ROLL");
  });

  test("what stratagems cost", () => {
    const cost = (effects: readonly Json[], name = "Grenade", price = 1) => {
      const game = table(effects);
      return costFor(game, "p1", { name, cost: price }, A(game));
    };
    expect(cost([])).toBe(1);
    expect(cost([{ stratagemCost: 1 }])).toBe(2);
    expect(cost([{ stratagemCost: -1 }], "Any", 2)).toBe(1);
    expect(cost([{ stratagemCost: -1 }, { stratagemCost: -1 }])).toBe(0);
    expect(cost([{ stratagemCost: "FREE", named: "grenade" }], "Grenade", 2)).toBe(0);
    expect(cost([{ stratagemCost: "FREE", named: "grenade" }], "Other", 2)).toBe(2);
    // What is free stays free.
    expect(cost([{ stratagemCost: 1 }], "Free", 0)).toBe(0);
  });

  test("enemies nearby pay more: an aura", () => {
    const rule = ruleOf([{ on: { aura: 12, units: "ENEMY" }, do: [{ stratagemCost: 1 }] }]);
    const game = buildGame({
      settings: { rows: { RULE: rule } },
      units: {
        A: { abilities: ["RULE"], models: line(1, [10, 10]) },
        B: { owner: "p2", models: line(1, [20, 10]) },
        C: { owner: "p2", models: line(1, [50, 10]) },
      },
    } as never);
    const on = (id: string) => costFor(game, "p2", { name: "Any", cost: 1 }, game.units[id]!);
    expect([on("B"), on("C")]).toEqual([2, 1]);
  });
});

describe("AB-3 characteristics", () => {
  const control = (effects: readonly Json[], oc: number, shocked = false) => {
    const game = table(effects, {
      a: { stats: { objective_control: oc }, flags: { battle_shocked: shocked } },
    });
    return characteristicOf(game, A(game), Object.values(A(game).models)[0]!, "objective_control");
  };

  test("to a minimum", () => {
    const effect = [{ characteristic: "OBJECTIVE_CONTROL", add: -2, least: 1 }];
    expect([control(effect, 4), control(effect, 2), control(effect, 0)]).toEqual([2, 1, 0]);
  });

  test("no rule takes a characteristic beyond its bounds", () => {
    const changed = (
      name: string,
      add: number,
      stat: "save" | "leadership" | "toughness" | "move",
      own: number,
    ) => {
      const game = table([{ characteristic: name, add }], { a: { stats: { [stat]: own } } });
      return characteristicOf(game, A(game), Object.values(A(game).models)[0]!, stat);
    };
    expect(changed("SAVE", -1, "save", 2)).toBe(2);
    expect(changed("SAVE", 1, "save", 7)).toBe(7);
    expect(changed("SAVE", 1, "save", 6)).toBe(7);
    expect(changed("LEADERSHIP", -2, "leadership", 5)).toBe(4);
    expect(changed("LEADERSHIP", 3, "leadership", 7)).toBe(9);
    expect(changed("TOUGHNESS", -3, "toughness", 3)).toBe(1);
    expect(changed("MOVE", -8, "move", 6)).toBe(1);
  });

  test("what cannot be worsened, but by Battle-shock", () => {
    const firm = [
      { characteristic: "OBJECTIVE_CONTROL", add: -1 },
      { characteristic: "OBJECTIVE_CONTROL", firm: true },
    ];
    expect(control(firm, 2)).toBe(2);
    expect(control([firm[0]!], 2)).toBe(1);
    expect(control([{ characteristic: "OBJECTIVE_CONTROL", firm: true }], 2, true)).toBe(0);
    expect(control([{ characteristic: "OBJECTIVE_CONTROL", add: 1 }, firm[1]!], 2)).toBe(3);
  });
});

test("AB-24 AB-25 each effect is read at the border and says what it does", () => {
  const effects: Record<string, Json> = {
    "This unit cannot declare charges or Fall Back.": { cannot: ["DECLARE_CHARGES", "FALL_BACK"] },
    "This unit can only be chosen as the target of a ranged attack by models within 18″.": {
      targetedWithin: 18,
    },
    "When this unit Advances, no Advance roll is made: models in this unit move up to 6″ further instead.": {
      advance: 6,
    },
    "Models in this unit have a 4+ invulnerable save against melee attacks.": {
      invulnerable: 4,
      against: "MELEE",
    },
    "Add 6″ to the Range characteristic of ranged weapons of this unit.": { weaponRange: 6 },
    "Stratagems used on this unit cost 1 CP more.": { stratagemCost: 1 },
    "Grenade used on this unit costs 0 CP.": { stratagemCost: "FREE", named: "Grenade" },
    "Subtract 1 from Battle-shock tests made for this unit.": { roll: "BATTLE_SHOCK", add: -1 },
    "You can re-roll Charge rolls made for this unit.": { rerollOf: "CHARGE_ROLL" },
    "Models in this unit have Feel No Pain 5+ against mortal wounds and Psychic Attacks.": {
      feelNoPain: 5,
      against: ["MORTAL_WOUNDS", "PSYCHIC"],
    },
    "Subtract 1 from the Objective Control characteristic of models in this unit (to a minimum of 1).": {
      characteristic: "OBJECTIVE_CONTROL",
      add: -1,
      least: 1,
    },
    "The Move characteristic of models in this unit cannot be worsened.": {
      characteristic: "MOVE",
      firm: true,
    },
    "This unit can move over other models as if they were not there.": { may: ["MOVE_OVER_MODELS"] },
  };
  for (const [sentence, effect] of Object.entries(effects)) {
    const read = readRow(ruleOf([{ on: "UNIT", do: [effect] }]));
    if (!read.ok) throw new Error(`${sentence}: ${read.refusals[0]!.message}`);
    expect(sentenceOf(read.value)).toBe(sentence);
  }
});
