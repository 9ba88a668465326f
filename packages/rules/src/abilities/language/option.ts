import * as z from "zod/mini";
import { EFFECT_ENDS } from "../../game/effects.ts";
import { text } from "../../game/scalar.ts";
import type { Clause } from "./clause.ts";
import { conditionSchema } from "./condition.ts";
import { type Deed, deedListSchema, isAct, lastingOf } from "./deed.ts";
import type { Row } from "./row.ts";

/** One of several things that a player may choose of, by its printed name. */
export const optionSchema = z.strictObject({
  name: text,
  /** What must hold for it to be chosen. */
  if: z.optional(conditionSchema),
  do: deedListSchema,
  /** How long its effects last; absent: as long as those of the clause. */
  until: z.optional(z.enum(EFFECT_ENDS)),
});

export type Option = z.infer<typeof optionSchema>;

/** The id that documents give to what an option leaves on units. */
export function optionId({ id }: Pick<Row, "id">, { as = id }: Pick<Clause, "as">, index: number): string {
  return `${as}_OPTION_${index + 1}`;
}

/** What an option does: its effects are given under a name of their own, so that units show which one was chosen. */
export function optionDeeds(row: Pick<Row, "id">, clause: Clause, index: number): readonly Deed[] {
  const { name, do: deeds, until = clause.until ?? "PHASE" } = clause.options![index]!;
  const lasting = lastingOf(deeds);
  // An option without effects or acts leaves a mark, which other clauses ask for.
  if (lasting.length === 0 && deeds.length > 0) return deeds;
  const to = clause.choose === undefined ? "UNIT" : "CHOSEN";
  const as = optionId(row, clause, index);
  return [{ give: [...lasting], as, called: name, until, to }, ...deeds.filter(isAct)];
}
