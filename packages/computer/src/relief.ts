import { type Game, measuring, missions, type Unit } from "@gunline/rules";
import type { Context } from "./context.ts";
import { between, onTable, spotsOf } from "./ground.ts";
import { IN_RANGE, moveOf } from "./markers.ts";
import { worthOf } from "./worth.ts";

/** Markers that a unit may leave, since another that is worth less comes in its stead. */

const known = new WeakMap<Game, Map<string, readonly string[]>>();

/** Those that the player holds in the document and no more on the table that is thought of. */
export function relieved(context: Context, table: Game): readonly string[] {
  const { game, player } = context;
  if (game.turn.phase !== "MOVEMENT" || game.turn.active_player !== player) return [];
  const left = Object.values(game.objectives).filter(
    ({ id, controlled_by }) => controlled_by === player && table.objectives[id]?.controlled_by === null,
  );
  if (left.length === 0) return [];
  const leaving = Object.values(table.units).find((unit) => unit !== game.units[unit.id]);
  if (leaving === undefined) return [];
  return left
    .filter(({ id }) => reliefFor(context, id).some((other) => isLess(context, other, leaving)))
    .map(({ id }) => id);
}

/** Units that are still to move, hold nothing themselves and reach the marker. */
function reliefFor({ game, player }: Context, id: string): readonly string[] {
  const rows = known.get(game) ?? new Map<string, readonly string[]>();
  known.set(game, rows);
  let found = rows.get(id);
  if (found === undefined) {
    const { x, y } = game.objectives[id]!.position;
    found = onTable(game, player)
      .filter((unit) => {
        const { moved, remained_stationary } = unit.flags;
        if (moved === true || remained_stationary === true) return false;
        if (unit.stats.objective_control === 0 || measuring.isEngaged(game, unit)) return false;
        const away = Math.min(...spotsOf(unit).map((spot) => between(spot, [x, y])));
        return away <= IN_RANGE + moveOf(game, unit) && !isNeeded(game, unit);
      })
      .map((unit) => unit.id);
    rows.set(id, found);
  }
  return found;
}

/** Whether a marker would be lost if the unit went away. */
function isNeeded(game: Game, unit: Unit): boolean {
  const without = { ...game, units: { ...game.units, [unit.id]: { ...unit, models: {} } } };
  return Object.values(game.objectives).some(
    (marker) =>
      marker.controlled_by === unit.owner && missions.holderOf(without, marker).controlled_by !== unit.owner,
  );
}

function isLess({ game }: Context, id: string, leaving: Unit): boolean {
  return id !== leaving.id && worthOf(game.units[id]!) < LESS * worthOf(leaving);
}

const LESS = 0.8;
