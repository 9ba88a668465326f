import * as z from "zod/mini";
import type { Diff } from "./diff.ts";
import { PHASES, type Phase } from "./game/document.ts";
import type { Refusal } from "./refusal.ts";

/** What an action did: enough to change the document, show the dice and tell the story. */

const DICE_CONTEXTS = [
  "attacks",
  "to_hit",
  "to_wound",
  "save",
  "damage",
  "feel_no_pain",
  "hazardous",
  "charge_roll",
] as const;
type DiceContext = (typeof DICE_CONTEXTS)[number];

/** Dice rolled together, as d6 faces in the order rolled, with what they had to reach. */
export interface DiceBlock {
  readonly context: DiceContext;
  readonly rolls_raw: readonly number[];
  readonly [detail: string]: unknown;
}

/** A line of the log; `detail` lines are left out of the compact log. */
export interface LogLine {
  readonly detail: boolean;
  readonly text: string;
}

/** A hook for what may react: the type, the unit that it is about, and more. */
export interface GameEvent {
  readonly type: string;
  readonly unit_id: string;
  readonly [detail: string]: unknown;
}

export interface ActionResult {
  readonly success: boolean;
  readonly phase: Phase;
  readonly diffs: readonly Diff[];
  readonly dice: readonly DiceBlock[];
  readonly log_text: string;
  readonly log: readonly LogLine[];
  readonly errors: readonly Refusal[];
  readonly events: readonly GameEvent[];
}

/** For readers of results in other languages; the engine makes results and never reads them. */
export const resultSchema = z.object({
  success: z.boolean(),
  phase: z.enum(PHASES),
  diffs: z.array(
    z.discriminatedUnion("op", [
      z.object({ op: z.literal("set"), path: z.string(), value: z.unknown() }),
      z.object({ op: z.literal("remove"), path: z.string() }),
    ]),
  ),
  dice: z.array(
    z.looseObject({
      context: z.enum(DICE_CONTEXTS),
      rolls_raw: z.array(z.int().check(z.minimum(1), z.maximum(6))),
    }),
  ),
  log_text: z.string(),
  log: z.array(z.object({ detail: z.boolean(), text: z.string() })),
  errors: z.array(z.looseObject({ code: z.string(), rule: z.string(), message: z.string() })),
  events: z.array(z.looseObject({ type: z.string(), unit_id: z.string() })),
});
