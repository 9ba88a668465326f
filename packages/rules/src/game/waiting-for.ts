import type { FightStepName } from "./fight.ts";
import type { Phase } from "./phase.ts";
import type { CardId } from "./secondaries.ts";
import type { RowWait } from "./whole-rows.ts";
import type { WindowId } from "./window.ts";

/** Why a player picks: nobody has yet in the step, the other has just picked, or the other has none left. */
export type PickReason = "BEGINS" | "IN_TURN" | "ALONE";

/** What the game waits for, as data; `words/waiting.ts` says it in English, or the row of the task. */
export type WaitingFor = KnownWait | RowWait;

type KnownWait =
  | { readonly what: "phase_to_end"; readonly phase: Phase }
  | { readonly what: "nothing_left"; readonly phase: Phase }
  | { readonly what: "battle_shock_tests" }
  | { readonly what: "units_to_set_up" }
  /** A Normal move of that unit out of its own Movement phase. */
  | { readonly what: "side_move"; readonly unit_id: string }
  | { readonly what: "shooter" }
  | { readonly what: "targets"; readonly unit_id: string }
  | { readonly what: "attack_dice"; readonly unit_id: string }
  | { readonly what: "allocation"; readonly unit_id: string }
  /** Passengers to get out of the wreck of that unit. */
  | { readonly what: "escape_wreck"; readonly unit_id: string }
  | { readonly what: "charge" }
  | { readonly what: "charge_roll"; readonly unit_id: string }
  | { readonly what: "charge_move"; readonly unit_id: string }
  /** A unit to be picked to fight, and why it is this player's pick: the first of the step, in turn, or alone. */
  | { readonly what: "fighter"; readonly step: FightStepName; readonly why: PickReason }
  | { readonly what: "pile_in"; readonly unit_id: string }
  | { readonly what: "melee_targets"; readonly unit_id: string }
  | { readonly what: "consolidation"; readonly unit_id: string }
  /** What fallen models shoot at before they are removed. */
  | { readonly what: "last_shots"; readonly unit_id: string }
  | { readonly what: "mover" }
  /** Nobody is left to move, and units in reserve may arrive. */
  | { readonly what: "arrival" }
  /** Dice of a Desperate Escape lie there. */
  | { readonly what: "escape_dice"; readonly unit_id: string }
  /** The choice of a model that is lost in a Desperate Escape. */
  | { readonly what: "escape_loss"; readonly unit_id: string }
  /** The choice of models that a unit out of coherency loses as a turn ends. */
  | { readonly what: "coherency_loss"; readonly unit_id: string }
  /** What is asked about a card that was just drawn. */
  | { readonly what: "card"; readonly card: CardId; readonly ask: "REDRAW" | "ALPHA" | "GAMMA" | "OBJECTIVE" }
  /** A reaction to what the unit does. */
  | { readonly what: "reaction"; readonly window: WindowId; readonly unit_id: string };
