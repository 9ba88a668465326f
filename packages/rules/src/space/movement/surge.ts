import { TOLERANCE } from "../../base/limits.ts";
import type { Game, Unit } from "../../game/document.ts";
import { unitDistance } from "../../game/measure/distances.ts";
import { distance } from "../../game/measure/measure.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { isOnTable } from "../../game/unit.ts";
import type { Point } from "../../geometry/shape.ts";
import { enemiesOf } from "../eligibility/units.ts";
import { autoPath, pressed } from "../move/auto-path.ts";
import { inchesFromTargets } from "../move/faults.ts";
import { type Field, fieldOf } from "../move/field.ts";
import type { MoveOrder } from "../move/order.ts";
import type { ModelStep } from "../move/step.ts";
import { moveTowards } from "../move/towards.ts";
import { isAircraft, movementOrder } from "./order.ts";

/** Surge moves: as close as possible to the closest enemy unit (MO-44). */

interface Surge {
  /** The table as the move sees it. */
  readonly field: Field;
  /** The move that the referee would make; empty where the unit cannot come closer. */
  readonly steps: readonly ModelStep[];
}

/** The enemy units that are closest, AIRCRAFT aside; several where they are equally close. */
export function closestEnemies(game: Game, unit: Unit): readonly Unit[] {
  const enemies = enemiesOf(game, unit)
    .filter((enemy) => isOnTable(enemy) && !isAircraft(enemy))
    .map((enemy) => ({ enemy, away: unitDistance(unit, enemy) }));
  const least = Math.min(...enemies.map(({ away }) => away));
  return enemies.filter(({ away }) => away <= least + TOLERANCE).map(({ enemy }) => enemy);
}

const known = new WeakMap<Game, Map<string, Surge>>();

/** Cached, because how close the unit can come is searched for. */
export function surgeOf(game: Game, unit: Unit, inches: number): Surge {
  const ofGame = known.get(game) ?? new Map<string, Surge>();
  known.set(game, ofGame);
  const key = `${unit.id} ${inches}`;
  let found = ofGame.get(key);
  if (found === undefined) {
    found = findSurge(game, unit, inches);
    ofGame.set(key, found);
  }
  return found;
}

function findSurge(game: Game, unit: Unit, inches: number): Surge {
  const order = surgeOrder(game, unit, inches);
  const field = fieldOf(game, unit, order);
  const starts = field.movers.map(({ start }) => start);
  let steps: readonly ModelStep[] = [];
  let most = inchesFromTargets(field, starts);
  for (const found of [intoTargets(game, unit, order), straightOn(field)]) {
    if (found === undefined) continue;
    const ends = found.map(({ end }) => end);
    const away = inchesFromTargets(field, ends);
    if (away < most - TOLERANCE) [steps, most] = [found, away];
  }
  const ending = { ...order.ending, closest: { most, rule: "MO-44" } } as const;
  return { field: { ...field, order: { ...order, ending } }, steps };
}

/** What counts is the model that ends nearest: the others keep together with it. */
function surgeOrder(game: Game, unit: Unit, inches: number): MoveOrder {
  const normal = movementOrder(game, unit, "NORMAL");
  const { allKeepAway: _, ...ending } = normal.ending;
  return {
    ...normal,
    distance: { inches, isRoll: true, furthest: 2 * inches },
    targets: closestEnemies(game, unit).map(({ id }) => id),
    ending,
    rules: { ...normal.rules, distance: "MO-44" },
  };
}

/** Into the Engagement Range of a target, and into base contact with it. */
function intoTargets(game: Game, unit: Unit, order: MoveOrder): readonly ModelStep[] | undefined {
  if (order.targets.length === 0) return undefined;
  const ending = { ...order.ending, engaged: { targets: "ANY", rule: "MO-44" } } as const;
  const field = fieldOf(game, unit, { ...order, ending });
  const found = autoPath(field);
  return found.possible ? pressed(field, found.steps) : undefined;
}

/** All models go the way of the one that is nearest to a target. */
function straightOn(field: Field): readonly ModelStep[] | undefined {
  const starts = field.movers.map(({ start }) => start);
  let nearest: readonly [Placed, Placed] | undefined;
  for (const start of starts) {
    for (const { placed } of field.targetModels) {
      if (nearest === undefined || distance(start, placed) < distance(...nearest)) nearest = [start, placed];
    }
  }
  if (nearest === undefined) return undefined;
  const [own, enemy] = nearest;
  const middle = (of: "x" | "y") => starts.reduce((sum, { shape }) => sum + shape[of] / starts.length, 0);
  const to: Point = [middle("x") + enemy.shape.x - own.shape.x, middle("y") + enemy.shape.y - own.shape.y];
  return moveTowards(field, to, "patient");
}
