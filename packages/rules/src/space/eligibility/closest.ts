import { TOLERANCE } from "../../base/limits.ts";
import type { Game, Model, Unit, Weapon } from "../../game/document.ts";
import { distancesBetween } from "../../game/measure/distances.ts";
import { unitsEngaged } from "../../game/measure/measure.ts";
import { isOnTable } from "../../game/unit.ts";
import { type Bearer, eligibilityOf, mayFire } from "./eligibility.ts";
import { enemiesOf } from "./units.ts";

/** Whether no other enemy unit that the model may attack with the weapon is closer to it than the target. */
export function isClosestTarget(
  game: Game,
  shooter: Unit,
  weapon: Weapon,
  target: Unit,
  { model, distance }: Pick<Bearer, "model" | "distance">,
  among: (enemy: Unit) => boolean = () => true,
): boolean {
  const closer = (enemy: Unit) =>
    weapon.type === "MELEE" ? isCloserInFight(game, shooter, enemy, model, distance) : isCloser(enemy);
  const isCloser = (enemy: Unit) =>
    mayFire(eligibilityOf(game, shooter, weapon, enemy)).some(
      (bearer) => bearer.model === model && bearer.distance < distance - TOLERANCE,
    );
  return !enemiesOf(game, shooter).some((enemy) => enemy !== target && among(enemy) && closer(enemy));
}

/** In a fight those can be attacked that the unit is within Engagement Range of. */
function isCloserInFight(game: Game, unit: Unit, enemy: Unit, model: Model, distance: number): boolean {
  if (!isOnTable(enemy) || !unitsEngaged(game, unit, enemy)) return false;
  const slot = Object.keys(unit.models).indexOf(model.id);
  return (distancesBetween(unit, enemy).nearestOf[slot] ?? Number.POSITIVE_INFINITY) < distance - TOLERANCE;
}
