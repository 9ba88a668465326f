import { type About, createGame, NOTHING_ABOUT } from "@gunline/link";
import type { Action, Game, PlayerId } from "@gunline/rules";
import { serverBase } from "../route/links.ts";
import { goOnline } from "../route/route.ts";
import { words } from "../words/english.ts";
import { agreesTo, readTable } from "./review.ts";
import { canHoldSeat, holdSeat, leadsIn } from "./seats.ts";
import { inWords } from "./words.ts";

/** What a table is called, and what there is to try at it. */
export type TableWords = Pick<About, "title" | "task">;

/** Where one sits, and under which name. */
interface Sitting {
  readonly seat: PlayerId;
  readonly name: string;
  /** Whether players may tick modifiers by hand. */
  readonly byHand: boolean;
  /** Whether whoever comes brings the army of the other side. */
  readonly brings: boolean;
  /** For how many minutes whoever is awaited may do nothing before the other player can claim the game. */
  readonly absence: number;
  /** Also where this browser has no room to keep the seat: the address keeps it then. */
  readonly withoutRoom: boolean;
}

/** Why nothing was asked of the server: the player decides first. */
export const NO_ROOM = words.online.noRoom.before;

/** Puts a game on the server and sits down at it; gives why not where that fails. */
export async function playOnline(
  document: Game,
  about: TableWords,
  sitting: Sitting,
  /** What lists say of who leads whom. */
  formations: readonly Action[] = [],
  then?: (game: string) => void,
): Promise<string | undefined> {
  const { byHand, brings, absence, withoutRoom, ...place } = sitting;
  if (!withoutRoom && !canHoldSeat()) return NO_ROOM;
  try {
    const called = { ...NOTHING_ABOUT, ...about };
    const asked = { modifiers_by_hand: byHand, opponent_brings: brings, absence_minutes: absence };
    const terms = { ...asked, ...agreesTo(readTable(document)) };
    const wish = { document, about: called, ...terms, ...place };
    const { id: game, seat, token, invite } = await createGame(serverBase(), wish);
    holdSeat({ game, token, seat, invite, title: about.title, leads: leadsIn(formations) });
    then?.(game);
    goOnline({ kind: "game", game });
    return undefined;
  } catch (error) {
    return inWords(error);
  }
}
