import type { Status } from "@gunline/link";
import { endingAfter, type Game } from "@gunline/rules";

/** Whether a match goes on after an action: the rules say how it ended. */
export function statusAfter(before: Game, game: Game): Status {
  const ending = endingAfter(before, game);
  return ending === null ? { state: "running" } : { state: "over", ...ending };
}
