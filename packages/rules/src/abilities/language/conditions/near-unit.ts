import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { unitDistance } from "../../../game/measure/distances.ts";
import { isWithin } from "../../../game/measure/measure.ts";
import { within } from "../../../game/scalar.ts";
import { isOnTable } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const schema = z.strictObject({ nearTo: within(0, LIMITS.boardInches), of: subjectSchema });

/** The other unit is within so many inches of the one that has the rule. */
export const nearTo = conditionKind<"nearTo", z.infer<typeof schema>>({
  key: "nearTo",
  schema,
  sees: () => "TABLE",
  compile({ nearTo: inches, of = "CHOSEN" }) {
    return (scene) => {
      const other = subjectIn(scene, of);
      if (other === undefined || !isOnTable(other) || !isOnTable(scene.unit)) return false;
      return isWithin(unitDistance(scene.unit, other), inches);
    };
  },
  words: ({ nearTo: inches, of = "CHOSEN" }) => `${subjectName(of)} is within ${inches}″ of this unit`,
});
