import { fault, type Reading, read } from "../fault.ts";
import { LIST_LIMITS } from "../limits.ts";
import { tidy } from "../names.ts";

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
}

/** Lines with words in them; those that only part others are left out. */
export function linesOf(text: string): Reading<readonly Line[]> {
  const raw = text.split(/\r\n|[\n\r\v\f\u2028\u2029]/);
  if (raw.length > LIST_LIMITS.lines) {
    return fault(
      "TOO_LARGE",
      `The text has more than ${LIST_LIMITS.lines} lines: no army list is that long.`,
    );
  }
  const lines: Line[] = [];
  for (const [index, one] of raw.entries()) {
    if (one.length > LIST_LIMITS.lineLength) {
      return fault(
        "TOO_LARGE",
        `Line ${index + 1} has more than ${LIST_LIMITS.lineLength} characters: no army list has such lines.`,
      );
    }
    const line = lineOf(one, index + 1);
    if (line.text !== "" || line.count !== null) lines.push(line);
  }
  return read(lines);
}

function lineOf(raw: string, number: number): Line {
  const bare = unmarked(raw.replaceAll("\u00a0", " ").replaceAll("\t", "    "));
  const indent = bare.length - bare.trimStart().length;
  const { bullet, rest } = bulletOf(unwrapped(bare.trim()));
  const words = unwrapped(tidy(rest));
  const counted = /^(\d{1,4})\s?[x×]\s?(?=\D)(.+)$/iu.exec(words);
  if (counted === null) return { number, indent, bullet, count: null, text: words };
  return { number, indent, bullet, count: Number(counted[1]), text: unwrapped(tidy(counted[2]!)) };
}

/** A forum's quoting and the marks of its emphasis say nothing of the list. */
function unmarked(line: string): string {
  return line
    .replace(/^[ ]{0,3}(?:>[ ]?)+/, "")
    .replaceAll(/\[\/?(?:b|i|u|s|quote|code|list|size|color|spoiler)(?:=[^\]]{0,40})?\]/gi, "")
    .replaceAll(/<\/?(?:b|i|u|br|p|div|span|strong|em|li|ul)\b[^>]{0,200}>/gi, "")
    .replaceAll(/&amp;/g, "&")
    .replaceAll(/&#39;|&apos;/g, "'")
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&nbsp;/g, " ")
    .replaceAll(/\*\*|__|~~|`+/g, "")
    .replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, "")
    .replaceAll(/\\([-*_#+•[\]()])/g, "$1");
}

/** `*Boyz (80 points)*` and `_Boyz_`, whole lines only: a name may end in a star. */
function unwrapped(text: string): string {
  const inner = /^([*_])(?=\S)(.*\S)\1$/u.exec(text);
  return inner === null || inner[2]!.includes(inner[1]!) ? text : inner[2]!;
}

function bulletOf(text: string): { readonly bullet: Line["bullet"]; readonly rest: string } {
  const sub = /^(?:[◦○▫⚬]\s*|o\s+(?=\d))/u.exec(text);
  if (sub !== null) return { bullet: "sub", rest: text.slice(sub[0].length) };
  const main = /^(?:[•●▪■‣∙·⁃◆➢►]\s*|[-–—*]\s+)/u.exec(text);
  return main === null ? { bullet: null, rest: text } : { bullet: "main", rest: text.slice(main[0].length) };
}
