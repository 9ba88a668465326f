import { detachmentNamed, factionNamed } from "../../books/edition.ts";
import { nameKey } from "../names.ts";
import type { Line } from "./lines.ts";
import { pricedIn } from "./points.ts";

/** What stands above the units of an app's text. */
export interface Header {
  readonly name: string | null;
  readonly points: number | null;
  readonly faction: string | null;
  readonly chapter: string | null;
  readonly detachment: string | null;
  readonly battleSize: string | null;
  readonly unresolved: readonly string[];
}

const SIZES =
  /^(?:combat patrol|incursion|strike force|onslaught|force de frappe|patrouille|incursión|fuerza de choque|forza d'attacco|angriffstrupp|incursione|offensive)\b/;

export function isSize(text: string): boolean {
  return SIZES.test(nameKey(text)) && pricedIn(text) !== undefined;
}

/**
 * The lines are read as a set: the size before the detachment or after it, with a title or without. The size line
 * says what it is, another with points is the title, of the rest the first is the faction and the last the detachment.
 */
export function headerOf(lines: readonly Line[]): Header {
  let size: string | null = null;
  let title: { readonly name: string; readonly points: number } | undefined;
  const others: Line[] = [];
  const aside: Line[] = [];
  for (const line of lines) {
    const { text } = line;
    const priced = pricedIn(text);
    if (size === null && isSize(text)) size = text;
    else if (priced !== undefined && title === undefined) {
      const above = others.splice(0);
      // A title of two lines: what stands alone above its points belongs to it.
      if (priced.name === "") title = { ...priced, name: above.map((one) => one.text).join(" ") };
      else {
        title = priced;
        aside.push(...above);
      }
    } else if (isChatter(text)) aside.push(line);
    else others.push(line);
  }
  const { faction, chapter, detachment, rest } = namesIn(others);
  const name = title === undefined || title.name === "" ? null : title.name;
  const unresolved = [
    ...aside,
    // A faction, a chapter and a detachment are all that a header has.
    ...rest,
  ].map(({ number, text }) => `Line ${number}, “${text}”, is not understood.`);
  return { name, points: title?.points ?? null, faction, chapter, detachment, battleSize: size, unresolved };
}

interface Names {
  readonly faction: string | null;
  readonly chapter: string | null;
  readonly detachment: string | null;
  /** Lines that are none of these. */
  readonly rest: readonly Line[];
}

/** Names that the edition knows are what they are, wherever they stand; the others go by their place. */
function namesIn(lines: readonly Line[]): Names {
  const known = lines.filter(({ text }) => factionNamed(text) !== undefined);
  const fighting = lines.find((line) => !known.includes(line) && detachmentNamed(line.text) !== undefined);
  const chapter = known.find(({ text }) => factionNamed(text)?.parent != null);
  const faction = known.find((line) => line !== chapter) ?? (known.length > 0 ? undefined : lines[0]);
  if (faction === fighting || (known.length === 0 && fighting === undefined)) return byPlace(lines);
  const others = lines.filter((line) => line !== faction && line !== chapter && line !== fighting);
  const last = fighting ?? others.at(-1);
  const middle = chapter ?? (known.length === 0 ? others[0] : undefined);
  return {
    faction: faction?.text ?? chapter?.text ?? null,
    chapter: faction === undefined ? null : (middle?.text ?? null),
    detachment: last?.text ?? null,
    rest: others.filter((line) => line !== last && line !== middle),
  };
}

function byPlace(lines: readonly Line[]): Names {
  const [faction = null, ...more] = lines.map(({ text }) => text);
  return {
    faction,
    chapter: more.length > 1 ? more[0]! : null,
    detachment: more.at(-1) ?? null,
    rest: lines.slice(2, -1),
  };
}

/** A link or a sentence in front of the list. */
function isChatter(text: string): boolean {
  return /https?:|www\.|[.,!?:]$/i.test(text);
}
