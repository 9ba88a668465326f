import type { WindowId } from "./window.ts";

/**
 * Moments of a player's own time at which stratagems can be used without being asked: a phase in which that player acts,
 * and nothing is under way; or a roll of that player's that lies on the table. The rows of the phases name theirs.
 */
export type Moment =
  | "SETTING_UP"
  | "OWN_COMMAND"
  | "OWN_MOVEMENT"
  | "OWN_SHOOTING"
  | "OWN_CHARGE"
  | "FIGHTING"
  | "ROLL";

/** When a stratagem or an ability can be used: a reaction window, or a moment of its player's own time. */
export type UsableTime = WindowId | Moment;
