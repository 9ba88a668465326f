import { TOLERANCE } from "../../base/limits.ts";
import type { Game, Unit, Weapon } from "../../game/document.ts";
import { enemiesOf } from "./units.ts";
import { type Bearer, judge, mayFire } from "./verdict.ts";

/** Whether no other enemy unit that the model may fire the weapon at is closer to it than the target. */
export function isClosestTarget(
  game: Game,
  shooter: Unit,
  weapon: Weapon,
  target: Unit,
  { model, distance }: Pick<Bearer, "model" | "distance">,
): boolean {
  const closer = (enemy: Unit) =>
    mayFire(judge(game, shooter, weapon, enemy)).some(
      (bearer) => bearer.model === model && bearer.distance < distance - TOLERANCE,
    );
  return !enemiesOf(game, shooter).some((enemy) => enemy !== target && closer(enemy));
}
