import { LIMITS } from "../../base/limits.ts";
import type { Game } from "../../game/document.ts";
import { isSecondTurn } from "../../game/turn.ts";
import type { PhaseRow } from "./phase-row.ts";
import { ROWS, rowOf } from "./phases.ts";

/** The order of phases, turns and rounds (BR-1, BR-2). */

/** The phase after this one in the same turn; undefined: the turn ends. */
export function rowAfter(game: Game): PhaseRow | undefined {
  return ROWS[ROWS.indexOf(rowOf(game)) + 1];
}

/** Whether nothing can come after this phase: a table without a mission has no end, but numbers of rounds have. */
export function isLastOfGame(game: Game): boolean {
  return game.turn.round >= LIMITS.rounds && isSecondTurn(game) && rowAfter(game) === undefined;
}
