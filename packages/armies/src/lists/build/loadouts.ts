import type { Carried, Sheet, SheetOption } from "../../books/sheet.ts";

/** What one model can carry, by name. */
export type Loadout = ReadonlyMap<string, number>;

/** Ways to look at; a sheet whose options multiply beyond it is not searched to the end. */
const MOST = 6_000;

interface State {
  readonly carried: Loadout;
  /** Options that it has taken, by their place, and how often. */
  readonly taken: ReadonlyMap<number, number>;
}

/** Every way in which a model of the kind can be equipped with nothing but these names, as loadouts and options allow. */
export function loadoutsOf(sheet: Sheet, kind: string, allowed: ReadonlySet<string>): readonly Loadout[] {
  const options = sheet.options.flatMap((option, place) =>
    option.who !== "UNIT" && (option.who.length === 0 || option.who.includes(kind))
      ? [{ option, place, picks: picksOf(option, allowed) }]
      : [],
  );
  const seen = new Set<string>();
  const queue: State[] = [];
  const found = new Map<string, Loadout>();
  const visit = (state: State): void => {
    const key = `${keyOf(state.carried)}/${[...state.taken].map(String).sort()}`;
    if (seen.has(key) || seen.size >= MOST) return;
    seen.add(key);
    queue.push(state);
    if ([...state.carried.keys()].every((name) => allowed.has(name)))
      found.set(keyOf(state.carried), state.carried);
  };
  for (const carried of defaultsOf(sheet, kind)) visit({ carried, taken: new Map() });
  for (let at = 0; at < queue.length; at++) {
    const state = queue[at]!;
    for (const { option, place, picks } of options) {
      if (!mayTake(sheet, option, place, state)) continue;
      for (const drop of dropsOf(option, state.carried, sheet)) {
        for (const pick of picks) visit(taken(state, place, drop, pick));
      }
    }
  }
  return [...found.values()];
}

export function keyOf(carried: Loadout): string {
  return JSON.stringify([...carried].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What models of the kind carry before any option: several ways where the sheet tells them apart. */
function defaultsOf({ loadout }: Sheet, kind: string): readonly Loadout[] {
  const own = loadout.filter(({ who }) => who.length === 0 || who.includes(kind));
  // An entry that names the kind comes before one for all models.
  const named = own.filter(({ who, also }) => who.length > 0 && also !== true);
  const first = named.length > 0 ? named : own.filter(({ also }) => also !== true);
  const added = own.filter(({ also }) => also === true);
  return first.map(({ weapons }) =>
    [weapons, ...added.map((one) => one.weapons)].reduce<Loadout>(plus, new Map()),
  );
}

function mayTake(sheet: Sheet, option: SheetOption, place: number, { carried, taken }: State): boolean {
  const times = taken.get(place) ?? 0;
  const { forEach } = option;
  const most =
    forEach !== undefined
      ? (carried.get(forEach) ?? 0)
      : option.each === true
        ? Number.POSITIVE_INFINITY
        : (option.times ?? 1);
  if (times >= most) return false;
  const { with: having = [], without = [] } = option.needs ?? {};
  if (!having.every((name) => carried.has(name)) || without.some((name) => carried.has(name))) return false;
  const others = [...taken.keys()].map((one) => sheet.options[one]!);
  if (option.exclusive !== undefined && others.some(({ exclusive }) => exclusive === option.exclusive))
    return false;
  const locked = others.flatMap(({ locks = [] }) => locks);
  return !namesDropped(option).some((name) => locked.includes(name));
}

function namesDropped({ drop }: SheetOption): readonly string[] {
  if (drop === undefined) return [];
  return (Array.isArray(drop) ? (drop as readonly Carried[]) : [drop as Carried]).flatMap(Object.keys);
}

/** What the option takes away from a model that carries this: one way, several, or none. */
function dropsOf({ drop, each }: SheetOption, carried: Loadout, sheet: Sheet): readonly Carried[] {
  if (drop === undefined) return [{}];
  const ways = Array.isArray(drop) ? (drop as readonly Carried[]) : [drop as Carried];
  return ways
    .flatMap((way) => ("RANGED" in way ? rangedOf(sheet).map((name) => ({ [name]: 1 })) : [way]))
    .map((way) => (each === true ? Object.fromEntries(Object.keys(way).map((name) => [name, 1])) : way))
    .filter((way) => Object.entries(way).every(([name, number]) => (carried.get(name) ?? 0) >= number));
}

function rangedOf({ weapons }: Sheet): readonly string[] {
  return weapons.filter(({ type }) => type === "RANGED").map(({ name }) => name);
}

/** What can be chosen at once, of names that are allowed. */
function picksOf(
  { take, pick = { most: 1 } }: SheetOption,
  allowed: ReadonlySet<string>,
): readonly Carried[] {
  const choices = take.filter((one) => Object.keys(one).every((name) => allowed.has(name)));
  const { least = 1, most, repeat = false } = pick;
  let picks: { readonly sum: Carried; readonly last: number; readonly size: number }[] = [
    { sum: {}, last: 0, size: 0 },
  ];
  const all: Carried[] = [];
  for (let size = 1; size <= most && all.length < MOST; size++) {
    picks = picks.flatMap(({ sum, last }) =>
      choices.flatMap((choice, at) =>
        at < last ? [] : [{ sum: joined(sum, choice), last: repeat ? at : at + 1, size }],
      ),
    );
    if (size >= least) all.push(...picks.map(({ sum }) => sum));
  }
  return all;
}

function joined(a: Carried, b: Carried): Carried {
  return Object.fromEntries(plus(new Map(Object.entries(a)), b));
}

function plus(carried: Loadout, more: Carried): Loadout {
  const sum = new Map(carried);
  for (const [name, number] of Object.entries(more)) sum.set(name, (sum.get(name) ?? 0) + number);
  return sum;
}

function taken({ carried, taken: before }: State, place: number, drop: Carried, pick: Carried): State {
  const left = new Map(carried);
  for (const [name, number] of Object.entries(drop)) {
    const rest = left.get(name)! - number;
    if (rest > 0) left.set(name, rest);
    else left.delete(name);
  }
  return { carried: plus(left, pick), taken: new Map(before).set(place, (before.get(place) ?? 0) + 1) };
}
