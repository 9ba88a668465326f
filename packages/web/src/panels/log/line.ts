import type { ActionResult, Game, LineName, StoryLine } from "@gunline/rules";
import { type LogLine, lineInWords } from "@gunline/rules/words";
import { seedName } from "./seal.ts";

/** A line of the log: the words of the referee with what they tell of. */
export interface LogEntryLine extends LogLine {
  readonly about: StoryLine;
}

const known = new WeakMap<ActionResult, readonly LogEntryLine[]>();

/** All lines of a result; `game` is asked for names, which never change. */
export function logLinesOf(result: ActionResult, game: Game): readonly LogEntryLine[] {
  let lines = known.get(result);
  if (lines === undefined) {
    lines = result.log.flatMap((about) =>
      lineInWords(about, { game, result, seedName }).map((words) => ({ ...words, about })),
    );
    known.set(result, lines);
  }
  return lines;
}

/** What the table of a weapon shows already. */
const IN_TABLE: ReadonlySet<LineName> = new Set<LineName>([
  "attacks",
  "automatic_hits",
  "hits",
  "wounds",
  "saved",
  "injury",
  "weapon_done",
  "charge_rolled",
]);

/** Whether a line says in words what stands in the table of its dice. */
export function isInTable({ about }: LogEntryLine): boolean {
  return IN_TABLE.has(about.line);
}
