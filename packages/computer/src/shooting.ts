import { type Action, aiming, legal, missions, targetsOf, type Unit } from "@gunline/rules";
import { actionName } from "@gunline/rules/words";
import { candidates } from "./candidates.ts";
import type { Decision } from "./decision.ts";
import type { Mind } from "./mind.ts";
import { worthOfDeed } from "./mission-deeds.ts";
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
export function thinkOfShooting(mind: Mind): Decision | undefined {
  const { game, player } = mind;
  const { units } = legal(game);
  const volleys = Map.groupBy(candidates(game, "SHOOT"), ({ actor_unit_id }) => actor_unit_id);
  let best: Option | undefined;
  for (const unit of Object.values(game.units)) {
    if (unit.owner !== player || units[unit.id] === undefined) continue;
    const deed = bestDeed(mind, unit);
    const whole = (volleys.get(unit.id) ?? []).map(({ payload }) => payload.assignments);
    const able = units[unit.id]!.SELECT_SHOOTER?.length === 0;
    const volley = able && whole.length > 0 ? bestVolley(mind, unit, whole) : undefined;
    const option = (deed?.points ?? 0) > (volley?.points ?? 0) ? deed : volley;
    if (option !== undefined && option.points > (best?.points ?? 0)) best = option;
  }
  return best?.decision;
}

function bestVolley(mind: Mind, unit: Unit, whole: readonly Assignments[]): Option | undefined {
  const options = whole.length > 1 ? [...whole, split(mind, unit)] : whole;
  let best: { assignments: Assignments; points: number; slain: number } | undefined;
  for (const assignments of options) {
    const value = assignments.length === 0 ? undefined : volleyValue(mind, unit, assignments);
    if (value !== undefined && (best === undefined || value.points > best.points)) {
      best = { assignments, ...value };
    }
  }
  if (best === undefined) return undefined;
  const { assignments, points, slain } = best;
  const action: Shoot = { type: "SHOOT", actor_unit_id: unit.id, payload: { assignments } };
  const target = mind.game.units[assignments[0]!.target_unit_id]!;
  return { decision: { action, why: WHY.shoots(unit.name, target.name, slain) }, points };
}

/** Each weapon at the target to which it does most, as far as they can be fired together; Pistols come last. */
function split(mind: Mind, unit: Unit): Assignments {
  const { game } = mind;
  const chosen: Assignments[number][] = [];
  const rows = targetsOf(game, unit).weapons;
  for (const { id: weapon_id } of aiming.sidearmsLast(Object.keys(rows).map((id) => game.weapons[id]!))) {
    const row = rows[weapon_id]!;
    let best: { target: string; points: number } | undefined;
    for (const [target_unit_id, { eligible }] of Object.entries(row)) {
      if (!eligible) continue;
      const value = volleyValue(mind, unit, [{ weapon_id, target_unit_id }]);
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
function bestDeed(mind: Mind, unit: Unit): Option | undefined {
  if (legal(mind.game).units[unit.id]?.START_ACTION?.length !== 0) return undefined;
  let best: Option | undefined;
  for (const action of candidatesOf(mind, unit)) {
    const row = missions.MISSION_ACTIONS.find(({ id }) => id === action.payload.action)!;
    const points = worthOfDeed(mind, asIf(mind.game, unit), unit, row, action.payload);
    if (points <= (best?.points ?? 0)) continue;
    const why = WHY.acts(unit.name, actionName(row.id), points / mind.vpWorth);
    best = { decision: { action, why }, points };
  }
  return best;
}

function candidatesOf({ game }: Mind, unit: Unit) {
  return candidates(game, "START_ACTION").filter(({ actor_unit_id }) => actor_unit_id === unit.id);
}
