import type { Unit } from "../game/document.ts";
import type { PlayerId } from "../game/player.ts";

/** Whether the unit was given the effect, by this player if one is named; for rows that ask about each other. */
export function hasEffect({ effects }: Unit, id: string, by?: PlayerId): boolean {
  return effects?.some(({ effect, player }) => effect === id && (by === undefined || by === player)) === true;
}
