import { TOLERANCE } from "../../base/limits.ts";
import { distanceTo } from "../../geometry/overreach.ts";
import type { Shape } from "../../geometry/shape.ts";
import type { Footprint } from "../sight/footprint.ts";
import { type Bounds, Cells, type Circle, type Marks } from "./cells.ts";
import { allowanceOf, type Field, type Mover } from "./field.ts";
import { type Obstacle, obstaclesOf } from "./obstacle.ts";

/**
 * Whether it can be proved that no move of this order engages its targets in coherency. The table is parted into cells, and
 * in every doubt a cell counts for the models: what cannot be done by cells cannot be done at all. A unit in coherency that
 * engages every target holds a tree of models from target to target, each no further from the next than coherency allows; so
 * the least number of models that such a tree takes is compared with the models there are.
 */
export function isProvedImpossible(field: Field): boolean {
  const { targets, movers } = field;
  if (field.order.ending.engaged?.targets !== "EVERY") return false;
  if (targets.length > MOST_TARGETS || movers.length > MOST_MODELS) return false;
  return SIZES.some((size) => new Proof(field, size).holds());
}

/** Sides of cells in inches: the coarse ones are soon looked at and often enough. */
const SIZES = [0.5, 0.25] as const;

/** Beyond these the number of cases is too large to be looked at. */
const MOST_TARGETS = 4;
const MOST_MODELS = 30;

/** Cells that no tree of models leads to. */
const NEVER = 255;

/** Where a model can go: no further than it may, not through what is shut to it, and up and down what it must climb. */
function reachedCells(field: Field, mover: Mover, cells: Cells, disc: Circle): Marks {
  const plain = cells.within([disc]);
  if (mover.fly || mover.held) return plain;
  const level = (z: number) => Math.abs(z) <= TOLERANCE;
  // Heights other than the ground's have their own ways past, which are not looked at here; nor are ways over an enemy from
  // the top of terrain beside it.
  const obstacles = level(mover.start.z)
    ? obstaclesOf(field, mover).filter(
        (obstacle) =>
          level(obstacle.placed.z) &&
          isNear(obstacle.placed.shape, disc) &&
          !field.footprints.some((footprint) => overlooks(footprint, obstacle, mover)),
      )
    : [];
  const climbs = mover.climbs.filter(({ polygon }) => polygon.convex && touches(polygon, disc, mover));
  if (climbs.length === 0 && obstacles.length === 0) return plain;
  const { halfLong, halfShort, reach } = mover.start.shape;
  const inner = Math.min(halfLong, halfShort) - 2 * TOLERANCE;
  const shut = cells.either(
    obstacles.map(({ placed: { shape }, keep }) => {
      const least = inner + Math.min(shape.halfLong, shape.halfShort) + keep;
      const { x, y } = shape;
      const bounds = { minX: x - least, minY: y - least, maxX: x + least, maxY: y + least };
      return cells.wholly(bounds, (px, py) => (px - x) * (px - x) + (py - y) * (py - y) < least * least);
    }),
  );
  const on = cells.either(
    climbs.map(({ polygon }) =>
      cells.wholly(grown(polygon, inner), (x, y) => distanceTo(polygon, [x, y]) < inner),
    ),
  );
  const onto = cells.either(mover.climbs.map(({ polygon }) => cells.touching(grown(polygon, reach))));
  const off = onto.map((mark) => 1 - mark);
  const toll = mover.climbs.reduce((least, { feature }) => Math.min(least, feature.height), 1_000);
  return cells.ways(disc, shut, on, off, toll);
}

function overlooks(
  { feature, polygon }: Footprint,
  { placed, keep, up }: Obstacle,
  { start }: Mover,
): boolean {
  if (feature.height < up) return false;
  const { x, y, reach } = placed.shape;
  return distanceTo(polygon, [x, y]) <= reach + keep + 2 * start.shape.reach;
}

function isNear({ x, y, reach }: Shape, disc: Circle): boolean {
  const span = disc.radius + reach + 4;
  return Math.abs(x - disc.x) <= span && Math.abs(y - disc.y) <= span;
}

