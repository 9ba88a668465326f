import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import type { DeepReadonly } from "./readonly.ts";
import { attackBonusSchema, coverSchema, noteSchema, reasonSchema } from "./reason.ts";
import { count, idSchema, listOf, text } from "./scalar.ts";

/**
 * An attack, compiled: what one weapon of one unit will do to one target, as plain data. Keywords, modifiers and the
 * board have had their say; what is left is dice. The plan is rolled by roll.ts, shown by the interface and kept in
 * the document between two weapons, because its conditions are fixed when the targets are chosen (SH-14).
 */

const diceSchema = z.strictObject({
  count: count(0, LIMITS.dicePerExpression),
  sides: z.union([z.literal(3), z.literal(6)]),
  plus: count(0, LIMITS.totalPerExpression),
});

/** Which dice are rolled again: none, unmodified ones, or all that fail. */
const REROLLS = ["NONE", "ONES", "FAILED"] as const;

const rollSchema = z.strictObject({
  /** The lowest unmodified face that succeeds, modifiers included. */
  threshold: count(2, 6),
  modifier: count(-1, 1),
  reroll: z.enum(REROLLS),
  reasons: z.array(reasonSchema),
});

const saveSchema = z.strictObject({
  /** The lowest face that saves; 7 and more cannot be rolled. */
  threshold: count(2, 40),
  kind: z.enum(["ARMOUR", "INVULNERABLE"]),
  /** The characteristic and the AP that it was made from. */
  sv: count(2, 7),
  ap: count(-40, 0),
  /** Whether the Benefit of Cover counted. */
  cover: z.boolean(),
  /** Which dice are rolled again; absent: none. */
  reroll: z.optional(z.enum(["ONES", "FAILED"])),
  reasons: z.array(reasonSchema),
});

/** What sets some guns of the assignment apart from others: distance, height or sight of their bearer. */
const weaponGroupSchema = z.strictObject({
  /** Hits on this unmodified face or more are critical. */
  critical_hit: count(2, 6),
  ap: count(-40, 0),
  /** Below 0: taken away, down to a damage of 1. */
  damage_bonus: count(-LIMITS.totalPerExpression, LIMITS.totalPerExpression),
  /** Whether wounds go to the model chosen by Precision. */
  precision: z.boolean(),
  /** The save of each profile against these guns. */
  saves: z.array(saveSchema),
  /** The group that critical wounds of these guns belong to, which no gun does; absent: this one. */
  on_critical: z.optional(count(0, LIMITS.modelsPerUnit)),
});

export const attackPlanSchema = z.strictObject({
  shooter_unit_id: idSchema,
  weapon_id: idSchema,
  target_unit_id: idSchema,
  /** The passengers' unit that lends the weapons; absent: they are the unit's own. */
  from_unit_id: z.optional(idSchema),
  shooter_name: text,
  weapon_name: text,
  target_name: text,
  /** One entry a weapon fired, in the order of dice: its bearer, weapon group and extra attacks. */
  guns: z.array(
    z.strictObject({
      model_id: idSchema,
      group: count(0, LIMITS.modelsPerUnit),
      bonus: count(0, 100_000),
      /** Attacks taken from what the characteristic comes to, down to 1; absent: none. */
      fewer: z.optional(count(1, 100_000)),
    }),
  ),
  attacks: z.strictObject({
    dice: diceSchema,
    /** Each gun makes at least this many before its bonus. */
    minimum: count(0, 100),
    /** What is added beyond the characteristic, by source. */
    bonuses: z.array(attackBonusSchema),
  }),
  hit: z.extend(rollSchema, { automatic: z.boolean(), skill: z.nullable(count(2, 6)) }),
  critical_hit: z.strictObject({ wounds: z.boolean(), extra_hits: z.nullable(diceSchema) }),
  wound: z.extend(rollSchema, {
    strength: count(1, LIMITS.characteristic),
    toughness: count(1, LIMITS.characteristic),
    /** A Strength that is rolled for each hit; absent: it is the one above, which else is about its mean. */
    rolled: z.optional(
      z.strictObject({
        dice: diceSchema,
        /** What wounds, from the lowest Strength that the dice can show to the highest. */
        thresholds: listOf(count(2, 6), LIMITS.characteristic, 1),
      }),
    ),
    /** Wounds on this unmodified face or more are critical. */
    critical: count(2, 6),
    devastating: z.boolean(),
    /** Mortal wounds that each critical one adds when all attacks are over; absent: none. */
    mortal: z.optional(diceSchema),
  }),
  /** Every attack wounds: what is calculated in the place of one whose dice are known. */
  sure: z.optional(z.literal(true)),
  damage: diceSchema,
  /** Whether a damage roll below the average is made again; absent: it is not. */
  damage_rerolled: z.optional(z.literal(true)),
  /** Whether the damage rolled is halved, rounding up, before anything is added to it; absent: it is not. */
  damage_halved: z.optional(z.literal(true)),
  groups: z.array(weaponGroupSchema),
  /** The different ways in which models of the target save and endure. */
  profiles: z.array(
    z.strictObject({
      save: count(2, 7),
      invulnerable_save: z.nullable(count(2, 7)),
      cover: z.nullable(coverSchema),
      feel_no_pain: z.nullable(count(2, 7)),
      /** Against mortal wounds, and so devastating ones, where it is another; absent: it is the same. */
      feel_no_pain_mortal: z.optional(count(2, 7)),
      /** What made them other than is written; absent where nothing did. */
      causes: z.optional(
        z.strictObject({
          save: z.array(reasonSchema),
          invulnerable_save: z.array(reasonSchema),
          feel_no_pain: z.array(reasonSchema),
        }),
      ),
    }),
  ),
  /** Models of the target when the targets were chosen; the number of each is its slot. */
  defenders: z.array(
    z.strictObject({
      model_id: idSchema,
      profile: count(0, LIMITS.modelsPerUnit),
      wounds: count(1, LIMITS.woundsPerModel),
      /** A Character whom living bodyguards shield. */
      shielded: z.boolean(),
    }),
  ),
  /** The slots in the order in which the referee allocates: the model nearest to a firing one first. */
  allocation_order: z.array(count(0, LIMITS.modelsPerUnit)),
  precision_model_id: z.nullable(idSchema),
  hazardous: z.boolean(),
  one_shot: z.boolean(),
  notes: z.array(noteSchema),
});

export type AttackPlan = DeepReadonly<z.infer<typeof attackPlanSchema>>;
export type Reroll = (typeof REROLLS)[number];
export type WeaponGroup = AttackPlan["groups"][number];
export type Save = WeaponGroup["saves"][number];
export type Defender = AttackPlan["defenders"][number];
export type DefenderProfile = AttackPlan["profiles"][number];

/** The units that are shot at, each once. */
export function unitsAimedAt(plans: readonly AttackPlan[]): readonly string[] {
  const ids: string[] = [];
  for (const { target_unit_id } of plans) if (!ids.includes(target_unit_id)) ids.push(target_unit_id);
  return ids;
}
