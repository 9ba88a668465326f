import type { Change } from "../../game/change.ts";
import { type EventType, type GameEvent, unitIn } from "../../game/event.ts";
import type { PlayerId } from "../../game/player.ts";
import { WINDOW_IDS, type WindowId } from "../../game/window.ts";
import { rowOf } from "../phases/phases.ts";
import { stratagemsOf } from "../stratagems/registry.ts";
import { isAskedIn } from "./uses.ts";
import { askedIn, isOpenedBy, WINDOWS } from "./windows.ts";

const byEvent = new Map<EventType, readonly WindowId[]>();

function windowsOn(event: EventType): readonly WindowId[] {
  let found = byEvent.get(event);
  if (found === undefined) {
    found = WINDOW_IDS.filter((window) => WINDOWS[window].opensOn === event);
    byEvent.set(event, found);
  }
  return found;
}

const NOBODY: readonly PlayerId[] = [];

/** Opens the windows of an event, where their player has a legal use now and wants to be asked about it (ST-9). */
export function openWindows(change: Change, event: GameEvent): void {
  for (const window of windowsOn(event.type)) {
    const { always, overwatch, stage } = WINDOWS[window];
    if (stage !== undefined && !isOpenedBy(window, event)) continue;
    const { table } = change;
    if (table.settings.stratagems === "OFF" && always !== true) continue;
    if (stratagemsOf(table, window).length === 0) continue;
    const { isBeforeBattle, isOverwatched } = rowOf(table);
    if (isBeforeBattle === true) return;
    if (overwatch === true && isOverwatched !== true) continue;
    // Mostly nobody is: a list is made for somebody alone.
    let asked = NOBODY;
    for (const player of askedIn(window, table, event)) {
      if (isAskedIn(change, window, player, event)) asked = [player, ...asked];
    }
    // The last one put on the stack is asked first.
    for (const player of asked) {
      change.push({ type: "window", window, player, event });
      change.story.addLine({ line: "window_opened", player, window, unit_id: unitIn(event) ?? "" });
    }
  }
}
