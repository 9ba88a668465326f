import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { aModelOf } from "./characteristic.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({
  onDeath: z.enum(["FIGHT", "SHOOT"]),
  /** The face from which a die allows it; absent: it needs none. */
  from: z.optional(count(2, 6)),
});

/** Destroyed models act once more before they are removed (FI-27, FI-28). */
export const onDeath = effectKind<"onDeath", z.infer<typeof schema>>({
  key: "onDeath",
  schema,
  compile: ({ onDeath: act, from = 1 }) =>
    act === "FIGHT" ? { fightsOnDeath: from } : { shootsOnDeath: from },
  words({ onDeath: act, from }, who) {
    const roll = from === undefined ? "" : `roll one D6: on a ${from}+ `;
    return act === "FIGHT"
      ? `each time ${aModelOf(who)} is destroyed by a melee attack before it has fought, ${roll}it fights before it is removed`
      : `each time an attack destroys ${aModelOf(who)}, ${roll}it shoots before it is removed`;
  },
});
