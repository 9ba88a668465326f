import type { Carried, Sheet, SheetOption } from "../../books/sheet.ts";

/** What one model can carry, by name. */
export type Loadout = ReadonlyMap<string, number>;

/** An option that a model has taken: which one, what it gave up where there is a choice, and what it took. */
export interface Take {
  /** Its place among the options of the sheet. */
  readonly option: number;
  /** Names of what was given up, where the option leaves a choice. */
  readonly drop?: string;
  /** Places among what can be taken. */
  readonly choices: readonly number[];
}

/** Ways to look at; a sheet whose options multiply beyond it is not searched to the end. */
const MOST = 6_000;

/** A model while its options are taken, one after another. */
interface State {
  readonly carried: Loadout;
  /** Options that it has taken, by their place, and how often. */
  readonly taken: ReadonlyMap<number, number>;
}

interface Way extends State {
  /** Which of the default loadouts it began with. */
  readonly start: number;
  readonly takes: readonly Take[];
}

/** Every way in which a model of the kind can be equipped with nothing but these names, as loadouts and options allow. */
export function loadoutsOf(sheet: Sheet, kind: string, allowed: ReadonlySet<string>): readonly Loadout[] {
  return waysOf(sheet, kind, allowed).map(({ carried }) => carried);
}

/** The same with the options that lead there; each loadout once, by the shortest way. */
export function waysOf(sheet: Sheet, kind: string, allowed: ReadonlySet<string>): readonly Way[] {
  const options = sheet.options.flatMap((option, place) =>
    isFor(option, kind) ? [{ option, place, picks: picksOf(option, allowed) }] : [],
  );
  const seen = new Set<string>();
  const queue: Way[] = [];
  const found = new Map<string, Way>();
  const visit = (way: Way): void => {
    const key = `${keyOf(way.carried)}/${[...way.taken].map(String).sort()}`;
    if (seen.has(key) || seen.size >= MOST) return;
    seen.add(key);
    queue.push(way);
    const own = keyOf(way.carried);
    if (!found.has(own) && [...way.carried.keys()].every((name) => allowed.has(name))) found.set(own, way);
  };
  const defaults = defaultsOf(sheet, kind);
  for (const [start, carried] of (defaults.length === 0 ? [new Map()] : defaults).entries())
    visit({ start, carried, taken: new Map(), takes: [] });
  for (let at = 0; at < queue.length; at++) {
    const way = queue[at]!;
    for (const { option, place, picks } of options) {
      if (!mayTake(sheet, option, place, way)) continue;
      const drops = dropsOf(option, way.carried, sheet);
      for (const drop of drops) {
        for (const { sum, choices } of picks) {
          const take = { option: place, ...(hasDrops(option) && { drop: dropName(drop) }), choices };
          visit({
            ...afterTake(way, place, drop, sum),
            start: way.start,
            takes: [...way.takes, take],
          });
        }
      }
    }
  }
  return [...found.values()];
}

/** Whether models of the kind may take it. */
export function isFor({ who }: SheetOption, kind: string): boolean {
  return who !== "UNIT" && (who.length === 0 || who.includes(kind));
}

/** What a model that began so carries after its options; undefined: one of them cannot be taken. */
export function afterTakes(
  sheet: Sheet,
  kind: string,
  start: number,
  takes: readonly Take[],
): Loadout | undefined {
  let state: State = { carried: defaultsOf(sheet, kind)[start] ?? new Map(), taken: new Map() };
  for (const { option: place, drop: wanted, choices } of takes) {
    const option = sheet.options[place];
    if (option === undefined || !isFor(option, kind) || !mayTake(sheet, option, place, state))
      return undefined;
    const drops = dropsOf(option, state.carried, sheet);
    const drop = wanted === undefined ? drops[0] : drops.find((one) => dropName(one) === wanted);
    const sum = sumOf(option, choices);
    if (drop === undefined || sum === undefined) return undefined;
    state = afterTake(state, place, drop, sum);
  }
  return state.carried;
}

/** Whether what is given up is to be chosen. */
export function hasDrops({ drop }: SheetOption): boolean {
  return Array.isArray(drop) || (drop !== undefined && "RANGED" in drop);
}

