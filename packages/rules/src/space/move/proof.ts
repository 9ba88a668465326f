import { TOLERANCE } from "../../base/limits.ts";
import type { Unit } from "../../game/document.ts";
import { clip } from "../../geometry/crossing.ts";
import { gap } from "../../geometry/gap.ts";
import type { Shape } from "../../geometry/shape.ts";
import { moved } from "../../geometry/sweep.ts";
import { Cells, type Circle, type Marks } from "./cells.ts";
import { engagementReach } from "./engagement.ts";
import { allowanceOf, type Field, type Mover, type Standing } from "./field.ts";
import { hullAround } from "./least-way.ts";
import { innerOf, openCells, reachedCells } from "./reached-cells.ts";
import { pivotCost } from "./travel.ts";

/**
 * Whether it can be proved that no move of this order engages its targets in coherency. The table is parted into cells, and
 * in every doubt a cell counts for the models: what cannot be done by cells cannot be done at all. A unit in coherency that
 * engages every target holds a tree of models from target to target, each no further from the next than coherency allows; so
 * the least number of models that such a tree takes is compared with the models there are.
 */
export function isProvedImpossible(field: Field, effort: ProofEffort = "QUICK"): boolean {
  const { targets, movers } = field;
  if (field.order.ending.engaged?.targets !== "EVERY") return false;
  if (targets.length > MOST_TARGETS || movers.length > MOST_MODELS) return false;
  const goings = movers.map((mover) => goingsOf(field, mover));
  const discs = goings.map(([{ disc }]) => disc);
  return SIZES[effort].some((size) => {
    const cells = new Cells(discs, size);
    return cells.count * movers.length <= MOST_CELLS && new Proof(field, goings, cells).holds();
  });
}

/** A quick proof is often enough; a fine one is for what a search has found no way for. */
export type ProofEffort = "QUICK" | "FINE";

/** Sides of cells in inches. */
const SIZES: Readonly<Record<ProofEffort, readonly number[]>> = {
  QUICK: [0.5, 0.25],
  FINE: [0.125, 0.0625, 0.03125],
};

/** How many cells are looked at for all models together. */
const MOST_CELLS = 1_000_000;

/** Beyond these the number of cases is too large to be looked at. */
const MOST_TARGETS = 4;
const MOST_MODELS = 30;

/** Cells that no tree of models leads to. */
const NEVER = 255;

class Proof {
  readonly #cells: Cells;
  readonly #models: number;
  readonly #large: boolean;
  readonly #link: number;
  /** For each model the cells that it can end in. */
  readonly #reached: readonly Marks[];
  /** For each target and each model the cells that it can end in and engage the target from. */
  readonly #engaging: readonly (readonly Marks[])[];

