import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { listWords } from "../lists.ts";
import { modelsHave } from "./characteristic.ts";
import { effectKind } from "./kind.ts";

const HARMS = { MORTAL_WOUNDS: "mortal wounds", PSYCHIC: "Psychic Attacks" } as const;
type Against = keyof typeof HARMS;
const NAMES = Object.keys(HARMS) as [Against, ...Against[]];

const schema = z.strictObject({
  feelNoPain: count(2, 6),
  /** Only against these; absent: against everything. */
  against: z.optional(z.array(z.enum(NAMES)).check(z.minLength(1), z.maxLength(NAMES.length))),
});

/** The face from which a wound is ignored. */
export const feelNoPain = effectKind<"feelNoPain", z.infer<typeof schema>>({
  key: "feelNoPain",
  schema,
  compile: ({ feelNoPain: face, against }) =>
    against === undefined
      ? { feelNoPain: face }
      : { feelNoPainAgainst: against.map((harm) => ({ face, harm })) },
  words: ({ feelNoPain: face, against = [] }, who) =>
    `${modelsHave(who)} Feel No Pain ${face}+${
      against.length === 0
        ? ""
        : ` against ${listWords(
            against.map((one) => HARMS[one]),
            "and",
          )}`
    }`,
});
