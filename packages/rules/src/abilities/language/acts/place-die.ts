import * as z from "zod/mini";
import { PLACED_ROLLS, type PlacedRoll } from "../../../game/placed-die.ts";
import { count, idSchema } from "../../../game/scalar.ts";
import { compileCondition, conditionSchema, conditionWords } from "../condition.ts";
import { actKind, sceneIn } from "./kind.ts";

const ROLLS: Readonly<Record<PlacedRoll, string>> = {
  ADVANCE_ROLL: "Advance roll",
  BATTLE_SHOCK: "Battle-shock test",
  CHARGE_ROLL: "Charge roll",
  DAMAGE: "Damage roll",
  HIT: "Hit roll",
  SAVE: "saving throw",
  WOUND: "Wound roll",
};

const schema = z.strictObject({
  /** The kind of roll, of which the unit's next die is not rolled. */
  place: z.enum(PLACED_ROLLS),
  /** The pool that the die was spent of, and comes back to at the end of the phase if it is not used. */
  of: idSchema,
  /** Its face is changed to this one first if the condition holds. */
  becomes: z.optional(z.strictObject({ face: count(1, 6), if: conditionSchema })),
});

/** The die that the use cost takes the place of a die of the unit's next roll. */
export const placeDie = actKind<"place", z.infer<typeof schema>>({
  key: "place",
  schema,
  run({ place: roll, of, becomes }, acting) {
    const { change, player, unitId, spent = [] } = acting;
    if (spent[0] === undefined) return;
    const isChanged = becomes !== undefined && compileCondition(becomes.if)(sceneIn(acting));
    const face = isChanged ? becomes.face : spent[0];
    const { placed = [] } = change.table.players[player];
    change.set(`players.${player}.placed`, [...placed, { unit_id: unitId, roll, face, pool: of }]);
    change.story.addLine({ line: "die_placed", unit_id: unitId, face });
  },
  words: ({ place: roll, becomes }) =>
    `${becomes === undefined ? "" : `(changed to a ${becomes.face} if ${conditionWords(becomes.if)}) `}that die takes the place of one die of this unit’s next ${ROLLS[roll]} this phase (it comes back if there is none)`,
  dice: () => 0,
});
