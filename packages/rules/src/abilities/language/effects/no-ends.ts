import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { MADE_MOVES } from "../../../game/move-kind.ts";
import { listOf, within } from "../../../game/scalar.ts";
import { listWords } from "../lists.ts";
import { effectKind } from "./kind.ts";

const MOVES = { NORMAL: "Normal", ADVANCE: "Advance", FALL_BACK: "Fall Back" } as const;

const schema = z.strictObject({
  /** Moves of enemies that do not end so near to the unit. */
  noEndsOf: listOf(z.enum(MADE_MOVES), MADE_MOVES.length, 1),
  within: within(0, LIMITS.boardInches),
});

/** Enemies do not end such moves near the unit. */
export const noEnds = effectKind<"noEndsOf", z.infer<typeof schema>>({
  key: "noEndsOf",
  schema,
  compile: ({ noEndsOf: moves, within: inches }) => ({ barsEnds: moves.map((move) => ({ move, inches })) }),
  words: ({ noEndsOf: moves, within: inches }, who) =>
    `enemy units cannot end ${listWords(
      moves.map((one) => MOVES[one]),
      "or",
    )} moves within ${inches}″ of ${who}`,
});
