import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { count } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const strength = count(1, LIMITS.modelsPerUnit);

const schema = z.strictObject({
  startingStrength: strength,
  atMost: z.optional(strength),
  of: subjectSchema,
});

/** With how many models a unit began the battle. */
export const startingStrength = conditionKind<"startingStrength", z.infer<typeof schema>>({
  key: "startingStrength",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "UNIT" : "ATTACK"),
  compile({ startingStrength: least, atMost = LIMITS.modelsPerUnit, of }) {
    return (scene) => {
      const unit = subjectIn(scene, of);
      return unit !== undefined && unit.starting_strength >= least && unit.starting_strength <= atMost;
    };
  },
  words({ startingStrength: least, atMost, of }) {
    const range =
      atMost === undefined ? `${least} or more` : least === atMost ? `${least}` : `${least} to ${atMost}`;
    return `${subjectName(of)} has a Starting Strength of ${range}`;
  },
});
