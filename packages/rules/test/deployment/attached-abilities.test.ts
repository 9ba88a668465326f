import { describe, expect, test } from "vitest";
import { effectsOn } from "../../src/abilities/on.ts";
import { isGranted } from "../../src/abilities/permissions.ts";
import { abilityRows } from "../../src/abilities/registry.ts";
import { type Game, oddsOf, prepare } from "../../src/index.ts";
import { play, shoot } from "../support/build.ts";
import { beforeBattle, setUp, type WaitingUnit } from "../support/deployment.ts";

/** Whose an ability is once a leader has joined: his alone, or of all models. */

const guards: WaitingUnit = {
  owner: "p2",
  keywords: ["INFANTRY"],
  stats: { toughness: 5, save: 7 },
  models: { g1: { weapons: ["blade"] }, g2: { weapons: ["blade"] } },
};
const boss: WaitingUnit = {
  owner: "p2",
  keywords: ["INFANTRY", "CHARACTER", "WARBOSS"],
  stats: { toughness: 5, save: 7 },
  models: { L: { weapons: ["blade", "gun"] } },
};
const WEAPONS = {
  gun: { range: 60, skill: 4, strength: 8, keywords: ["PRECISION"] },
  blade: { type: "MELEE" },
};

/** A of p1 in front of two guards whom L leads, in A's Shooting phase. */
function battle(ofGuards: readonly string[], ofLeader: readonly string[] = [], turn = {}): Game {
  let game = beforeBattle({
    units: {
      A: { stats: { save: 7 }, models: { m1: { weapons: ["gun"] } } },
      U: { ...guards, abilities: ofGuards },
      B: { ...boss, abilities: ["LEADER", ...ofLeader] },
    },
    weapons: WEAPONS,
    turn,
  });
  game = play(game, { type: "ATTACH", actor_unit_id: "B", payload: { unit_id: "U" } }).game;
  game = play(game, setUp("A", { m1: [10, 10] })).game;
  game = play(game, setUp("U", { g1: [50, 10], g2: [50, 12], L: [50, 14] }), [6, 1]).game;
  game = play(game, { type: "END_PHASE" }).game;
  return play(game, { type: "END_PHASE" }).game;
}

/** The same with A in base contact with the leader, who fights. */
function melee(game: Game): Game {
  const raw = structuredClone(game) as unknown as {
    units: Record<string, { models: Record<string, object> }>;
  };
  Object.assign(raw.units["A"]!.models["m1"]!, { position: { x: 51, y: 14, z: 0 } });
  return raw as unknown as Game;
}

const OF_WHOLE_UNITS = [
  "FULL THROTTLE",
  "SIGNUM",
  "MARK THE TARGET",
  "TOTAL OBLITERATION",
  "FURY OF THE FIRST",
  "DAT'S OUR LOOT!",
  "SHOCK ASSAULT",
  "TANK HUNTERS",
  "SPLAT!",
  "KRUMPIN' TIME",
  "FOR THE CHAPTER!",
  "DA BOSS' LADZ",
  "PYROMANIAKS",
  "GUN-CRAZY SHOW-OFFS",
];
const OF_WHO_LEADS = [
  "FIRE DISCIPLINE",
  "FOLLOW ME LADZ",
  "KUNNIN' BUT BRUTAL",
  "TARGET PRIORITY",
  "TACTICAL PRECISION",
  "MIGHT IS RIGHT",
  "DOK'S TOOLS",
];
/** Those of single models and of vehicles, which nobody leads. */
const OF_BEARERS = [
  "ARTIFICER ARMOUR",
  "THE HONOUR VEHEMENT",
  "HEADWOPPA'S KILLCHOPPA",
  "SUPA-CYBORK BODY",
  "DESTRUCTOR",
  "DA BIGGEST AND DA BEST",
  "SYRINGE",
  "DUTY ETERNAL",
  "RAMSHACKLE BUT RUGGED",
  "RUNTHERD",
  "RITES OF BATTLE",
  "DAMAGED 4",
  "DAMAGED 5",
];

const waaagh = [{ effect: "WAAAGH", source: "ARMY_RULE", player: "p2", until: "BATTLE" }] as const;
/** The models that have the ability in effect; null: all of them. */
function bearers(game: Game, ability: string): readonly string[] | null | undefined {
  const { id } = abilityRows().find((row) => row.ability === ability)!;
  // As they must be for what looks at the unit: stationary, and one of them a Gretchin.
  const { U } = game.units;
  const models = Object.fromEntries(
    Object.entries(U!.models).map(([id, model]) => [id, { ...model, name: "Gretchin" }]),
  );
  const flags = { ...U!.flags, remained_stationary: true };
  const unit = { ...U!, models, flags, effects: [...waaagh] };
  return effectsOn(game, unit).find((one) => one.id === id)?.model_ids;
}

