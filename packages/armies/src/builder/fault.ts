import type { Edit } from "./edit.ts";

/** What is not allowed in an army: which rule says so, who it is about, and what would put it right. */
export interface ArmyFault {
  readonly code:
    | "EMPTY"
    | "POINTS"
    | "DETACHMENT"
    | "SAME_SHEET"
    | "EPIC_HERO"
    | "ENHANCEMENTS"
    | "ENHANCEMENT_TWICE"
    | "ENHANCEMENT_BEARER"
    | "ENHANCEMENT_MISSING"
    | "WARLORD"
    | "SUPREME_COMMANDER"
    | "FACTION"
    | "ALLIES"
    | "NEEDS"
    | "TOGETHER"
    | "LEADER"
    | "LEADERS"
    | "TRANSPORT"
    | "SIZE"
    | "WARGEAR"
    | "UNKNOWN_SHEET";
  readonly rule: "DE-1" | "DE-5" | "DE-6";
  /** Ids of units. */
  readonly units: readonly string[];
  readonly message: string;
  /** Null: only its player knows what to do. */
  readonly fix: Edit | null;
}
