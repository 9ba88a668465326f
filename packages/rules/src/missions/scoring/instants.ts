import { rowOf } from "../../flow/phases/phases.ts";
import { loseReserves } from "../../flow/reserves/lost.ts";
import type { Change } from "../../game/change.ts";
import { isWholeBattle } from "../../game/edition.ts";
import { isLastOfBattle } from "../../game/turn.ts";
import { updateControl } from "../../space/objectives/control.ts";
import { secureObjectives } from "../../space/objectives/sticky.ts";
import { completeActions, failActions } from "../actions/progress.ts";
import { scoreCards, scoreLosses } from "../cards/score.ts";
import { noteLosses } from "./losses.ts";
import { scoreCommandPhase, scoreRound, scoreTurn } from "./primary.ts";
import { endByPoints, endIfDestroyed } from "./result.ts";

/** What is judged and scored as phases, turns and rounds end (BR-3, CO-12, OB-5). On a bare table nothing is. */

export function endPhase(change: Change): void {
  const { turn, mission } = change.game;
  const row = rowOf(change.game);
  if (!isWholeBattle(change.game) || row.isBeforeBattle === true) return;
  if (mission !== null) {
    scoreLosses(change, noteLosses(change));
    updateControl(change);
    if (row.scores === true) {
      secureObjectives(change);
      scoreCommandPhase(change);
    }
  }
  change.happened({ type: "phase_ended", player: turn.active_player, phase: turn.phase });
}

/** Control, Actions, points, once all units are coherent; cards are laid aside and marks end after it. */
export function endTurn(change: Change): void {
  const { turn, mission } = change.game;
  if (!isWholeBattle(change.game)) return;
  if (mission !== null) {
    scoreLosses(change, noteLosses(change));
    updateControl(change);
    failActions(change);
    completeActions(change);
    scoreTurn(change);
    scoreCards(change);
  }
  change.happened({ type: "turn_ended", player: turn.active_player });
}

/** Who never arrived is lost, and counts (RE-10); after the last round the battle is over. */
export function endRound(change: Change): void {
  const { turn, mission } = change.game;
  if (!isWholeBattle(change.game)) return;
  loseReserves(change);
  if (mission !== null) {
    scoreLosses(change, noteLosses(change));
    scoreRound(change);
    change.story.addLine({ line: "round_ended", round: turn.round });
  }
  change.happened({ type: "round_ended", round: turn.round });
  if (isLastOfBattle(change.game) && !endIfDestroyed(change)) endByPoints(change);
}
