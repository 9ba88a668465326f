import * as z from "zod/mini";
import type { Diff } from "../base/diff.ts";
import type { Refusal } from "../base/refusal.ts";
import { eventSchema, type GameEvent } from "./event.ts";
import { PHASES, type Phase } from "./phase.ts";
import { DICE_CONTEXTS, type DiceBlock } from "./story/dice-block.ts";
import { LINES, type StoryLine } from "./story/line.ts";

/**
 * What an action did: enough to change the document, show the dice and tell the story. All of it is data; English is
 * made of it in `words/`.
 */
export interface ActionResult {
  readonly success: boolean;
  readonly phase: Phase;
  readonly diffs: readonly Diff[];
  readonly dice: readonly DiceBlock[];
  readonly log: readonly StoryLine[];
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
  /** The log for people, made of `log` where a program prints a result. */
  log_text: z.optional(z.string()),
  log: z.array(z.looseObject({ line: z.enum(LINES) })),
  errors: z.array(z.looseObject({ code: z.string(), rule: z.string(), message: z.string() })),
  events: z.array(eventSchema),
});
