import type { Line } from "./lines.ts";
import { pricedIn } from "./points.ts";

/** Marks of what belongs to the line above: the app's ◦ and what becomes of it. */
const SUB = /^(?:[◦○▫⚬∘⚪□◽▢¤\uf06f]\s*|(?:o|--|—)\s+(?=\d))/u;
/** Marks of a line of its own: the app's • and what keyboards, sites and office programs make of it. */
const MAIN = /^(?:[•●▪■‣∙·⁃◆➢►⦁⁍\uf0b7\uf0a7]\s*|[-–—*~]\s+)/u;
/** Any other sign that stands apart, or before a number. */
const SIGN =
  /^(?:[^\p{L}\p{N}\s"'‘’“”([{#&@+]{1,2}\s+|[^\p{L}\p{N}\s"'‘’“”([{#&@]{1,2}\s*(?=\d{1,3}\s?[xX×]))/u;
/** Little pictures before a name are for show. */
const PICTURES = /^[\u{1f000}-\u{1faff}\u2600-\u27bf]+\s*(?=\S)/u;

export function bulletOf(text: string): { readonly bullet: Line["bullet"]; readonly rest: string } {
  const sub = SUB.exec(text);
  if (sub !== null) return { bullet: "sub", rest: text.slice(sub[0].length) };
  const main = MAIN.exec(text);
  if (main !== null) return { bullet: "main", rest: text.slice(main[0].length) };
  const shown = text.replace(PICTURES, "");
  if (shown !== text && pricedIn(shown) !== undefined) return { bullet: null, rest: shown };
  const sign = SIGN.exec(text);
  return sign === null ? { bullet: null, rest: text } : { bullet: "main", rest: text.slice(sign[0].length) };
}
