import { type Action, type Game, placement, type Unit } from "@gunline/rules";
import type { Context } from "./context.ts";
import type { Spot } from "./ground.ts";
import { worthOf } from "./worth.ts";

/** Where the next unit could be set up before the battle. */

type SetUp = Action & { type: "SET_UP" };

/** With so many left there may not be room for all: the large ones go first. */
const CROWDED = 8;

/** The unit that tells the other side least, at places all over the zone and behind what hides it. */
export function dropsOf(context: Context): readonly SetUp[] {
  const { game, player } = context;
  const units = placement.unitsToDrop(game, player);
  const first =
    units.length > CROWDED ? (unit: Unit) => -Object.keys(unit.models).length : (unit: Unit) => worthOf(unit);
  const [unit] = units.toSorted((a, b) => first(a) - first(b));
  if (unit === undefined) return [];
  const facing = placement.usualFacing(game, player);
  const found = new Map<string, SetUp>();
  for (const near of spotsIn(game, player)) {
    const places = placement.nearestPlaces(game, unit, near, facing);
    if (places === undefined) break;
    const { positions, facings } = places;
    const key = JSON.stringify(positions);
    found.set(key, { type: "SET_UP", actor_unit_id: unit.id, payload: { positions, facings } } as SetUp);
  }
  return [...found.values()];
}

/** Shares of the zone, in both directions. */
const SHARES = [1 / 6, 1 / 2, 5 / 6];

/** A point in each ninth of the zone, its markers, and the far sides of the ruins in it. */
function spotsIn(game: Game, player: Unit["owner"]): readonly Spot[] {
  const zone = game.zones?.[player] ?? [];
  if (zone.length === 0) return [];
  const [xs, ys] = [zone.map(([x]) => x), zone.map(([, y]) => y)];
  const box = { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
  const spots: Spot[] = SHARES.flatMap((u) =>
    SHARES.map((v): Spot => [box.minX + (box.maxX - box.minX) * u, box.minY + (box.maxY - box.minY) * v]),
  );
  const isIn = ([x, y]: Spot) => x > box.minX && x < box.maxX && y > box.minY && y < box.maxY;
  for (const { position, home_of } of Object.values(game.objectives)) {
    if (home_of === player || home_of === null) spots.push([position.x, position.y]);
  }
  return [...spots, ...behindRuins(game).filter(isIn)];
}

/** So far behind the middle of a ruin nobody is seen from the middle of the table. */
const BEHIND = 5;

function behindRuins({ terrain, board }: Game): readonly Spot[] {
  const [cx, cy] = [board.width / 2, board.height / 2];
  return Object.values(terrain)
    .filter(({ kind }) => kind === "ruins")
    .map(({ polygon }): Spot => {
      const x = polygon.reduce((sum, [px]) => sum + px, 0) / polygon.length;
      const y = polygon.reduce((sum, [, py]) => sum + py, 0) / polygon.length;
      const length = Math.max(1, Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)));
      return [x + ((x - cx) * BEHIND) / length, y + ((y - cy) * BEHIND) / length];
    });
}
