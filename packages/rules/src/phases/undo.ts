import type { Game } from "../game/document.ts";
import { undoCharge } from "./charge/declare.ts";
import type { Outcome } from "./outcome.ts";
import { undoSelection } from "./shooting/select.ts";

/** Takes back the last choice of the phase, as long as no die depends on it. */
export function undo(game: Game): Outcome {
  return game.turn.phase === "CHARGE" ? undoCharge(game) : undoSelection(game);
}
