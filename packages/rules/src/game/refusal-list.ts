import { LIMITS } from "../base/limits.ts";
import { type Refusal, refusal } from "../base/refusal.ts";
import type { Game } from "./document.ts";
import { isFixed } from "./edition.ts";

/**
 * Refusals as a player gets them: the first ones, and then how many more there are (GD-6). Judges find them one by one and
 * are not asked further once enough are counted, so that a move with everything wrong costs no more than a legal one.
 */
export function refusalList(game: Pick<Game, "turn">, found: Iterable<Refusal>): readonly Refusal[] {
  return isFixed(game, "BOUNDED_REFUSALS") ? firstOf(found, LIMITS.refusals) : [...found];
}

/** Whether a judge has found so many that it need not look for more. */
export function areEnough(game: Pick<Game, "turn">, found: readonly Refusal[]): boolean {
  return found.length >= LIMITS.refusalsCounted && isFixed(game, "BOUNDED_REFUSALS");
}

/** The first of what was found, as many as the limits allow; the last entry says how many more there were. */
export function firstOf(found: Iterable<Refusal>, most: number): readonly Refusal[] {
  const listed: Refusal[] = [];
  let [bytes, more] = [0, 0];
  for (const one of found) {
    if (one.more === undefined && more === 0 && listed.length < most) {
      bytes += bytesOf(one);
      if (bytes <= LIMITS.refusalBytes) {
        listed.push(one);
        continue;
      }
    }
    // Some stand for those that an inner judge has left out.
    more += one.more ?? 1;
    if (listed.length + more >= LIMITS.refusalsCounted) break;
  }
  if (more === 0) return listed;
  // The last place is for the count.
  if (listed.length === most) {
    listed.pop();
    more++;
  }
  const saying = listed.length + more < LIMITS.refusalsCounted ? "AND_MORE" : "AND_MORE:uncounted";
  return [...listed, refusal(saying, "GD-6", { more }, { more })];
}

/** As JSON; suggestions have a bound of their own. */
function bytesOf({ auto_fix_suggestions: _, ...one }: Refusal): number {
  return JSON.stringify(one).length;
}
