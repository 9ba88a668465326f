import type { Change } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import { opponentOf } from "../../../game/player.ts";
import { beganWith, pickOf } from "../../../space/fight/picks.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";
import { pickRefusals } from "./moment.ts";

/** This unit fights now. */
export const selectFighter: ActionEntry<"SELECT_FIGHTER"> = {
  handle(change, { actor_unit_id }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = [...underWayRefusals(game), ...pickRefusals(game, unit)];
    if (refusals.length > 0) return refusals;
    beginFight(change, unit);
    return DONE;
  },
  offered: (game) => pickOf(game) !== undefined,
  *choices(game) {
    for (const { id } of pickOf(game)!.units) yield { type: "SELECT_FIGHTER", actor_unit_id: id };
  },
  refusals: pickRefusals,
  undoable: true,
};

/**
 * The unit is the next to fight, by its player's pick or by a rule that lets it fight out of turn; then it is for the other
 * player to pick (FI-3, ST-8).
 */
export function beginFight(change: Change, unit: Unit): void {
  const { game, story } = change;
  const step = pickOf(game)?.step ?? game.turn.fight?.step ?? "REMAINING";
  change.set("turn.fight", { step, next: opponentOf(unit.owner), began: beganWith(game) });
  change.push({ type: "fight", unit_id: unit.id, stage: "PILE_IN" });
  story.addLine({ line: "fighter_selected", unit_id: unit.id, step });
  change.happened({ type: "unit_selected_to_fight", unit_id: unit.id });
}
