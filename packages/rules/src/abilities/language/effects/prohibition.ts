import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { listOf, within } from "../../../game/scalar.ts";
import { listWords } from "../lists.ts";
import { effectKind } from "./kind.ts";

const WORDS = {
  DECLARE_CHARGES: "declare charges",
  FALL_BACK: "Fall Back",
  ADVANCE: "Advance",
  MOVE: "make Normal, Advance or Fall Back moves (it must Remain Stationary)",
  SHOOT: "shoot",
  FIRE_OVERWATCH: "use Fire Overwatch",
  BE_OVERWATCHED: "be the target of Fire Overwatch",
  BE_GIVEN_STRATAGEMS: "be chosen for stratagems by its player",
} as const;

export type Prohibition = keyof typeof WORDS;
const PROHIBITIONS = Object.keys(WORDS) as [Prohibition, ...Prohibition[]];

const schema = z.strictObject({ cannot: listOf(z.enum(PROHIBITIONS), LIMITS.rowParts, 1) });

/** What the unit may not do, whatever else allows it. */
export const prohibition = effectKind<"cannot", z.infer<typeof schema>>({
  key: "cannot",
  schema,
  compile: ({ cannot }) => ({ forbids: cannot }),
  words: ({ cannot }, who) =>
    `${who} cannot ${listWords(
      cannot.map((one) => WORDS[one]),
      "or",
    )}`,
});

const targetedSchema = z.strictObject({ targetedWithin: within(0, LIMITS.boardInches) });

/** Models further away do not choose the unit as a target of ranged attacks. */
export const targetedWithin = effectKind<"targetedWithin", z.infer<typeof targetedSchema>>({
  key: "targetedWithin",
  schema: targetedSchema,
  compile: ({ targetedWithin: inches }) => ({ targetedWithin: inches }),
  words: ({ targetedWithin: inches }, who) =>
    `${who} can only be chosen as the target of a ranged attack by models within ${inches}″`,
});
