import type { UsableTime } from "../game/moment.ts";
import { codeOf, type RefusalCode, type Saying, sentenceOf, type Told } from "../words/refusals.ts";
import type { RuleId } from "./rule.ts";

/**
 * A player's mistake: a stable code, the rule that it breaks and a sentence for a person. Never thrown. Hosts that refuse
 * things of their own name their own codes.
 */
export interface Refusal<Code extends string = RefusalCode> {
  readonly code: Code;
  readonly rule: RuleId;
  readonly message: string;
  readonly unit_id?: string;
  readonly model_id?: string;
  readonly weapon_id?: string;
  readonly target_unit_id?: string;
  /** What was missing, or too much, in inches. */
  readonly inches?: number;
  /** With the last of many refusals: how many more there were that are not listed. */
  readonly more?: number;
  /** The JSON path of the fault, where the refusal is about a document or an action as written. */
  readonly path?: string;
  /** Where it is not the moment for a stratagem or an ability: the windows and moments at which it can be used. */
  readonly usable_at?: readonly UsableTime[];
  /** With a broken condition of a move: changes of the move that would mend it. */
  readonly auto_fix_suggestions?: readonly FixSuggestion[];
}

/** Ways, and facings at their ends, in place of those of the same models; a way of one point leaves its model there. */
export interface FixSuggestion {
  readonly per_model_paths: Readonly<Record<string, readonly (readonly [x: number, y: number, z: number])[]>>;
  readonly facings: Readonly<Record<string, number>>;
}

/** What a refusal is about, by id. */
export type About = Omit<Refusal, "code" | "rule" | "message">;

/** `told` is what the sentence needs to know, as `words/refusals.ts` says for each. */
export function refusal<Key extends Saying>(
  saying: Key,
  rule: RuleId,
  told: Told<Key>,
  about: About = {},
): Refusal {
  return { code: codeOf(saying), rule, message: sentenceOf(saying, told), ...about };
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

export function accept<T>(value: T): Checked<T> {
  return { ok: true, value };
}

export function reject(...refusals: readonly Refusal[]): {
  readonly ok: false;
  readonly refusals: readonly Refusal[];
} {
  return { ok: false, refusals };
}
