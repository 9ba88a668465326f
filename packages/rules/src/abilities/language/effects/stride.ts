import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { within } from "../../../game/scalar.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({
  /** Terrain up to so many inches high is moved through as if it were not there, and so are models but TITANIC ones. */
  strides: within(0, LIMITS.boardInches),
  /** Higher terrain too, but then a die of 1 leaves the unit Battle-shocked. */
  higher: z.optional(z.literal("TEST")),
});

/** A walker that strides over what is in its way in Normal, Advance and Fall Back moves. */
export const stride = effectKind<"strides", z.infer<typeof schema>>({
  key: "strides",
  schema,
  compile: ({ strides: height, higher }) => ({ strides: { height, higher: higher !== undefined } }),
  words({ strides: height, higher }, who) {
    const risk =
      higher === undefined
        ? ""
        : "; it can move through higher terrain features too, but then, after that move, on a D6 of 1 it is Battle-shocked";
    return `each time ${who} makes a Normal, Advance or Fall Back move, it can move over models (excluding TITANIC models) and terrain features up to ${height}″ high as if they were not there${risk}`;
  },
});
