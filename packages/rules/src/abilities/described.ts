import { normaliseKeyword } from "../base/keyword.ts";
import { bookOf, type PlayedByRows } from "./book.ts";
import type { Clause } from "./language/clause.ts";
import { abilityOf, type Row, type RowStatus, statusOf, useIdOf } from "./language/row.ts";
import { sentenceOf } from "./language/sentence.ts";

/** What the referee does by a rule of the game, in a sentence; undefined where no row plays it. */

function rowOfAbility(game: PlayedByRows, ability: string): Row | undefined {
  const wanted = normaliseKeyword(ability);
  for (const row of bookOf(game).rows.values()) if (abilityOf(row) === wanted) return row;
  return undefined;
}

/** By the name that units have in their abilities. */
export function sentenceOfAbility(game: PlayedByRows, ability: string): string | undefined {
  const row = rowOfAbility(game, ability);
  return row === undefined || statusOf(row) === "none" ? undefined : sentenceOf(row);
}

/** How much of an ability the referee plays, and what is left to the players; undefined where it is no row. */
export function statusOfAbility(game: PlayedByRows, ability: string): Status | undefined {
  const row = rowOfAbility(game, ability);
  return row === undefined ? undefined : statusIn(row);
}

export interface Status {
  readonly status: RowStatus;
  readonly left: string | undefined;
}

const statusIn = (row: Row): Status => ({ status: statusOf(row), left: row.left });

/** The row of what a player uses, and the clause of it, by the id that actions have. */
function useOf(game: PlayedByRows, id: string): { readonly row: Row; readonly clause: Clause } | undefined {
  for (const row of bookOf(game).rows.values()) {
    for (const [index, clause] of (row.does as readonly Clause[]).entries()) {
      if (clause.use !== undefined && useIdOf(row, clause.as, index) === id) return { row, clause };
    }
  }
  return undefined;
}

/** By the id that actions have. */
export function sentenceOfUse(game: PlayedByRows, id: string): string | undefined {
  const found = useOf(game, id);
  return found === undefined ? undefined : sentenceOf({ does: [found.clause as Row["does"][number]] });
}

export function statusOfUse(game: PlayedByRows, id: string): Status | undefined {
  const found = useOf(game, id);
  return found === undefined ? undefined : statusIn(found.row);
}

/** What a use does, as its row has it: whoever judges it goes by the kinds of its parts, never by its name. */
export function clauseOfUse(game: PlayedByRows, id: string): Clause | undefined {
  return useOf(game, id)?.clause;
}
