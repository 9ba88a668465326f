import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import type { Questions } from "../../game/settings.ts";

/** What a player does not want to be asked: no window opens for that alone (ST-9). */

type Unasked = NonNullable<Game["players"]["p1"]["unasked"]>;

export function isAsked(game: Pick<Game, "players">, player: PlayerId, stratagem: string): boolean {
  return game.players[player].unasked?.some((one) => one.stratagem === stratagem) !== true;
}

export function askAbout(change: Change, player: PlayerId, { stratagem, ask }: Questions): void {
  const others = (change.game.players[player].unasked ?? []).filter((one) => one.stratagem !== stratagem);
  const until = ask === "NEVER" ? "BATTLE" : "PHASE";
  setUnasked(change, player, ask === "ALWAYS" ? others : [...others, { stratagem, until }]);
}

/** A player who is asked about everything has no list: documents of before it read the same. */
export function setUnasked(change: Change, player: PlayerId, unasked: Unasked): void {
  const path = `players.${player}.unasked`;
  if (unasked.length > 0) change.set(path, unasked);
  else if (change.game.players[player].unasked !== undefined) change.remove(path);
}
