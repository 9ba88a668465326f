import {
  type Action,
  apply,
  charges,
  choices,
  type Game,
  LIMITS,
  oddsOf,
  parseAction,
  seededDice,
} from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { effectsWanted, keyOf, MODIFIERS, NOTHING_WANTED } from "../../src/panels/by-hand/modifiers.ts";
import { documentOf } from "../browser/support/documents.ts";

/** Every modifier by hand acts in the odds and on the dice, in shooting and in fights, as one counts it by hand. */

const ATTACKS = 60;
const WOUNDS = Math.min(400, LIMITS.woundsPerModel);

/** One attacker against one target of many wounds: 4+ to hit, 4+ to wound, damage 2. */
function duel(kind: "RANGED" | "MELEE", ap: number): Game {
  const isMelee = kind === "MELEE";
  return documentOf({
    seed: "modifiers",
    phase: isMelee ? "FIGHT" : "SHOOTING",
    settings: { by_hand: "FREE", fast_dice: true, stratagems: "OFF" },
    units: {
      A: {
        owner: "p1",
        name: "Attackers",
        at: [[10, 10]],
        weapons: ["arm"],
        flags: isMelee ? { charged_this_turn: true, fights_first: true } : {},
      },
      B: {
        owner: "p2",
        name: "Defenders",
        at: [[isMelee ? 11.2 : 20, 10]],
        stats: { toughness: 4, save: 4, wounds: WOUNDS, objective_control: 1, move: 6 },
        wounds: { m1: WOUNDS },
      },
    },
    guns: {
      arm: {
        name: "Arm",
        ...(!isMelee && { range: 24 }),
        attacks: `${ATTACKS}`,
        skill: 4,
        strength: 4,
        ap,
        damage: "2",
      },
    },
  });
}

function withModifiers(game: Game, unit_id: string, ...keys: readonly string[]): Game {
  const changes = [
    {
      what: "EFFECT",
      unit_id,
      name: "By hand",
      until: "PHASE",
      do: effectsWanted({ ...NOTHING_WANTED, on: new Set(keys) }),
    },
  ];
  const action = parseAction({ type: "ADJUST", player: "p1", payload: { changes } });
  const { game: after, result } = apply(game, action.ok ? action.value : expect.fail());
  expect(result.errors).toEqual([]);
  return after;
}

const aim = [{ weapon_id: "arm", target_unit_id: "B" }];

/** Of an exact distribution; where there are but bounds the test has asked for too much. */
const meanOf = (one: object) => ("mean" in one ? Number(one.mean) : expect.fail("no distribution"));

/** Means of a single attack. */
function meansOf(game: Game, kind: "RANGED" | "MELEE") {
  const odds = oddsOf(game, game.units["A"]!, aim, 1e7, kind === "MELEE" ? "MELEE" : undefined);
  if (!odds.ok) return expect.fail(JSON.stringify(odds.refusals));
  const [{ attacks, hits, wounds, unsaved, damage }] = odds.value.assignments as [
    (typeof odds.value.assignments)[number],
  ];
  const each = (one: object) => meanOf(one) / ATTACKS;
  return {
    attacks: meanOf(attacks),
    hits: each(hits),
    wounds: each(wounds),
    unsaved: each(unsaved),
    damage: each(damage),
  };
}

type Means = Partial<ReturnType<typeof meansOf>>;

const [HIT, WOUND] = [1 / 2, 1 / 2];
/** 4+ and AP −1: a 5 or 6 saves. */
const UNSAVED = HIT * WOUND * (4 / 6);

