import * as z from "zod/mini";
import { tools } from "../tools.ts";
import { actKind } from "./kind.ts";

const schema = z.strictObject({
  /** The Damage of the attack that set the rule off is 0. */
  noDamage: z.literal(true),
});

/** The attack that was allocated to the model, or that it has failed to save, does no damage. */
export const noDamage = actKind<"noDamage", z.infer<typeof schema>>({
  key: "noDamage",
  schema,
  run: (_, { change, unitId }) => tools.value.spare(change, unitId),
  words: () => "change the Damage of that attack to 0",
  dice: () => 0,
  odds: (_, { scene: { game, unit } }) => [
    { what: "SPARED", unit_id: unit.id, chances: tools.value.sparedDamage(game, unit.id) },
  ],
});
