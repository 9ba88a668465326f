import type { DiceBlock } from "@gunline/rules";

/** Hits that needed no roll: told as a row of their own, without dice. */
interface AutomaticHits {
  readonly context: "automatic_hits";
  readonly rolls_raw: readonly [];
  readonly hits: number;
}

/** What one row of dice shows: a block of the referee's, or several that are the same, or none at all. */
export type RowBlock = DiceBlock | AutomaticHits;

export type BlockOf<Context extends RowBlock["context"]> = Extract<RowBlock, { context: Context }>;
