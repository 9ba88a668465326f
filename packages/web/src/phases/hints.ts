import type { Hands } from "./row.ts";

/** `No unit can shoot any more`, and what to do then. */
export function nobodyCan(deed: string, hands: Hands): string {
  return `No unit can ${deed} any more · ${hands === "mouse" ? "E ends" : "End"} the phase`;
}
