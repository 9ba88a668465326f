import * as z from "zod/mini";
import { LIMITS } from "../../base/limits.ts";
import { count, listOf, text, within } from "../../game/scalar.ts";
import { conditionSchema, conditionWords } from "./condition.ts";
import { kindWords } from "./conditions/within.ts";
import { listWords, oneOrMore, toList } from "./lists.ts";

/** What a player chooses for a rule. */
export const selectionSchema = z.strictObject({
  /** Units of which side, or enemies that the attacks which set the rule off were aimed at, hit or cost models, or that the move led over. */
  unit: z.enum(["FRIENDLY", "ENEMY", "TARGETED", "HIT", "LOST", "MOVED_OVER"]),
  /** Of those that attacks were aimed at, hit or cost models, the friendly ones; absent: the enemies. */
  side: z.optional(z.literal("FRIENDLY")),
  keyword: z.optional(oneOrMore),
  and: z.optional(oneOrMore),
  without: z.optional(oneOrMore),
  /** How near it must be to the unit, in inches. */
  within: z.optional(within(0, LIMITS.boardInches)),
  /** So near instead, if this holds; the furthest of them counts. */
  further: z.optional(
    listOf(
      z.strictObject({ within: within(0, LIMITS.boardInches), if: conditionSchema }),
      LIMITS.rowParts,
      1,
    ),
  ),
  visible: z.optional(z.literal(true)),
  /** Measured and seen from models of the unit with this keyword or ability; absent: from all of them. */
  from: z.optional(text),
  engaged: z.optional(z.literal(true)),
  /** Hit with one of these weapons. */
  weapon: z.optional(oneOrMore),
  /** Whether units off the table count too. */
  anywhere: z.optional(z.literal(true)),
  /** Up to so many of them; absent: one. */
  upTo: z.optional(count(2, LIMITS.rowParts)),
  /** All of them instead of one that the player chooses, or the first of them: nobody is asked. */
  every: z.optional(z.literal(true)),
  first: z.optional(z.literal(true)),
  if: z.optional(conditionSchema),
});

export type Selection = z.infer<typeof selectionSchema>;

/** "select one enemy INFANTRY unit within 12″ of this unit". */
export function selectionWords(selection: Selection, who: string): string {
  const { unit, keyword, and, without, within: inches, visible, engaged, if: condition } = selection;
  const side = unit === "FRIENDLY" || selection.side === "FRIENDLY" ? "friendly" : "enemy";
  const near = [
    ...(inches === undefined ? [] : [`within ${inches}″${furtherWords(selection.further)} of ${who}`]),
    ...(engaged === true ? [`within Engagement Range of ${who}`] : []),
    ...(visible === true ? ["visible to it"] : []),
    ...(unit === "TARGETED" ? ["targeted by those attacks"] : []),
    ...(unit === "HIT" ? [`hit by those attacks${weaponWords(selection.weapon)}`] : []),
    ...(unit === "MOVED_OVER" ? [`that ${who} moved over during that move`] : []),
    ...(unit === "LOST" ? ["that lost models to those attacks"] : []),
  ];
  const asked = condition === undefined ? "" : thatWords(conditionWords(condition));
  const verb =
    selection.every === true
      ? "for each"
      : selection.upTo === undefined
        ? "select one"
        : `select up to ${selection.upTo}`;
  const noun = selection.upTo === undefined ? "unit" : "units";
  return `${verb} ${side} ${kindWords(noun, keyword, and, without)}${near.length === 0 ? "" : ` ${near.join(" and ")}`}${asked}`;
}

function furtherWords(further: Selection["further"] = []): string {
  return further.map((one) => ` (${one.within}″ if ${conditionWords(one.if)})`).join("");
}

function weaponWords(weapon: Selection["weapon"]): string {
  return weapon === undefined ? "" : ` made with ${listWords(toList(weapon), "or")}`;
}

/** "that is Battle-shocked"; several of them in brackets. */
function thatWords(condition: string): string {
  const start = "the chosen unit ";
  const isOne = condition.startsWith(start) && !condition.slice(start.length).includes(start);
  return isOne
    ? ` that ${condition.slice(start.length)}`
    : ` (if ${condition.replaceAll("the chosen unit", "it")})`;
}
