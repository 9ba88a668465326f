import type { Table } from "../../game/change.ts";
import { type EventType, type GameEvent, unitIn } from "../../game/event.ts";
import { opponentOf, type PlayerId } from "../../game/player.ts";
import type { WindowId } from "../../game/window.ts";

/** What opens a reaction window, and for whom. */
interface WindowRow {
  readonly opensOn: EventType;
  /** In the order in which they are asked: the player whose turn it is first, where both are (ST-6). */
  readonly players: (game: Table, event: GameEvent) => readonly PlayerId[];
  /** Whether it is for Fire Overwatch alone, which is used in some phases only (ST-7). */
  readonly overwatch?: true;
  /** Whether it opens even where the table is set to ask nobody: it holds choices that a player has to make. */
  readonly always?: true;
}

const active = ({ turn }: Table): readonly PlayerId[] => [turn.active_player];
const passive = ({ turn }: Table): readonly PlayerId[] => [opponentOf(turn.active_player)];

/** The opponent of whoever the event is about. */
const enemy = (game: Table, event: GameEvent): readonly PlayerId[] => [
  opponentOf(game.units[unitIn(event)!]!.owner),
];

const both = ({ turn }: Table): readonly PlayerId[] => [turn.active_player, opponentOf(turn.active_player)];

const owner = (game: Table, event: GameEvent): readonly PlayerId[] => [game.units[unitIn(event)!]!.owner];

/** Whom the event itself names. */
const named = ({ turn }: Table, event: GameEvent): readonly PlayerId[] => [
  ("player" in event ? event.player : null) ?? turn.active_player,
];

export const WINDOWS: Readonly<Record<WindowId, WindowRow>> = {
  "W-CMD-START": { opensOn: "command_phase_begun", players: active, always: true },
  "W-CMD-END": { opensOn: "command_phase_ending", players: active },
  "W-MOVE-START-PHASE": { opensOn: "movement_phase_begun", players: active },
  "W-MOVE-BEGIN": { opensOn: "move_started", players: enemy },
  "W-MOVE-END": { opensOn: "move_ended", players: both },
  "W-SETUP": { opensOn: "unit_set_up", players: enemy, overwatch: true },
  "W-MOVE-PHASE-END": { opensOn: "movement_phase_ending", players: passive },
  "W-SHOOT-TARGETS": { opensOn: "targets_confirmed", players: enemy },
  "W-SHOOT-AFTER": { opensOn: "unit_shot", players: owner },
  "W-DICE": { opensOn: "dice_rolled", players: owner },
  "W-CHARGE-DECLARED": { opensOn: "charge_declared", players: enemy },
  "W-CHARGE-END": { opensOn: "charge_move_ended", players: both },
  "W-FIGHT-START": { opensOn: "fight_phase_begun", players: named },
  "W-FIGHT-SELECT": { opensOn: "unit_selected_to_fight", players: owner },
  "W-FIGHT-TARGETS": { opensOn: "fight_targets_chosen", players: enemy },
  "W-FIGHT-AFTER": { opensOn: "unit_has_fought", players: enemy },
  "W-DESTROYED": { opensOn: "demise_rolled", players: owner },
};
