import { escapeOf, isGranted } from "../../abilities/permissions.ts";
import { TOLERANCE } from "../../base/limits.ts";
import type { Game, Unit } from "../../game/document.ts";
import { distance } from "../../game/measure/measure.ts";
import { type Placed, placeAll } from "../../game/measure/placed.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { allocationFor } from "../../game/settings.ts";
import { isCharacter, modelHasKeyword } from "../../game/unit.ts";
import { carefulOrder } from "../casualties/careful.ts";
import { linksOf } from "../casualties/links.ts";
import { enemiesOf } from "../eligibility/units.ts";
import type { Field } from "../move/field.ts";
import { passesOver } from "../move/obstacle.ts";
import type { ModelStep } from "../move/step.ts";

/** Desperate Escape (MO-13). */

/** The models that are tested, in the document's order: who passes over enemies, and in a Battle-shocked unit everybody. */
export function testedModels(field: Field, steps: readonly ModelStep[]): readonly string[] {
  const { game, unit, otherEnemies } = field;
  if (isGranted(game, unit, "PASS_DESPERATE_ESCAPE")) return [];
  const isEverybody = unit.flags.battle_shocked === true || escapeOf(game, unit) !== null;
  const tested = steps.filter(({ mover, walker, path }) => {
    if (isEverybody) return true;
    const { model, fly } = mover;
    if (fly || modelHasKeyword(unit, model, "TITANIC")) return false;
    return otherEnemies.some((enemy) => !enemy.placed.aircraft && passesOver(walker, path, enemy));
  });
  return tested.map(({ mover }) => mover.id);
}

/**
 * The model that is lost where its owner leaves the choice: no CHARACTER if there is another, and the furthest from enemies.
 * With care (AT-18) coherency counts first, where whoever is left will stand.
 */
export function modelToLose(game: Game, unit: Unit, ends: readonly Placed[]): string {
  const isCareful = allocationFor(game.settings, unit.owner) === "CAREFUL";
  return isCareful ? carefulLoss(game, unit, ends) : furthestFirst(game, unit)[0]!;
}

export function carefulLoss(game: Game, unit: Unit, ends: readonly Placed[]): string {
  const { coherency } = numbersOf(game);
  return carefulOrder(
    unit,
    { order: furthestFirst(game, unit), links: linksOf(ends, coherency) },
    coherency,
  )[0]!;
}

function furthestFirst(game: Game, unit: Unit): readonly string[] {
  const enemies = enemiesOf(game, unit).flatMap(placeAll);
  const models = placeAll(unit).map((placed) => ({
    id: placed.id,
    character: isCharacter(unit, unit.models[placed.id]!),
    away: Math.min(...enemies.map((enemy) => distance(placed, enemy))),
  }));
  const left = new Set(models);
  const order: string[] = [];
  while (left.size > 0) {
    const others = [...left].filter(({ character }) => !character);
    const likely = others.length > 0 ? others : [...left];
    const furthest = Math.max(...likely.map(({ away }) => away));
    const next = likely
      .filter(({ away }) => away >= furthest - TOLERANCE)
      .reduce((first, one) => (one.id < first.id ? one : first));
    left.delete(next);
    order.push(next.id);
  }
  return order;
}
