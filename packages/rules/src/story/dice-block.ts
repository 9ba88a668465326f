import type { Reason, Save } from "../attack/plan.ts";
import type { PlayerId } from "../game/player.ts";

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
  readonly bonuses: readonly { readonly text: string; readonly rule: string; readonly attacks: number }[];
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

export interface WoundBlock extends WeaponBlock<"to_wound">, RerolledBlock {
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
  readonly bonuses: readonly { readonly text: string; readonly rule: string; readonly damage: number }[];
}

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

export type DiceBlock =
  | AttacksBlock
  | HitBlock
  | WoundBlock
  | SaveBlock
  | DamageBlock
  | FeelNoPainBlock
  | HazardBlock
  | ChargeRollBlock
  | RollOffBlock
  | AdvanceBlock
  | EscapeBlock;

export type DiceContext = DiceBlock["context"];

/** Every context once; a block whose context is missing here does not compile. */
const CONTEXTS: Readonly<Record<DiceContext, true>> = {
  attacks: true,
  to_hit: true,
  to_wound: true,
  save: true,
  damage: true,
  feel_no_pain: true,
  hazardous: true,
  charge_roll: true,
  roll_off: true,
  advance: true,
  desperate_escape: true,
};
export const DICE_CONTEXTS = Object.keys(CONTEXTS) as [DiceContext, ...DiceContext[]];
