/** The phases of a turn, in their order. Only this list and the row of each phase spell them (phases/). */
export const TURN_PHASES = ["COMMAND", "MOVEMENT", "SHOOTING", "CHARGE", "FIGHT"] as const;

/** With the time before the battle. */
export const PHASES = ["DEPLOYMENT", ...TURN_PHASES] as const;
export type Phase = (typeof PHASES)[number];
