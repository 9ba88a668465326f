import { type About, createGame } from "@gunline/link";
import type { Game } from "@gunline/rules";
import { serverBase } from "./links.ts";
import { holdSeat } from "./seats.ts";

/** Puts a game on the server and keeps the first seat at it; gives its id. */
export async function createOnline(document: Game, about: About): Promise<string> {
  const { id, seat, token, invite } = await createGame(serverBase(), {
    document,
    name: document.players.p1.name,
    about,
  });
  holdSeat({ game: id, token, seat, invite, title: about.title });
  return id;
}
