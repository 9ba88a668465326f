import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, text } from "./scalar.ts";
import { TERRAIN_KINDS } from "./terrain-kind.ts";

/**
 * What made the numbers of an attack, as tagged data: the kind of cause, its numbers and the name of the rule's row.
 * `words/reasons.ts` makes the text. Plans of earlier documents hold the text itself, which is still read.
 */

/** Names may come from keywords, which are as long as a weapon's special rules and longer still in upper case. */
const name = z.string().check(z.maxLength(10_000));
const face = count(1, 7);
const value = count(-LIMITS.totalPerExpression, LIMITS.totalPerExpression);
const guns = count(0, 1_000_000);

const earlierReasonSchema = z.strictObject({ text: name, rule: text, cap: z.optional(z.literal(true)) });

/** Why a model has the Benefit of Cover; a plain text in plans of earlier documents. */
export const coverSchema = z.union([
  text,
  z.strictObject({
    how: z.enum(["WITHIN", "BEHIND", "LIGHT"]),
    rule: text,
    terrain_id: idSchema,
    kind: z.enum(TERRAIN_KINDS),
    /** Its number among the pieces of its kind. */
    number: count(1, LIMITS.terrain),
  }),
  /** By a rule, whatever the terrain; UNSEEN: because nobody sees the target. */
  z.strictObject({ how: z.enum(["GRANTED", "UNSEEN"]), rule: text, name }),
]);

const taggedReasonSchema = z.discriminatedUnion("what", [
  /** Only the name of the row: it speaks for itself. */
  z.strictObject({ what: z.literal("ROW"), rule: text, name }),
  z.strictObject({ what: z.literal("AUTOMATIC_HITS"), rule: text }),
  z.strictObject({ what: z.literal("SKILL"), rule: text, skill: face, melee: z.boolean() }),
  /** The Strength is a text where dice decide it. */
  z.strictObject({
    what: z.literal("STRENGTH"),
    rule: text,
    strength: z.union([count(1, LIMITS.characteristic), text]),
    toughness: count(1, LIMITS.characteristic),
  }),
  /** `through`: the ability by which the row does it. */
  z.strictObject({ what: z.literal("MODIFIER"), rule: text, name, value, through: z.optional(name) }),
  /** A modifier that the players granted themselves. */
  z.strictObject({ what: z.literal("MODIFIER_BY_HAND"), rule: text, value }),
  z.strictObject({ what: z.literal("ENGAGED_TARGET"), rule: text, value }),
  /** That the modifiers came to more than may count. */
  z.strictObject({ what: z.literal("CAP"), rule: text, value, cap: z.literal(true) }),
  /** The name is null where the players granted it themselves. */
  z.strictObject({
    what: z.literal("REROLL"),
    rule: text,
    name: z.nullable(name),
    reroll: z.enum(["ONES", "FAILED"]),
  }),
  z.strictObject({ what: z.literal("ADDED"), rule: text, name, to: z.enum(["S", "AP"]), value }),
  z.strictObject({ what: z.literal("GRANTED"), rule: text, name, ability: name, value: z.optional(value) }),
  z.strictObject({ what: z.literal("CRITICAL_HITS"), rule: text, name, face }),
  z.strictObject({ what: z.literal("CRITICAL_MORTAL_WOUNDS"), rule: text, name, wounds: text }),
  z.strictObject({ what: z.literal("ANTI"), rule: text, keyword: name, face }),
  z.strictObject({ what: z.literal("MISSES_UP_TO"), rule: text, face }),
  /** Better by the value, or worse where it is below 0. */
  z.strictObject({ what: z.literal("SKILL_CHANGED"), rule: text, name, melee: z.boolean(), value }),
  /** That what worsens the number does not count. */
  z.strictObject({ what: z.literal("MODIFIERS_IGNORED"), rule: text, name }),
  z.strictObject({ what: z.literal("FAILS_UP_TO"), rule: text, name, face }),
  z.strictObject({ what: z.literal("HITS_ONLY_ON"), rule: text, name, face }),
  z.strictObject({ what: z.literal("ARMOUR"), rule: text, save: face }),
  z.strictObject({ what: z.literal("INVULNERABLE"), rule: text, save: face }),
  z.strictObject({ what: z.literal("PENETRATION"), rule: text, ap: count(-40, 0) }),
  z.strictObject({ what: z.literal("COVER"), rule: text, cover: coverSchema }),
  /** That cover does not better this save against AP 0. */
  z.strictObject({ what: z.literal("COVER_CAP"), rule: text, save: face, cap: z.literal(true) }),
]);

/** Part of what made a number: Heavy, +1, by KW-4. */
export const reasonSchema = z.union([taggedReasonSchema, earlierReasonSchema]);

/** Attacks beyond the characteristic. UNSPLIT: of models that do not divide theirs between targets. */
export const attackBonusSchema = z.union([
  z.strictObject({ name: text, rule: text, attacks: guns }),
  z.strictObject({ what: z.literal("UNSPLIT"), rule: text, attacks: guns }),
  z.strictObject({ text, rule: text, attacks: guns }),
]);

/** What the log says about a plan beside its numbers: what keywords added, and what is not automated. */
export const noteSchema = z.union([
  z.discriminatedUnion("what", [
    /** `unit`: the name of the unit that has it; absent: the weapon has it. */
    z.strictObject({ what: z.literal("NOT_AUTOMATED"), name, unit: z.optional(text) }),
    z.strictObject({ what: z.literal("GRANTED"), name, ability: name }),
    z.strictObject({ what: z.literal("DAMAGE"), name, value }),
    /** Attacks that each weapon makes fewer. */
    z.strictObject({ what: z.literal("FEWER_ATTACKS"), name, value }),
    z.strictObject({ what: z.literal("DAMAGE_IS"), name, damage: text }),
    z.strictObject({ what: z.literal("DAMAGE_HALVED"), name }),
    /** More attacks by the models counted: those in half range, or those of the target. */
    z.strictObject({
      what: z.literal("ATTACKS"),
      name,
      attacks: guns,
      models: guns,
      counted: z.enum(["HALF_RANGE", "TARGET"]),
    }),
    z.strictObject({ what: z.literal("HALF_RANGE_DAMAGE"), name, value, weapons: guns, of: guns }),
    z.strictObject({ what: z.literal("PENETRATION"), name, value, weapons: guns, of: guns }),
    z.strictObject({
      what: z.literal("CRITICAL_HITS_BEYOND"),
      name,
      face,
      weapons: guns,
      of: guns,
      inches: count(0, 1_000),
    }),
    z.strictObject({ what: z.literal("UNSEEN_TARGET"), name }),
  ]),
  name,
]);

export type TaggedReason = z.infer<typeof taggedReasonSchema>;
export type Reason = z.infer<typeof reasonSchema>;
export type Cover = DeepReadonly<z.infer<typeof coverSchema>>;
export type AttackBonus = DeepReadonly<z.infer<typeof attackBonusSchema>>;
export type Note = DeepReadonly<z.infer<typeof noteSchema>>;

/** Whether some of what made a number did not count because there is a limit to it. */
export function isCapped(reasons: readonly Reason[]): boolean {
  return reasons.some((reason) => "cap" in reason && reason.cap === true);
}

/** Whether two models have their cover from the same thing. */
export function isSameCover(one: Cover | null, other: Cover | null): boolean {
  if (one === other) return true;
  if (one === null || other === null || typeof one === "string" || typeof other === "string") return false;
  return (
    one.how === other.how &&
    "terrain_id" in one &&
    "terrain_id" in other &&
    one.terrain_id === other.terrain_id
  );
}
