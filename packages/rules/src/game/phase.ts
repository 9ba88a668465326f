/** The names of the phases, in their order. Only this list and the row of each phase spell them (phases/). */
export const PHASES = ["DEPLOYMENT", "COMMAND", "MOVEMENT", "SHOOTING", "CHARGE", "FIGHT"] as const;
export type Phase = (typeof PHASES)[number];