/** By whom it is had, and what it makes of one attack; what is left out is as without it. */
const EXPECTED: Readonly<Record<string, { readonly on: "A" | "B"; readonly ap?: number } & Means>> = {
  "MADE hit+": { on: "A", hits: 4 / 6 },
  "MADE hit-": { on: "A", hits: 2 / 6 },
  "MADE hit1": { on: "A", hits: HIT + (1 / 6) * HIT },
  "MADE hitAll": { on: "A", hits: HIT + HIT * HIT },
  "MADE wound+": { on: "A", wounds: HIT * (4 / 6) },
  "MADE wound-": { on: "A", wounds: HIT * (2 / 6) },
  "MADE wound1": { on: "A", wounds: HIT * (WOUND + (1 / 6) * WOUND) },
  "MADE woundAll": { on: "A", wounds: HIT * (WOUND + WOUND * WOUND) },
  "MADE sustained": { on: "A", hits: HIT + 1 / 6 },
  "MADE sustained2": { on: "A", hits: HIT + 2 / 6 },
  "MADE lethal": { on: "A", wounds: 1 / 6 + (2 / 6) * WOUND },
  // Of three wounds one is critical, and cannot be saved.
  "MADE devastating": { on: "A", unsaved: HIT * (1 / 6 + (2 / 6) * (4 / 6)) },
  "MADE attacks": { on: "A", attacks: ATTACKS + 1 },
  "MADE attacks-": { on: "A", attacks: ATTACKS - 1 },
  // S5 against T4.
  "MADE strength": { on: "A", wounds: HIT * (4 / 6) },
  // S3 against T4.
  "MADE strength-": { on: "A", wounds: HIT * (2 / 6) },
  "MADE ap": { on: "A", unsaved: HIT * WOUND * (5 / 6) },
  "MADE ap-": { on: "A", unsaved: HIT * WOUND * (3 / 6) },
  "MADE damage": { on: "A", damage: UNSAVED * 3 },
  "MADE damage-": { on: "A", damage: UNSAVED * 1 },
  "SUFFERED hit-": { on: "B", hits: 2 / 6 },
  "SUFFERED hit+": { on: "B", hits: 4 / 6 },
  "SUFFERED wound-": { on: "B", wounds: HIT * (2 / 6) },
  "SUFFERED wound+": { on: "B", wounds: HIT * (4 / 6) },
  "SUFFERED strength": { on: "B", wounds: HIT * (2 / 6) },
  "SUFFERED attacks": { on: "B", attacks: ATTACKS - 1 },
  "SUFFERED ap": { on: "B", unsaved: HIT * WOUND * (3 / 6) },
  "SUFFERED damage": { on: "B", damage: UNSAVED * 1 },
  "UNIT fnp4": { on: "B", damage: UNSAVED * 2 * (3 / 6) },
  "UNIT fnp5": { on: "B", damage: UNSAVED * 2 * (4 / 6) },
  "UNIT fnp6": { on: "B", damage: UNSAVED * 2 * (5 / 6) },
  // AP −4 leaves no armour: what saves is the invulnerable save.
  "UNIT inv4": { on: "B", ap: -4, unsaved: HIT * WOUND * (3 / 6) },
  "UNIT inv5": { on: "B", ap: -4, unsaved: HIT * WOUND * (4 / 6) },
  "UNIT inv6": { on: "B", ap: -4, unsaved: HIT * WOUND * (5 / 6) },
  // S4 against T5.
  "UNIT toughness": { on: "B", wounds: HIT * (2 / 6) },
  "UNIT save": { on: "B", unsaved: HIT * WOUND * (3 / 6) },
};

/** What is no matter of one attack by itself is looked at below. */
const ELSEWHERE = new Set([
  "MADE critical",
  "MADE noCover",
  "MADE precision",
  "SUFFERED cover",
  "SUFFERED noCover",
  "UNIT move1",
  "UNIT move2",
  "UNIT charge1",
  "UNIT charge2",
  "UNIT chargeAgain",
  "UNIT advance1",
  "UNIT advance2",
  "UNIT advanceAgain",
  "UNIT control",
]);

const ACTIONS: Readonly<Record<"RANGED" | "MELEE", Action>> = {
  RANGED: { type: "SHOOT", actor_unit_id: "A", payload: { assignments: aim } },
  MELEE: { type: "FIGHT", actor_unit_id: "A", payload: { assignments: aim } },
};

