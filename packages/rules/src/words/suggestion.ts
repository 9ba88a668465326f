/** Why a target is suggested, or none: a short reason, and what is shown where a hand rests on it. */
export interface Advice {
  readonly reason: string;
  readonly tooltip: string;
}

type AdviceName = "OFF" | "NOTHING" | "ONLY_TARGET" | "SAME_TARGET" | "WOUNDED" | "SEVERAL" | "COSTS_ANOTHER";

export const ADVICE: Readonly<Record<AdviceName, Advice>> = {
  OFF: { reason: "Auto-targeting is off", tooltip: "" },
  NOTHING: { reason: "No eligible targets in range", tooltip: "" },
  ONLY_TARGET: { reason: "Only eligible target", tooltip: "Auto-selected: Only eligible target" },
  SAME_TARGET: { reason: "Continue focusing fire", tooltip: "Suggested: Continue focusing fire" },
  WOUNDED: { reason: "Finish wounded unit", tooltip: "Suggested: Finish wounded unit" },
  COSTS_ANOTHER: { reason: "Would take a shot from another weapon", tooltip: "" },
  SEVERAL: { reason: "Multiple tactical options", tooltip: "" },
};
