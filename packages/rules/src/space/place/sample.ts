import type { Game, Unit } from "../../game/document.ts";
import type { Point } from "../../geometry/shape.ts";
import { facingEnemy } from "./facing.ts";
import type { Places } from "./field.ts";
import type { Nearby, PlaceOrder } from "./order.ts";
import { findPlace } from "./search.ts";

/** A few legal places for a unit, all over what it may be set up in; each is there once. */
export function* samplePlaces(game: Game, unit: Unit, ways: readonly PlaceOrder[]): Generator<Places> {
  const facing = facingEnemy(game, unit.owner);
  const [first] = Object.keys(unit.models) as [string];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const near of spreadOver(game, way)) {
      const places = findPlace(game, unit, [way], near, facing);
      // What has room nowhere has none near another point either.
      if (places === undefined) break;
      const spot = places.positions[first]!.join();
      if (seen.has(spot)) continue;
      seen.add(spot);
      yield places;
    }
  }
}

function boxAround({ place, range }: Nearby) {
  const { x, y, reach } = place.shape;
  const out = reach + range.across;
  return { minX: x - out, minY: y - out, maxX: x + out, maxY: y + out };
}

/** One point in each ninth of what the area spans, the middle first. */
function spreadOver({ board }: Game, { within, near }: PlaceOrder): readonly Point[] {
  const whole = { minX: 0, minY: 0, maxX: board.width, maxY: board.height };
  const { minX, minY, maxX, maxY } = near === undefined ? (within?.polygon ?? whole) : boxAround(near);
  const thirds = [1 / 2, 1 / 6, 5 / 6];
  return thirds.flatMap((u) =>
    thirds.map((v): Point => [minX + (maxX - minX) * u, minY + (maxY - minY) * v]),
  );
}
