import type { Phase } from "./game/phase.ts";
import type { WindowId } from "./game/window.ts";

/** What the game waits for, as data; `words/waiting.ts` says it in English. */
export type WaitingFor =
  | { readonly what: "phase_to_end"; readonly phase: Phase }
  | { readonly what: "nothing_left"; readonly phase: Phase }
  | { readonly what: "units_to_set_up" }
  | { readonly what: "shooter" }
  | { readonly what: "targets"; readonly unit_id: string }
  | { readonly what: "attack_dice"; readonly unit_id: string }
  | { readonly what: "allocation"; readonly unit_id: string }
  | { readonly what: "charge" }
  | { readonly what: "charge_roll"; readonly unit_id: string }
  | { readonly what: "charge_move"; readonly unit_id: string }
  | { readonly what: "mover" }
  /** Nobody is left to move, and units in reserve may arrive. */
  | { readonly what: "arrival" }
  /** The choice of a model that is lost in a Desperate Escape. */
  | { readonly what: "escape_loss"; readonly unit_id: string }
  /** A reaction to what the unit does. */
  | { readonly what: "reaction"; readonly window: WindowId; readonly unit_id: string };
