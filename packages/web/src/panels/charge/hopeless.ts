import type { Game, Refusal } from "@gunline/rules";
import { chargingOf } from "./charging.ts";
import { knownOutlook } from "./outlook.ts";

/** Whether it is known that no move can make the charge succeed with what was rolled. */
export function isHopeless(game: Game): boolean {
  return hopelessBecause(game).length > 0;
}

/** Why it cannot; empty where it can, or while that is worked out. */
export function hopelessBecause(game: Game): readonly Refusal[] {
  const charging = chargingOf(game);
  if (charging === undefined || charging.roll === null) return [];
  const ids = charging.targets.map(({ id }) => id);
  const outlook = knownOutlook(game, charging.unit.id, ids);
  const rolled = outlook?.ok === true ? outlook.value.rolls[charging.roll] : undefined;
  return rolled === undefined || rolled.possible ? [] : rolled.reasons;
}
