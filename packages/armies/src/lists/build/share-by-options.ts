import type { Sheet } from "../../books/sheet.ts";
import { keyOf, type Loadout, loadoutsOf } from "./loadouts.ts";

export interface OptionShares {
  readonly shares: readonly { readonly count: number; readonly each: Loadout }[];
  /** Whether the options leave other ways. */
  readonly isOnly: boolean;
}

/** Steps of the search; a group that needs more is left as the numbers alone share it out. */
const STEPS = 40_000;

/**
 * Shares the wargear of a group out to its models so that each can have what it gets by the options of the sheet; the
 * numbers are those of the whole group. Undefined: no way fits.
 */
export function shareByOptions(
  sheet: Sheet,
  kind: string,
  models: number,
  totals: Loadout,
  preferred: readonly Loadout[],
): OptionShares | undefined {
  const loadouts = inOrder(loadoutsOf(sheet, kind, new Set(totals.keys())), preferred);
  const left = new Map(totals);
  const counts: number[] = [];
  const solutions: number[][] = [];
  let steps = 0;
  const search = (at: number, free: number): void => {
    if (++steps > STEPS || solutions.length > 1) return;
    if (free === 0) {
      if ([...left.values()].every((number) => number === 0)) solutions.push([...counts]);
      return;
    }
    const loadout = loadouts[at];
    if (loadout === undefined) return;
    const most = Math.min(
      free,
      ...[...loadout].map(([name, number]) => Math.floor((left.get(name) ?? 0) / number)),
    );
    for (let count = most; count >= 0; count--) {
      for (const [name, number] of loadout) left.set(name, left.get(name)! - number * count);
      counts[at] = count;
      search(at + 1, free - count);
      counts.length = at;
      for (const [name, number] of loadout) left.set(name, left.get(name)! + number * count);
    }
  };
  search(0, models);
  const [solution, another] = solutions;
  if (solution === undefined) return undefined;
  return {
    shares: solution.flatMap((count, at) => (count === 0 ? [] : [{ count, each: loadouts[at]! }])),
    isOnly: another === undefined && steps <= STEPS,
  };
}

/** What the reader of the list proposes comes first, then what carries least: special weapons go to different models. */
function inOrder(loadouts: readonly Loadout[], preferred: readonly Loadout[]): readonly Loadout[] {
  const wanted = new Set(preferred.map(keyOf));
  const size = (one: Loadout) => [...one.values()].reduce((sum, number) => sum + number, 0);
  return loadouts.toSorted(
    (a, b) => Number(wanted.has(keyOf(b))) - Number(wanted.has(keyOf(a))) || size(a) - size(b),
  );
}
