import { enemiesOf } from "../eligibility/units.ts";
import type { Game, Unit } from "../game/document.ts";
import { isDestroyed, keywordsOf } from "../game/unit.ts";
import { CHARGE } from "../limits.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { distance, isWithin } from "../sight/measure.ts";
import { placeAll } from "../sight/placed.ts";

/** The nearest that two units come, from base to base; infinite where one has no models. */
function unitDistance(a: Unit, b: Unit): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const one of placeAll(a)) {
    for (const other of placeAll(b)) nearest = Math.min(nearest, distance(one, other));
  }
  return nearest;
}

/** Why a unit may not be a target of this unit's charge. */
export function chargeTargetRefusals(charger: Unit, target: Unit): readonly Refusal[] {
  const about = { unit_id: charger.id, target_unit_id: target.id };
  if (target.owner === charger.owner) {
    return [refusal("FRIENDLY_TARGET", "CH-5", `${target.name} is a friendly unit.`, about)];
  }
  if (isDestroyed(target)) {
    return [refusal("TARGET_DESTROYED", "CH-5", `${target.name} has no models left.`, about)];
  }
  const refusals: Refusal[] = [];
  const away = unitDistance(charger, target);
  if (!isWithin(away, CHARGE.declared)) {
    const message = `${target.name} is ${away.toFixed(2)}" away, further than ${CHARGE.declared}".`;
    refusals.push(refusal("OUT_OF_RANGE", "CH-5", message, { ...about, inches: away - CHARGE.declared }));
  }
  if (keywordsOf(target).has("AIRCRAFT") && !keywordsOf(charger).has("FLY")) {
    const message = `${target.name} is AIRCRAFT, and ${charger.name} cannot FLY.`;
    refusals.push(refusal("AIRCRAFT_TARGET", "CH-6", message, about));
  }
  return refusals;
}

/** An enemy unit as a charge sees it. */
export interface ChargeTarget {
  readonly unit_id: string;
  readonly distance: number;
  /** Why it may not be charged; empty if it may. */
  readonly reasons: readonly Refusal[];
}

/** All enemy units that are on the table, nearest first. */
export function chargeTargetsOf(game: Game, charger: Unit): readonly ChargeTarget[] {
  return enemiesOf(game, charger)
    .filter((enemy) => !isDestroyed(enemy))
    .map((enemy) => ({
      unit_id: enemy.id,
      distance: unitDistance(charger, enemy),
      reasons: chargeTargetRefusals(charger, enemy),
    }))
    .sort((a, b) => a.distance - b.distance);
}
