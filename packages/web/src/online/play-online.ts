import type { About } from "@gunline/link";
import type { Game, PlayerId } from "@gunline/rules";
import { goOnline } from "../route.ts";
import { inWords } from "./words.ts";

/** Where one sits, and under which name. */
export interface Sitting {
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
    // What talks to the server comes only with tables that are there.
    const { createOnline } = await import("./create.ts");
    const game = await createOnline(document, about, sitting);
    then?.(game);
    goOnline({ kind: "game", game });
    return undefined;
  } catch (error) {
    return inWords(error);
  }
}
