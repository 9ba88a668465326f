import {
  type ActionResult,
  type Game,
  type LineName,
  type LogLine,
  lineInWords,
  type StoryLine,
} from "@gunline/rules";
import type { RowBlock } from "../dice/block.ts";

/** A line of the log: the words of the referee with what they tell of. */
export interface Told extends LogLine {
  readonly about: StoryLine;
}

const known = new WeakMap<ActionResult, readonly Told[]>();

/** All lines of a result; `game` is asked for names, which never change. */
export function toldBy(result: ActionResult, game: Game): readonly Told[] {
  let told = known.get(result);
  if (told === undefined) {
    told = result.log.flatMap((about) =>
      lineInWords(about, { game, result }).map((words) => ({ ...words, about })),
    );
    known.set(result, told);
  }
  return told;
}

/** The dice under which a line stands. */
const BELONGS: Readonly<Partial<Record<LineName, RowBlock["context"]>>> = {
  attacks: "attacks",
  automatic_hits: "automatic_hits",
  hits: "to_hit",
  wounds: "to_wound",
  saved: "save",
  injury: "save",
  hazard: "hazardous",
  charge_rolled: "charge_roll",
};

/** Whether a line tells of dice of this kind. */
export function isAbout({ about }: Told, context: RowBlock["context"]): boolean {
  return BELONGS[about.line] === context;
}
