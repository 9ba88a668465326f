import type { AnyArmy } from "@gunline/armies";
import { fieldArmy } from "@gunline/armies/builder";
import { READY_FACTIONS, readyArmy } from "@gunline/armies/ready";
import { begin } from "../../table/play.ts";
import { usePreferences } from "../../table/preferences.ts";
import { quickPlan, tableOf } from "./plan.ts";

/** A battle against the computer in one click: all is drawn, set up, and waits for the first turn. */
export function beginQuickBattle(armies?: { readonly p1: AnyArmy; readonly p2: AnyArmy }): void {
  const plan = quickPlan(usePreferences.getState().ruleset);
  const made = tableOf(armies === undefined ? plan : { ...plan, armies });
  if (!made.ok) throw new Error(`no quick battle: ${made.refusals[0]?.message}`);
  begin({ ...made.value, guided: true });
}

/** The same with the ready army of a faction, against that of another. */
export async function quickBattleOf(faction: string, limit: number): Promise<void> {
  const others = READY_FACTIONS.filter(
    (one) => one.faction !== faction && one.armies.some((army) => army.limit === limit),
  );
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  const other = others[number % others.length]!.faction;
  const [p1, p2] = await Promise.all([ready(faction, limit), ready(other, limit)]);
  beginQuickBattle({ p1, p2 });
}

async function ready(faction: string, limit: number): Promise<AnyArmy> {
  const army = await readyArmy(faction, limit);
  if (army === undefined) throw new Error(`no ready army of ${faction}`);
  return (await fieldArmy(army)).army;
}
