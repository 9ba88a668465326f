import type { RuleId } from "../base/rule.ts";
import type { DiceExpression } from "../dice/expression.ts";
import type { Reroll } from "../game/plan.ts";
import type { AttackBonus, Cover, Note, TaggedReason } from "../game/reason.ts";

/**
 * A plan in the making. Every effect adds to it without looking at what the others did: sums, highest values and
 * flags only, so that their order does not matter and a new one touches none of the old.
 */
export interface Draft {
  readonly guns: GunDraft[];
  attacks: DiceExpression;
  attacksMinimum: number;
  readonly attackBonuses: AttackBonus[];
  readonly hit: RollDraft & {
    automatic: boolean;
    missesUpTo: number;
    /** The unmodified face from which attacks hit, whatever the skill and its modifiers; null: these say. */
    hitsFrom: number | null;
    /** Whether every hit that is rolled is a critical one. */
    allCritical: boolean;
  };
  /** The unmodified face from which Fire Overwatch hits. */
  overwatchFrom: number;
  /** Whether a unit that is engaged itself shoots without the penalty for it. */
  ignoresOwnFight: boolean;
  readonly wound: RollDraft & {
    critical: number;
    allCritical: boolean;
    devastating: boolean;
    mortal: DiceExpression | null;
    /** Unmodified rolls up to this never wound, critical or not. */
    failsUpTo: number;
  };
  /** What betters the Ballistic or Weapon Skill, or worsens it where the value is below 0. */
  readonly skill: Addition[];
  /** Whether what worsens the skill does not count. */
  skillIsFirm: boolean;
  /** Whether a damage roll below the average is made again. */
  damageRerolled: boolean;
  /** The Damage characteristic in the place of the weapon's; null: it is the weapon's. */
  damageIs: DiceExpression | null;
  damageHalved: boolean;
  /** Modifiers of the wound roll for weapons that are stronger than the target is tough. */
  readonly ifStronger: (Named & { readonly value: 1 | -1; readonly orEqual: boolean })[];
  /** What lets a hit be critical, and so a hit, from a lower face than 6; 6 where nothing does. */
  criticalHitFrom: number;
  /** Characteristics in the place of those of the weapon, before anything is added; null: they are the weapon's. */
  skillIs: number | null;
  strengthIs: number | null;
  apIs: number | null;
  /** What is added to the Strength of the weapon. */
  readonly strength: Addition[];
  /** Critical wounds: their AP in the place of the attack's, and what betters it. */
  readonly criticalAp: { is: number | null; add: number };
  /** What is added to armour saves against it, which dice of saves are rolled again, and invulnerable saves against it. */
  readonly armourSaves: (Addition & { readonly ifDamage: number | null })[];
  saveReroll: Reroll;
  invulnerableReroll: Reroll;
  invulnerable: { readonly save: number; readonly cause: TaggedReason } | null;
  readonly saveCauses: TaggedReason[];
  /** What is added to the damage where every model of the target has the Benefit of Cover. */
  damageIfCovered: number;
  criticalHitWounds: boolean;
  extraHits: DiceExpression | null;
  ignoresCover: boolean;
  /** Cover that the target has whatever the terrain, with its cause. */
  grantedCover: Cover | null;
  precision: boolean;
  hazardous: boolean;
  oneShot: boolean;
  readonly notes: Note[];
}

/** What one gun has beyond the others. */
export interface GunDraft {
  readonly firing: number;
  bonus: number;
  criticalHit: number;
  /** What is added to its damage; below 0: taken away. */
  damageBonus: number;
  /** What betters the AP of the weapon, or worsens it where the value is below 0. */
  readonly ap: Addition[];
}

/** A row that changes a number, as reasons name it. */
export interface Named {
  readonly name: string;
  readonly rule: RuleId;
}

/** What is added to a number, and why. */
interface Addition {
  readonly value: number;
  readonly cause: TaggedReason;
}

export interface RollDraft {
  readonly modifiers: Addition[];
  /** Whether the attacker ignores what worsens the roll. */
  isFirm: boolean;
  reroll: Reroll;
  readonly rerollCauses: TaggedReason[];
  /** What is said about the roll beside its modifiers. */
  readonly remarks: TaggedReason[];
}

function newRoll(): RollDraft {
  return { modifiers: [], isFirm: false, reroll: "NONE", rerollCauses: [], remarks: [] };
}

export function newDraft(attacks: DiceExpression, guns: readonly number[]): Draft {
  return {
    guns: guns.map((firing) => ({
      firing,
      bonus: 0,
      criticalHit: 6,
      damageBonus: 0,
      ap: [],
    })),
    attacks,
    attacksMinimum: 0,
    attackBonuses: [],
    hit: { ...newRoll(), automatic: false, missesUpTo: 1, hitsFrom: null, allCritical: false },
    overwatchFrom: 6,
    ignoresOwnFight: false,
    wound: {
      ...newRoll(),
      critical: 6,
      allCritical: false,
      devastating: false,
      mortal: null,
      failsUpTo: 1,
    },
    skill: [],
    skillIsFirm: false,
    skillIs: null,
    strengthIs: null,
    apIs: null,
    strength: [],
    damageRerolled: false,
    damageIs: null,
    damageHalved: false,
    ifStronger: [],
    criticalHitFrom: 6,
    criticalAp: { is: null, add: 0 },
    armourSaves: [],
    saveReroll: "NONE",
    invulnerableReroll: "NONE",
    invulnerable: null,
    saveCauses: [],
    damageIfCovered: 0,
    criticalHitWounds: false,
    extraHits: null,
    ignoresCover: false,
    grantedCover: null,
    precision: false,
    hazardous: false,
    oneShot: false,
    notes: [],
  };
}

const STRENGTH: Readonly<Record<Reroll, number>> = { NONE: 0, ONES: 1, FAILED: 2 };

/** Re-rolling all failures includes re-rolling ones, so the stronger of two stands. */
export function addReroll(roll: RollDraft, reroll: "ONES" | "FAILED", { name, rule }: Named): void {
  addRerollBy(roll, reroll, { what: "REROLL", rule, name, reroll });
}

export function addRerollBy(roll: RollDraft, reroll: Reroll, cause: TaggedReason): void {
  if (STRENGTH[reroll] > STRENGTH[roll.reroll]) roll.reroll = reroll;
  roll.rerollCauses.push(cause);
}

export function addModifier(roll: RollDraft, value: 1 | -1, { name, rule }: Named): void {
  roll.modifiers.push({ value, cause: { what: "MODIFIER", rule, name, value } });
}

/** A modifier that the row gives by granting an ability. */
export function addModifierThrough(
  roll: RollDraft,
  value: 1 | -1,
  { name, rule }: Named,
  through: string,
): void {
  roll.modifiers.push({ value, cause: { what: "MODIFIER", rule, name, value, through } });
}
