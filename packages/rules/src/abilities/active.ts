import type { Change, Table } from "../game/change.ts";
import type { Game } from "../game/document.ts";
import type { PlayerId } from "../game/player.ts";

/** What rules have made active for a player's whole army: a doctrine, a vow, a blessing. */

type Active = NonNullable<Game["players"]["p1"]["active"]>;

export function isActive(game: Pick<Table, "players">, player: PlayerId, id: string): boolean {
  return game.players[player].active?.some((one) => one.id === id) === true;
}

/** The same again is the same: the new end takes the place of the old. */
export function activate(change: Change, player: PlayerId, id: string, until: Active[number]["until"]): void {
  const others = (change.table.players[player].active ?? []).filter((one) => one.id !== id);
  writeActive(change, player, [...others, { id, until }]);
}

/** A player without any has no list: documents of before it read the same. */
export function writeActive(change: Change, player: PlayerId, active: Active): void {
  const path = `players.${player}.active`;
  if (active.length > 0) change.set(path, active);
  else if (change.table.players[player].active !== undefined) change.remove(path);
}
