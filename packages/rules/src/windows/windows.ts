import type { Game } from "../game/document.ts";
import type { EventType, GameEvent } from "../game/event.ts";
import { opponentOf, type PlayerId } from "../game/player.ts";
import type { WindowId } from "../game/window.ts";

/** What opens a reaction window, and for whom. */
interface WindowRow {
  readonly opensOn: EventType;
  readonly player: (game: Game, event: GameEvent) => PlayerId;
}

const passive = (game: Game): PlayerId => opponentOf(game.turn.active_player);

export const WINDOWS: Readonly<Record<WindowId, WindowRow>> = {
  "W-MOVE-BEGIN": { opensOn: "move_started", player: passive },
  "W-MOVE-END": { opensOn: "move_ended", player: passive },
  "W-SETUP": { opensOn: "unit_set_up", player: passive },
  "W-CHARGE-DECLARED": { opensOn: "charge_declared", player: passive },
};
