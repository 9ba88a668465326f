import { type Game, missions, type Unit } from "@gunline/rules";
import type { Context } from "./context.ts";
import { chanceToKeep } from "./position-value.ts";
import { cardsNow, roundsToScore, worthOfMarker } from "./victory.ts";

/** What Actions are worth, in points. */

type UnitAction = NonNullable<Unit["action"]>;

/** The best that the unit could begin where it stands in this document; 0 if there is nothing. */
export function actionValue(context: Context, table: Game, unit: Unit): number {
  let best = 0;
  for (const row of missions.MISSION_ACTIONS) {
    if (!row.isOf(table, context.player)) continue;
    const places = row.atObjective ? Object.values(table.objectives) : [undefined];
    for (const place of places) {
      if (row.refusals(table, unit, place).length > 0) continue;
      const missionAction: UnitAction = {
        action: row.id,
        ...(place !== undefined && { objective_id: place.id }),
      };
      best = Math.max(best, valueOfAction(context, table, unit, row, missionAction));
    }
  }
  return best;
}

/** Through the other side's turn many a unit is driven off. */
const STAYS = 0.6;

/** That it is done in the end: at a marker by the chance to keep that. */
function chanceOf(
  context: Context,
  table: Game,
  { until }: missions.MissionAction,
  { objective_id }: UnitAction,
): number {
  if (until === "OWN_TURN") return 1;
  return objective_id === undefined ? STAYS : chanceToKeep(context, table, objective_id, new Map());
}

/** By the victory points that it brings if it is completed. */
export function valueOfAction(
  context: Context,
  table: Game,
  unit: Unit,
  row: missions.MissionAction,
  missionAction: UnitAction,
): number {
  const { player, vpWorth } = context;
  const doing = { ...table, units: { ...table.units, [unit.id]: { ...unit, action: missionAction } } };
  const chance = chanceOf(context, table, row, missionAction);
  if (row.id !== "RECOVER_ASSETS" && !row.isDone(doing, doing.units[unit.id]!, missionAction)) return 0;
  return vpWorth * chance * (byMission(context, table, missionAction) + byCards(doing, player, unit, row));
}

/** What the missions' own Actions bring (MI-23, MI-26). */
function byMission(
  { player, enemy, looksAhead }: Context,
  table: Game,
  { action, objective_id = "" }: UnitAction,
): number {
  const left = roundsToScore(table, player).length;
  if (action === "TERRAFORM") {
    const taken = table.objectives[objective_id]?.terraformed_by === enemy ? 2 : 1;
    return taken * (looksAhead ? 2 * left + 1 : 2);
  }
  if (action !== "BURN_OBJECTIVE") return 0;
  const worth = table.objectives[objective_id]?.home_of === enemy ? 10 : 5;
  // A marker that is gone brings nobody anything any more.
  return worth - (looksAhead ? Math.min(left, 1.5) * worthOfMarker(table, player, objective_id) : 0);
}

/** What cards bring for it: with the same deeds done by those who are at it already. */
function byCards(doing: Game, player: Context["player"], unit: Unit, row: missions.MissionAction): number {
  const { mission } = doing;
  if (mission === null) return 0;
  const missionActions = Object.values(doing.units)
    .filter((one) => one.owner === player && one.action?.action === row.id)
    .map((one) => ({
      action: row.id,
      player,
      unit_id: one.id,
      where: row.where?.(doing, one) ?? ("ELSEWHERE" as const),
    }));
  const before = (mission.deeds ?? []).concat(missionActions.filter(({ unit_id }) => unit_id !== unit.id));
  const after = (mission.deeds ?? []).concat(missionActions);
  const points = (all: typeof before) => cardsNow({ ...doing, mission: { ...mission, deeds: all } }, player);
  const gain = points(after) - points(before);
  // Two are needed for Recover Assets: the first is worth something if there is a second.
  if (row.id === "RECOVER_ASSETS" && gain === 0) return missionActions.length === 1 ? 1 : 0;
  // Sabotage is looked at as the other side's turn ends.
  return row.id === "SABOTAGE" ? (row.where?.(doing, unit) === "ENEMY_ZONE" ? 6 : 3) : gain;
}
