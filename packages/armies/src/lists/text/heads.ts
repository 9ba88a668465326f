import { looseKey, nameKey, sameName } from "../names.ts";
import { soundsLikeItem } from "../wargear.ts";
import type { Line } from "./lines.ts";

/** Words that name a weapon and hardly ever a model. */
const WEAPONS =
  /\b(?:pistols?|rifles?|guns?|cannons?|carbines?|bolters?|boltgun|launchers?|launcha|blasters?|blasta|flamers?|flames|melta|lascannon|weapons?|swords?|blades?|axes?|hammers?|fists?|claws?|talons?|klaws?|choppas?|sluggas?|shootas?|killsaws?|pods?|system|bulk|teeth|roar|spears?|lances?|knife|maul|smacka|snappa|stabba|tools|crusher|mutations|fangs)\b/;

/** Ways to look at, before a list is given up as one that cannot be told. */
const STEPS = 50_000;

/**
 * Of lines that all look alike, those that are models: their numbers add up to the unit's, each has wargear below it
 * whose numbers fit, and their names sound like models. Undefined: nothing fits, or two ways fit as well.
 */
export function headsOf(lines: readonly Line[], unit: string, size: number): ReadonlySet<Line> | undefined {
  const keys = lines.map(({ text }) => nameKey(text));
  const likely = lines.map((line, at) => likelihood(line, at, lines, keys, unit));
  let best: { readonly heads: readonly number[]; readonly score: number } | undefined;
  let tied = false;
  let steps = 0;
  const search = (heads: readonly number[], sum: number, score: number): void => {
    if (++steps > STEPS) return;
    const last = heads.at(-1)!;
    if (sum === size) {
      const whole = score + fit(lines, last, lines.length);
      if (last < lines.length - 1 && Number.isFinite(whole)) {
        tied = whole === best?.score;
        if (best === undefined || whole > best.score) best = { heads, score: whole };
      }
      return;
    }
    for (let next = last + 2; next < lines.length - 1; next++) {
      const count = lines[next]!.count;
      if (count === null || sum + count > size || likely[next] === null) continue;
      const more = fit(lines, last, next);
      if (Number.isFinite(more)) search([...heads, next], sum + count, score + more + likely[next]!);
    }
  };
  const first = lines[0]?.count ?? null;
  if (first !== null && first <= size && likely[0] !== null) search([0], first, likely[0]!);
  if (best === undefined || tied || steps > STEPS) return undefined;
  return new Set(best.heads.map((at) => lines[at]!));
}

/** How much a line sounds like a model; null: it cannot be one. */
function likelihood(
  { text }: Line,
  at: number,
  lines: readonly Line[],
  keys: readonly string[],
  unit: string,
): number | null {
  if (soundsLikeItem(text)) return null;
  const again = keys.filter((key, other) => other !== at && key === keys[at]).length;
  // New Recruit repeats the name of a model among its wargear; other names that come twice are weapons.
  const named = lines.slice(at + 1).some((line) => line.count === null && sameName(line.text, text));
  const shares = looseKey(text)
    .split(" ")
    .some((word) =>
      looseKey(unit)
        .split(" ")
        .some((one) => isKin(one, word)),
    );
  return (
    (named ? 6 : 0) +
    (shares ? 4 : 0) -
    (again > 0 && !named && !shares ? 8 : 0) -
    (WEAPONS.test(nameKey(text)) ? 5 : 0)
  );
}

/** "Boy" and "Boyz", "Tyranid" and "Tyranids": one begins with the other, or both alike. */
function isKin(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length, 4);
  return length >= 3 && a.slice(0, length) === b.slice(0, length);
}

/** Whether the lines below a head have numbers that its models can share; fewer mixed ones are better. */
function fit(lines: readonly Line[], head: number, end: number): number {
  const models = lines[head]!.count!;
  let score = 0;
  for (const { count } of lines.slice(head + 1, end)) {
    if (count === null || count % models === 0) continue;
    if (count > models) return Number.NEGATIVE_INFINITY;
    score -= 1;
  }
  // Twice as many of everything as there are models is another model's wargear.
  const all = lines.slice(head + 1, end).filter(({ count }) => count !== null);
  if (all.length > 0 && all.every(({ count }) => count! >= models * 3)) return Number.NEGATIVE_INFINITY;
  return score - all.filter(({ count }) => count! > models).length * 2;
}
