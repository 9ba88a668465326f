import { fault, type Reading, read } from "../fault.ts";
import type { ArmyList } from "../list.ts";
import { readApp } from "./app.ts";
import type { Line } from "./lines.ts";
import { readNewRecruit } from "./new-recruit.ts";
import { pricedIn } from "./points.ts";
import { isRemark } from "./remarks.ts";
import { readShort } from "./short.ts";
import { readSimple } from "./simple.ts";

type TextReader = () => ArmyList;

/** The first that fits; a signature is often cut off and proves nothing. */
export function textReader(marked: readonly Line[]): Reading<TextReader> {
  if (marked.some(({ text }) => isSimpleHeading(text))) return read(() => readSimple(marked));
  const lines = withBrackets(withPlainUnits(marked.flatMap((line) => parted(withoutHash(line)))));
  const texts = lines.map(({ text }) => text);
  const some = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (some(/^\+\s*FACTION KEYWORD\s*:/i)) return read(() => readNewRecruit(withBullets(lines)));
  const other = otherTool(texts);
  if (other !== undefined) return other;
  const priced = lines.filter(({ text, bullet }) => bullet === null && pricedIn(text) !== undefined);
  if (priced.length === 0) return fault("NO_LIST", unknown(lines));
  const wargear = lines.some(({ count, text }) => count !== null && pricedIn(text) === undefined);
  const isShort = priced.length >= lines.length / 2 && lines.every(({ bullet }) => bullet === null);
  if (wargear && !isShort) return read(() => readApp(lines));
  return isShort ? read(() => readShort(lines)) : fault("NO_LIST", unknown(lines));
}

function isSimpleHeading(text: string): boolean {
  return /^#+\s*\+\+ Army Roster/i.test(text) || /^##\s.*\[\s*\d[\d.,\s]*\s*pts\s*\]/i.test(text);
}

/** Headings of a page: `### BATTLELINE`. */
function withoutHash(line: Line): Line {
  return { ...line, text: line.text.replace(/^#{1,6}\s*(?=[^\s#])/, "") };
}

/** `Captain (80 points)Warlord`: what is glued to the points is a line of its own. */
function parted(line: Line): readonly Line[] {
  const [, unit, rest] = /^(.*\S\s*[([]\s*\d[^()[\]]*[)\]])\s*([\p{L}•].*)$/u.exec(line.text) ?? [];
  const text = rest?.replace(/^•\s*/, "");
  if (unit === undefined || text === undefined || pricedIn(unit) === undefined) return [line];
  if (!isRemark({ text, count: null })) return [line];
  return [
    { ...line, text: unit },
    { ...line, text, bullet: "main", count: null, gap: false },
  ];
}

const UNBRACKETED = /^(\p{L}.*?)\s*[-–—:,|]?\s+(\d{1,4})\s*(?:pts?|points?)\.?$/iu;

/** Where no line has its points in brackets, those at the end of a line are. */
function withBrackets(lines: readonly Line[]): readonly Line[] {
  const isFree = ({ text }: Line) => !text.startsWith("+") && pricedIn(text) === undefined;
  if (!lines.every(isFree)) return lines;
  return lines.map((line) => {
    const [, name, points] = (line.bullet === null && UNBRACKETED.exec(line.text)) || [];
    return name === undefined ? line : { ...line, text: `${name} (${points} points)` };
  });
}

/** A list whose units have bullets too has none to tell them by. */
function withPlainUnits(lines: readonly Line[]): readonly Line[] {
  const isPriced = (line: Line) => pricedIn(line.text) !== undefined && !isRemark(line);
  // The title and the size of the battle stand plain above it all.
  const first = lines.findIndex(({ bullet }) => bullet !== null);
  const below = first < 0 || !isPriced(lines[first]!) ? lines : lines.slice(first);
  if (below.some((line) => line.bullet === null && isPriced(line))) return lines;
  return lines.map((line) => (isPriced(line) ? { ...line, bullet: null } : line));
}

/** New Recruit's models have bullets; in a text that has lost them all, what has a number and no points is one. */
function withBullets(lines: readonly Line[]): readonly Line[] {
  if (lines.some(({ bullet }) => bullet !== null)) return lines;
  return lines.map((line) =>
    line.count !== null && pricedIn(line.text) === undefined ? { ...line, bullet: "main" } : line,
  );
}

function otherTool(texts: readonly string[]): Reading<never> | undefined {
  const square = texts.some((text) => /\[\s*\d[\d.,]* points\s*\]$/i.test(text));
  if (
    texts.some((text) => /war\s?organ/i.test(text)) ||
    (square && texts.some((text) => /^\d+ .+ with .+/i.test(text)))
  ) {
    return fault(
      "OTHER_TOOL",
      "This is a list of WarOrgan, which is not read: use New Recruit's or the app's.",
    );
  }
  if (texts.some((text) => /^(?:list name|factions used|army points|detachment rule)\s*:/i.test(text))) {
    return fault(
      "OTHER_TOOL",
      "This is a list of ListForge, which is not read: use New Recruit's or the app's.",
    );
  }
  return undefined;
}

function unknown(lines: readonly Line[]): string {
  const shown = lines.slice(0, 3).map(({ text }) => `“${text.slice(0, 60)}”`);
  return `This is no army list: no line has a name and points. It begins ${shown.join(", ")}.`;
}
