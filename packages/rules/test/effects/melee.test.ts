import { describe, expect, test } from "vitest";
import { type AttackPlan, type Game, prepare } from "../../src/index.ts";
import { reasonInWords } from "../../src/words/reasons.ts";
import { enemy, melee, pileIn, select, strike, unit } from "../fight/table.ts";
import { codes } from "../support/build.ts";
import { fightingAs, on } from "../support/effects.ts";

type Json = Record<string, unknown>;

/** A of p1 in contact with B of p2. */
function fight(shooter: Json = {}, weapons: Record<string, Json> = {}, target: Json = {}): Game {
  return melee(
    { A: unit([[10, 10]], shooter), B: enemy([[11, 10]], target) },
    {
      weapons: {
        ...weapons,
        blade: { type: "MELEE", attacks: "3", skill: 3, strength: 4, ...weapons["blade"] },
      },
    },
  );
}

function plans(game: Game, ...weapons: readonly string[]): readonly AttackPlan[] {
  const assignments = (weapons.length === 0 ? ["blade"] : weapons).map((weapon_id) => ({
    weapon_id,
    target_unit_id: "B",
  }));
  const prepared = prepare(game, game.units["A"]!, assignments, "MELEE");
  if (!prepared.ok) throw new Error(prepared.refusals.map(({ message }) => message).join("\n"));
  return prepared.value.map(({ plan }) => plan);
}

/** A model that leads m1 in A, both in contact with B. */
const led = (abilities: readonly string[], more: Json = {}) => ({
  models: {
    m1: { at: [10, 10] as const, weapons: ["blade"] },
    m2: { at: [11, 11] as const, weapons: ["blade"], keywords: ["CHARACTER"], abilities },
  },
  ...more,
});

describe("Waaagh! in a fight", () => {
  test("AR-2 worked case 14: a klaw has +1 attack and +1 Strength, an attack squig only the Strength", () => {
    const game = fight(
      { effects: [on("WAAAGH")], weapons: ["klaw", "squig"] },
      {
        klaw: { type: "MELEE", attacks: "3", strength: 9 },
        squig: { type: "MELEE", attacks: "2", strength: 4, keywords: ["EXTRA ATTACKS"] },
      },
    );
    const [klaw, squig] = plans(game, "klaw", "squig");
    expect(klaw).toMatchObject({ guns: [{ bonus: 1 }], wound: { strength: 10 } });
    expect(squig).toMatchObject({ guns: [{ bonus: 0 }], wound: { strength: 5 } });
    expect(klaw!.wound.reasons.map(reasonInWords)).toContain("Waaagh! +1 S");
  });

  test("AR-2 EF-3 the Warboss himself has 4 attacks more, and strikes apart from his boyz", () => {
    const shooter = led(["DA BIGGEST AND DA BEST"], { effects: [on("WAAAGH")] });
    const [boy, boss] = plans(fight(shooter));
    expect([boy!.guns, boss!.guns]).toMatchObject([
      [{ model_id: "m1", bonus: 1 }],
      [{ model_id: "m2", bonus: 5 }],
    ]);
    const [all] = plans(fight(led(["DA BIGGEST AND DA BEST"])));
    expect(all!.guns.map(({ bonus }) => bonus)).toEqual([0]);
  });

  test("AR-2 FI-22 attacks that the Waaagh! adds can be split too", () => {
    const game = melee(
      {
        A: unit([[10, 10]], { effects: [on("WAAAGH")] }),
        B: enemy([[11, 10]]),
        C: enemy([[9, 10]]),
      },
      { turn: { active_player: "p2" } },
    );
    const ready = pileIn(select(game, "A").game, "A").game;
    const split = (toB: number, toC: number) =>
      strike(
        ready,
        "A",
        [
          { weapon_id: "blade", target_unit_id: "B", attacks: { m1: toB } },
          { weapon_id: "blade", target_unit_id: "C", attacks: { m1: toC } },
        ],
        toB + toC === 3 ? [1, 1, 1] : [],
      );
    expect(codes(split(1, 1).result)).toEqual(["SPLIT_SUM"]);
    expect(codes(split(2, 1).result)).toEqual([]);
  });
});

