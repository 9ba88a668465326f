import { socket } from "../../base/socket.ts";
import type { Moment } from "../../game/moment.ts";
import type { WindowId } from "../../game/window.ts";
import type { Stratagem } from "./stratagem.ts";

/** Everything that a player can use, as the books list it. */
export const stratagemBook = socket<readonly Stratagem[]>("stratagems");

export function stratagemOf(id: string): Stratagem | undefined {
  return stratagemBook.value.find((one) => one.id === id);
}

const byWindow = new Map<WindowId, readonly Stratagem[]>();

/** Those that can be used in a window; gathered once, as every event asks. */
export function stratagemsOf(window: WindowId): readonly Stratagem[] {
  let found = byWindow.get(window);
  if (found === undefined) {
    found = stratagemBook.value.filter(({ windows }) => windows.includes(window));
    byWindow.set(window, found);
  }
  return found;
}

/** Those that can be used at one of these moments of a player's own time. */
export function stratagemsAt(moments: readonly Moment[]): readonly Stratagem[] {
  return stratagemBook.value.filter((one) => one.moments?.some((moment) => moments.includes(moment)));
}
