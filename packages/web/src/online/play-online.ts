import type { About } from "@gunline/link";
import type { Game, PlayerId } from "@gunline/rules";
import { notify } from "../notices.tsx";
import { goOnline } from "../route.ts";
import { inWords } from "./words.ts";

/** Where one sits, and under which name. */
export interface Sitting {
  readonly seat: PlayerId;
  readonly name: string;
}

/** Puts a game on the server and sits down at it; false, and says why, where that fails. */
export async function playOnline(
  document: Game,
  about: About,
  sitting: Sitting,
  then?: (game: string) => void,
): Promise<boolean> {
  try {
    // What talks to the server comes only with tables that are there.
    const { createOnline } = await import("./create.ts");
    const game = await createOnline(document, about, sitting);
    then?.(game);
    goOnline({ kind: "game", game });
    return true;
  } catch (error) {
    notify(inWords(error));
    return false;
  }
}
