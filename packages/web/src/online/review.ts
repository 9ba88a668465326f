import { agreementOf, type Review, reviewOf } from "@gunline/armies/review";
import type { Game } from "@gunline/rules";

/** What there is to agree to at a table, and the hash that says so. */
export interface ReadTable {
  readonly review: Review;
  /** Null where everything is built in. */
  readonly hash: string | null;
}

const known = new WeakMap<Game, ReadTable>();

export function readTable(game: Game): ReadTable {
  let read = known.get(game);
  if (read === undefined) {
    const review = reviewOf(game);
    read = { review, hash: agreementOf(review) };
    known.set(game, read);
  }
  return read;
}

/** As a request says that it was read. */
export function agreesTo({ hash }: ReadTable): { readonly agrees?: string } {
  return hash === null ? {} : { agrees: hash };
}
