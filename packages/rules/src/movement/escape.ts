import { enemiesOf } from "../eligibility/units.ts";
import type { Game, Unit } from "../game/document.ts";
import { isCharacter, modelHasKeyword } from "../game/unit.ts";
import { TOLERANCE } from "../limits.ts";
import type { Field } from "../move/field.ts";
import { passesOver } from "../move/obstacle.ts";
import type { Step } from "../move/step.ts";
import { distance } from "../sight/measure.ts";
import { placeAll } from "../sight/placed.ts";

/** Desperate Escape (MO-13). */

/** The models that are tested, in the document's order: who passes over enemies, and in a Battle-shocked unit everybody. */
export function testedModels(field: Field, steps: readonly Step[]): readonly string[] {
  const { unit, otherEnemies } = field;
  const shocked = unit.flags.battle_shocked === true;
  const tested = steps.filter(({ mover, walker, path }) => {
    if (shocked) return true;
    const { model, fly } = mover;
    if (fly || modelHasKeyword(unit, model, "TITANIC")) return false;
    return otherEnemies.some((enemy) => !enemy.placed.aircraft && passesOver(walker, path, enemy));
  });
  return tested.map(({ mover }) => mover.id);
}

/** The model that is lost where its owner leaves the choice: no CHARACTER if there is another, and the furthest from enemies. */
export function modelToLose(game: Game, unit: Unit): string {
  const enemies = enemiesOf(game, unit).flatMap(placeAll);
  const models = placeAll(unit).map((placed) => ({
    id: placed.id,
    character: isCharacter(unit, unit.models[placed.id]!),
    away: Math.min(...enemies.map((enemy) => distance(placed, enemy))),
  }));
  const others = models.filter(({ character }) => !character);
  const likely = others.length > 0 ? others : models;
  const furthest = Math.max(...likely.map(({ away }) => away));
  return likely
    .filter(({ away }) => away >= furthest - TOLERANCE)
    .map(({ id }) => id)
    .sort()[0]!;
}
