import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf, text } from "./scalar.ts";

const many = count(0, LIMITS.attacksPerAssignment);

/** What attacks with one weapon did to one model of their target, where rules count it. */
const shape = {
  model_id: idSchema,
  /** Attacks that were allocated to it. */
  allocated: many,
  /** Saving throws of it that showed an unmodified 6. */
  sixes: many,
  /** Of a model that they destroyed: its keywords. */
  slain: z.optional(listOf(text, LIMITS.keywords * 2)),
};

/** While the attacks are under way; `plan`: which of them. */
export const fateSchema = z.strictObject({ ...shape, plan: count(0, LIMITS.assignments) });
export type Fate = DeepReadonly<z.infer<typeof fateSchema>>;

/** As rules are told of it when all attacks are over. */
export const countedFateSchema = z.strictObject({
  ...shape,
  unit_id: idSchema,
  weapon_id: idSchema,
  /** One of the models that attacked: what is some models' alone is attacked with apart. */
  by_model_id: idSchema,
  /** Whether its unit, or its part of an Attached unit, is destroyed. */
  ended: z.boolean(),
});
export type CountedFate = DeepReadonly<z.infer<typeof countedFateSchema>>;
