import { type About, createGame } from "@gunline/link";
import type { Game, PlayerId } from "@gunline/rules";
import { goOnline } from "../route.ts";
import { serverBase } from "./links.ts";
import { holdSeat } from "./seats.ts";
import { inWords } from "./words.ts";

/** Where one sits, and under which name. */
interface Sitting {
  readonly seat: PlayerId;
  readonly name: string;
}

/** Puts a game on the server and sits down at it; gives why not where that fails. */
export async function playOnline(
  document: Game,
  about: About,
  sitting: Sitting,
  then?: (game: string) => void,
): Promise<string | undefined> {
  try {
    const { id: game, seat, token, invite } = await createGame(serverBase(), { document, about, ...sitting });
    holdSeat({ game, token, seat, invite, title: about.title });
    then?.(game);
    goOnline({ kind: "game", game });
    return undefined;
  } catch (error) {
    return inWords(error);
  }
}
