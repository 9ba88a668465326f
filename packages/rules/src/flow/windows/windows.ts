import type { Table } from "../../game/change.ts";
import { type EventType, type GameEvent, unitIn } from "../../game/event.ts";
import { opponentOf, type PlayerId } from "../../game/player.ts";
import type { Stage } from "../../game/stage.ts";
import type { WindowId } from "../../game/window.ts";

/** What opens a reaction window, and for whom. */
interface WindowRow {
  readonly opensOn: EventType;
  /** In the order in which they are asked: the player whose turn it is first, where both are (ST-6). */
  readonly players: (game: Table, event: GameEvent) => readonly PlayerId[];
  /** Of what begins or ends it is, where the event says it. */
  readonly stage?: Stage;
  /** Whether the other player is asked too, about what is used in an opponent's phase. */
  readonly others?: true;
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

const begins = (stage: Stage): WindowRow => ({ opensOn: "stage_begun", stage, players: both, others: true });
const ends = (stage: Stage): WindowRow => ({ opensOn: "stage_ending", stage, players: both, others: true });

/** Whether the event opens the window. */
export function isOpenedBy(window: WindowId, event: GameEvent): boolean {
  const { opensOn, stage } = WINDOWS[window];
  return opensOn === event.type && (stage === undefined || ("stage" in event && event.stage === stage));
}

/** Everyone whom the event may give a use in the window, in the order in which they are asked. */
export function askedIn(window: WindowId, game: Table, event: GameEvent): readonly PlayerId[] {
  const { players, others } = WINDOWS[window];
  return others === true ? both(game) : players(game, event);
}

/**
 * Whether the player is asked about what belongs to this turn. What names no turn is for those alone for whom the window
 * always was.
 */
export function isAskedAbout(
  window: WindowId,
  game: Table,
  player: PlayerId,
  event: GameEvent,
  whose: "YOUR" | "ENEMY" | "ANY" | undefined,
): boolean {
  const { players, others } = WINDOWS[window];
  if (others !== true) return true;
  if (whose === undefined) return players(game, event).includes(player);
  return whose === "ANY" || (whose === "YOUR") === (game.turn.active_player === player);
}

export const WINDOWS: Readonly<Record<WindowId, WindowRow>> = {
  "W-CMD-START": { opensOn: "command_phase_begun", players: active, others: true, always: true },
  "W-CMD-END": { opensOn: "command_phase_ending", players: active, others: true },
  "W-MOVE-START-PHASE": { opensOn: "movement_phase_begun", players: active, others: true },
  "W-MOVE-BEGIN": { opensOn: "move_started", players: both },
  "W-MOVE-END": { opensOn: "move_ended", players: both },
  "W-SETUP": { opensOn: "unit_set_up", players: enemy, overwatch: true },
  "W-MOVE-PHASE-END": { opensOn: "movement_phase_ending", players: passive, others: true },
  "W-SHOOT-TARGETS": { opensOn: "targets_confirmed", players: enemy },
  "W-SHOOT-AFTER": { opensOn: "unit_shot", players: owner },
  "W-DICE": { opensOn: "dice_rolled", players: owner },
  "W-CHARGE-DECLARED": { opensOn: "charge_declared", players: both },
  "W-CHARGE-END": { opensOn: "charge_move_ended", players: both },
  "W-FIGHT-START": { opensOn: "fight_phase_begun", players: named },
  "W-FIGHT-SELECT": { opensOn: "unit_selected_to_fight", players: owner },
  "W-FIGHT-TARGETS": { opensOn: "fight_targets_chosen", players: enemy },
  "W-FIGHT-AFTER": { opensOn: "unit_has_fought", players: enemy },
  "W-DESTROYED": { opensOn: "demise_rolled", players: owner },
  "W-ROUND-START": begins("ROUND"),
  "W-TURN-START": begins("TURN"),
  "W-SHOOT-START": begins("SHOOTING"),
  "W-SHOOT-END": ends("SHOOTING"),
  "W-CHARGE-START": begins("CHARGE"),
  "W-CHARGE-PHASE-END": ends("CHARGE"),
  "W-FIGHT-END": ends("FIGHT"),
  "W-TURN-END": ends("TURN"),
  "W-ROUND-END": ends("ROUND"),
  "W-SETUP-AFTER": { opensOn: "unit_set_up", players: both },
  "W-SHOOT-SELECT": { opensOn: "unit_selected_to_shoot", players: both },
  "W-FIGHT-ENEMY": { opensOn: "unit_selected_to_fight", players: enemy },
  "W-ATTACKS-AFTER": { opensOn: "attacks_resolved", players: both },
  "W-FOUGHT": { opensOn: "fight_resolved", players: both },
  "W-LOST": { opensOn: "unit_lost", players: both },
  "W-TESTED": { opensOn: "battle_shock_tested", players: both },
  "W-RULE": { opensOn: "rule_asks", players: owner, always: true },
};
