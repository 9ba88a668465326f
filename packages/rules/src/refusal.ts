import type { RuleId } from "./rule.ts";

/** A player's mistake: a stable code, the rule that it breaks and a sentence for a person. Never thrown. */
export interface Refusal {
  readonly code: string;
  readonly rule: RuleId;
  readonly message: string;
  readonly unit_id?: string;
  readonly model_id?: string;
  readonly weapon_id?: string;
  readonly target_unit_id?: string;
  /** What was missing, or too much, in inches. */
  readonly inches?: number;
  /** The JSON path of the fault, where the refusal is about a document or an action as written. */
  readonly path?: string;
}

type About = Omit<Refusal, "code" | "rule" | "message">;

export function refusal(code: string, rule: RuleId, message: string, about: About = {}): Refusal {
  return { code, rule, message, ...about };
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
