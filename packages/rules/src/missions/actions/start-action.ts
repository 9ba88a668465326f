import { isGranted } from "../../abilities/permissions.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import { type ActionEntry, DONE } from "../../flow/actions/entry.ts";
import { actorOf } from "../../flow/phases/actor.ts";
import { shootingMoment } from "../../flow/phases/shooting/moment.ts";
import { underWayRefusals } from "../../flow/tasks/under-way.ts";
import type { ActionOf } from "../../game/action.ts";
import type { Game, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import { isUnitInRange, type Objective } from "../../game/measure/marker.ts";
import { isEngaged } from "../../game/measure/measure.ts";
import { isDestroyed, isOnTable, keywordsOf, modelsOf } from "../../game/unit.ts";
import { controlOf } from "../../space/objectives/control.ts";
import type { MissionAction } from "./mission-action.ts";
import { missionActionOf, missionActionsOf } from "./registry.ts";

/** A unit begins something for its mission instead of shooting (SC-1). */
export const startAction: ActionEntry<"START_ACTION"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game, story } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const { action, objective_id } = payload;
    const row = missionActionOf(action);
    const objective = objective_id === undefined ? undefined : lookup(game.objectives, objective_id);
    const refusals = [
      ...underWayRefusals(game),
      ...actorRefusals(game, unit),
      ...actionRefusals(game, unit, row, objective),
    ];
    if (refusals.length > 0) return refusals;
    const at = row.atObjective ? { objective_id: objective!.id } : {};
    change.set(`units.${unit.id}.action`, { action, ...at });
    change.set(`units.${unit.id}.flags.performing_action`, true);
    story.addLine({ line: "action_started", unit_id: unit.id, action, ...at });
    return DONE;
  },
  offered: canAnyStart,
  *choices(game) {
    for (const unit of Object.values(game.units)) yield* startsOf(game, unit);
  },
  refusals: (game, unit) => {
    const reasons = actorRefusals(game, unit);
    if (reasons.length > 0) return reasons;
    return startsOf(game, unit).next().done === true ? placeRefusals(game, unit) : [];
  },
  undoable: true,
};

function canAnyStart(game: Game): boolean {
  if (missionActionsOf(game, game.turn.active_player).length === 0) return false;
  return Object.values(game.units).some((unit) => startsOf(game, unit).next().done !== true);
}

/**
 * Every Action that a unit could start in this phase, whatever is under way. A unit that was chosen to shoot and has not shot is
 * among them: its player may still change his mind.
 */
export function actionStarts(game: Game): readonly ActionOf<"START_ACTION">[] {
  if (game.result !== null) return [];
  return Object.values(game.units).flatMap((unit) => [...startsOf(game, unit, false)]);
}

function* startsOf(
  game: Game,
  unit: Unit,
  isChosen: boolean = isChosenToShoot(game, unit),
): Generator<ActionOf<"START_ACTION">> {
  const rows = missionActionsOf(game, unit.owner);
  if (rows.length === 0 || actorRefusals(game, unit, isChosen).length > 0) return;
  for (const row of rows) {
    const places: readonly (Objective | undefined)[] = row.atObjective
      ? Object.values(game.objectives)
      : [undefined];
    for (const place of places) {
      if (actionRefusals(game, unit, row, place).length > 0) continue;
      const at = place === undefined ? {} : { objective_id: place.id };
      yield { type: "START_ACTION", actor_unit_id: unit.id, payload: { action: row.id, ...at } };
    }
  }
}

/** Why a unit that may start an Action has none to start where it is: of each the reason that is nearest to being mended. */
function placeRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const rows = missionActionsOf(game, unit.owner);
  const about = { unit_id: unit.id };
  if (rows.length === 0) return [refusal("NO_ACTION", "SC-1", { unit: unit.name }, about)];
  return rows.flatMap((row) => {
    if (!row.atObjective) return actionRefusals(game, unit, row, undefined);
    const inRange = Object.values(game.objectives).filter((one) => isUnitInRange(game, unit, one));
    const reasons = inRange.flatMap((one) => actionRefusals(game, unit, row, one));
    if (reasons.length > 0) return reasons;
    return [refusal("NOT_AT_OBJECTIVE", row.rule, { unit: unit.name, action: row.name }, about)];
  });
}

/** Why the unit cannot start any Action (SC-1). Having no gun and no target is no reason (SC-2). */
function actorRefusals(
  game: Game,
  unit: Unit,
  isChosen: boolean = isChosenToShoot(game, unit),
): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  if (isDestroyed(unit)) return [refusal("UNIT_DESTROYED", "SC-1", named, about)];
  if (!isOnTable(unit)) return [refusal("OFF_TABLE", "GD-8", named, about)];
  const refusals: Refusal[] = [...shootingMoment(game, unit)];
  const { flags, models } = unit;
  const bar = (saying: "AIRCRAFT:action" | "BATTLE_SHOCKED:action" | "NO_CONTROL" | "ENGAGED:action") =>
    refusals.push(refusal(saying, "SC-1", named, about));
  const keywords = keywordsOf(unit);
  if (keywords.has("AIRCRAFT")) bar("AIRCRAFT:action");
  if (flags.battle_shocked === true) bar("BATTLE_SHOCKED:action");
  else if (modelsOf(unit).every((model) => controlOf(game, unit, models[model.id]!) === 0)) bar("NO_CONTROL");
  if (isEngaged(game, unit) && !(keywords.has("TITANIC") && keywords.has("CHARACTER"))) bar("ENGAGED:action");
  if (flags.advanced === true && !isGranted(game, unit, "ACT_AFTER_ADVANCE"))
    refusals.push(refusal("ADVANCED:action", "SC-1", named, about));
  if (flags.fell_back === true) refusals.push(refusal("FELL_BACK:action", "SC-1", named, about));
  if (flags.performing_action === true || unit.action !== undefined) {
    refusals.push(refusal("PERFORMING_ACTION", "SC-3", named, about));
  }
  if (isChosen) refusals.push(refusal("SELECTED_TO_SHOOT", "SC-1", named, about));
  return refusals;
}

function isChosenToShoot({ shooting }: Game, { id }: Unit): boolean {
  return shooting.active_shooter_id === id;
}

/** Why not this Action, or not there. */
function actionRefusals(
  game: Game,
  unit: Unit,
  row: MissionAction,
  objective: Objective | undefined,
): readonly Refusal[] {
  const about = { unit_id: unit.id };
  if (!row.isOf(game, unit.owner)) return [refusal("NO_SUCH_ACTION", row.rule, { action: row.name }, about)];
  const other = Object.values(game.units).find(
    ({ owner, action }) => owner === unit.owner && action?.action === row.id,
  );
  if (row.oneUnit && other !== undefined) {
    return [refusal("ONE_AT_A_TIME", "SC-5", { action: row.name, unit: other.name }, about)];
  }
  return row.refusals(game, unit, objective);
}
