import type { Army } from "../army.ts";
import type { Point } from "../layouts/layout.ts";
import { type Cell, cellsOf } from "./cell.ts";
import { type Footprint, meets, overlap, patchOf, type Size, sizeOf, within } from "./footprint.ts";
import type { Ground } from "./ground.ts";
import { anyFiles, broadFiles, inRanks } from "./ranks.ts";
import { type Regiment, regimentOf } from "./regiment.ts";
import { crowd, type Wish, wishes } from "./wish.ts";

/** Where the models of a unit stand, and which way those look whose bases are not round. */
export interface Stand {
  readonly spots: readonly Point[];
  readonly facing: number;
}

/** How much room an army is given. */
interface Order {
  /** From one place that is tried to the next. */
  readonly step: number;
  /** Between two models of a unit. */
  readonly gap: number;
  /** Between two units. */
  readonly apart: number;
  readonly files: (count: number) => readonly number[];
  readonly wishes: (units: readonly Regiment[], cells: readonly Cell[]) => readonly Wish[];
}

const crowded = (aside: number) => (units: readonly Regiment[]) => units.map(() => crowd(aside));

/** Generous first, then as little as the rules leave. */
const ORDERS: readonly Order[] = [
  { step: 1, gap: 0.4, apart: 0.9, files: broadFiles, wishes },
  { step: 1, gap: 0.4, apart: 0.4, files: broadFiles, wishes },
  { step: 1, gap: 0.3, apart: 0.2, files: anyFiles, wishes },
  { step: 0.5, gap: 0.3, apart: 0.02, files: anyFiles, wishes: crowded(1) },
  { step: 0.5, gap: 0.3, apart: 0.02, files: anyFiles, wishes: crowded(60) },
];

/**
 * Sets up an army in its zone, the same way every time: vehicles first, to which ruins leave the fewest places, then
 * the largest units; each in ranks at the best free place. One stand an entry; undefined: there is no room for all.
 */
export function deploy({ entries }: Army, ground: Ground): readonly Stand[] | undefined {
  const units = entries.map((entry) => regimentOf(entry, ground.zone.facing));
  for (const order of ORDERS) {
    const stands = attempt(units, ground, order);
    if (stands !== undefined) return stands;
  }
  return undefined;
}

function attempt(units: readonly Regiment[], ground: Ground, order: Order): readonly Stand[] | undefined {
  const cells = cellsOf(ground, order.step);
  const wished = order.wishes(units, cells);
  const taken: Footprint[] = [];
  const stands: Stand[] = [];
  const sequence = units
    .map((_, index) => index)
    .sort((a, b) => weight(units[b]!) - weight(units[a]!) || a - b);
  for (const index of sequence) {
    const placed = findPlace(units[index]!, wished[index]!, cells, ground, order, taken);
    if (placed === undefined) return undefined;
    taken.push(...placed.footprints);
    stands[index] = { spots: placed.footprints.map(({ x, y }) => [x, y]), facing: placed.facing };
  }
  return stands;
}

function weight({ onFoot, room }: Regiment): number {
  return onFoot ? room : room + 1_000;
}

/** What a less handsome shape or a side turned to the enemy costs, in inches of a better place. */
const SHAPE_COST = 0.6;
const TURN_COST = 6;

/** No model is set up on these, whatever it is. */
const NO_STANDING: ReadonlySet<string> = new Set(["barricade", "debris", "container", "hill"]);

/** Nobody stands on an objective either. */
const MARKER: Size = sizeOf({ shape: "round", mm: 40 }, 0);

function findPlace(
  unit: Regiment,
  wish: Wish,
  cells: readonly Cell[],
  { zone, terrain, objectives }: Ground,
  { gap, apart, files }: Order,
  taken: readonly Footprint[],
): { readonly footprints: readonly Footprint[]; readonly facing: number } | undefined {
  const closed = terrain
    .filter(({ kind }) => NO_STANDING.has(kind) || (kind === "ruins" && !unit.onFoot))
    .map(({ polygon }) => patchOf(polygon as readonly Point[]));
  const free = (one: Footprint) =>
    !taken.some((other) => overlap(one, other, apart)) &&
    !objectives.some(([x, y]) => overlap(one, { ...MARKER, x, y }, 0)) &&
    within(one, zone.polygon) &&
    !closed.some((patch) => meets(one, patch));
  const ways = unit.stances.flatMap((stance, turn) =>
    files(unit.count).map((many, shape) => ({ stance, many, cost: turn * TURN_COST + shape * SHAPE_COST })),
  );
  for (const [cell, { stance, many }] of cheapestFirst(cells, wish, ways)) {
    const footprints = inRanks(stance, cell.at, zone.facing, many, gap, free);
    if (footprints !== undefined) return { footprints, facing: stance.facing };
  }
  return undefined;
}

/** Every cell in every way, by what both cost together. Few are tried, so that they are not all put in order. */
function* cheapestFirst<Way extends { readonly cost: number }>(
  cells: readonly Cell[],
  wish: Wish,
  ways: readonly Way[],
): Generator<readonly [Cell, Way]> {
  const wanted = cells.map((cell) => ({ cell, cost: wish(cell) })).sort((a, b) => a.cost - b.cost);
  const next = ways.map(() => 0);
  for (let left = ways.length * cells.length; left > 0; left--) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < ways.length; i++) {
      const cost = (wanted[next[i]!]?.cost ?? Number.POSITIVE_INFINITY) + ways[i]!.cost;
      if (cost < least) [best, least] = [i, cost];
    }
    yield [wanted[next[best]!++]!.cell, ways[best]!];
  }
}
