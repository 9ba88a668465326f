import { socket } from "../base/socket.ts";
import type { Change } from "../game/change.ts";

/** What rows of the books do by themselves at moments of a turn, for the player whose turn it is. */
export interface AutomaticBook {
  readonly movementBegins: readonly ((change: Change) => void)[];
}

export const automaticBook = socket<AutomaticBook>("automatic");
