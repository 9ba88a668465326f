import { type Action, aiming, legal, missions, targetsOf, type Unit } from "@gunline/rules";
import { actionName } from "@gunline/rules/words";
import { valueOfAction } from "./action-value.ts";
import { candidates } from "./candidates.ts";
import type { Context } from "./context.ts";
import type { Decision } from "./decision.ts";
import { asIf } from "./victory.ts";
import { volleyValue } from "./volley-value.ts";
import { WHY } from "./words.ts";

type Shoot = Action & { type: "SHOOT" };
type Assignments = Shoot["payload"]["assignments"];

interface Option {
  readonly decision: Decision;
  readonly points: number;
}

/** Of all units that have something worth firing at, or an Action that is worth more, the one with the most to do. */
export function thinkOfShooting(context: Context): Decision | undefined {
  const { game, player } = context;
  const { units } = legal(game);
  const volleys = Map.groupBy(candidates(game, "SHOOT"), ({ actor_unit_id }) => actor_unit_id);
  let best: Option | undefined;
  for (const unit of Object.values(game.units)) {
    if (unit.owner !== player || units[unit.id] === undefined) continue;
    const missionAction = bestAction(context, unit);
    const whole = (volleys.get(unit.id) ?? []).map(({ payload }) => payload.assignments);
    const able = units[unit.id]!.SELECT_SHOOTER?.length === 0;
    const volley = able && whole.length > 0 ? bestVolley(context, unit, whole) : undefined;
    const option = (missionAction?.points ?? 0) > (volley?.points ?? 0) ? missionAction : volley;
    if (option !== undefined && option.points > (best?.points ?? 0)) best = option;
  }
  return best?.decision;
}

function bestVolley(context: Context, unit: Unit, whole: readonly Assignments[]): Option | undefined {
  const options = whole.length > 1 ? [...whole, split(context, unit)] : whole;
  let best: { assignments: Assignments; points: number; slain: number } | undefined;
  for (const assignments of options) {
    const value = assignments.length === 0 ? undefined : volleyValue(context, unit, assignments);
    if (value !== undefined && (best === undefined || value.points > best.points)) {
      best = { assignments, ...value };
    }
  }
  if (best === undefined) return undefined;
  const { assignments, points, slain } = best;
  const action: Shoot = { type: "SHOOT", actor_unit_id: unit.id, payload: { assignments } };
  const target = context.game.units[assignments[0]!.target_unit_id]!;
  return { decision: { action, why: WHY.shoots(unit.name, target.name, slain) }, points };
}

/** Each weapon at the target to which it does most, as far as they can be fired together; Pistols come last. */
function split(context: Context, unit: Unit): Assignments {
  const { game } = context;
  const chosen: Assignments[number][] = [];
  const rows = targetsOf(game, unit).weapons;
  for (const { id: weapon_id } of aiming.sidearmsLast(Object.keys(rows).map((id) => game.weapons[id]!))) {
    const row = rows[weapon_id]!;
    let best: { target: string; points: number } | undefined;
    for (const [target_unit_id, { eligible }] of Object.entries(row)) {
      if (!eligible) continue;
      const value = volleyValue(context, unit, [{ weapon_id, target_unit_id }]);
      if (value !== undefined && (best === undefined || value.points > best.points)) {
        best = { target: target_unit_id, points: value.points };
      }
    }
    if (best === undefined) continue;
    const fitting = aiming.assignmentBeside(game, unit, chosen, { weapon_id, target_unit_id: best.target });
    if (fitting !== undefined) chosen.push(fitting);
  }
  return chosen;
}

/** The Action of the unit that brings most; those who do one neither shoot nor charge. */
function bestAction(context: Context, unit: Unit): Option | undefined {
  if (legal(context.game).units[unit.id]?.START_ACTION?.length !== 0) return undefined;
  let best: Option | undefined;
  for (const action of candidatesOf(context, unit)) {
    const row = missions.MISSION_ACTIONS.find(({ id }) => id === action.payload.action)!;
    const points = valueOfAction(context, asIf(context.game, unit), unit, row, action.payload);
    if (points <= (best?.points ?? 0)) continue;
    const why = WHY.acts(unit.name, actionName(row.id), points / context.vpWorth);
    best = { decision: { action, why }, points };
  }
  return best;
}

function candidatesOf({ game }: Context, unit: Unit) {
  return candidates(game, "START_ACTION").filter(({ actor_unit_id }) => actor_unit_id === unit.id);
}