function grown({ minX, minY, maxX, maxY }: Bounds, by: number): Bounds {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

function touches({ minX, minY, maxX, maxY }: Bounds, { x, y, radius }: Circle, { start }: Mover): boolean {
  const span = radius + start.shape.reach;
  return minX <= x + span && maxX >= x - span && minY <= y + span && maxY >= y - span;
}

class Proof {
  readonly #cells: Cells;
  readonly #models: number;
  readonly #large: boolean;
  readonly #link: number;
  /** For each model the cells that it can end in. */
  readonly #reached: readonly Marks[];
  /** For each target the cells from which it can be engaged. */
  readonly #engaging: readonly Marks[];

  constructor(field: Field, size: number) {
    const { movers, targets, targetModels, footprints, numbers } = field;
    const { engagement, barricade, coherency } = numbers;
    const spans = movers.map((mover) => {
      const { x, y } = mover.start.shape;
      return { x, y, radius: mover.held ? 0 : allowanceOf(field, mover) + TOLERANCE };
    });
    const cells = new Cells(spans, size);
    const reach = Math.max(...movers.map(({ start }) => start.shape.reach));
    const across = footprints.some(({ feature }) => feature.kind === "barricade");
    const range = (across ? barricade.reach.across : engagement.across) + TOLERANCE;
    this.#cells = cells;
    this.#models = movers.length;
    this.#large = movers.length >= coherency.largeUnit;
    this.#link = coherency.across + 2 * reach + TOLERANCE;
    this.#reached = spans.map((disc, i) => reachedCells(field, movers[i]!, cells, disc));
    this.#engaging = targets.map((target) =>
      cells.within(
        targetModels
          .filter(({ unit }) => unit === target)
          .map(({ placed: { shape } }) => ({ x: shape.x, y: shape.y, radius: shape.reach + reach + range })),
      ),
    );
  }

  holds(): boolean {
    const targets = this.#engaging.length;
    const reached = this.#cells.either(this.#reached);
    if (this.#engaging.some((cells) => !this.#cells.any(this.#cells.both(cells, reached)))) return true;
    for (let a = 0; a < targets; a++) {
      for (let b = a + 1; b < targets; b++) if (!this.#joinable(a, b)) return true;
    }
    return targets > 2 && this.#treeOfAll() > this.#models;
  }

  /**
   * Whether a row of models can lead from one target to the other. Who engages the one is no other model of the row. Where
   * each needs two neighbours, the shortest row has none to spare: either end of it has a neighbour besides, and the two are
   * different unless the row is very short.
   */
  #joinable(a: number, b: number): boolean {
    for (const [first, cells] of this.#reached.entries()) {
      const begin = this.#cells.both(cells, this.#engaging[a]!);
      if (!this.#cells.any(begin)) continue;
      if (this.#cells.any(this.#cells.both(begin, this.#engaging[b]!))) return true;
      const others = this.#cells.either(this.#reached.filter((_, i) => i !== first));
      const goal = this.#cells.both(others, this.#engaging[b]!);
      let row = begin;
      for (let models = 2; models <= this.#models; models++) {
        row = this.#cells.both(this.#cells.grown(row, this.#link), others);
        const spare = this.#large && models > 3 ? 2 : 0;
        if (models + spare > this.#models) break;
        if (this.#cells.any(this.#cells.both(row, goal))) return true;
      }
    }
    return false;
  }

  /** The least number of models in a tree that touches every target. */
  #treeOfAll(): number {
    const targets = this.#engaging.length;
    const all = (1 << targets) - 1;
    const reached = this.#cells.either(this.#reached);
    const least: Uint8Array[] = [];
    for (let set = 1; set <= all; set++) {
      const counts = new Uint8Array(this.#cells.count).fill(NEVER);
      const single = this.#engaging.findIndex((_, target) => set === 1 << target);
      if (single >= 0) {
        const begin = this.#cells.both(reached, this.#engaging[single]!);
        for (let cell = 0; cell < counts.length; cell++) if (begin[cell] === 1) counts[cell] = 1;
      }
      for (let part = (set - 1) & set; part > set - part; part = (part - 1) & set) {
        const one = least[part]!;
        const other = least[set - part]!;
        for (let cell = 0; cell < counts.length; cell++) {
          const sum = one[cell]! + other[cell]! - 1;
          if (sum < counts[cell]!) counts[cell] = sum;
        }
      }
      if (set === all) return counts.reduce((a, b) => Math.min(a, b), NEVER);
      this.#spread(counts, reached);
      least[set] = counts;
    }
    return NEVER;
  }

  /** One more model for each step of a link's length. */
  #spread(counts: Uint8Array, reached: Marks): void {
    for (let models = 1; models < this.#models; models++) {
      // Who has fewer models behind it has been looked at already.
      const from = counts.map((count) => (count === models ? 1 : 0));
      if (!this.#cells.any(from)) continue;
      const grown = this.#cells.grown(from, this.#link);
      for (let cell = 0; cell < counts.length; cell++) {
        if (grown[cell] === 1 && reached[cell] === 1 && counts[cell]! > models + 1) counts[cell] = models + 1;
      }
    }
  }
}
