import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { EFFECT_ENDS } from "../../../game/effects.ts";
import { idSchema, text, within } from "../../../game/scalar.ts";
import { durationWords } from "../duration.ts";
import { actKind } from "./kind.ts";

const schema = z.strictObject({
  /** The id that documents have for the choice: other rows ask for it with `atMarker`. */
  marker: idSchema,
  /** How players name the chosen marker. */
  called: text,
  until: z.enum(EFFECT_ENDS),
  /** How near it must be to the unit that chooses, in inches. */
  within: z.optional(within(0, LIMITS.boardInches)),
  /** Not one that a unit of the army has chosen in this way, as long as that lasts. */
  another: z.optional(z.literal(true)),
});

/** The player chooses an objective marker, which the unit remembers. */
export const marker = actKind<"marker", z.infer<typeof schema>>({
  key: "marker",
  schema,
  run({ marker: id, until }, { change, unitId, asked, leave }) {
    const objective = Object.values(change.table.objectives).find(
      ({ position: { x, y } }) => x === asked?.point?.[0] && y === asked.point[1],
    );
    if (objective === undefined) return;
    leave(unitId, id, until, undefined, undefined, objective.id);
  },
  words({ called, until, within: inches, another }) {
    const near = inches === undefined ? "" : ` within ${inches}″ of this model`;
    const fresh = another === true ? " that was not chosen so yet" : "";
    return `select one objective marker${near}${fresh}; ${durationWords(until)}, it is ${called}`;
  },
  dice: () => 0,
});
