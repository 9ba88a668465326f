import { type About, createGame, RequestRefused } from "@gunline/link";
import type { Game } from "@gunline/rules";
import { serverBase } from "./links.ts";
import { holdSeat } from "./seats.ts";

/** Puts a game on the server and keeps the first seat at it; gives its id, or says why not. */
export async function createOnline(document: Game, about: About): Promise<string> {
  try {
    const { id, seat, token, invite } = await createGame(serverBase(), {
      document,
      name: document.players.p1.name,
      about,
    });
    holdSeat({ game: id, token, seat, invite, title: about.title });
    return id;
  } catch (error) {
    if (error instanceof RequestRefused) throw error;
    throw new Error("There is no game server behind this page.");
  }
}
