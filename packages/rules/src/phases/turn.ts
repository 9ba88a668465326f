import { type ActionEntry, DONE } from "../actions/entry.ts";
import type { Change } from "../change.ts";
import type { Game } from "../game/document.ts";
import { opponentOf } from "../game/player.ts";
import { LIMITS } from "../limits.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { loseReserves } from "../reserves/lost.ts";
import { underWayRefusals } from "../tasks/under-way.ts";
import { endLifeTimes } from "./life-times.ts";
import { FIRST_OF_TURN, ROWS, rowOf } from "./phases.ts";

/** The order of phases, turns and rounds: walks the rows of the phases (PH-4, PH-5). */
export const endPhase: ActionEntry<"END_PHASE"> = {
  handle(change) {
    const { game } = change;
    const busy = [...underWayRefusals(game), ...(rowOf(game).owes?.(game) ?? [])];
    if (busy.length > 0) return busy.map((one) => ({ ...one, rule: "PH-4" as const }));
    return stepOn(change);
  },
  offered: (game) => game.tasks.length === 0 && (rowOf(game).owes?.(game) ?? []).length === 0,
  choices: () => [{ type: "END_PHASE" }],
};

/** After an action: a phase in which it has left nothing to do ends with it. */
export function endIfOver(change: Change, before: Game): void {
  const { isOver } = rowOf(before);
  if (isOver === undefined || change.task !== undefined || isOver(before) || !isOver(change.game)) return;
  stepOn(change);
}

/** To the next phase in which somebody can act. */
function stepOn(change: Change): readonly Refusal[] {
  for (;;) {
    step(change);
    const next = change.game;
    if (next.turn.round > LIMITS.rounds) {
      return [refusal("LAST_ROUND", "GD-6", { round: LIMITS.rounds })];
    }
    const row = rowOf(next);
    if (row.couldAct?.(next) ?? true) return DONE;
    change.story.tell({ line: "phase_passed_over", phase: row.phase });
  }
}

/** Ends the phase at hand and enters the one after it. */
function step(change: Change): void {
  const row = rowOf(change.game);
  row.leave?.(change);
  endLifeTimes(change, "PHASE");
  const next = ROWS[ROWS.indexOf(row) + 1];
  if (next === undefined) endTurn(change);
  else {
    change.story.tell({ line: "phase_ended", phase: row.phase, next: next.phase });
    change.set("turn.phase", next.phase);
  }
  rowOf(change.game).enter?.(change);
}

function endTurn(change: Change): void {
  const { active_player, round, first_player } = change.game.turn;
  const player = opponentOf(active_player);
  change.story.tell({ line: "turn_ended", player: active_player, next: player });
  endLifeTimes(change, "TURN");
  change.set("turn.phase", FIRST_OF_TURN.phase);
  change.set("turn.active_player", player);
  if (player !== first_player) return;
  loseReserves(change);
  change.set("turn.round", round + 1);
}
