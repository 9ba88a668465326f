import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { type Amount, amountSchema } from "../acts/amount.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({
  /** With how many wounds left; ALL: with all that it began with. */
  risesAgain: z.union([z.literal("ALL"), amountSchema]),
  /** The face of a D6 from which it does. */
  from: count(2, 6),
  /** Its Deadly Demise is not resolved that time. */
  withoutDemise: z.optional(z.literal(true)),
});

/** What a destroyed model comes back by. */
export interface Rising {
  readonly wounds: "ALL" | Amount;
  readonly from: number;
  readonly withoutDemise: boolean;
}

/** The first time that it is destroyed, a model is set back up where it was as the phase ends (AB-50). */
export const risesAgain = effectKind<"risesAgain", z.infer<typeof schema>>({
  key: "risesAgain",
  schema,
  compile: ({ risesAgain: wounds, from, withoutDemise }) => ({
    rises: { wounds, from, withoutDemise: withoutDemise === true },
  }),
  words({ risesAgain: wounds, from, withoutDemise }) {
    const demise = withoutDemise === true ? "do not resolve its Deadly Demise, and " : "";
    const left = wounds === "ALL" ? "its full wounds" : `${wounds} wound${wounds === 1 ? "" : "s"}`;
    return `the first time this model is destroyed, ${demise}roll one D6 at the end of the phase: on a ${from}+, it is set back up as close as possible to where it was destroyed and not within Engagement Range of enemy units, with ${left} remaining`;
  },
});
