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
  const others: string[] = [];
  for (const { text } of lines) {
    const priced = pricedIn(text);
    if (size === null && isSize(text)) size = text;
    else if (priced !== undefined && title === undefined) {
      // A title of two lines: what stands alone above its points belongs to it.
      title = priced.name === "" ? { ...priced, name: others.splice(0).join(" ") } : priced;
    } else others.push(text);
  }
  const [faction = null] = others;
  const detachment = others.length > 1 ? others.at(-1)! : null;
  const chapter = others.length > 2 ? others[1]! : null;
  const name = title === undefined || title.name === "" ? null : title.name;
  return { name, points: title?.points ?? null, faction, chapter, detachment, battleSize: size };
}
