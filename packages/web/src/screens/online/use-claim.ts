import type { TableState } from "@gunline/link";
import { useEffect, useState } from "react";
import { type Claim, claimAt } from "../../online/absence.ts";

/** Browsers count the milliseconds of a timer with 31 bits. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether the game can be claimed now; looks again when the time has come. */
export function useClaim(state: TableState): Claim | undefined {
  const [now, setNow] = useState(Date.now);
  const claim = claimAt(state, now);
  const at = claim?.at;
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(0, at - Date.now()), LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [at]);
  return claim;
}
