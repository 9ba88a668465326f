/** Moments at which a player may react, by their ids; `windows/windows.ts` says what opens each. */
export const WINDOW_IDS = ["W-MOVE-BEGIN", "W-MOVE-END", "W-SETUP", "W-CHARGE-DECLARED"] as const;
export type WindowId = (typeof WINDOW_IDS)[number];
