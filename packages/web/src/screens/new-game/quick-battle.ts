import { begin } from "../../table/play.ts";
import { usePreferences } from "../../table/preferences.ts";
import { quickPlan, tableOf } from "./plan.ts";

/** A battle against the computer in one click: all is drawn, set up, and waits for the first turn. */
export function beginQuickBattle(): void {
  const made = tableOf(quickPlan(usePreferences.getState().ruleset));
  if (!made.ok) throw new Error(`no quick battle: ${made.refusals[0]?.message}`);
  begin(made.value);
}
