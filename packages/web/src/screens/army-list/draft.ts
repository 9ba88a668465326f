import {
  armyFromList,
  bookOf,
  type Catalogue,
  type EditionBook,
  type ListAnswers,
  type ListedArmy,
  type ListQuestion,
  NO_ANSWERS,
  type ReadList,
  type UnitSheet,
} from "@gunline/armies/lists";
import { lastAnswer } from "../../table/last-answer.ts";

/** A list that is being checked: what was read, and what its player has settled so far. */
export interface Draft {
  readonly file: string | null;
  readonly read: ReadList;
  /** The datasheets that the list needs; null: they could not be loaded. */
  readonly edition: EditionBook | null;
  readonly settled: ListAnswers;
  readonly byHand: Readonly<Record<number, UnitSheet>>;
  /** Guesses that the player has seen and keeps. */
  readonly kept: readonly string[];
}

export function draftOf(read: ReadList, edition: EditionBook | null, file: string | null): Draft {
  return { file, read, edition, settled: NO_ANSWERS, byHand: {}, kept: [] };
}

const bookIn = lastAnswer(bookOf);

export function armyOfDraft(
  { read, edition, settled, byHand }: Draft,
  catalogue: Catalogue | null,
): ListedArmy {
  const book = catalogue === null ? undefined : bookIn(catalogue);
  return armyFromList(read, {
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

export function keyOf({ read }: Draft, question: ListQuestion): string {
  const unit = question.unit === null ? "" : read.list.units[question.unit]?.name;
  return `${question.kind}:${unit}:${question.kind === "weapon" ? question.name : question.message}`;
}

/** What is open, each once: first what can be settled, then what there is only to know. */
export function openQuestions(draft: Draft, { questions }: ListedArmy): readonly ListQuestion[] {
  const seen = new Set<string>(draft.kept);
  const open = questions.filter((question) => {
    const key = keyOf(draft, question);
    return question.kind !== "leader" && !seen.has(key) && seen.add(key);
  });
  return [...open.filter(({ kind }) => kind !== "note"), ...open.filter(({ kind }) => kind === "note")];
}

/** Places of the units that nobody knows numbers of. */
export function blockedUnits({ questions }: ListedArmy): readonly number[] {
  return [...new Set(questions.flatMap((question) => (question.kind === "numbers" ? [question.unit] : [])))];
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

export function keep(draft: Draft, questions: readonly ListQuestion[]): Draft {
  return { ...draft, kept: [...draft.kept, ...questions.map((question) => keyOf(draft, question))] };
}

export function answer(draft: Draft, change: Partial<ListAnswers>): Draft {
  return { ...draft, settled: { ...draft.settled, ...change } };
}

export function leaveOut(draft: Draft, units: readonly number[]): Draft {
  return answer(draft, { leftOut: [...new Set([...draft.settled.leftOut, ...units])] });
}