export function dropName(drop: Carried): string {
  return Object.keys(drop).join(" + ");
}

/** What can be given up for the option by a model that carries this. */
export function dropsOf({ drop, each }: SheetOption, carried: Loadout, sheet: Sheet): readonly Carried[] {
  if (drop === undefined) return [{}];
  const ways = Array.isArray(drop) ? (drop as readonly Carried[]) : [drop as Carried];
  return ways
    .flatMap((way) => ("RANGED" in way ? rangedOf(sheet).map((name) => ({ [name]: 1 })) : [way]))
    .map((way) => (each === true ? Object.fromEntries(Object.keys(way).map((name) => [name, 1])) : way))
    .filter((way) => Object.entries(way).every(([name, number]) => (carried.get(name) ?? 0) >= number));
}

/** What the choices come to; undefined: they are not to be had together. */
function sumOf({ take, pick = { most: 1 } }: SheetOption, choices: readonly number[]): Carried | undefined {
  const isRepeated = new Set(choices).size < choices.length;
  if (choices.length === 0 || choices.length > pick.most || (isRepeated && pick.repeat !== true))
    return undefined;
  let sum: Carried = {};
  for (const choice of choices) {
    const one = take[choice];
    if (one === undefined) return undefined;
    sum = joined(sum, one);
  }
  return sum;
}

export function keyOf(carried: Loadout): string {
  return JSON.stringify([...carried].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What models of the kind carry before any option: several ways where the sheet tells them apart. */
export function defaultsOf(sheet: Sheet, kind: string): readonly Loadout[] {
  const { first, added } = entriesOf(sheet, kind);
  return first.map(({ weapons }) =>
    [weapons, ...added.map((one) => one.weapons)].reduce<Loadout>(plus, new Map()),
  );
}

/** The entries of the loadout for a kind: one of the first, and all that are added to it. */
export function entriesOf({ loadout }: Sheet, kind: string) {
  const own = loadout.filter(({ who }) => who.length === 0 || who.includes(kind));
  // An entry that names the kind comes before one for all models.
  const named = own.filter(({ who, also }) => who.length > 0 && also !== true);
  const general = own.filter(({ who, also }) => who.length === 0 && also !== true);
  const isWhole = named.some(({ count }) => count === undefined);
  return {
    first: isWhole ? named : [...named, ...general],
    added: own.filter(({ also }) => also === true),
  };
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

function rangedOf({ weapons }: Sheet): readonly string[] {
  return weapons.filter(({ type }) => type === "RANGED").map(({ name }) => name);
}

interface Pick {
  readonly sum: Carried;
  readonly choices: readonly number[];
}

/** What can be chosen at once, of names that are allowed. */
function picksOf({ take, pick = { most: 1 } }: SheetOption, allowed: ReadonlySet<string>): readonly Pick[] {
  const choices = take.flatMap((one, place) =>
    Object.keys(one).every((name) => allowed.has(name)) ? [{ one, place }] : [],
  );
  const { least = 1, most, repeat = false } = pick;
  let picks: (Pick & { readonly last: number })[] = [{ sum: {}, choices: [], last: 0 }];
  const all: Pick[] = [];
  for (let size = 1; size <= most && all.length < MOST; size++) {
    picks = picks.flatMap(({ sum, choices: before, last }) =>
      choices.flatMap(({ one, place }, at) =>
        at < last ? [] : [{ sum: joined(sum, one), choices: [...before, place], last: repeat ? at : at + 1 }],
      ),
    );
    if (size >= least) all.push(...picks.map(({ sum, choices: picked }) => ({ sum, choices: picked })));
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

function afterTake({ carried, taken: before }: State, place: number, drop: Carried, pick: Carried): State {
  const left = new Map(carried);
  for (const [name, number] of Object.entries(drop)) {
    const rest = left.get(name)! - number;
    if (rest > 0) left.set(name, rest);
    else left.delete(name);
  }
  return { carried: plus(left, pick), taken: new Map(before).set(place, (before.get(place) ?? 0) + 1) };
}
