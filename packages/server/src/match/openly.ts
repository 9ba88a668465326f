import type { Problem } from "@gunline/link";
import { type Action, type ActionType, type Game, placement } from "@gunline/rules";

/** What would show one's battle formations or secondary missions to the other side, or set up a unit before they are known. */
const SHOWS: ReadonlySet<ActionType> = new Set<ActionType>([
  "ATTACH",
  "EMBARK",
  "RESERVE",
  "DECLARE_FORMATIONS",
  "CHOOSE_SECONDARIES",
  "SET_UP",
]);

const SEALED_FIRST: Problem = {
  code: "FORMATIONS_FIRST",
  rule: "DE-4",
  message:
    "Battle formations and secondary missions are sealed first: they are revealed together when both sides are ready.",
};

/** Far apart formations are secret until both sides have sealed theirs; `isHost`: it reveals them. */
export function openlyProblems(game: Game, { type }: Action, isHost: boolean): readonly Problem[] {
  return !isHost && SHOWS.has(type) && placement.playersToDeclare(game).length > 0 ? [SEALED_FIRST] : [];
}
