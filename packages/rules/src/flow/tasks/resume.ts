import type { Change } from "../../game/change.ts";
import { actOn } from "../usables/by-itself.ts";
import { openWindows } from "../windows/open.ts";
import { taskRow } from "./tasks.ts";

/**
 * After a handler: what has happened may open windows, and what goes on by itself goes on, until somebody is awaited.
 * So an action that a window interrupted ends in the action that closes the window.
 */
export function resume(change: Change): void {
  for (;;) {
    for (let event = change.nextEvent(); event !== undefined; event = change.nextEvent()) {
      actOn(change, event);
      openWindows(change, event);
    }
    const { task } = change;
    if (task === undefined || taskRow(task).goOn?.(change, task) !== true) return;
  }
}
