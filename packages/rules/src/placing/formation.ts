import { enemiesOf } from "../eligibility/units.ts";
import type { Game, Unit } from "../game/document.ts";
import { modelsOf } from "../game/unit.ts";
import { type Point, type Shape, shapeOf, support } from "../geometry/shape.ts";
import { placeAll } from "../sight/placed.ts";
import { setUpFaults } from "./faults.ts";
import type { PlaceOrder } from "./order.ts";
import { type Places, unitAt } from "./places.ts";

/** Room between models in a formation, so that nobody stands on another. */
const ROOM = 0.1;

/** How far apart formations are tried, in inches. */
const STEP = 2;

/** A formation: where each model stands from its corner, and how large the whole is. */
interface Block {
  readonly offsets: Readonly<Record<string, Point>>;
  readonly width: number;
  readonly height: number;
  /** The radius of a circle that fits into every base. */
  readonly core: number;
}

/** Legal places for the whole unit in close formation, all over the table and first of all along its edges. */
export function* legalPlaces(game: Game, unit: Unit, order: PlaceOrder): Generator<Places["positions"]> {
  const enemies = enemiesOf(game, unit)
    .flatMap(placeAll)
    .map(({ shape }) => shape);
  for (const block of blocksOf(unit)) {
    for (const [left, top] of cornersFor(game, block, order)) {
      if (isSurelyNear(block, [left, top], enemies, order.fromEnemies.inches)) continue;
      const positions = Object.fromEntries(
        Object.entries(block.offsets).map(([id, [x, y]]) => [id, [left + x, top + y, 0] as const]),
      );
      const placed = unitAt(unit, { positions }, order.rule);
      if (placed.ok && setUpFaults(game, placed.value, order).length === 0) yield positions;
    }
  }
}

/** In two ranks, in one, the same on its side, and in a square. */
function blocksOf(unit: Unit): readonly Block[] {
  const count = modelsOf(unit).length;
  const columns = new Set([Math.ceil(count / 2), Math.min(count, 2), count, 1, Math.ceil(Math.sqrt(count))]);
  return [...columns].map((wide) => blockOf(unit, wide));
}

function blockOf(unit: Unit, columns: number): Block {
  const models = modelsOf(unit);
  const shapes = models.map(({ base, facing }) => shapeOf(base, 0, 0, facing));
  const across = Math.max(...shapes.map((shape) => support(shape, 1, 0)));
  const down = Math.max(...shapes.map((shape) => support(shape, 0, 1)));
  const offsets = Object.fromEntries(
    models.map(({ id }, i): [string, Point] => [
      id,
      [across + (i % columns) * (2 * across + ROOM), down + Math.floor(i / columns) * (2 * down + ROOM)],
    ]),
  );
  const rows = Math.ceil(models.length / columns);
  return {
    offsets,
    core: Math.min(...shapes.map(({ halfLong, halfShort }) => Math.min(halfLong, halfShort))),
    width: columns * (2 * across + ROOM) - ROOM,
    height: rows * (2 * down + ROOM) - ROOM,
  };
}

/** Whether some model would be too near to an enemy, which is soon seen by the circles within their bases. */
function isSurelyNear(
  { offsets, core }: Block,
  [left, top]: Point,
  enemies: readonly Shape[],
  inches: number,
): boolean {
  return Object.values(offsets).some(([x, y]) =>
    enemies.some((enemy) => {
      const reach = inches + core + Math.min(enemy.halfLong, enemy.halfShort);
      const dx = left + x - enemy.x;
      const dy = top + y - enemy.y;
      return dx * dx + dy * dy <= reach * reach;
    }),
  );
}

function* cornersFor({ board }: Game, { width, height }: Block, { nearEdge }: PlaceOrder): Generator<Point> {
  const right = board.width - width;
  const bottom = board.height - height;
  if (right < 0 || bottom < 0) return;
  for (let x = 0; x <= right; x += STEP) {
    yield [x, 0];
    yield [x, bottom];
  }
  for (let y = 0; y <= bottom; y += STEP) {
    yield [0, y];
    yield [right, y];
  }
  if (nearEdge !== undefined) return;
  for (let x = STEP; x < right; x += STEP) for (let y = STEP; y < bottom; y += STEP) yield [x, y];
}
