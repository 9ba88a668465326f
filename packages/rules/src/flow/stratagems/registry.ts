import { normaliseKeyword } from "../../base/keyword.ts";
import { socket } from "../../base/socket.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { Moment } from "../../game/moment.ts";
import type { PlayerId } from "../../game/player.ts";
import type { WindowId } from "../../game/window.ts";
import type { Stratagem } from "./stratagem.ts";

/** Everything that a player can use, as the books list it. */
export const stratagemBook = socket<readonly Stratagem[]>("stratagems");

export function stratagemOf(id: string): Stratagem | undefined {
  return stratagemBook.value.find((one) => one.id === id);
}

const byWindow = new Map<WindowId, readonly Stratagem[]>();

/** Those that can be used in a window; gathered once, as every event asks. */
export function stratagemsOf(window: WindowId): readonly Stratagem[] {
  let found = byWindow.get(window);
  if (found === undefined) {
    found = stratagemBook.value.filter(({ windows }) => windows.includes(window));
    byWindow.set(window, found);
  }
  return found;
}

/** Those that can be used at one of these moments of a player's own time. */
export function stratagemsAt(moments: readonly Moment[]): readonly Stratagem[] {
  return stratagemBook.value.filter((one) => one.moments?.some((moment) => moments.includes(moment)));
}

/** What a player's army has: of its detachment, and of its units' abilities and weapons, destroyed ones included. */
export function stratagemsFor(game: Game, player: PlayerId): readonly Stratagem[] {
  const army = Object.values(game.units).filter(({ owner }) => owner === player);
  return stratagemBook.value.filter(({ detachment, ability, gear, isFor }) => {
    if (detachment !== undefined && detachment !== game.players[player].detachment) return false;
    if (ability !== undefined) return army.some((unit) => isNamedIn(unit, ability));
    return gear !== true || isFor === undefined || army.some((unit) => isFor(game, unit));
  });
}

function isNamedIn({ abilities, models }: Unit, ability: string): boolean {
  const named = [...abilities, ...Object.values(models).flatMap((model) => model.abilities ?? [])];
  return named.some((one) => normaliseKeyword(one) === ability);
}
