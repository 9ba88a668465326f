import { type Phase, TURN_PHASES } from "./phase.ts";

/** Stretches of the battle that begin and end: rules name these moments, and events tell of them. */
export const STAGES = [...TURN_PHASES, "TURN", "ROUND", "BATTLE"] as const;
export type Stage = (typeof STAGES)[number];

/** Null while armies are being set up, which is no stage of the battle. */
export function stageOf(phase: Phase): Stage | null {
  return TURN_PHASES.find((one) => one === phase) ?? null;
}
