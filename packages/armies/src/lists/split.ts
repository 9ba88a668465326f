import type { Split } from "./list.ts";

/** So many models of a group, and what each of them carries. */
interface Share {
  readonly count: number;
  readonly each: ReadonlyMap<string, number>;
}

export interface Shared {
  readonly shares: readonly Share[];
  /** Absent: every model carries the same. */
  readonly how?: Split;
}

/**
 * Shares the weapons of a group out to its models; the numbers are those of the whole group.
 * What every model has is set aside; of the rest each model gets one where that adds up. Otherwise the ways to add up
 * to the number of models are taken together, and where even that leaves several, special weapons go to different models.
 */
export function shareOut(models: number, totals: ReadonlyMap<string, number>): Shared {
  const common = new Map<string, number>();
  const rest: CountedName[] = [];
  for (const [name, total] of totals) {
    const all = Math.floor(total / models);
    if (all > 0) common.set(name, all);
    if (total % models > 0) rest.push({ name, number: total % models, extra: all > 0 });
  }
  if (rest.length === 0) return { shares: [{ count: models, each: common }] };
  const sum = rest.reduce((total, { number }) => total + number, 0);
  const doubled = rest.some(({ extra }) => extra);
  const order = [...totals.keys()];
  const share = (count: number, names: readonly string[]): Share => ({
    count,
    each: inOrder(order, common, names),
  });
  if (sum === models) {
    const shares = rest.map(({ name, number }) => share(number, [name]));
    return { shares, how: doubled ? "one of several" : "unique" };
  }
  const forced = bySlots(models, rest);
  if (forced !== undefined) return { shares: forced.map(([n, names]) => share(n, names)), how: "unique" };
  if (sum < models) {
    const shares = rest.map(({ name, number }) => share(number, [name]));
    const how = sum === 1 && !doubled ? "unique" : "one of several";
    return { shares: [...shares, share(models - sum, [])], how };
  }
  return { shares: roundRobin(models, rest).map(([n, names]) => share(n, names)), how: "one of several" };
}

interface CountedName {
  readonly name: string;
  readonly number: number;
  readonly extra: boolean;
}

type Loadouts = readonly (readonly [count: number, names: readonly string[]])[];

/** Past this many kinds the ways are too many to look at. */
const KINDS = 10;

/**
 * Weapons whose numbers add up to the models stand in for each other: a model has one of them. If that holds for every
 * way of adding up at once, and leaves one way to share out, that is it.
 */
function bySlots(models: number, rest: readonly CountedName[]): Loadouts | undefined {
  if (rest.length > KINDS) return undefined;
  const subsets = 1 << rest.length;
  const slots: number[] = [];
  for (let set = 1; set < subsets; set++) {
    let sum = 0;
    for (const [at, { number }] of rest.entries()) if ((set >> at) & 1) sum += number;
    if (sum === models) slots.push(set);
  }
  const covered = slots.reduce((all, slot) => all | slot, 0);
  if (slots.length === 0 || covered !== subsets - 1) return undefined;
  const loadouts: number[] = [];
  for (let set = 1; set < subsets; set++) {
    if (slots.every((slot) => isPower(set & slot))) loadouts.push(set);
  }
  return onlySolution(models, rest, loadouts);
}

function isPower(set: number): boolean {
  return set !== 0 && (set & (set - 1)) === 0;
}

/** Steps of the search; a list that needs more is not settled by numbers. */
const STEPS = 20_000;

function onlySolution(
  models: number,
  rest: readonly CountedName[],
  loadouts: readonly number[],
): Loadouts | undefined {
  const left = rest.map(({ number }) => number);
  const taken: number[] = [];
  const solutions: number[][] = [];
  let steps = 0;
  const search = (at: number, free: number): void => {
    if (++steps > STEPS || solutions.length > 1) return;
    if (at === loadouts.length) {
      if (free === 0 && left.every((number) => number === 0)) solutions.push([...taken]);
      return;
    }
    const members = rest.map((_, index) => index).filter((index) => (loadouts[at]! >> index) & 1);
    const most = Math.min(free, ...members.map((index) => left[index]!));
    for (let number = most; number >= 0; number--) {
      for (const index of members) left[index]! -= number;
      taken.push(number);
      search(at + 1, free - number);
      taken.pop();
      for (const index of members) left[index]! += number;
    }
  };
  search(0, models);
  if (steps > STEPS || solutions.length !== 1) return undefined;
  return solutions[0]!.flatMap((number, at) =>
    number === 0
      ? []
      : [[number, rest.filter((_, index) => (loadouts[at]! >> index) & 1).map(({ name }) => name)] as const],
  );
}

/** Weapon by weapon to the next models in turn, so that as few as can be carry two special ones. */
function roundRobin(models: number, rest: readonly CountedName[]): Loadouts {
  const names: string[][] = Array.from({ length: models }, () => []);
  let next = 0;
  for (const { name, number } of rest) {
    for (let i = 0; i < number; i++) names[next++ % models]!.push(name);
  }
  const groups = new Map<string, [number, readonly string[]]>();
  for (const one of names) {
    const key = one.join("\n");
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [1, one]);
    else group[0]++;
  }
  return [...groups.values()];
}

/** In the order of the list, so that models of one group read alike. */
function inOrder(
  order: readonly string[],
  common: ReadonlyMap<string, number>,
  names: readonly string[],
): ReadonlyMap<string, number> {
  const each = new Map<string, number>();
  for (const name of order) {
    const number = (common.get(name) ?? 0) + names.filter((one) => one === name).length;
    if (number > 0) each.set(name, number);
  }
  return each;
}
