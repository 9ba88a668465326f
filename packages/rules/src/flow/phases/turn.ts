import { LIMITS } from "../../base/limits.ts";
import { refusal } from "../../base/refusal.ts";
import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import { type ActionEntry, DONE } from "../actions/entry.ts";
import { underWayRefusals } from "../tasks/under-way.ts";
import { redeploysIn } from "./deployment/redeploy.ts";
import { isLastOfGame } from "./order.ts";
import { rowOf } from "./phases.ts";

/** A phase ends, by a player or by itself; what is done then is a task, which players may be asked in the middle of. */
export const endPhase: ActionEntry<"END_PHASE"> = {
  handle(change) {
    const { game } = change;
    const busy = [...underWayRefusals(game), ...(rowOf(game).owes?.(game) ?? [])];
    if (busy.length > 0) return busy.map((one) => ({ ...one, rule: "PH-4" as const }));
    if (isLastOfGame(game)) return [refusal("LAST_ROUND", "GD-6", { round: LIMITS.rounds })];
    change.push({ type: "ending", step: redeploysIn(change.game) ? "REDEPLOY" : "LEAVE" });
    return DONE;
  },
  offered: (game) =>
    game.tasks.length === 0 && (rowOf(game).owes?.(game) ?? []).length === 0 && !isLastOfGame(game),
  choices: () => [{ type: "END_PHASE" }],
};

/** After an action: a phase in which it has left nothing to do ends with it. Whether it does. */
export function endIfOver(change: Change, before: Game): boolean {
  const { isOver } = rowOf(before);
  if (isOver === undefined || change.task !== undefined || isOver(before) || !isOver(change.game))
    return false;
  change.push({ type: "ending", step: redeploysIn(change.game) ? "REDEPLOY" : "LEAVE" });
  return true;
}