describe("Detachments in a fight", () => {
  test("AR-13 Get Stuck In: melee weapons of Orks have Sustained Hits 1, others none", () => {
    const ork = fight({ keywords: ["INFANTRY", "ORKS"] });
    expect(plans(ork)[0]!.critical_hit.extra_hits).toBeNull();
    expect(plans(fightingAs(ork, "war-horde"))[0]!.critical_hit.extra_hits).toMatchObject({
      count: 0,
      plus: 1,
    });
    expect(plans(fightingAs(fight(), "war-horde"))[0]!.critical_hit.extra_hits).toBeNull();
  });

  test("AR-11 Honour the Chapter: Lance after a charge, AP better by 1 under the Assault Doctrine", () => {
    const charged = { flags: { charged_this_turn: true } };
    const [plain] = plans(fight({ effects: [on("HONOUR_THE_CHAPTER")] }));
    expect(plain).toMatchObject({ wound: { modifier: 0 }, groups: [{ ap: 0 }] });
    const effects = [on("HONOUR_THE_CHAPTER"), on("ASSAULT_DOCTRINE")];
    expect(plans(fight({ effects, ...charged }))[0]).toMatchObject({
      wound: { modifier: 1 },
      groups: [{ ap: -1 }],
    });
  });

  test("AR-14 Unbridled Carnage: unmodified fives are critical, and hit even with WS 6+", () => {
    const [plan] = plans(fight({ effects: [on("UNBRIDLED_CARNAGE")] }, { blade: { skill: 6 } }));
    expect(plan).toMatchObject({ hit: { threshold: 5 }, groups: [{ critical_hit: 5 }] });
  });
});

describe("Abilities in a fight", () => {
  test("AR-8 Shock Assault: re-roll wounds of 1", () => {
    expect(plans(fight({ abilities: ["SHOCK ASSAULT"] }))[0]!.wound.reroll).toBe("ONES");
  });

  test("AR-8 Might Is Right: +1 to hit for the unit that a Warboss leads", () => {
    expect(plans(fight(led(["MIGHT IS RIGHT"])))[0]!.hit.threshold).toBe(2);
    expect(plans(fight({ abilities: ["MIGHT IS RIGHT"] }))[0]!.hit.threshold).toBe(3);
  });

  test("AR-8 EF-3 Finest Hour: 3 more attacks and Devastating Wounds for the one model", () => {
    const shooter = led([], { effects: [on("FINEST_HOUR", "PHASE", { model_id: "m2" })] });
    expect(plans(fight(shooter))).toMatchObject([
      { guns: [{ model_id: "m1", bonus: 0 }], wound: { devastating: false } },
      { guns: [{ model_id: "m2", bonus: 3 }], wound: { devastating: true } },
    ]);
  });

  test("AR-12 The Honour Vehement: +1 attack and Strength for its bearer, +2 under the Assault Doctrine", () => {
    expect(plans(fight(led(["THE HONOUR VEHEMENT"])))[1]).toMatchObject({
      guns: [{ model_id: "m2", bonus: 1 }],
      wound: { strength: 5 },
    });
    const assault = led(["THE HONOUR VEHEMENT"], { effects: [on("ASSAULT_DOCTRINE")] });
    expect(plans(fight(assault))[1]).toMatchObject({ guns: [{ bonus: 2 }], wound: { strength: 6 } });
  });

  test("AR-16 Headwoppa's Killchoppa: Devastating Wounds, but not with Extra Attacks", () => {
    const game = fight(
      { abilities: ["HEADWOPPA'S KILLCHOPPA"], weapons: ["blade", "squig"] },
      { squig: { type: "MELEE", keywords: ["EXTRA ATTACKS"] } },
    );
    expect(plans(game, "blade", "squig").map(({ wound }) => wound.devastating)).toEqual([true, false]);
  });

  test("KW-12 EF-2 Epic Challenge: the model's melee attacks may go at a Character, the others' may not", () => {
    const game = melee({
      A: unit([[10, 10]], {
        effects: [on("EPIC_CHALLENGE", "PHASE", { model_id: "m2" })],
        models: { m2: { at: [10, 11], weapons: ["blade"], keywords: ["CHARACTER"] } },
      }),
      B: enemy([[11, 10]], {
        models: { boss: { at: [11, 11], weapons: ["blade"], keywords: ["CHARACTER"] } },
      }),
    });
    const aimed = (model_ids: readonly string[]) =>
      prepare(
        game,
        game.units["A"]!,
        [{ weapon_id: "blade", target_unit_id: "B", model_ids: [...model_ids], precision_model_id: "boss" }],
        "MELEE",
      );
    const both = aimed(["m1", "m2"]);
    expect(both.ok && both.value.map(({ plan }) => plan.precision_model_id)).toEqual([null, "boss"]);
    const one = aimed(["m1"]);
    expect(one.ok ? [] : one.refusals.map(({ code }) => code)).toEqual(["NO_PRECISION"]);
  });
});
