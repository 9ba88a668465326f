import {
  bookOf,
  type Catalogue,
  type Doubt,
  type EditionBook,
  type Muster,
  musterList,
  NOTHING_SETTLED,
  type ReadList,
  type Settled,
  type UnitSheet,
} from "@gunline/armies/lists";

/** A list that is being checked: what was read, and what its player has settled so far. */
export interface Draft {
  readonly file: string | null;
  readonly read: ReadList;
  /** The datasheets that the list needs; null: they could not be loaded. */
  readonly edition: EditionBook | null;
  readonly settled: Settled;
  readonly byHand: Readonly<Record<number, UnitSheet>>;
  /** Guesses that the player has seen and keeps. */
  readonly kept: readonly string[];
}

export function draftOf(read: ReadList, edition: EditionBook | null, file: string | null): Draft {
  return { file, read, edition, settled: NOTHING_SETTLED, byHand: {}, kept: [] };
}

let lastBook: { readonly catalogue: Catalogue; readonly book: ReturnType<typeof bookOf> } | null = null;

export function musterDraft({ read, edition, settled, byHand }: Draft, catalogue: Catalogue | null): Muster {
  if (catalogue !== null && lastBook?.catalogue !== catalogue)
    lastBook = { catalogue, book: bookOf(catalogue) };
  const book = catalogue === null ? undefined : lastBook?.book;
  return musterList(read, {
    settled,
    byHand,
    takeGuesses: true,
    ...(edition !== null && { edition }),
    ...(book !== undefined && { book }),
  });
}

/** Units of one name: what is open of one is open of all, and settled once. */
export function alike({ read }: Draft, unit: number): readonly number[] {
  const { units } = read.list;
  return units.flatMap(({ name }, place) => (name === units[unit]?.name ? [place] : []));
}

export function keyOf({ read }: Draft, doubt: Doubt): string {
  const unit = doubt.unit === null ? "" : read.list.units[doubt.unit]?.name;
  return `${doubt.kind}:${unit}:${doubt.kind === "weapon" ? doubt.name : doubt.message}`;
}

/** What is open, each once: first what can be settled, then what there is only to know. */
export function openDoubts(draft: Draft, { doubts }: Muster): readonly Doubt[] {
  const seen = new Set<string>(draft.kept);
  const open = doubts.filter((doubt) => {
    const key = keyOf(draft, doubt);
    return doubt.kind !== "leader" && !seen.has(key) && seen.add(key);
  });
  return [...open.filter(({ kind }) => kind !== "told"), ...open.filter(({ kind }) => kind === "told")];
}

/** Places of the units that nobody knows numbers of. */
export function blockedUnits({ doubts }: Muster): readonly number[] {
  return [...new Set(doubts.flatMap((doubt) => (doubt.kind === "numbers" ? [doubt.unit] : [])))];
}

/** The line of the list in which a name stands, within its unit. */
export function lineOf({ read }: Draft, unit: number, name: string): { number: number; text: string } | null {
  const { lines, list } = read;
  const unitName = list.units[unit]?.name ?? "";
  const nth = list.units.slice(0, unit).filter((one) => one.name === unitName).length;
  let seen = -1;
  for (const [index, line] of lines.entries()) {
    if (line.includes(`${unitName} (`) || line.includes(`${unitName} [`)) seen++;
    if (seen >= nth && line.includes(name)) return { number: index + 1, text: line.trim().slice(0, 80) };
  }
  return null;
}

export function keep(draft: Draft, doubts: readonly Doubt[]): Draft {
  return { ...draft, kept: [...draft.kept, ...doubts.map((doubt) => keyOf(draft, doubt))] };
}

export function settle(draft: Draft, change: Partial<Settled>): Draft {
  return { ...draft, settled: { ...draft.settled, ...change } };
}

export function leaveOut(draft: Draft, units: readonly number[]): Draft {
  return settle(draft, { leftOut: [...new Set([...draft.settled.leftOut, ...units])] });
}
