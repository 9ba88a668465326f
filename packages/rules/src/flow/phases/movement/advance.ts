import { advanceWithoutRoll } from "../../../abilities/permissions.ts";
import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { kindRefusals } from "../../../space/movement/mover.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { takePlaced } from "../../placed-dice.ts";
import { leaveStanding } from "../../re-roll/able.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";
import { ableMovers, movingRefusals } from "./moment.ts";

/** One die, by which every model of the unit may go further than its M: its move is then an Advance (MO-11). */
export const advanceRoll: ActionEntry<"ADVANCE_ROLL"> = {
  handle(change, { actor_unit_id }) {
    const { game, dice, story } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = [...underWayRefusals(game), ...rollRefusals(game, unit)];
    if (refusals.length > 0) return refusals;
    const unit_id = unit.id;
    const sure = advanceWithoutRoll(game, unit);
    if (sure !== undefined) {
      story.addLine({ line: "advance_sure", unit_id, inches: sure });
      change.set(`units.${unit_id}.advance_roll`, sure);
      return DONE;
    }
    const first_die = dice.cursor;
    const face = takePlaced(change, unit_id, "ADVANCE_ROLL") ?? dice.d6();
    const scripted = dice.scripted === true;
    const block = story.roll({ context: "advance", rolls_raw: [face], unit_id, first_die, scripted });
    story.addLine({ line: "advance_rolled", unit_id, block });
    change.set(`units.${unit_id}.advance_roll`, face);
    leaveStanding(change, "ADVANCE_ROLL", unit_id);
    return DONE;
  },
  offered: (game) => ableToRoll(game).next().done !== true,
  *choices(game) {
    for (const unit of ableToRoll(game)) yield { type: "ADVANCE_ROLL", actor_unit_id: unit.id };
  },
  refusals: rollRefusals,
};

function rollRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals = movingRefusals(game, unit);
  if (refusals.length > 0) return refusals;
  const { advance_roll: roll } = unit;
  if (roll !== undefined) {
    return [refusal("ALREADY_ROLLED:advance", "MO-11", { unit: unit.name, roll }, { unit_id: unit.id })];
  }
  return kindRefusals(game, unit, "ADVANCE");
}

function* ableToRoll(game: Game): Generator<Unit> {
  for (const unit of ableMovers(game)) if (rollRefusals(game, unit).length === 0) yield unit;
}
