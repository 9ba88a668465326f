import * as z from "zod/mini";
import { LIMITS } from "../../base/limits.ts";
import { EFFECT_ENDS } from "../../game/effects.ts";
import { named } from "../../game/fault-words.ts";
import { count, idSchema, listOf, text, within } from "../../game/scalar.ts";
import { conditionSchema } from "./condition.ts";
import { deedListSchema, deedsDice, lastingOf } from "./deed.ts";
import { oneOrMore } from "./lists.ts";
import { optionSchema } from "./option.ts";
import { selectionSchema } from "./selection.ts";
import { isAskedAt, triggerSchema, triggersOf } from "./trigger.ts";

/** Whom the effects of a clause are in force on. */
const reachSchema = z.union([
  /** The models that have it; the unit that they are in; the unit while they lead it. */
  z.enum(["BEARER", "UNIT", "LED"]),
  /** The player alone: it is done once, however many units have the rule. */
  z.literal("PLAYER"),
  z.strictObject({
    /** Models of the unit by their names or keywords, one of which is enough; true: all of them. */
    models: z.union([z.literal(true), oneOrMore]),
    without: z.optional(oneOrMore),
    /** Whether those that bring the rule do not have it themselves. */
    others: z.optional(z.literal(true)),
  }),
  z.strictObject({
    /** In inches around the unit, or around its bearers; or within their Engagement Range. */
    aura: z.union([within(0, LIMITS.boardInches), z.literal("ENGAGED")]),
    /** In inches for each battle round, the last for all later ones; it takes the place of `aura`. */
    byRound: z.optional(listOf(within(0, LIMITS.boardInches), LIMITS.rowParts, 1)),
    /** Measured from every model of the unit; absent: from those that have the rule. */
    from: z.optional(z.literal("UNIT")),
    /** Whether the unit that spreads it must see those that it reaches. */
    visible: z.optional(z.literal(true)),
    units: z.enum(["FRIENDLY", "ENEMY", "ALL"]),
    keyword: z.optional(oneOrMore),
    and: z.optional(oneOrMore),
    without: z.optional(oneOrMore),
    if: z.optional(conditionSchema),
  }),
  /** Every unit of the army that is like this. */
  z.strictObject({
    army: z.literal(true),
    keyword: z.optional(oneOrMore),
    without: z.optional(oneOrMore),
    ability: z.optional(text),
    /** Whether it acts once for all of them, and not once for each. */
    together: z.optional(z.literal(true)),
    /** Only these models of them, by their names or keywords; or all but these. */
    models: z.optional(oneOrMore),
    modelsWithout: z.optional(oneOrMore),
  }),
]);

export type Reach = z.infer<typeof reachSchema>;

/** How a player uses it: without this it happens by itself. */
const useSchema = z.strictObject({
  /** What it costs in command points. */
  cost: z.optional(count(0, 10)),
  /** What it costs of a pool; of dice, such as show this face or more. */
  spend: z.optional(
    z.strictObject({
      pool: idSchema,
      count: count(1, LIMITS.rowParts),
      from: z.optional(count(1, 6)),
      /** Of dice: sets that show the same face, of which any one will do; `count` is then the smallest of them. */
      alike: z.optional(
        listOf(z.strictObject({ count: count(2, 6), from: count(1, 6) }), LIMITS.rowParts, 1),
      ),
      called: text,
    }),
  ),
  /** MOMENT: once each time that its window opens. */
  once: z.optional(z.enum(["MOMENT", "PHASE", "TURN", "ROUND", "BATTLE"])),
  /** Whose uses are counted; absent: the army's for a stratagem or an army rule, the unit's for everything else. */
  per: z.optional(z.enum(["ARMY", "UNIT", "MODEL"])),
  /** How often in that time; absent: once. */
  times: z.optional(
    z.union([
      count(1, LIMITS.rowParts),
      /** For Incursion, Strike Force and Onslaught. */
      z.strictObject({ bySize: listOf(count(1, LIMITS.rowParts), 3, 3) }),
      /** So often if this holds for the unit, and once otherwise. */
      z.strictObject({ times: count(2, LIMITS.rowParts), if: conditionSchema }),
      /** For the keywords of the unit: those that it has count together. */
      z.strictObject({
        byKeyword: listOf(
          z.strictObject({ keyword: oneOrMore, times: count(1, LIMITS.rowParts) }),
          LIMITS.rowParts,
          1,
        ),
      }),
    ]),
  ),
  /** Beside that, the whole army uses it once in this time: a rule of each unit that no two units use at once. */
  sole: z.optional(z.enum(["PHASE", "TURN", "ROUND", "BATTLE"])),
  /** Rules of one group count together: one of them in that time. */
  group: z.optional(idSchema),
  /** It ends what other rules of its group, or other options of its own, have left on units. */
  replaces: z.optional(z.literal(true)),
  /** The player cannot pass. */
  compulsory: z.optional(z.literal(true)),
});

export type Use = z.infer<typeof useSchema>;

/** One thing that a rule does. Without a trigger it is always in force. */
const clauseShape = z.strictObject({
  /** The id that documents give what it leaves on units; absent: the row's. */
  as: z.optional(idSchema),
  /** How players name it, where one row has several. */
  name: z.optional(text),
  on: z.optional(reachSchema),
  when: z.optional(z.union([triggerSchema, listOf(triggerSchema, LIMITS.rowParts, 1)])),
  use: z.optional(useSchema),
  if: z.optional(conditionSchema),
  choose: z.optional(selectionSchema),
  do: deedListSchema,
  /** The player chooses one of these. */
  options: z.optional(listOf(optionSchema, LIMITS.rowParts, 2)),
  until: z.optional(z.enum(EFFECT_ENDS)),
});

export type Clause = z.infer<typeof clauseShape>;

export const clauseSchema = clauseShape.check(
  z.refine(isLimited, { error: named("withoutLimit"), params: { rule: "AB-2" } }),
  z.refine(rollsFewDice, { error: named("manyRowDice"), params: { rule: "AB-2" } }),
  z.refine(isAskable, { error: named("unaskedMoment"), params: { rule: "AB-1" } }),
);

/** With whatever option rolls most of them. */
function rollsFewDice({ do: deeds, options = [] }: Clause): boolean {
  const most = Math.max(0, ...options.map((one) => deedsDice(one.do)));
  return deedsDice(deeds) + most <= LIMITS.rowDice;
}

/** What a player uses is used when somebody is asked. */
function isAskable({ use, when }: Clause): boolean {
  return use === undefined || when === undefined || triggersOf(when).every(isAskedAt);
}

/** What nothing limits could be used without end; what a unit is under already it does not use again. */
function isLimited({ use, until, do: deeds, choose, options, when }: Clause): boolean {
  if (use === undefined || use.once !== undefined) return true;
  // A die is rolled again once.
  if (when !== undefined && triggersOf(when).every((trigger) => "rolled" in trigger)) return true;
  if (deeds.some((deed) => "usesUp" in deed)) return true;
  if (use.compulsory === true) return false;
  const isMark = deeds.length === 0 && options === undefined;
  const leaves = until !== undefined && choose === undefined && (isMark || lastingOf(deeds).length > 0);
  return leaves || (use.cost ?? 0) > 0 || use.spend !== undefined;
}
