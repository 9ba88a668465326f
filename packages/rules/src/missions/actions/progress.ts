import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isDestroyed, isOnTable } from "../../game/unit.ts";
import { withControl } from "../../space/objectives/control.ts";
import type { MissionAction } from "./mission-action.ts";
import { missionActionOf } from "./registry.ts";

type Performed = NonNullable<Unit["action"]>;

/** What becomes of Actions that were started (SC-3, SC-4). */

/** At the end of a turn, when control is judged: those that are due are completed, or have failed. */
export function completeActions(change: Change): void {
  const { turn, units } = change.game;
  const last = turn.round >= numbersOf(change.game).battle.rounds && turn.active_player !== turn.first_player;
  const due = Object.values(units).filter(({ owner, action }) => {
    if (action === undefined) return false;
    const until = missionActionOf(action.action).until;
    return last || (until === "OWN_TURN") === (owner === turn.active_player);
  });
  // All are asked before any is completed: what one does must not undo another.
  const checked = due.map((unit) => {
    const action = unit.action!;
    const row = missionActionOf(action.action);
    return { unit, action, row, done: isOnTable(unit) && row.isDone(change.game, unit, action) };
  });
  const made = new Set<string>();
  for (const { unit, action, row, done } of checked) {
    const { id, owner } = unit;
    change.remove(`units.${id}.action`);
    change.story.addLine({
      line: done ? "action_completed" : "action_failed",
      unit_id: id,
      action: action.action,
    });
    if (!done) continue;
    const deedKey = deedOf(row, unit, action);
    if (made.has(deedKey)) continue;
    made.add(deedKey);
    const where = row.where?.(change.game, unit) ?? "ELSEWHERE";
    const deed = { action: action.action, player: owner, unit_id: id, where };
    change.set("mission.deeds", [...(change.game.mission?.deeds ?? []), deed]);
    row.complete?.(change, unit, action);
  }
}

/** Units at the same objective, and what is left of one unit that came apart, do the same deed: it counts once. */
function deedOf({ atObjective, oneUnit }: MissionAction, { id, owner }: Unit, action: Performed): string {
  const what = atObjective ? action.objective_id : oneUnit ? "" : id;
  return `${owner} ${action.action} ${what}`;
}

/** Whether an Action that the unit began now would be completed, if all stayed as it is until its end. */
export function wouldComplete(game: Game, unit: Unit, action: Performed): boolean {
  const begun = { ...unit, action };
  const controlled = withControl({ ...game, units: { ...game.units, [unit.id]: begun } });
  return missionActionOf(action.action).isDone(controlled, begun, action);
}

/** Anyone who has moved or left the table has given up its Action; pile-in and consolidation are no such moves. */
export function failActions(change: Change): void {
  const stopped = new Set(
    change.story.events.flatMap((event) => (event.type === "move_started" ? [event.unit_id] : [])),
  );
  for (const unit of Object.values(change.table.units)) {
    if (unit.action === undefined) continue;
    if (stopped.has(unit.id) || isDestroyed(unit) || !isOnTable(unit)) giveUp(change, unit);
  }
}

function giveUp(change: Change, { id, action, models }: Unit): void {
  change.remove(`units.${id}.action`);
  if (Object.keys(models).length > 0)
    change.story.addLine({ line: "action_failed", unit_id: id, action: action!.action });
}
