import type { Unit } from "@gunline/rules";
import type { Context } from "./context.ts";
import { fireAt, strikeAt } from "./estimate.ts";
import { moveOf } from "./markers.ts";
import { chanceToReach } from "./roll.ts";
import { modelWorth, worthOf } from "./worth.ts";

/** What the other side could do to a unit in its next turn, if it thinks of nothing else. */
export interface Danger {
  readonly points: number;
  /** About how many models, and which share of the unit, by how much of that is likely to come. */
  readonly models: number;
  readonly share: number;
}

const NO_DANGER: Danger = { points: 0, models: 0, share: 0 };

/** Of all that could be done to a unit, so much is: there are other units too. */
const LIKELY = 0.5;
/** Fire from those who see the unit already, and from those who would have to find a place first: it finds somebody anyway. */
const SEEN = 0.55;
const UNSEEN = 0.25;

export function dangerTo(
  { game, caution }: Context,
  unit: Unit,
  enemies: ReadonlyMap<Unit, { readonly gap: number; readonly seen: boolean }>,
): Danger {
  if (caution === 0) return NO_DANGER;
  let sum = 0;
  for (const [other, { gap, seen }] of enemies) {
    const reach = gap - moveOf(game, other);
    const shot = fireAt(game, other, unit, Math.max(0, reach)) * (seen ? SEEN : UNSEEN);
    const struck = chanceToReach(reach) * strikeAt(game, other, unit);
    sum += Math.max(shot, struck);
  }
  const worth = worthOf(unit);
  const points = Math.min(sum, worth);
  const likely = LIKELY * points;
  return { points, models: likely / modelWorth(unit), share: worth === 0 ? 0 : likely / worth };
}
