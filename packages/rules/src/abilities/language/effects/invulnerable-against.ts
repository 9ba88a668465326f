import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { modelsHave } from "./characteristic.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({ invulnerable: count(2, 6), against: z.enum(["RANGED", "MELEE"]) });

/** An invulnerable save against attacks of one type; against both it is a characteristic. */
export const invulnerableAgainst = effectKind<"invulnerable", z.infer<typeof schema>>({
  key: "invulnerable",
  schema,
  compile: ({ invulnerable: save, against }) => ({ invulnerable: [{ save, against }] }),
  words: ({ invulnerable: save, against }, who) =>
    `${modelsHave(who)} a ${save}+ invulnerable save against ${against.toLowerCase()} attacks`,
});
