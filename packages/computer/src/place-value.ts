import { measuring, type Unit } from "@gunline/rules";
import { type Danger, dangerTo } from "./danger.ts";
import { fireAt, strikeAt } from "./estimate.ts";
import { gapBetween, onTable, sampleOf, spotsOf } from "./ground.ts";
import type { Mind } from "./mind.ts";
import { deedValue } from "./mission-deeds.ts";
import { chanceToReach } from "./roll.ts";
import { preyOf, pullOf, stakesOf } from "./stakes.ts";
import { enemiesToCome } from "./to-come.ts";
import { asIf } from "./victory.ts";

/** What the unit may still do this turn from where it would stand. */
export interface After {
  readonly shoots: boolean;
  readonly charges: boolean;
  /** Whether it may do something for the mission. */
  readonly acts: boolean;
}

/** What it is worth that a unit stands somewhere, in points, by what makes it so. */
export interface PlaceValue {
  readonly total: number;
  readonly markers: number;
  readonly cards: number;
  readonly pull: number;
  readonly fire: number;
  readonly charge: number;
  readonly danger: Danger;
}

/** A unit as if it stood elsewhere. */
export function movedTo(
  unit: Unit,
  spots: Readonly<Record<string, readonly [number, number, (number | undefined)?]>>,
): Unit {
  const models = Object.fromEntries(
    Object.values(unit.models).map((model) => {
      const spot = spots[model.id];
      if (spot === undefined) return [model.id, model];
      const [x, y, z = model.position?.z ?? 0] = spot;
      return [model.id, { ...model, position: { x, y, z } }];
    }),
  );
  return { ...unit, reserve: null, embarked_in: null, models };
}

/** A unit as if all of it were so much further on. */
export function shifted(unit: Unit, dx: number, dy: number): Unit {
  const models = Object.fromEntries(
    Object.values(unit.models).map((model) => {
      const { x, y, z } = model.position!;
      return [model.id, { ...model, position: { x: x + dx, y: y + dy, z } }];
    }),
  );
  return { ...unit, models };
}

/** `unit` is as the document has it, `there` the same unit as it would stand. */
export function placeValue(mind: Mind, unit: Unit, there: Unit, after: After): PlaceValue {
  const { game, enemy, caution, lasting } = mind;
  const spots = spotsOf(there);
  const few = sampleOf(there);
  let fire = 0;
  let charge = 0;
  const gaps = new Map<Unit, { gap: number; seen: boolean }>();
  for (const other of onTable(game, enemy)) {
    const gap = gapBetween(spots, spotsOf(other));
    const seen = measuring.canSee(game.terrain, few, sampleOf(other));
    gaps.set(other, { gap, seen });
    if (after.shoots && seen) fire = Math.max(fire, fireAt(game, unit, other, gap));
    if (after.charges && gap <= 12) {
      const gain = strikeAt(game, unit, other) - 0.6 * strikeAt(game, other, unit);
      charge = Math.max(charge, chanceToReach(gap) * gain);
    }
  }
  const toCome = enemiesToCome(mind, there);
  if (toCome !== undefined) {
    const gap = gapBetween(spots, spotsOf(toCome.there));
    const seen = measuring.canSee(game.terrain, few, toCome.there);
    for (const other of toCome.units) gaps.set(other, { gap, seen });
  }
  const danger = dangerTo(mind, unit, gaps);
  const table = asIf(game, there);
  const stakes = stakesOf(mind, table, new Map([[unit.id, danger.share]]));
  const deed = after.acts ? deedValue(mind, table, there) : 0;
  const pull = pullOf(mind, unit, there, table) + preyOf(mind, unit, there);
  // Who does something for the mission does not shoot.
  const done = Math.max(lasting * fire, deed);
  const total =
    stakes.markers + stakes.cards + pull + done + lasting * charge - caution * lasting * danger.points;
  return { total, ...stakes, pull, fire: done, charge, danger };
}
