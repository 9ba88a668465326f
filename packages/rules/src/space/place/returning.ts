import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Model, Unit } from "../../game/document.ts";
import { inRange, unitsEngaged } from "../../game/measure/measure.ts";
import { place, placeAll } from "../../game/measure/placed.ts";
import { refusalList } from "../../game/refusal-list.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { modelsOf } from "../../game/unit.ts";
import type { Point } from "../../geometry/shape.ts";
import { isCoherent } from "../move/coherency.ts";
import { everyPlaceFault } from "./faults.ts";
import { type Places, placeField } from "./field.ts";
import type { PlaceOrder } from "./order.ts";

/** Where models that come back into their unit may stand: in coherency with it, and near no enemy but whom it fights (AR-4). */

const returnOrder = (game: Game): PlaceOrder => ({
  within: null,
  awayFrom: null,
  keepAway: numbersOf(game).engagement,
  rules: { area: "AR-4", range: "AR-4", standing: "AR-4" },
});

const GAPS = [0.05, 1];

/** The unit with these models standing at these places. */
export function withReturned(unit: Unit, models: readonly Model[], { positions }: Places): Unit {
  const back = models.map((model) => {
    const [x, y, z = 0] = positions[model.id]!;
    return [model.id, { ...model, position: { x, y, z } }] as const;
  });
  return { ...unit, models: { ...unit.models, ...Object.fromEntries(back) } };
}

/** What is wrong with the places of those who come back; the others stand where they stand. */
export function returnFaults(
  game: Game,
  unit: Unit,
  models: readonly Model[],
  places: Places,
): readonly Refusal[] {
  const returned = withReturned(unit, models, places);
  const order = returnOrder(game);
  const ids = models.map(({ id }) => id);
  // The others stand well beside each other: whoever overlaps does so with one who comes back.
  const standing = everyPlaceFault(placeField(game, returned, order), order).filter(
    ({ model_id = "", code }) => code !== "ENEMY_TOO_NEAR" && (code === "OVERLAP" || ids.includes(model_id)),
  );
  const near = ids.values().flatMap((id) => nearFaults(game, unit, returned, id));
  return [...refusalList(game, standing), ...refusalList(game, near)];
}

/** Close to whom the unit fights already they may stand, and to nobody else. */
function nearFaults(game: Game, before: Unit, returned: Unit, modelId: string): readonly Refusal[] {
  const { engagement } = numbersOf(game);
  const own = place(returned, returned.models[modelId]!);
  const near = Object.values(game.units).find(
    (enemy) =>
      enemy.owner !== before.owner &&
      placeAll(enemy).some((one) => inRange(own, one, engagement)) &&
      !unitsEngaged(game, before, enemy),
  );
  if (near === undefined) return [];
  const about = { unit_id: before.id, model_id: modelId, target_unit_id: near.id };
  return [refusal("RETURNS_TOO_NEAR", "AR-4", { model: modelId, target: near.name }, about)];
}

/**
 * A place for each of them beside a model of the unit, the first that is found. Anyone who has no room is left out, and so is
 * who would leave the unit out of coherency, as a seventh model can: it would be lost again as the turn ends.
 */
export function placesFor(game: Game, unit: Unit, models: readonly Model[]): Places {
  const { coherency } = numbersOf(game);
  const found: Record<string, [number, number, number]> = {};
  let standing = unit;
  let positions: Places["positions"] = {};
  for (const model of models) {
    const spot = placeFor(game, standing, model);
    if (spot === undefined) continue;
    found[model.id] = spot;
    standing = withReturned(standing, [model], { positions: found });
    // Two more can mend what one more breaks.
    if (isCoherent(placeAll(standing), coherency)) positions = { ...found };
  }
  return { positions };
}

function placeFor(game: Game, unit: Unit, model: Model): [number, number, number] | undefined {
  const round = directions();
  for (const gap of GAPS) {
    for (const ownModel of modelsOf(unit)) {
      for (const [dx, dy] of round) {
        const { x, y, z } = ownModel.position!;
        const far = radiusOf(ownModel) + radiusOf(model) + gap;
        const spot: [number, number, number] = [x + dx * far, y + dy * far, z];
        if (crowded(unit, model, spot)) continue;
        if (returnFaults(game, unit, [model], { positions: { [model.id]: spot } }).length === 0) return spot;
      }
    }
  }
  return undefined;
}

/** Round about, by halving right angles: no cosines, which machines may round differently. */
function directions(): readonly Point[] {
  const [half, third] = [Math.sqrt(0.5), Math.sqrt(0.75)];
  const first: readonly Point[] = [
    [1, 0],
    [third, 0.5],
    [half, half],
    [0.5, third],
  ];
  const turned = ([x, y]: Point): Point => [-y, x];
  const all: Point[] = [];
  let quarter = first;
  for (let i = 0; i < 4; i++) {
    all.push(...quarter);
    quarter = quarter.map(turned);
  }
  return all;
}

const radiusOf = ({ base }: Model): number =>
  (typeof base.mm === "number" ? base.mm : Math.max(...base.mm)) / 2 / 25.4;

/** Whether another model of the unit stands there, looked at before anything dear is asked. */
function crowded(unit: Unit, model: Model, [x, y]: readonly [number, number, number]): boolean {
  return modelsOf(unit).some((ownModel) => {
    const [dx, dy] = [ownModel.position!.x - x, ownModel.position!.y - y];
    return Math.sqrt(dx * dx + dy * dy) < radiusOf(model) + radiusOf(ownModel);
  });
}
