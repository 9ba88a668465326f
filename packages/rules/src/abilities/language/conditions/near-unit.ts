import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { unitDistance } from "../../../game/measure/distances.ts";
import { isWithin } from "../../../game/measure/measure.ts";
import { within } from "../../../game/scalar.ts";
import { isOnTable } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const schema = z.strictObject({
  nearTo: within(0, LIMITS.boardInches),
  of: subjectSchema,
  /** Of whom it is within that distance; absent: of the unit that has the rule. */
  from: subjectSchema,
});

/** The other unit is within so many inches of the one that has the rule, or of a third. */
export const nearTo = conditionKind<"nearTo", z.infer<typeof schema>>({
  key: "nearTo",
  schema,
  sees: () => "TABLE",
  compile({ nearTo: inches, of = "CHOSEN", from }) {
    return (scene) => {
      const other = subjectIn(scene, of);
      const unit = subjectIn(scene, from);
      if (other === undefined || unit === undefined || !isOnTable(other) || !isOnTable(unit)) return false;
      return isWithin(unitDistance(unit, other), inches);
    };
  },
  words: ({ nearTo: inches, of = "CHOSEN", from }) =>
    `${subjectName(of)} is within ${inches}″ of ${subjectName(from)}`,
});