  constructor(field: Field, goings: readonly Goings[], cells: Cells) {
    const { movers, targets, numbers } = field;
    const reach = Math.max(...movers.map(({ start }) => start.shape.reach));
    const area = areaOf(goings.map(([{ disc }]) => disc));
    this.#cells = cells;
    this.#models = movers.length;
    this.#large = movers.length >= numbers.coherency.largeUnit;
    this.#link = numbers.coherency.across + 2 * reach + TOLERANCE;
    const open = new Map<number, Marks>();
    const openTo = (inner: number): Marks => {
      const known = open.get(inner) ?? openCells(field, cells, area, inner);
      open.set(inner, known);
      return known;
    };
    const engaged = new Map<string, Marks>();
    const engagedBy = (shape: Shape, target: Unit): Marks => {
      const { kind, halfLong, halfShort, ux, uy } = shape;
      const key = `${target.id} ${kind} ${halfLong} ${halfShort} ${kind === "circle" ? "" : `${ux} ${uy}`}`;
      const known = engaged.get(key) ?? engagingCells(field, cells, target, shape);
      engaged.set(key, known);
      return known;
    };
    const ends = movers.map((mover, i) =>
      goings[i]!.map(({ disc, shape }) => ({
        shape,
        cells: reachedCells(field, mover, cells, disc, openTo(innerOf(mover.start.shape))),
      })),
    );
    this.#reached = ends.map((each) => cells.either(each.map((one) => one.cells)));
    this.#engaging = targets.map((target) =>
      ends.map((each) =>
        cells.either(each.map((one) => cells.both(one.cells, engagedBy(one.shape, target)))),
      ),
    );
  }

  holds(): boolean {
    const targets = this.#engaging.length;
    if (this.#engaging.some((models) => !models.some((cells) => this.#cells.any(cells)))) return true;
    if (this.#engaging.some((models) => !this.#together(models))) return true;
    for (let a = 0; a < targets; a++) {
      for (let b = a + 1; b < targets; b++) if (!this.#joinable(a, b)) return true;
    }
    return targets > 2 && this.#treeOfAll() > this.#models;
  }

  /** Whether some model can engage the target while rows of models lead from it to all the others. */
  #together(engaging: readonly Marks[]): boolean {
    return engaging.some((begin, first) => {
      if (!this.#cells.any(begin)) return false;
      let left = this.#reached.filter((_, i) => i !== first);
      const others = this.#cells.either(left);
      let row = begin;
      for (let models = 2; models <= this.#models && left.length > 0; models++) {
        row = this.#cells.both(this.#cells.grown(row, this.#link), others);
        left = left.filter((one) => !this.#cells.any(this.#cells.both(one, row)));
      }
      return left.length === 0;
    });
  }

  /**
   * Whether a row of models can lead from one target to the other. Who engages the one is no other model of the row. Where
   * each needs two neighbours, the shortest row has none to spare: either end of it has a neighbour besides, and the two are
   * different unless the row is very short.
   */
  #joinable(a: number, b: number): boolean {
    for (const [first, begin] of this.#engaging[a]!.entries()) {
      if (!this.#cells.any(begin)) continue;
      if (this.#cells.any(this.#cells.both(begin, this.#engaging[b]![first]!))) return true;
      const others = this.#cells.either(this.#reached.filter((_, i) => i !== first));
      const goal = this.#cells.either(this.#engaging[b]!.filter((_, i) => i !== first));
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
        const begin = this.#cells.either(this.#engaging[single]!);
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

/** How far a model may go with its base as it is, and turned as it likes, which costs. */
interface Going {
  readonly disc: Circle;
  readonly shape: Shape;
}

type Goings = readonly [Going, ...Going[]];

function goingsOf(field: Field, mover: Mover): Goings {
  const { shape } = mover.start;
  const disc = (inches: number) => ({ x: shape.x, y: shape.y, radius: inches + TOLERANCE });
  const allowance = mover.held ? -TOLERANCE : allowanceOf(field, mover);
  const own = { disc: disc(allowance), shape };
  const turned = allowance - pivotCost(mover);
  if (shape.kind === "circle" || mover.held || turned < 0) return [own];
  return [own, { disc: disc(turned), shape: roundOf(shape) }];
}

/** The circle around a base: as far as it reaches whichever way it faces. */
export function roundOf(shape: Shape): Shape {
  return { ...shape, kind: "circle", halfLong: shape.reach, halfShort: shape.reach };
}

/** A circle around all of them. */
function areaOf(spans: readonly Circle[]): Circle {
  const { x, y } = spans[0]!;
  const radius = Math.max(
    ...spans.map(
      (span) => Math.sqrt((span.x - x) * (span.x - x) + (span.y - y) * (span.y - y)) + span.radius,
    ),
  );
  return { x, y, radius };
}

/** From where such a base may engage the target; on the far side of a barricade from a little further away. */
function engagingCells(field: Field, cells: Cells, target: Unit, base: Shape): Marks {
  const enemies = field.targetModels.filter(({ unit }) => unit === target);
  const { engagement, barricade } = field.numbers;
  return cells.either(
    enemies.flatMap((enemy) => {
      const near = cellsAround(cells, enemy, base, engagement.across);
      if (engagementReach(field, enemy) === engagement.across) return [near];
      const isBehind = behindBarricade(field, enemy, cells.blur);
      return [near, cellsAround(cells, enemy, base, barricade.reach.across, isBehind)];
    }),
  );
}

function cellsAround(
  cells: Cells,
  { placed }: Standing,
  base: Shape,
  range: number,
  passes: (x: number, y: number) => boolean = () => true,
): Marks {
  const { shape } = placed;
  const radius = shape.reach + base.reach + range + TOLERANCE;
  const isRound = shape.kind === "circle" && base.kind === "circle";
  const furthest = range + cells.blur + TOLERANCE;
  return cells.select(
    { x: shape.x, y: shape.y, radius },
    (x, y) => passes(x, y) && (isRound || gap(moved(base, x, y), shape) <= furthest),
  );
}

/** Whether a line from the cell to the enemy may cross a barricade. */
function behindBarricade(
  { footprints }: Field,
  { placed: { shape } }: Standing,
  blur: number,
): (x: number, y: number) => boolean {
  const barricades = footprints.filter(({ feature }) => feature.kind === "barricade");
  const hulls = barricades.map(({ polygon }) =>
    polygon.convex ? hullAround(polygon, 1.1 * blur) : undefined,
  );
  return (x, y) =>
    hulls.some((hull) => hull === undefined || clip(hull, [x, y], [shape.x, shape.y]) !== undefined);
}
