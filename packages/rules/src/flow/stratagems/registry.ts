import { type Book, bookOf, type PlayedByRows } from "../../abilities/book.ts";
import { normaliseKeyword } from "../../base/keyword.ts";
import { socket } from "../../base/socket.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { Moment } from "../../game/moment.ts";
import type { PlayerId } from "../../game/player.ts";
import type { WindowId } from "../../game/window.ts";
import { usablesOf } from "../usables/usable.ts";
import type { Stratagem } from "./stratagem.ts";

/** What players use that is an act of its own, as the core book lists it. Everything else is made from rows. */
export const stratagemBook = socket<readonly Stratagem[]>("stratagems");

/** Everything that a player can use in a game, gathered once for its rows. */
interface Usables {
  readonly all: readonly Stratagem[];
  readonly byId: ReadonlyMap<string, Stratagem>;
  /** By name and by id, without what people write in different ways. */
  readonly byName: ReadonlyMap<string, Stratagem>;
  readonly byWindow: Map<WindowId, readonly Stratagem[]>;
}

const known = new WeakMap<Book, Usables>();

function usablesIn(game: PlayedByRows): Usables {
  const book = bookOf(game);
  let found = known.get(book);
  if (found === undefined) {
    const all = [...stratagemBook.value, ...[...book.rows.values()].flatMap(usablesOf)];
    found = {
      all,
      byId: new Map(all.map((one) => [one.id, one])),
      byName: new Map(all.flatMap((one) => [one.name, one.id].map((name) => [plain(name), one]))),
      byWindow: new Map(),
    };
    known.set(book, found);
  }
  return found;
}

/** Letters and digits alone: "A Rule of Ours" and A_RULE_OF_OURS are the same. */
function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** By its id, or by its printed name in any spelling. */
export function stratagemOf(game: PlayedByRows, id: string): Stratagem | undefined {
  const { byId, byName } = usablesIn(game);
  return byId.get(id) ?? byName.get(plain(id));
}

/** Those that can be used in a window; gathered once, as every event asks. */
export function stratagemsOf(game: PlayedByRows, window: WindowId): readonly Stratagem[] {
  const { all, byWindow } = usablesIn(game);
  let found = byWindow.get(window);
  if (found === undefined) {
    found = all.filter(({ windows }) => windows.includes(window));
    byWindow.set(window, found);
  }
  return found;
}

const byArmy = new WeakMap<readonly Stratagem[], Map<string | undefined, readonly Stratagem[]>>();

/** The same without those of detachments that are not the player's. */
export function stratagemsBy(
  game: Pick<Game, "players" | "settings">,
  player: PlayerId,
  window: WindowId,
): readonly Stratagem[] {
  const all = stratagemsOf(game, window);
  const { detachment: own } = game.players[player];
  let known = byArmy.get(all);
  if (known === undefined) {
    known = new Map();
    byArmy.set(all, known);
  }
  let found = known.get(own);
  if (found === undefined) {
    found = all.filter(({ detachment }) => detachment === undefined || detachment === own);
    known.set(own, found);
  }
  return found;
}

/** Those that can be used at one of these moments of a player's own time. */
export function stratagemsAt(game: PlayedByRows, moments: readonly Moment[]): readonly Stratagem[] {
  return usablesIn(game).all.filter((one) => one.moments?.some((moment) => moments.includes(moment)));
}

/** What a player's army has: of its detachment, and of its units' abilities and weapons, destroyed ones included. */
export function stratagemsFor(game: Game, player: PlayerId): readonly Stratagem[] {
  const army = Object.values(game.units).filter(({ owner }) => owner === player);
  return usablesIn(game).all.filter(({ detachment, ability, armyRule, gear, isFor }) => {
    if (detachment !== undefined && detachment !== game.players[player].detachment) return false;
    const own = ability ?? armyRule;
    if (own !== undefined) return army.some((unit) => isNamedIn(unit, own));
    return gear !== true || isFor === undefined || army.some((unit) => isFor(game, unit));
  });
}

function isNamedIn({ abilities, models }: Unit, ability: string): boolean {
  const named = [...abilities, ...Object.values(models).flatMap((model) => model.abilities ?? [])];
  return named.some((one) => normaliseKeyword(one) === ability);
}
