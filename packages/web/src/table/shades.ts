import type { Game, Model, Unit } from "@gunline/rules";
import { shapeOf } from "@gunline/rules/geometry";
import type { Shade } from "../board/scene.ts";

const SHADES: readonly Shade[] = [0, 1, 2, 3, 4];
/** Farther apart than this, two units are not taken for one. */
const APART = 12;

type Shades = Map<string, Shade>;

/** What was chosen at each table, by the document that it began with: a shade holds for as long as the game does. */
const chosen = new WeakMap<Game, Shades>();

/**
 * The shade of every unit, chosen when it first stands on the table: of those left, the one whose other bearers of the
 * same side are farthest away. Where there are no more units than shades, each has its own.
 */
export function shadesOf(start: Game, game: Game): ReadonlyMap<string, Shade> {
  let shades = chosen.get(start);
  if (shades === undefined) {
    shades = new Map();
    chosen.set(start, shades);
    addTo(shades, start);
  }
  addTo(shades, game);
  return shades;
}

/** Where it does not stand yet, the shade that it would have by its place in the list. */
export function shadeOf(start: Game, game: Game, unit: Unit): Shade {
  return shadesOf(start, game).get(unit.id) ?? listed(game, unit);
}

function addTo(shades: Shades, game: Game): void {
  for (const unit of Object.values(game.units)) {
    if (shades.has(unit.id) || !stands(unit)) continue;
    shades.set(unit.id, choose(shades, game, unit));
  }
}

function choose(shades: Shades, game: Game, unit: Unit): Shade {
  const room: number[] = SHADES.map(() => APART);
  for (const other of Object.values(game.units)) {
    const shade = shades.get(other.id);
    if (shade === undefined || other.owner !== unit.owner || !stands(other)) continue;
    room[shade] = Math.min(room[shade]!, gapBetween(unit, other));
  }
  const first = listed(game, unit);
  let best = first;
  for (let step = 1; step < SHADES.length; step++) {
    const next = SHADES[(first + step) % SHADES.length]!;
    if (room[next]! > room[best]!) best = next;
  }
  return best;
}

function listed(game: Game, unit: Unit): Shade {
  const own = Object.values(game.units).filter(({ owner }) => owner === unit.owner);
  return SHADES[own.findIndex(({ id }) => id === unit.id) % SHADES.length] ?? 0;
}

function stands({ models }: Unit): boolean {
  return Object.values(models).some(({ position }) => position !== null);
}

function reachOf({ base }: Model): number {
  return shapeOf(base, 0, 0, 0).reach;
}

/** Between the nearest bases, all taken for round. */
function gapBetween(a: Unit, b: Unit): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of Object.values(a.models)) {
    for (const other of Object.values(b.models)) {
      if (one.position === null || other.position === null) continue;
      const apart = Math.hypot(one.position.x - other.position.x, one.position.y - other.position.y);
      least = Math.min(least, apart - reachOf(one) - reachOf(other));
    }
  }
  return least;
}
