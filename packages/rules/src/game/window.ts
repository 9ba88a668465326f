/** Moments at which a player may react, by their ids; `windows/windows.ts` says what opens each. */
export const WINDOW_IDS = [
  "W-CMD-START",
  "W-CMD-END",
  "W-MOVE-START-PHASE",
  "W-MOVE-BEGIN",
  "W-MOVE-END",
  "W-SETUP",
  "W-MOVE-PHASE-END",
  "W-SHOOT-TARGETS",
  "W-SHOOT-AFTER",
  "W-DICE",
  "W-CHARGE-DECLARED",
  "W-CHARGE-END",
  "W-FIGHT-START",
  "W-FIGHT-SELECT",
  "W-FIGHT-TARGETS",
  "W-FIGHT-AFTER",
  "W-DESTROYED",
] as const;
export type WindowId = (typeof WINDOW_IDS)[number];
