import { normaliseKeyword } from "../base/keyword.ts";
import { bookOf, builtInBook, type PlayedByRows } from "./book.ts";
import type { EffectRow } from "./effect.ts";

/** Rows by what documents and units name them. */

export function effectRow(game: PlayedByRows, id: string): EffectRow | undefined {
  return bookOf(game).byId.get(id);
}

/** Whether the ability of a unit is that of the whole Attached unit which it becomes, other models included (DE-5). */
export function isOfWholeUnit(game: PlayedByRows, ability: string): boolean {
  return bookOf(game).ofWholeUnits.has(normaliseKeyword(ability));
}

/** Every built-in ability that is always on, as it is written in `abilities`. */
export function abilityRows(): readonly (EffectRow & { readonly ability: string })[] {
  return [...builtInBook().byAbility.values()].flatMap((rows) =>
    rows.flatMap((row) => (row.ability === undefined ? [] : [{ ...row, ability: row.ability }])),
  );
}
