import type { Game } from "@gunline/rules";
import { elsewhereNow, isGivenUp, notOurs } from "../online/whose-decision.ts";
import { endPhase } from "../table/commands.ts";
import { showEnd } from "../table/end.ts";
import type { Seen } from "../table/moment.ts";
import { currentGame } from "../table/table.ts";
import { dropDraft, look } from "../table/view.ts";
import { words } from "../words/english.ts";
import type { NextStep } from "./row.ts";
import { leftToDo, momentOf, rowOf } from "./rows.ts";

/** What the primary button says and does. */
export function nextStep(game: Game, view: Seen): NextStep {
  if (game.result !== null || (isGivenUp() && game.mission !== null)) {
    return { label: words.end.show, run: showEnd };
  }
  const elsewhere = elsewhereNow();
  if (elsewhere !== undefined)
    return { label: elsewhere.label, run: () => undefined, blocked: elsewhere.because };
  return momentOf(game).nextStep(game, view) ?? { label: rowOf(game).endLabel, run: askToEndPhase };
}

/** Ends the phase; where units could still act, a question comes first. */
export function askToEndPhase(): void {
  if (leftToDo(currentGame()).able.length > 0) look({ dialog: "end-phase" });
  else endPhaseNow();
}

export function endPhaseNow(): void {
  dropDraft();
  look({ weapon: null, dialog: null });
  endPhase(passOver);
}

/** Phases with nothing to do end by themselves; far apart, the other's are for the other to begin with. */
function passOver(): void {
  const game = currentGame();
  if (rowOf(game).isPassedOver(game) && notOurs() === undefined) endPhase(passOver);
}
