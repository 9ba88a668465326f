import type { Status } from "@gunline/link";
import { type Game, missions } from "@gunline/rules";

/** Whether a match goes on after an action: the rules say how it ended. */
export function statusAfter(before: Game, game: Game): Status {
  const ending = missions.endingAfter(before, game);
  return ending === null ? { state: "running" } : { state: "over", ...ending };
}
