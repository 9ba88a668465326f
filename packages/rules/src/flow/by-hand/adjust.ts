import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game } from "../../game/document.ts";
import { byHandOf } from "../../game/settings.ts";
import type { ActionEntry } from "../actions/entry.ts";
import { DONE } from "../actions/entry.ts";
import { topTask } from "../tasks/under-way.ts";
import { perform } from "./perform.ts";

/** What the referee does not play, the players do by hand: at once, or as soon as the other side agrees (BH-1). */
export const adjust: ActionEntry<"ADJUST"> = {
  handle(change, { player = change.game.turn.active_player, payload }) {
    const { game } = change;
    const refusals = againstAdjusting(game);
    if (refusals.length > 0) return refusals;
    const { changes, reason } = payload;
    if (byHandOf(game) === "FREE") return perform(change, player, changes, reason);
    change.push({ type: "by_hand", player, changes, ...(reason !== undefined && { reason }) });
    change.story.addLine({
      line: "by_hand_asked",
      player,
      changes,
      ...(reason !== undefined && { reason }),
    });
    return DONE;
  },
  // Always possible where the table allows it, and no move of the game: nobody is awaited for it.
  offered: () => false,
  choices: () => [],
  undoable: true,
};

function againstAdjusting(game: Game): readonly Refusal[] {
  if (byHandOf(game) === "OFF") return [refusal("BY_HAND_OFF", "BH-1", {})];
  const asked = topTask(game, "by_hand");
  if (asked === undefined) return [];
  return [refusal("CONSENT_PENDING", "BH-1", { player: game.players[asked.player].name })];
}
