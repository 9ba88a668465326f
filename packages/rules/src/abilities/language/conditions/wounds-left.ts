import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { count } from "../../../game/scalar.ts";
import { modelsOf } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const schema = z.strictObject({ woundsLeft: count(1, LIMITS.woundsPerModel), of: subjectSchema });

/** A model of the unit has so many wounds left, or fewer. */
export const woundsLeft = conditionKind<"woundsLeft", z.infer<typeof schema>>({
  key: "woundsLeft",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "UNIT" : "ATTACK"),
  compile: ({ woundsLeft: most, of }) => {
    return (scene) => {
      const unit = subjectIn(scene, of);
      return unit !== undefined && modelsOf(unit).some(({ wounds }) => wounds <= most);
    };
  },
  words: ({ woundsLeft: most, of }) => `${subjectName(of)} has ${most} wounds left or fewer`,
});
