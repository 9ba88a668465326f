import type { About } from "@gunline/link";
import type { Game } from "@gunline/rules";
import { notify } from "../notices.tsx";
import { goOnline } from "../route.ts";
import { inWords } from "./words.ts";

/** Puts a game on the server and sits down at it; says why not where that fails. */
export async function playOnline(document: Game, about: About, then?: (game: string) => void): Promise<void> {
  try {
    // What talks to the server comes only with tables that are there.
    const { createOnline } = await import("./create.ts");
    const game = await createOnline(document, about);
    then?.(game);
    goOnline({ kind: "game", game });
  } catch (error) {
    notify(inWords(error));
  }
}