/** Wounds that the target has lost, on the average of so many volleys. */
function rolled(game: Game, kind: "RANGED" | "MELEE", volleys: number): number {
  let lost = 0;
  for (let seed = 0; seed < volleys; seed++) {
    const dice = seededDice(`roll ${seed}`, 0);
    let now = game;
    if (kind === "MELEE") {
      now = apply(now, { type: "SELECT_FIGHTER", actor_unit_id: "A" }, dice).game;
      now = apply(now, { type: "PILE_IN", actor_unit_id: "A", payload: { per_model_paths: {} } }, dice).game;
    }
    const { game: after, result } = apply(now, ACTIONS[kind], dice);
    expect(result.errors).toEqual([]);
    lost += WOUNDS - (after.units["B"]!.models["m1"]?.wounds ?? 0);
  }
  return lost / volleys;
}

describe("modifiers of attacks", () => {
  it("are all looked at, here or below", () => {
    const all = new Set([...Object.keys(EXPECTED), ...ELSEWHERE]);
    expect(new Set(MODIFIERS.map(keyOf))).toEqual(all);
  });

  for (const kind of ["RANGED", "MELEE"] as const) {
    it.each(Object.entries(EXPECTED))(`${kind} %s`, (key, { on, ap = -1, ...wanted }) => {
      const plain = duel(kind, ap);
      const before = meansOf(plain, kind);
      const game = withModifiers(plain, on, key);
      const after = meansOf(game, kind);
      for (const [stage, mean] of Object.entries(wanted) as [keyof Means, number][]) {
        expect(after[stage], stage).toBeCloseTo(mean, 9);
        expect(after[stage], stage).not.toBeCloseTo(before[stage], 3);
      }
      // The dice do what the odds say: sixty attacks forty times, so that a sixth more or less would be seen.
      const mean = after.damage * ATTACKS;
      expect(Math.abs(rolled(game, kind, 40) - mean) / mean).toBeLessThan(0.12);
    });
  }

  it("critical hits on 5+ make more of Sustained Hits", () => {
    const game = withModifiers(duel("MELEE", -1), "A", "MADE critical", "MADE sustained");
    expect(meansOf(game, "MELEE").hits).toBeCloseTo(HIT + 2 / 6, 9);
  });

  it("cover for the defender, and none", () => {
    const cover = withModifiers(duel("RANGED", -1), "B", "SUFFERED cover");
    // 4+, AP −1 and cover: 4+.
    expect(meansOf(cover, "RANGED").unsaved).toBeCloseTo(HIT * WOUND * (3 / 6), 9);
    expect(meansOf(withModifiers(cover, "A", "MADE noCover"), "RANGED").unsaved).toBeCloseTo(UNSAVED, 9);
  });

  it("in Overwatch: only sixes hit, and the modifiers of the rest count", () => {
    const plain = duel("RANGED", -1);
    const odds = (game: Game) => {
      const made = oddsOf(game, game.units["A"]!, aim, 1e7, "FIRE_OVERWATCH");
      return made.ok ? meanOf(made.value.assignments[0]!.wounds) / ATTACKS : expect.fail();
    };
    expect(odds(plain)).toBeCloseTo((1 / 6) * WOUND, 9);
    expect(odds(withModifiers(plain, "A", "MADE hit+"))).toBeCloseTo((1 / 6) * WOUND, 9);
    expect(odds(withModifiers(plain, "A", "MADE wound+"))).toBeCloseTo((1 / 6) * (4 / 6), 9);
    expect(odds(withModifiers(plain, "B", "SUFFERED wound-"))).toBeCloseTo((1 / 6) * (2 / 6), 9);
  });

  it("one click gives it to the unit with all its weapons, until the end of the phase", () => {
    const game = withModifiers(duel("RANGED", -1), "A", "MADE hit+");
    expect(game.units["A"]!.effects).toMatchObject([{ until: "PHASE", source: "BY_HAND" }]);
    expect(apply(game, { type: "END_PHASE" }).game.units["A"]!.effects).toBeUndefined();
  });
});

