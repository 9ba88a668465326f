import * as z from "zod/mini";
import { LIMITS, TOLERANCE } from "../../../base/limits.ts";
import { placeAll } from "../../../game/measure/placed.ts";
import { within } from "../../../game/scalar.ts";
import { isOnTable } from "../../../game/unit.ts";
import { furthestFrom } from "../../../geometry/furthest.ts";
import { gap } from "../../../geometry/gap.ts";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";

const schema = z.strictObject({
  /** How near to this transport every model is, in inches. */
  boards: within(0, LIMITS.boardInches),
  wholly: z.optional(z.literal(true)),
  of: subjectSchema,
});

/** The unit could embark within this transport: it is near enough, not engaged, and there is room. */
export const boards = conditionKind<"boards", z.infer<typeof schema>>({
  key: "boards",
  schema,
  sees: () => "ATTACK",
  compile({ boards: inches, wholly, of = "CHOSEN" }) {
    return (scene) => {
      const unit = subjectIn(scene, of);
      const transport = scene.unit;
      if (unit === undefined || unit.id === transport.id || !isOnTable(unit) || !isOnTable(transport))
        return false;
      const hulls = placeAll(transport);
      const measure = wholly === true ? furthestFrom : gap;
      const isNear = placeAll(unit).every(({ shape }) =>
        hulls.some((hull) => measure(shape, hull.shape) <= inches + TOLERANCE),
      );
      return isNear && tools.value.mayBoard(scene.game, unit, transport);
    };
  },
  words: ({ boards: inches, wholly, of = "CHOSEN" }) =>
    `${subjectName(of)} is ${wholly === true ? "wholly " : ""}within ${inches}″ of this TRANSPORT, can embark within it and is not within Engagement Range of an enemy`,
});
