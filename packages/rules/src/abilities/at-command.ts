import type { Change } from "../game/change.ts";
import { isOnTable } from "../game/unit.ts";
import { inForceOn } from "./in-force.ts";

/** What abilities do by themselves as the Command phase of their player begins (AR-4). */
export function actAtCommand(change: Change): void {
  const { units, turn } = change.game;
  for (const unit of Object.values(units)) {
    if (unit.owner !== turn.active_player || !isOnTable(unit)) continue;
    for (const { row } of inForceOn(unit)) row.atCommand?.(change, unit);
  }
}
