import type { Save } from "../plan.ts";
import type { PlayerId } from "../player.ts";
import type { AttackBonus, Reason } from "../reason.ts";

/**
 * Dice rolled together, as d6 faces in the order rolled, with what they had to reach and what became of each. What may be
 * absent is absent in results that an earlier version has told.
 */

/** What became of one die: of the last face where it was rolled again. */
export type DieResult = "CRITICAL" | "SUCCESS" | "FAILURE";

interface Block<Context extends string> {
  readonly context: Context;
  readonly rolls_raw: readonly number[];
}

interface WeaponBlock<Context extends string> extends Block<Context> {
  readonly weapon: string;
  readonly target_unit_id: string;
}

interface RerolledBlock {
  /** Which dice were rolled again, and what came then. */
  readonly rerolls: readonly number[];
  readonly reroll_results: readonly number[];
  readonly results: readonly DieResult[];
  readonly threshold: number;
  readonly modifier: number;
  /** Whether the modifiers came to more than the +1 or −1 that counts. */
  readonly cap_applied?: boolean;
  readonly successes: number;
  readonly criticals: number;
  readonly reasons: readonly Reason[];
}

export interface AttacksBlock extends WeaponBlock<"attacks"> {
  readonly unit_id: string;
  /** The Attacks characteristic as it is written. */
  readonly characteristic: string;
  /** How many weapons make them. */
  readonly weapons: number;
  /** What each makes at least before its bonus. */
  readonly minimum: number;
  readonly bonuses: readonly AttackBonus[];
  readonly total: number;
}

export interface HitBlock extends WeaponBlock<"to_hit">, RerolledBlock {
  readonly skill: number | null;
  /** What each critical hit adds, as it is written: `1`, `D3`; null without Sustained Hits. */
  readonly sustained?: string | null;
  /** Dice of a variable Sustained Hits. */
  readonly sustained_rolls: readonly number[];
  readonly hits: number;
}

/** The Strength of each hit, where it is rolled. */
export interface StrengthBlock extends WeaponBlock<"strength"> {
  /** As it is written. */
  readonly characteristic: string;
  readonly strengths: readonly number[];
}

export interface WoundBlock extends WeaponBlock<"to_wound">, RerolledBlock {
  /** What each die had to show, where their Strengths were rolled. */
  readonly thresholds?: readonly number[];
  readonly strength: number;
  readonly toughness: number;
  /** Wounds that needed no roll. */
  readonly automatic: number;
  readonly wounds: number;
}

export interface SaveBlock extends WeaponBlock<"save">, Omit<Save, "threshold"> {
  readonly threshold: number;
  /** Whether cover was there and did not count. */
  readonly cap_applied?: boolean;
  readonly model_ids: readonly string[];
  /** How texts name them. */
  readonly model_names?: readonly string[];
  readonly results: readonly DieResult[];
  readonly successes: number;
  readonly fails: number;
}

interface DamageBlock extends WeaponBlock<"damage"> {
  readonly model_id: string;
  readonly damage: number;
  /** What it is made of. */
  readonly parts?: DamageParts;
}

/** The Damage characteristic as it is written, and what keywords add to it. */
export interface DamageParts {
  readonly characteristic: string;
  readonly bonuses: readonly DamageBonus[];
}

/** The keyword by name, which an earlier version has told as a text. */
type DamageBonus = { readonly rule: string; readonly damage: number } & (
  | { readonly name: string }
  | { readonly text: string }
);

interface FeelNoPainBlock extends Block<"feel_no_pain"> {
  /** Absent where no attack caused it. */
  readonly weapon?: string;
  readonly target_unit_id?: string;
  readonly unit_id?: string;
  readonly model_id: string;
  readonly threshold: number | null;
  readonly ignored: number;
}

interface HazardBlock extends Block<"hazardous"> {
  readonly weapon: string;
  readonly unit_id: string;
  readonly fails: number;
  /** The bearer that paid, if any. */
  readonly model_id: string | null;
}

/** The die of a destroyed model, or with `hit_unit_id` those of how much that unit suffers. */
interface DemiseBlock extends Block<"deadly_demise"> {
  readonly unit_id: string;
  readonly model_id: string;
  readonly hit_unit_id?: string;
  /** The mortal wounds of each unit, as they are written. */
  readonly wounds: string;
}

/** A die for each fallen model: from the threshold on it shoots before it is removed. */
interface LastShotsBlock extends Block<"shoot_on_death"> {
  readonly unit_id: string;
  /** What lets them, by its id. */
  readonly effect: string;
  readonly model_ids: readonly string[];
  readonly threshold: number;
  readonly successes: number;
}

