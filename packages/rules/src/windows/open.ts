import type { Change } from "../change.ts";
import type { GameEvent } from "../game/event.ts";
import { WINDOW_IDS } from "../game/window.ts";
import { rowOf } from "../phases/phases.ts";
import { isUsable } from "./uses.ts";
import { WINDOWS } from "./windows.ts";

/** Opens the windows of an event, where their player has a legal use now and has not passed for the phase (ST-9). */
export function openWindows(change: Change, event: GameEvent): void {
  for (const window of WINDOW_IDS) {
    const { opensOn, player: playerOf } = WINDOWS[window];
    if (opensOn !== event.type) continue;
    const { game } = change;
    if (game.settings.stratagems === "OFF" || rowOf(game).isBeforeBattle === true) return;
    const player = playerOf(game, event);
    if (game.players[player].passing || !isUsable(game, { window, player, event })) continue;
    change.push({ type: "window", window, player, event });
    const unit_id = "unit_id" in event ? event.unit_id : "";
    change.story.tell({ line: "window_opened", player, window, unit_id });
  }
}
