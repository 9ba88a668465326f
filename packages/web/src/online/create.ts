import { type About, createGame } from "@gunline/link";
import type { Game } from "@gunline/rules";
import { serverBase } from "./links.ts";
import type { Sitting } from "./play-online.ts";
import { holdSeat } from "./seats.ts";

/** Puts a game on the server and keeps a seat at it; gives its id. */
export async function createOnline(document: Game, about: About, sitting: Sitting): Promise<string> {
  const { id, seat, token, invite } = await createGame(serverBase(), { document, about, ...sitting });
  holdSeat({ game: id, token, seat, invite, title: about.title });
  return id;
}