describe("abilities of Attached units", () => {
  test("DE-5 every ability that is always on is of one of three kinds", () => {
    const all = new Set(abilityRows().map(({ ability }) => ability));
    expect([...all].toSorted()).toEqual([...OF_WHOLE_UNITS, ...OF_WHO_LEADS, ...OF_BEARERS].toSorted());
  });

  test.each(OF_WHOLE_UNITS)("DE-5 %s of the guards is their leader's too", (ability) => {
    expect(bearers(battle([ability]), ability)).toBeNull();
  });

  test.each(OF_WHO_LEADS)("DE-5 %s of a leader reaches all whom he leads, and himself", (ability) => {
    expect(bearers(battle([], [ability]), ability)).toBeNull();
  });

  test.each(OF_BEARERS)("DE-5 %s of a leader is his alone", (ability) => {
    expect(bearers(battle([], [ability]), ability)).toEqual(["L"]);
  });

  test("DE-5 OB-7 a second leader changes nothing, and each takes its own along when they part", () => {
    const abilities = ["LEADER", "SECOND LEADER"];
    let game = beforeBattle({
      units: {
        U: { ...guards, abilities: ["SHOCK ASSAULT"] },
        B: { ...boss, abilities: ["LEADER", "MIGHT IS RIGHT"] },
        C: { ...boss, abilities, models: { L2: {} } },
      },
      weapons: WEAPONS,
    });
    for (const id of ["B", "C"])
      game = play(game, { type: "ATTACH", actor_unit_id: id, payload: { unit_id: "U" } }).game;
    expect(game.units["U"]!.abilities).toEqual(["SHOCK ASSAULT"]);
    expect(game.units["U"]!.models["L"]!.abilities).toEqual(["LEADER", "MIGHT IS RIGHT"]);
    const dead = shoot(battle(["SHOCK ASSAULT"]), "A", "gun", "U", [6, 6, 1], {
      precision_model_id: "L",
    }).game;
    expect(dead.units["U"]!.abilities).toEqual(["SHOCK ASSAULT"]);
    expect(dead.units["B"]!.abilities).toEqual(["LEADER"]);
  });

  test("AR-9 OD-1 Da Boss' Ladz: 4+ to wound instead of 3+, in the attacks and in the odds", () => {
    const game = battle(["DA BOSS' LADZ"]);
    const assignments = [{ weapon_id: "gun", target_unit_id: "U" }];
    const prepared = prepare(game, game.units["A"]!, assignments);
    expect(prepared.ok && prepared.value[0]!.plan.wound.threshold).toBe(4);
    const odds = oddsOf(game, game.units["A"]!, assignments);
    // A half to hit, a half to wound, no save: one of four. Without the ability it is one of three.
    expect(odds).toMatchObject({ value: { targets: { U: { slain: { mean: expect.closeTo(1 / 4, 12) } } } } });
  });

  test("AR-8 Shock Assault: the leader's blows re-roll wounds of 1, too", () => {
    const game = melee(battle(["SHOCK ASSAULT"]));
    const wanted = [{ weapon_id: "blade", target_unit_id: "A", model_ids: ["L"] }];
    const prepared = prepare(game, game.units["U"]!, wanted, "MELEE");
    expect(prepared.ok && prepared.value[0]!.plan.wound.reroll).toBe("ONES");
  });

  test("AR-9 FI-28 For the Chapter!: the leader, too, shoots as he falls", () => {
    const game = battle(["FOR THE CHAPTER!"]);
    const { game: after } = shoot(game, "A", "gun", "U", [6, 6, 1, 3], { precision_model_id: "L" });
    expect(after.tasks.at(-1)).toMatchObject({ type: "last_shots", model_ids: ["L"], stage: "TARGETS" });
  });

  test("AR-5 Full Throttle: the unit may charge after an Advance with a leader who has nothing of the kind", () => {
    const game = battle(["FULL THROTTLE"]);
    expect(isGranted(game, game.units["U"]!, "CHARGE_AFTER_ADVANCE")).toBe(true);
  });

  test("RC-2 in a record of the third edition it stays with the guards", () => {
    expect(bearers(battle(["SHOCK ASSAULT"], [], { edition: 3 }), "SHOCK ASSAULT")).toEqual(["g1", "g2"]);
  });
});
