import { TOLERANCE } from "../../base/limits.ts";
import type { Game, Unit } from "../../game/document.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { type Point, shapeOf } from "../../geometry/shape.ts";
import { whollyWithin } from "../../geometry/within.ts";
import { levelsAt } from "../../space/move/level.ts";
import { type Places, placeField, setUpAt } from "../../space/place/field.ts";
import type { PlaceOrder } from "../../space/place/order.ts";
import { footprintsOf } from "../../space/sight/footprint.ts";

/** How high a model would stand is asked of the table alone. */
const anywhere = (game: Game): PlaceOrder => ({
  within: null,
  awayFrom: null,
  keepAway: numbersOf(game).engagement,
  rules: { area: "DE-8", range: "DE-8", standing: "DE-8" },
});

/** The floors of ruins while hands move a unit or set it up: which there are where it would stand. */

/** Heights above the ground, the lowest first; of all ruins in which one of the models would stand wholly. */
export function floorsUnder(
  game: Game,
  { models }: Unit,
  ends: Readonly<Record<string, Point>>,
): readonly number[] {
  const { storey } = numbersOf(game).move;
  const ruins = footprintsOf(game.terrain).filter(({ feature }) => feature.kind === "ruins");
  const floors = new Set<number>();
  for (const [id, [x, y]] of Object.entries(ends)) {
    const model = models[id];
    if (model === undefined) continue;
    const shape = shapeOf(model.base, x, y, model.facing);
    for (const { feature, polygon } of ruins) {
      if (!whollyWithin(shape, polygon)) continue;
      for (let z = storey; z <= feature.height + TOLERANCE; z += storey) floors.add(z);
    }
  }
  return [...floors].sort((a, b) => a - b);
}

/** The places with every model on that floor where it may stand on one, on top of what it stands on, or on the ground. */
export function onFloor(game: Game, unit: Unit, places: Places, floor: number): Places {
  const field = placeField(game, setUpAt(unit, places), anywhere(game));
  const positions = field.movers.map((mover) => {
    const { id, start } = mover;
    const { shape } = start;
    const [z = 0] = levelsAt(field, mover, shape, floor);
    return [id, z === 0 ? ([shape.x, shape.y] as const) : ([shape.x, shape.y, z] as const)] as const;
  });
  return { ...places, positions: Object.fromEntries(positions) };
}
