import { fault, type Reading, read } from "../fault.ts";
import { LIST_LIMITS } from "../limits.ts";
import { tidy } from "../names.ts";
import { bulletOf } from "./bullets.ts";
import { countedIn } from "./counts.ts";

/** A line of a list without what surrounds its words. */
export interface Line {
  /** Counted from 1, as an editor counts. */
  readonly number: number;
  readonly indent: number;
  readonly bullet: "main" | "sub" | null;
  /** The number before an x: `9x Boy`. */
  readonly count: number | null;
  /** What is left: no bullet, no number. */
  readonly text: string;
  /** Whether a line without words stands above it. */
  readonly gap: boolean;
}

/** Lines with words in them, of a text that is plain already; those that only part others are left out. */
export function linesOf(plain: string): Reading<readonly Line[]> {
  const raw = plain.split("\n");
  if (raw.length > LIST_LIMITS.lines) {
    return fault(
      "TOO_LARGE",
      `The text has more than ${LIST_LIMITS.lines} lines: no army list is that long.`,
    );
  }
  const lines: Line[] = [];
  let gap = true;
  for (const [index, one] of raw.entries()) {
    if (one.length > LIST_LIMITS.lineLength) {
      return fault(
        "TOO_LARGE",
        `Line ${index + 1} has more than ${LIST_LIMITS.lineLength} characters: no army list has such lines.`,
      );
    }
    const line = lineOf(one, index + 1, gap);
    gap = line.text === "" && line.count === null;
    if (!gap) lines.push(line);
  }
  return read(atMargin(lines));
}

/** A list that is quoted with spaces stands at the margin all the same. */
function atMargin(lines: readonly Line[]): readonly Line[] {
  const least = lines.reduce((found, { indent }) => Math.min(found, indent), Number.POSITIVE_INFINITY);
  return lines.map((line) => ({ ...line, indent: line.indent - least }));
}

function lineOf(raw: string, number: number, gap: boolean): Line {
  const bare = unmarked(raw.replaceAll("\t", "    "));
  const indent = bare.length - bare.trimStart().length;
  const { bullet, rest } = bulletOf(unwrapped(undecorated(bare.trim())));
  const words = unwrapped(tidy(rest));
  const { count, text } = countedIn(words, bullet !== null || indent > 0);
  return { number, indent, bullet, count, text: unwrapped(text), gap };
}

/** A forum's quoting and the marks of its emphasis say nothing of the list. */
function unmarked(line: string): string {
  return line
    .replace(/^ {0,3}(?:>!|(?:[>|] ?)+)/, "")
    .replace(/!<\s*$|\s\|\s*$/, "")
    .replaceAll(/\*\*|__|~~|``+/g, "")
    .replaceAll(/(^|\s)`([^`]{1,200})`(?=\s|$)/g, "$1$2")
    .replaceAll(/(^|[\s(])([*_])(?=[^\s*_])([^*_]{1,200})(?<=[^\s*_])\2(?=$|[\s,.:;)])/g, "$1$3")
    .replaceAll(/\\([-*_#+•[\]().>])/g, "$1");
}

/** `--- CHARACTERS ---`, `1. Boyz (80 points)`; a line of nothing but strokes is none. */
function undecorated(text: string): string {
  if (/^[-=_*~—–•·.\s]{2,}$/.test(text)) return "";
  const framed = /^[-=~—–<>]{2,}\s*([^-=~—–<>].{0,200}?)\s*[-=~—–<>]{2,}$/u.exec(text);
  return (framed?.[1] ?? text).replace(/^\d{1,2}[.)]\s+(?=\p{L}|\d{1,3}\s?x)/u, "");
}

/** `*Boyz (80 points)*` and `_Boyz_`, whole lines only: a name may end in a star. */
function unwrapped(text: string): string {
  const inner = /^([*_])(?=\S)(.*\S)\1$/u.exec(text);
  return inner === null || inner[2]!.includes(inner[1]!) ? text : inner[2]!;
}
