import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game } from "../../game/document.ts";
import { rowOf } from "../phases/phases.ts";
import { taskUnderWay } from "../tasks/under-way.ts";
import type { ActionEntry } from "./entry.ts";

/** A document knows nothing of earlier ones: what can be taken back, its timeline knows (timeline.ts). */
export const undo: ActionEntry<"UNDO"> = {
  handle: ({ game }) => [whyNoUndo(game)],
  offered: () => false,
  choices: () => [],
};

/** Why nothing can be taken back. */
export function whyNoUndo(game: Game): Refusal {
  if (taskUnderWay(game, "attacks") !== undefined || taskUnderWay(game, "volley") !== undefined) {
    return refusal("CONFIRMED", "PH-3", {});
  }
  const charge = taskUnderWay(game, "charge");
  if (charge !== undefined && game.charges.pending[charge.unit_id]?.distance !== undefined) {
    return refusal("ROLLED", "CH-7", {});
  }
  const rule = rowOf(game).undoRule ?? "PH-3";
  const top = game.tasks.at(-1);
  if (top?.type !== "window") return refusal("NOTHING_TO_UNDO", rule, {});
  return refusal("NOTHING_TO_UNDO:asked", rule, { player: game.players[top.player].name });
}