describe("modifiers of rolls and numbers", () => {
  /** A of p1 10″ from B: one has to roll 9. */
  const field = (phase: "MOVEMENT" | "CHARGE") =>
    documentOf({
      seed: "rolls",
      phase,
      settings: { by_hand: "FREE" },
      units: {
        A: { owner: "p1", name: "Attackers", at: [[10, 10]], weapons: ["arm"] },
        B: { owner: "p2", name: "Defenders", at: [[21, 10]] },
      },
      guns: { arm: { name: "Arm", attacks: "1", strength: 4 } },
    });
  const chance = (game: Game) => {
    const odds = charges.chargeOdds(game, game.units["A"]!, ["B"]);
    return odds.ok ? odds.value.probability : expect.fail(JSON.stringify(odds.refusals));
  };

  /** Ways to roll again that are offered, without a command point. */
  const rerolls = (game: Game) => [...choices(game, "USE_STRATAGEM")].length;

  it("charges go further, or are rolled again", () => {
    // 10″ from base to base, and 1″ is near enough: 9, of which there are 10 of 36; 8: 15 of 36; 7: 21 of 36.
    expect(chance(field("CHARGE"))).toBeCloseTo(10 / 36, 9);
    expect(chance(withModifiers(field("CHARGE"), "A", "UNIT charge1"))).toBeCloseTo(15 / 36, 9);
    expect(chance(withModifiers(field("CHARGE"), "A", "UNIT charge2"))).toBeCloseTo(21 / 36, 9);
    const declare = {
      type: "DECLARE_CHARGE",
      actor_unit_id: "A",
      payload: { target_unit_ids: ["B"] },
    } as const;
    const roll = { type: "CHARGE_ROLL", actor_unit_id: "A" } as const;
    const offers = (game: Game) => rerolls(apply(apply(game, declare).game, roll).game);
    expect(offers(field("CHARGE"))).toBe(0);
    expect(offers(withModifiers(field("CHARGE"), "A", "UNIT chargeAgain"))).toBeGreaterThan(0);
  });

  it("Advances go further, or are rolled again; the Move is longer", () => {
    const roll = { type: "ADVANCE_ROLL", actor_unit_id: "A" } as const;
    const move = (x: number) =>
      ({
        type: "MOVE",
        actor_unit_id: "A",
        payload: {
          kind: "NORMAL",
          per_model_paths: {
            m1: [
              [10, 10],
              [10, 10 + x],
            ],
          },
        },
      }) as unknown as Action;
    const faces = seededDice("advance", 0).d6();
    for (const [key, more] of [
      ["UNIT advance1", 1],
      ["UNIT advance2", 2],
    ] as const) {
      const { result } = apply(withModifiers(field("MOVEMENT"), "A", key), roll, seededDice("advance", 0));
      expect(JSON.stringify(result.dice)).toContain(`"rolls_raw":[${faces}]`);
      const advanced = apply(withModifiers(field("MOVEMENT"), "A", key), roll, seededDice("advance", 0)).game;
      const far = (inches: number) =>
        apply(advanced, {
          type: "MOVE",
          actor_unit_id: "A",
          payload: {
            kind: "ADVANCE",
            per_model_paths: {
              m1: [
                [10, 10],
                [10, 10 + inches],
              ],
            },
          },
        } as unknown as Action).result.success;
      expect([far(6 + faces + more), far(6.2 + faces + more)]).toEqual([true, false]);
    }
    expect(rerolls(apply(field("MOVEMENT"), roll).game)).toBe(0);
    const again = withModifiers(field("MOVEMENT"), "A", "UNIT advanceAgain");
    expect(rerolls(apply(again, roll).game)).toBeGreaterThan(0);
    for (const [key, inches] of [
      ["UNIT move1", 7],
      ["UNIT move2", 8],
    ] as const) {
      const game = withModifiers(field("MOVEMENT"), "A", key);
      expect([move(inches), move(inches + 0.2)].map((one) => apply(game, one).result.success)).toEqual([
        true,
        false,
      ]);
    }
  });
});
