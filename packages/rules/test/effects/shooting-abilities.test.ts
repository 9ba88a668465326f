import { describe, expect, test } from "vitest";
import { type AttackPlan, type Game, oddsOf, prepare } from "../../src/index.ts";
import { reasonInWords } from "../../src/words/reasons.ts";
import { codes, duel, row, shoot } from "../support/build.ts";
import { fightingAs, on } from "../support/effects.ts";
import { battle, until } from "../support/mission.ts";
import { planOf, woundsOf } from "../support/plan.ts";

const texts = (reasons: AttackPlan["hit"]["reasons"]) => reasons.map(reasonInWords);

describe("Oath of Moment in effect", () => {
  const oath = (player = "p1") => [on("OATH_OF_MOMENT", "OWN_COMMAND_PHASE", { player })];
  const marines = { abilities: ["OATH OF MOMENT"] };

  test("AR-1 attacks at the unit re-roll hits, and no more without a Codex detachment", () => {
    const plan = planOf(duel({ shooter: marines, target: { effects: oath() } }));
    expect(plan.hit.reroll).toBe("FAILED");
    expect(plan.wound).toMatchObject({ modifier: 0, reroll: "NONE" });
  });

  test("AR-1 in the Gladius Task Force they have +1 to wound as well", () => {
    const game = fightingAs(duel({ shooter: marines, target: { effects: oath() } }), "gladius-task-force");
    expect(planOf(game).wound).toMatchObject({ threshold: 3, modifier: 1 });
    expect(texts(planOf(game).wound.reasons)).toContain("Oath of Moment +1");
  });

  test("AR-1 a unit of a chapter with rules of its own costs the army the bonus", () => {
    const game = duel({
      shooter: { ...marines, keywords: ["INFANTRY", "SPACE WOLVES"] },
      target: { effects: oath() },
    });
    expect(planOf(fightingAs(game, "gladius-task-force")).wound.modifier).toBe(0);
  });

  test("AR-1 it is no help to units without the ability, nor to the other player's", () => {
    expect(planOf(duel({ target: { effects: oath() } })).hit.reroll).toBe("NONE");
    expect(planOf(duel({ shooter: marines, target: { effects: oath("p2") } })).hit.reroll).toBe("NONE");
  });

  test("AR-1 OD-1 the odds know it: 3+ re-rolled hits 8 of 9, and wounds on 3+ in the Gladius Task Force", () => {
    const game = fightingAs(duel({ shooter: marines, target: { effects: oath() } }), "gladius-task-force");
    const odds = oddsOf(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
    const [first] = odds.ok ? odds.value.assignments : [];
    expect(first).toMatchObject({ hits: { mean: expect.closeTo(8 / 9, 12) } });
    expect(first).toMatchObject({ wounds: { mean: expect.closeTo((8 / 9) * (2 / 3), 12) } });
  });

  test("AR-6 Fury of the First: +1 to hit the target of the Oath", () => {
    const shooter = { abilities: ["FURY OF THE FIRST"] };
    expect(planOf(duel({ shooter, target: { effects: oath() } })).hit.threshold).toBe(2);
    expect(planOf(duel({ shooter })).hit.threshold).toBe(3);
  });
});

describe("Abilities that are always on, in shooting", () => {
  const tank = { keywords: ["VEHICLE"], stats: { toughness: 8, wounds: 12 } };

  test("AR-6 Signum ignores cover, and Mark the Target is devastating, only after remaining stationary", () => {
    const still = { flags: { remained_stationary: true } };
    const shooter = { abilities: ["SIGNUM", "MARK THE TARGET"] };
    const target = { effects: [on("GO_TO_GROUND")], stats: { save: 5 } };
    expect(planOf(duel({ shooter: { ...shooter, ...still }, target })).profiles[0]!.cover).toBeNull();
    expect(planOf(duel({ shooter: { ...shooter, ...still }, target })).wound.devastating).toBe(true);
    expect(planOf(duel({ shooter, target })).profiles[0]!.cover).toMatchObject({ name: "Go to Ground" });
    expect(planOf(duel({ shooter, target })).wound.devastating).toBe(false);
  });

  test("AR-6 both last until its player moves again, so in the opponent's turn too, and not for a unit that moved", () => {
    const game = battle({
      turn: { phase: "MOVEMENT" },
      units: {
        A: { abilities: ["MARK THE TARGET"], models: row(1, [5, 2], { weapons: ["gun"] }) },
        C: {
          abilities: ["MARK THE TARGET"],
          models: row(1, [5, 40], { weapons: ["gun"] }),
          flags: { moved: true },
        },
        B: { owner: "p2", models: row(1, [20, 2]) },
      },
      weapons: { gun: {} },
    });
    const theirs = until(game, ({ turn }) => turn.active_player === "p2" && turn.phase === "MOVEMENT");
    const devastating = (now: Game, unit: string) => {
      const at = [{ weapon_id: "gun", target_unit_id: unit === "A" ? "B" : "far1" }];
      const prepared = prepare(now, now.units[unit]!, at, "FIRE_OVERWATCH");
      return prepared.ok && prepared.value[0]!.plan.wound.devastating;
    };
    expect(theirs.units["A"]!.flags.remained_stationary).toBeUndefined();
    expect(devastating(theirs, "A")).toBe(true);
    expect(theirs.units["C"]!.effects).toBeUndefined();
    const own = until(theirs, ({ turn }) => turn.active_player === "p1" && turn.phase === "MOVEMENT");
    expect(devastating(own, "A")).toBe(false);
  });

  test("AR-6 Total Obliteration re-rolls hits and wounds against vehicles, and damage below the average", () => {
    const game = duel({
      gun: { damage: "D6", strength: 9, ap: -4 },
      shooter: { abilities: ["TOTAL OBLITERATION"] },
      target: tank,
    });
    // Hit 1 again 5; wound 2 again 4; the save of 6 on 3+ with AP −4 fails; damage 3 again 5.
    const { result, game: after } = shoot(game, "A", "gun", "B", [1, 5, 2, 4, 6, 3, 5]);
    expect(codes(result)).toEqual([]);
    expect(woundsOf({ game: after })).toEqual({ m1: 7 });
    expect(result.dice.find(({ context }) => context === "damage")).toMatchObject({ rolls_raw: [3, 5] });
    // Four is no worse than the average: it stays.
    expect(woundsOf(shoot(game, "A", "gun", "B", [5, 4, 6, 4]))).toEqual({ m1: 8 });
    expect(planOf(duel({ shooter: { abilities: ["TOTAL OBLITERATION"] } })).hit.reroll).toBe("NONE");
  });

  test("AR-6 OD-1 damage of D6 with that re-roll: 4, 5 and 6 at once or by the second die, 4.25 on average", () => {
    const game = duel({
      gun: { damage: "D6", skill: null, strength: 20, ap: -4 },
      shooter: { abilities: ["TOTAL OBLITERATION"] },
      target: tank,
    });
    const odds = oddsOf(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
    const damage = odds.ok ? odds.value.targets["B"]!.damage : undefined;
    // It wounds on 2+ re-rolled: 35 of 36. Half of the first damage rolls are kept, 1/6 each of 4, 5, 6; half is rolled again.
    const wound = 35 / 36;
    expect(damage).toMatchObject({ mean: expect.closeTo(wound * (0.5 * 5 + 0.5 * 3.5), 12) });
    expect(damage).toMatchObject({
      pmf: [1 / 36, ...[1, 2, 3].map(() => wound / 12), ...[4, 5, 6].map(() => wound / 4)].map((p) =>
        expect.closeTo(p, 12),
      ),
    });
  });

  test("AR-6 Destructor: AP better by 1 against INFANTRY alone", () => {
    const shooter = { abilities: ["DESTRUCTOR"] };
    expect(planOf(duel({ gun: { ap: -1 }, shooter })).groups[0]!.ap).toBe(-2);
    expect(planOf(duel({ gun: { ap: -1 }, shooter, target: tank })).groups[0]!.ap).toBe(-1);
  });

  test("AR-6 Tank Hunters: +1 to hit and to wound against vehicles alone", () => {
    const shooter = { abilities: ["TANK HUNTERS"] };
    expect(planOf(duel({ gun: { strength: 8 }, shooter, target: tank }))).toMatchObject({
      hit: { threshold: 2 },
      wound: { threshold: 3 },
    });
    expect(planOf(duel({ shooter }))).toMatchObject({ hit: { modifier: 0 }, wound: { modifier: 0 } });
  });

  test("AR-6 Dat's Our Loot!: re-roll 1s, and all against a unit on an objective", () => {
    const game = duel({ shooter: { abilities: ["Dat's Our Loot!"] } });
    expect(planOf(game).hit.reroll).toBe("ONES");
    const { x, y } = game.units["B"]!.models["m1"]!.position!;
    // The base of an inch and the marker of 40 mm: 3" between their edges is 4.287" between their centres.
    const marker = (away: number) => ({
      ...game,
      objectives: {
        O1: { id: "O1", position: { x: x + away, y }, home_of: null, controlled_by: null, sticky: false },
      },
    });
    expect(planOf(marker(4.28)).hit.reroll).toBe("FAILED");
    expect(planOf(marker(4.3)).hit.reroll).toBe("ONES");
  });

  test("AR-6 EF-3 Pyromaniaks: models within 6 inches re-roll wounds of 1, the others fire apart", () => {
    const game = duel({
      attackers: 2,
      inches: 5,
      shooter: {
        abilities: ["PYROMANIAKS"],
        models: { m1: { at: [5, 2], weapons: ["gun"] }, m2: { at: [2, 2], weapons: ["gun"] } },
      },
    });
    const prepared = prepare(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
    const plans = prepared.ok ? prepared.value.map(({ plan }) => plan) : [];
    expect(plans.map(({ wound, guns }) => [guns.map(({ model_id }) => model_id), wound.reroll])).toEqual([
      [["m1"], "ONES"],
      [["m2"], "NONE"],
    ]);
  });

  test("AR-6 Splat!: re-roll 1s against units at full strength that are no vehicles", () => {
    const shooter = { abilities: ["SPLAT!"] };
    const game = duel({ shooter, defenders: 2 });
    expect(planOf(game).hit.reroll).toBe("ONES");
    expect(planOf(duel({ shooter, target: tank })).hit.reroll).toBe("NONE");
    const { m1 } = game.units["B"]!.models;
    const fewer = { ...game, units: { ...game.units, B: { ...game.units["B"]!, models: { m1: m1! } } } };
    expect(planOf(fewer).hit.reroll).toBe("NONE");
    // One that began alone is at full strength with all its wounds.
    const alone = (wounds: number) =>
      duel({ shooter, target: { stats: { wounds: 4 }, models: { m1: { at: [15, 2], wounds } } } });
    expect(planOf(alone(4)).hit.reroll).toBe("ONES");
    expect(planOf(alone(3)).hit.reroll).toBe("NONE");
  });

  test("AR-6 Target Elimination, Ammo Runt, Pulsa Rokkit and Shooty Power Trip in effect", () => {
    const rifle = duel({
      gun: { name: "Bolt rifle", attacks: "2" },
      shooter: { effects: [on("TARGET_ELIMINATION")] },
    });
    expect(planOf(rifle)).toMatchObject({
      guns: [{ bonus: 2 }],
      attacks: { bonuses: [{ name: "Target Elimination", rule: "AR-6", attacks: 2 }] },
    });
    expect(planOf(duel({ shooter: { effects: [on("TARGET_ELIMINATION")] } })).guns[0]!.bonus).toBe(0);
    expect(planOf(duel({ shooter: { effects: [on("AMMO_RUNT")] } })).critical_hit.wounds).toBe(true);
    expect(planOf(duel({ shooter: { effects: [on("PULSA_ROKKIT")] } }))).toMatchObject({
      wound: { strength: 5, threshold: 3 },
      groups: [{ ap: -1 }],
    });
    expect(planOf(duel({ shooter: { effects: [on("POWER_TRIP_STRENGTH")] } })).wound.strength).toBe(5);
    expect(planOf(duel({ shooter: { effects: [on("POWER_TRIP_ATTACKS")] } })).guns[0]!.bonus).toBe(1);
  });

  test("AR-11 Storm of Fire: Ignores Cover, and AP better by 1 only under the Devastator Doctrine", () => {
    const target = { effects: [on("GO_TO_GROUND")], stats: { save: 5 } };
    const plan = (...effects: Record<string, unknown>[]) => planOf(duel({ shooter: { effects }, target }));
    expect(plan(on("STORM_OF_FIRE")).profiles[0]!.cover).toBeNull();
    expect(plan(on("STORM_OF_FIRE")).groups[0]!.ap).toBe(0);
    expect(plan(on("STORM_OF_FIRE"), on("DEVASTATOR_DOCTRINE")).groups[0]!.ap).toBe(-1);
    expect(plan(on("STORM_OF_FIRE"), on("ASSAULT_DOCTRINE")).groups[0]!.ap).toBe(0);
  });

  test("AR-10 the doctrines let units shoot after an Advance, or after a Fall Back, and not otherwise", () => {
    const tried = (effect: string, flag: string) =>
      codes(
        shoot(duel({ shooter: { effects: [on(effect)], flags: { [flag]: true } } }), "A", "gun", "B", [])
          .result,
      );
    const shot = (effect: string, flag: string) =>
      codes(
        shoot(duel({ shooter: { effects: [on(effect)], flags: { [flag]: true } } }), "A", "gun", "B", [1])
          .result,
      );
    expect(shot("DEVASTATOR_DOCTRINE", "advanced")).toEqual([]);
    expect(tried("DEVASTATOR_DOCTRINE", "fell_back")).toEqual(["FELL_BACK"]);
    expect(shot("TACTICAL_DOCTRINE", "fell_back")).toEqual([]);
    expect(tried("TACTICAL_DOCTRINE", "advanced")).toEqual(["ADVANCED"]);
    expect(tried("ASSAULT_DOCTRINE", "advanced")).toEqual(["ADVANCED"]);
  });
});

describe("What hardens a target", () => {
  test("AR-14 'Ard as Nails: −1 to wound, whatever the Strength", () => {
    expect(planOf(duel({ target: { effects: [on("ARD_AS_NAILS")] } })).wound.threshold).toBe(5);
  });

  test("AR-9 Da Boss' Ladz: −1 to wound only with a Warboss leading, and only for what is stronger", () => {
    const boss = { keywords: ["CHARACTER", "WARBOSS"] };
    const nobz = (led: boolean) => ({
      abilities: ["DA BOSS' LADZ"],
      models: { m1: { at: [16, 2] as const }, m2: { at: [16, 4] as const, ...(led ? boss : {}) } },
    });
    expect(planOf(duel({ gun: { strength: 5 }, target: nobz(true) })).wound.threshold).toBe(4);
    expect(planOf(duel({ gun: { strength: 4 }, target: nobz(true) })).wound.threshold).toBe(4);
    expect(planOf(duel({ gun: { strength: 5 }, target: nobz(false) })).wound.threshold).toBe(3);
  });

  test("AR-9 Duty Eternal: each attack does 1 damage less, and 1 at the least", () => {
    const target = { abilities: ["DUTY ETERNAL"], stats: { wounds: 12, save: 7 } };
    expect(woundsOf(shoot(duel({ gun: { damage: "3" }, target }), "A", "gun", "B", [3, 4, 1]))).toEqual({
      m1: 10,
    });
    expect(woundsOf(shoot(duel({ target }), "A", "gun", "B", [3, 4, 1]))).toEqual({ m1: 11 });
  });

  test("AR-9 OD-1 a D3 less 1 is 1 twice in three and 2 once in three", () => {
    const target = { abilities: ["DUTY ETERNAL"], stats: { wounds: 12, save: 7 } };
    const game = duel({ gun: { damage: "D3", skill: null, strength: 8 }, target });
    const odds = oddsOf(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
    const pmf = odds.ok ? odds.value.targets["B"]!.damage : undefined;
    expect(pmf).toMatchObject({
      pmf: [1 / 6, (5 / 6) * (2 / 3), (5 / 6) * (1 / 3)].map((p) => expect.closeTo(p, 12)),
    });
  });

  test("AR-9 Ramshackle But Rugged: AP is worse by 1", () => {
    expect(
      planOf(duel({ gun: { ap: -2 }, target: { abilities: ["RAMSHACKLE BUT RUGGED"] } })).groups[0]!.ap,
    ).toBe(-1);
  });

  test("AR-9 a damaged vehicle has −1 to hit from the wounds that its ability names", () => {
    const tank = (wounds: number) => ({
      keywords: ["VEHICLE"],
      abilities: ["DAMAGED 4"],
      stats: { wounds: 12 },
      models: row(1, [5, 2], { weapons: ["gun"], wounds }),
    });
    expect(planOf(duel({ shooter: tank(5) })).hit.modifier).toBe(0);
    expect(planOf(duel({ shooter: tank(4) })).hit.modifier).toBe(-1);
    const wagon = { ...tank(5), abilities: ["DAMAGED 5"] };
    expect(planOf(duel({ shooter: wagon })).hit.modifier).toBe(-1);
  });

  test("AR-9 Runtherds have Toughness 2 while a Gretchin lives, their own afterwards", () => {
    const game = duel({
      target: {
        stats: { toughness: 2 },
        models: {
          Gretchin: { at: [16, 2] },
          m2: { at: [16, 4], stats: { toughness: 5 }, abilities: ["RUNTHERD"] },
        },
      },
    });
    expect(planOf(game).wound.toughness).toBe(2);
    const { m2 } = game.units["B"]!.models;
    const alone = { ...game, units: { ...game.units, B: { ...game.units["B"]!, models: { m2: m2! } } } };
    expect(planOf(alone).wound.toughness).toBe(5);
  });

  test("AR-2 AR-9 Feel No Pain of Meganobz in a Waaagh!, and of whoever a Painboy leads", () => {
    const pain = (target: object) => planOf(duel({ target })).profiles[0]!.feel_no_pain;
    expect(pain({ abilities: ["KRUMPIN' TIME"] })).toBeNull();
    expect(pain({ abilities: ["KRUMPIN' TIME"], effects: [on("WAAAGH")] })).toBe(5);
    const dok = { at: [16, 4], keywords: ["CHARACTER"], abilities: ["DOK'S TOOLS"] };
    expect(pain({ models: { m1: { at: [16, 2] }, m2: dok } })).toBe(5);
    expect(pain({ models: { m2: dok } })).toBeNull();
    expect(planOf(duel({ target: { effects: [on("WAAAGH")] } })).profiles[0]!.invulnerable_save).toBe(5);
  });
});
