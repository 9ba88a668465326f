import { words } from "../words/english.ts";
import type { Hands } from "./row.ts";

/** `No unit can shoot any more`, and what to do then. */
export function nobodyCan(deed: string, hands: Hands): string {
  return words.phases.noneLeft[hands](deed);
}
