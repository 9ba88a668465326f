import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { MADE_MOVES } from "../../../game/move-kind.ts";
import { listOf, within } from "../../../game/scalar.ts";
import { listWords } from "../lists.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({
  /** Terrain up to so many inches high is moved through as if it were not there, and so are models but TITANIC ones. */
  strides: within(0, LIMITS.boardInches),
  /** Higher terrain too, but then a die of 1 leaves the unit Battle-shocked. */
  higher: z.optional(z.literal("TEST")),
  /** Which models are moved over; absent: all but TITANIC ones. */
  over: z.optional(z.enum(["FRIENDS", "SMALL_ENEMIES", "NOTHING"])),
  /** In which moves; absent: in all of these. */
  moves: z.optional(listOf(z.enum(MADE_MOVES), MADE_MOVES.length, 1)),
});

const OVER = {
  MODELS: "models (excluding TITANIC models) and ",
  FRIENDS: "friendly MONSTER and VEHICLE models and ",
  SMALL_ENEMIES: "enemy models (excluding MONSTER and VEHICLE models) and ",
  NOTHING: "",
} as const;

const MOVES = { NORMAL: "Normal", ADVANCE: "Advance", FALL_BACK: "Fall Back" } as const;

/** A walker that strides over what is in its way in Normal, Advance and Fall Back moves. */
export const stride = effectKind<"strides", z.infer<typeof schema>>({
  key: "strides",
  schema,
  compile: ({ strides: height, higher, over, moves }) => ({
    strides: { height, higher: higher !== undefined, over: over ?? "MODELS", moves },
  }),
  words({ strides: height, higher, over, moves = MADE_MOVES }, who) {
    const risk =
      higher === undefined
        ? ""
        : "; it can move through higher terrain features too, but then, after that move, on a D6 of 1 it is Battle-shocked";
    return `each time ${who} makes a ${listWords(
      moves.map((one) => MOVES[one]),
      "or",
    )} move, it can move over ${OVER[over ?? "MODELS"]}terrain features up to ${height}″ high as if they were not there${risk}`;
  },
});
