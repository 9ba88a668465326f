import type { Change } from "../game/change.ts";
import type { Effect } from "../game/effects.ts";

/** What the unit is under from now on. A document names effects only where there are some (GD-1). */
export function writeEffects(change: Change, unitId: string, effects: readonly Effect[]): void {
  if (effects.length === 0) change.remove(`units.${unitId}.effects`);
  else change.set(`units.${unitId}.effects`, effects);
}
