import type { ActionOf } from "../../../game/action.ts";
import type { Game } from "../../../game/document.ts";
import { embark } from "./embark.ts";

/** Who may get into which transport now, each as a complete action (TR-3). */
export function boardingsNow(game: Game): readonly ActionOf<"EMBARK">[] {
  return [...embark.choices(game)];
}
