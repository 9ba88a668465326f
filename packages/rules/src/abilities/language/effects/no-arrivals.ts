import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { within } from "../../../game/scalar.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({ noArrivalsWithin: within(0, LIMITS.boardInches) });

/** Enemies that arrive from reserve are set up no nearer than this. */
export const noArrivals = effectKind<"noArrivalsWithin", z.infer<typeof schema>>({
  key: "noArrivalsWithin",
  schema,
  compile: ({ noArrivalsWithin: inches }) => ({ barsArrivals: inches }),
  words: ({ noArrivalsWithin: inches }, who) =>
    `enemy units that arrive from Reserves cannot be set up within ${inches}″ of ${who}`,
});
