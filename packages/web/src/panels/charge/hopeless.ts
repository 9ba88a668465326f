import type { Game, Refusal } from "@gunline/rules";
import { knownChargeOdds } from "./charge-odds.ts";
import { chargingOf, thrownIn } from "./charging.ts";

/** Whether it is certain that no move can make the charge succeed with what was rolled. */
export function isHopeless(game: Game): boolean {
  return isCertain(notFoundBecause(game));
}

/** Whether these refusals are proof. A search that found no way is none, and whoever sees one may still take it. */
export function isCertain(refusals: readonly Refusal[]): boolean {
  return refusals.length > 0 && refusals.every(({ code }) => code !== "NOT_FOUND");
}

/** Why no way was found with what was rolled; empty where there is one, or while it is looked for. */
export function notFoundBecause(game: Game): readonly Refusal[] {
  const charging = chargingOf(game);
  if (charging === undefined || charging.roll === null) return [];
  const ids = charging.targets.map(({ id }) => id);
  const odds = knownChargeOdds(game, charging.unit.id, ids);
  const rolled = odds?.ok === true ? odds.value.rolls[thrownIn(charging)] : undefined;
  return rolled === undefined || rolled.possible ? [] : rolled.reasons;
}
