import { measuring, type Unit } from "@gunline/rules";
import { actionValue } from "./action-value.ts";
import type { Context } from "./context.ts";
import { type Danger, dangerTo } from "./danger.ts";
import { fireAt, strikeAt } from "./estimate.ts";
import { gapBetween, onTable, sampleOf, spotsOf } from "./ground.ts";
import { attractionOf, chargeValue, positionValue } from "./position-value.ts";
import { chanceToReach } from "./roll.ts";
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
  readonly attraction: number;
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
export function placeValue(context: Context, unit: Unit, there: Unit, after: After): PlaceValue {
  const { game, enemy, caution, lasting } = context;
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
  const toCome = enemiesToCome(context, there);
  if (toCome !== undefined) {
    const gap = gapBetween(spots, spotsOf(toCome.there));
    const seen = measuring.canSee(game.terrain, few, toCome.there);
    for (const other of toCome.units) gaps.set(other, { gap, seen });
  }
  const danger = dangerTo(context, unit, gaps);
  const table = asIf(game, there);
  const value = positionValue(context, table, new Map([[unit.id, danger.share]]));
  const missionAction = after.acts ? actionValue(context, table, there) : 0;
  const attraction = attractionOf(context, unit, there, table) + chargeValue(context, unit, there);
  // Who does something for the mission does not shoot.
  const done = Math.max(lasting * fire, missionAction);
  const total =
    value.markers + value.cards + attraction + done + lasting * charge - caution * lasting * danger.points;
  return { total, ...value, attraction, fire: done, charge, danger };
}
