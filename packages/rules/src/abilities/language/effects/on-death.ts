import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { effectKind } from "./kind.ts";

const schema = z.union([
  z.strictObject({ onDeath: z.literal("FIGHT") }),
  z.strictObject({
    onDeath: z.literal("SHOOT"),
    /** The face from which a die allows it; absent: it needs none. */
    from: z.optional(count(2, 6)),
  }),
]);

/** Destroyed models act once more before they are removed (FI-27, FI-28). */
export const onDeath = effectKind<"onDeath", z.infer<typeof schema>>({
  key: "onDeath",
  schema,
  compile: (effect) =>
    effect.onDeath === "FIGHT" ? { fightsOnDeath: true } : { shootsOnDeath: effect.from ?? 1 },
  words(effect, who) {
    if (effect.onDeath === "FIGHT") {
      return `each time a model in ${who} is destroyed by a melee attack before it has fought, it fights before it is removed`;
    }
    const roll = effect.from === undefined ? "" : `roll one D6: on a ${effect.from}+ `;
    return `each time an attack destroys a model in ${who}, ${roll}it shoots before it is removed`;
  },
});
