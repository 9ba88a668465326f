import { normaliseKeyword } from "../base/keyword.ts";
import type { Game } from "../game/document.ts";
import { bookOf, builtInBook } from "./book.ts";
import type { EffectRow } from "./effect.ts";

/** Rows by what documents and units name them. */

type Rules = Pick<Game, "settings">;

export function effectRow(game: Rules, id: string): EffectRow | undefined {
  return bookOf(game).byId.get(id);
}

/** Whether the ability of a unit is that of the whole Attached unit which it becomes, other models included (DE-5). */
export function isOfWholeUnit(game: Rules, ability: string): boolean {
  return bookOf(game).ofWholeUnits.has(normaliseKeyword(ability));
}

/** Every built-in ability that is always on, as it is written in `abilities`. */
export function abilityRows(): readonly (EffectRow & { readonly ability: string })[] {
  return [...builtInBook().byAbility.values()].flatMap((rows) =>
    rows.flatMap((row) => (row.ability === undefined ? [] : [{ ...row, ability: row.ability }])),
  );
}
