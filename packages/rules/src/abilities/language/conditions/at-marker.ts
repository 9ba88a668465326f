import * as z from "zod/mini";
import { isUnitInRange } from "../../../game/measure/marker.ts";
import { idSchema, text } from "../../../game/scalar.ts";
import { isOnTable } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const schema = z.strictObject({
  /** The id under which a unit remembers the chosen objective marker. */
  atMarker: idSchema,
  /** As sentences name it. */
  called: text,
  /** Chosen by the unit that has the rule; absent: by any unit of its army. */
  mine: z.optional(z.literal(true)),
  of: subjectSchema,
});

/** A unit is within range of an objective marker that a rule has chosen. */
export const atMarker = conditionKind<"atMarker", z.infer<typeof schema>>({
  key: "atMarker",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "TABLE" : "ATTACK"),
  compile({ atMarker: id, mine, of }) {
    return (scene) => {
      const unit = subjectIn(scene, of);
      if (unit === undefined || !isOnTable(unit)) return false;
      const { game, player } = scene;
      const choosing =
        mine === true ? [scene.unit] : Object.values(game.units).filter(({ owner }) => owner === player);
      return choosing.some((one) =>
        one.effects?.some(({ effect, objective_id }) => {
          const objective = game.objectives[objective_id ?? ""];
          return effect === id && objective !== undefined && isUnitInRange(game, unit, objective);
        }),
      );
    };
  },
  words: ({ called, of }) => `${subjectName(of)} is within range of ${called}`,
});
