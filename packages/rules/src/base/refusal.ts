import type { RuleId } from "./rule.ts";
import { socket } from "./socket.ts";

/**
 * Every way to say no, with what its sentence needs to know: `words/refusals.ts` declares them where it words them. A way
 * is a code, or a code and a variant (`CODE:variant`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, since this layer may not import words.
export interface Sayings {}

export type Saying = keyof Sayings & string;

type CodeOf<Key extends string> = Key extends `${infer Code}:${string}` ? Code : Key;

export type RefusalCode = CodeOf<Saying> | BorderCode;

/** About documents, actions, records, files and army lists as somebody wrote them: the border words those itself. */
export type BorderCode =
  | "BAD_DOCUMENT"
  | "BAD_ACTION"
  | "BAD_RECORD"
  | "EARLIER_RECORD"
  | "BAD_ARMY"
  | "BAD_FILE"
  | "NO_ROOM";

/** Makes the sentence of a refusal; the words plug it in. */
export const sentences = socket<<Key extends Saying>(saying: Key, data: Sayings[Key]) => string>("sentences");

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
  readonly usable_at?: readonly string[];
  /** With a move that cannot be made: what stops the model that is named. */
  readonly obstacle?: NamedObstacle;
  /** With a broken condition of a move: changes of the move that would mend it. */
  readonly auto_fix_suggestions?: readonly FixSuggestion[];
}

/** What is in the way: terrain, the models of another unit or their Engagement Range, the edge, or the unit itself. */
export type NamedObstacle =
  | { readonly kind: "TERRAIN"; readonly terrain_id: string }
  | { readonly kind: "ENEMIES" | "FRIENDS"; readonly unit_id: string }
  | { readonly kind: "EDGE" | "COHERENCY" | "DISTANCE" };

/** Ways, and facings at their ends, in place of those of the same models; a way of one point leaves its model there. */
export interface FixSuggestion {
  readonly per_model_paths: Readonly<Record<string, readonly (readonly [x: number, y: number, z: number])[]>>;
  readonly facings: Readonly<Record<string, number>>;
}

/** What a refusal is about, by id. */
export type About = Omit<Refusal, "code" | "rule" | "message">;

/** `data` is what the sentence needs to know, as `words/refusals.ts` says for each. */
export function refusal<Key extends Saying>(
  saying: Key,
  rule: RuleId,
  data: Sayings[Key],
  about: About = {},
): Refusal {
  return {
    code: codeOf(saying),
    rule,
    // Made at once: a getter on every refusal made whole battles cost 18 % more.
    message: sentences.value(saying, data),
    ...about,
  };
}

function codeOf(saying: Saying): RefusalCode {
  const colon = saying.indexOf(":");
  return (colon < 0 ? saying : saying.slice(0, colon)) as RefusalCode;
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
