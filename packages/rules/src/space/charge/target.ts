import { targetBarredBy } from "../../abilities/permissions.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { unitDistance } from "../../game/measure/distances.ts";
import { isWithin } from "../../game/measure/measure.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isDestroyed, isOnTable, keywordsOf } from "../../game/unit.ts";
import { enemiesOf } from "../eligibility/units.ts";

/** Why a unit may not be a target of this unit's charge. */
export function chargeTargetRefusals(game: Game, charger: Unit, target: Unit): readonly Refusal[] {
  const about = { unit_id: charger.id, target_unit_id: target.id };
  if (target.owner === charger.owner) {
    return [refusal("FRIENDLY_TARGET", "CH-5", { target: target.name }, about)];
  }
  if (isDestroyed(target)) {
    return [refusal("TARGET_DESTROYED", "CH-5", { target: target.name }, about)];
  }
  if (!isOnTable(target)) {
    return [refusal("TARGET_OFF_TABLE", "GD-8", { target: target.name }, about)];
  }
  const refusals: Refusal[] = [];
  const barred = targetBarredBy(game, charger, target);
  if (barred !== undefined) {
    const details = { unit: charger.name, target: target.name, ability: barred.name };
    refusals.push(refusal("TARGET_BARRED", barred.rule, details, about));
  }
  const { declared } = numbersOf(game).charge;
  const away = unitDistance(charger, target);
  if (!isWithin(away, declared)) {
    const details = { target: target.name, away, range: declared };
    const inches = away - declared;
    refusals.push(refusal("OUT_OF_RANGE:unit", "CH-5", details, { ...about, inches }));
  }
  if (keywordsOf(target).has("AIRCRAFT") && !keywordsOf(charger).has("FLY")) {
    const names = { unit: charger.name, target: target.name };
    refusals.push(refusal("AIRCRAFT_TARGET", "CH-6", names, about));
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
    .filter(isOnTable)
    .map((enemy) => ({
      unit_id: enemy.id,
      distance: unitDistance(charger, enemy),
      reasons: chargeTargetRefusals(game, charger, enemy),
    }))
    .sort((a, b) => a.distance - b.distance);
}
