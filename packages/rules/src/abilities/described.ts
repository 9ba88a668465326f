import { normaliseKeyword } from "../base/keyword.ts";
import { bookOf, type PlayedByRows } from "./book.ts";
import { abilityOf, type Row } from "./language/row.ts";
import { sentenceOf } from "./language/sentence.ts";

/** What the referee does by a rule of the game, in a sentence; undefined where no row plays it. */

/** By the name that units have in their abilities. */
export function sentenceOfAbility(game: PlayedByRows, ability: string): string | undefined {
  const wanted = normaliseKeyword(ability);
  for (const row of bookOf(game).rows.values()) if (abilityOf(row) === wanted) return said(row);
  return undefined;
}

/** By the id that actions have. */
export function sentenceOfUse(game: PlayedByRows, id: string): string | undefined {
  const { rows } = bookOf(game);
  const row = rows.get(id) ?? rows.get(id.replace(/_\d+$/, ""));
  return row === undefined ? undefined : said(row);
}

function said(row: Row): string | undefined {
  return row.does.length === 0 ? undefined : sentenceOf(row);
}
