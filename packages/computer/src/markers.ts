import { type Game, inForce, missions, type PlayerId, type Unit } from "@gunline/rules";

/** Objective markers as a person speaks of them. */

/** How far it moves, with what is in effect on it. */
export function moveOf(game: Game, unit: Unit): number {
  const [model] = Object.values(unit.models);
  return model === undefined ? 0 : inForce.characteristicOf(game, unit, model, "move");
}

/** From the middle of a marker to that of a small base in its range. */
export const IN_RANGE = 4.4;

const CENTRE = 1;

/** "the centre", "its home marker", or by its id. */
function markerName({ board, objectives }: Game, id: string, player: PlayerId): string {
  const { position, home_of } = objectives[id]!;
  if (home_of !== null) return home_of === player ? "its home marker" : "the enemy's home marker";
  const dx = position.x - board.width / 2;
  const dy = position.y - board.height / 2;
  return dx * dx + dy * dy <= CENTRE ? "the centre" : `marker ${id}`;
}

export interface MarkerControl {
  readonly name: string;
  readonly own: number;
  readonly theirs: number;
}

/** The marker that the unit takes part in holding, by what both sides have there; the one it counts most at. */
export function controlAt(table: Game, unit: Unit, player: PlayerId): MarkerControl | undefined {
  let best: (MarkerControl & { readonly share: number }) | undefined;
  const without = { ...table, units: { ...table.units, [unit.id]: { ...unit, models: {} } } };
  for (const marker of Object.values(table.objectives)) {
    const levels = missions.levelsOf(table, marker);
    const share = levels[player] - missions.levelsOf(without, marker)[player];
    if (share <= (best?.share ?? 0)) continue;
    const theirs = levels[player === "p1" ? "p2" : "p1"];
    best = { name: markerName(table, marker.id, player), own: levels[player], theirs, share };
  }
  return best;
}
