import type { Game } from "../../game/document.ts";
import type { ActiveCard } from "../../game/secondaries.ts";
import { isOnTable } from "../../game/unit.ts";

const isOff = ({ units }: Game, id: string) => units[id] === undefined || !isOnTable(units[id]);

/**
 * Destroyed, or off the table: those that were named stood on it. A unit that was led is gone with its bodyguard and one of
 * its leaders.
 */
export function isMarkGone(game: Game, { led_by = {} }: ActiveCard, id: string): boolean {
  const leaders = led_by[id] ?? [];
  return isOff(game, id) && (leaders.length === 0 || leaders.some((leader) => isOff(game, leader)));
}