/** A die for each model that got out of a wreck. */
interface DisembarkBlock extends Block<"disembark"> {
  readonly unit_id: string;
  /** Mortal wounds that they cost. */
  readonly fails: number;
  /** The highest face that costs one. */
  readonly harm: number;
}

interface ChargeRollBlock extends Block<"charge_roll"> {
  readonly unit_id: string;
  readonly total: number;
  /** The number of the first die among all of the game. */
  readonly first_die: number;
  /** Whether the faces were given beforehand instead of drawn from the seed. */
  readonly scripted?: boolean;
}

/** A die each, p1's first; pairs, where the first ones were equal. */
export interface RollOffBlock extends Block<"roll_off"> {
  readonly winner: PlayerId;
  readonly first_die: number;
}

/** How far a unit may move out of its own Movement phase. */
interface SideMoveBlock extends Block<"side_move"> {
  readonly unit_id: string;
}

interface AdvanceBlock extends Block<"advance"> {
  readonly unit_id: string;
  /** The number of the die among all of the game. */
  readonly first_die: number;
  readonly scripted?: boolean;
}

interface EscapeBlock extends Block<"desperate_escape"> {
  readonly unit_id: string;
  /** Who is tested, one a die. */
  readonly model_ids: readonly string[];
  /** How many models it costs. */
  readonly fails: number;
}

/** A Battle-shock or a Leadership test. */
interface TestBlock<Context extends string> extends Block<Context> {
  readonly unit_id: string;
  readonly modifier: number;
  readonly total: number;
  readonly leadership: number;
  readonly passed: boolean;
  readonly first_die: number;
  readonly scripted?: boolean;
}

/** Dice for mortal wounds, each of which reaches the threshold or does not. */
interface MortalDice {
  readonly unit_id: string;
  readonly target_unit_id: string;
  readonly threshold: number;
  readonly wounds: number;
}

interface GrenadeBlock extends Block<"grenade">, MortalDice {}
interface TankShockBlock extends Block<"tank_shock">, MortalDice {}

/** Dice of an ability: how many mortal wounds they come to, or how much of whatever it is about. */
interface AbilityBlock extends Block<"ability"> {
  readonly unit_id: string;
  readonly target_unit_id: string;
  readonly ability: string;
  /** Mortal wounds that they come to; null: they are about something else. */
  readonly wounds: number | null;
}

/** Dice that were rolled again by choice, in the place of others. */
interface RerollBlock extends Block<"re_roll"> {
  readonly unit_id: string;
  /** What they were rolled for. */
  readonly of: RerolledContext;
  /** Their numbers in the block that they lay in, and what they showed before. */
  readonly dice: readonly number[];
  readonly before: readonly number[];
}

/** What a die may be rolled again by choice that was rolled for it. */
export type RerolledContext =
  | "attacks"
  | "to_hit"
  | "to_wound"
  | "save"
  | "damage"
  | "hazardous"
  | "desperate_escape"
  | "advance"
  | "charge_roll";

/** Dice of a mission: which markers vanish, which card is drawn. */
interface MissionBlock extends Block<"mission"> {
  readonly about: "SUPPLY_DROP" | "CARD";
}

export type DiceBlock =
  | MissionBlock
  | AttacksBlock
  | HitBlock
  | StrengthBlock
  | WoundBlock
  | SaveBlock
  | DamageBlock
  | FeelNoPainBlock
  | HazardBlock
  | DemiseBlock
  | LastShotsBlock
  | DisembarkBlock
  | ChargeRollBlock
  | RollOffBlock
  | AdvanceBlock
  | SideMoveBlock
  | EscapeBlock
  | TestBlock<"battle_shock">
  | TestBlock<"leadership">
  | GrenadeBlock
  | TankShockBlock
  | AbilityBlock
  | RerollBlock;

export type DiceContext = DiceBlock["context"];

/** Every context once; a block whose context is missing here does not compile. */
const CONTEXTS: Readonly<Record<DiceContext, true>> = {
  mission: true,
  attacks: true,
  to_hit: true,
  strength: true,
  to_wound: true,
  save: true,
  damage: true,
  feel_no_pain: true,
  hazardous: true,
  deadly_demise: true,
  shoot_on_death: true,
  disembark: true,
  charge_roll: true,
  roll_off: true,
  advance: true,
  side_move: true,
  desperate_escape: true,
  battle_shock: true,
  leadership: true,
  grenade: true,
  tank_shock: true,
  ability: true,
  re_roll: true,
};
export const DICE_CONTEXTS = Object.keys(CONTEXTS) as [DiceContext, ...DiceContext[]];
