import { normaliseKeyword } from "../base/keyword.ts";
import type { Detachment } from "../game/detachment.ts";
import { abilityBook } from "./book.ts";
import type { EffectRow } from "./effect.ts";

/** The effects of the books, by id, by ability and by detachment; gathered when first asked for. */
interface Index {
  readonly byId: ReadonlyMap<string, EffectRow>;
  readonly byAbility: ReadonlyMap<string, EffectRow>;
  readonly byDetachment: ReadonlyMap<Detachment, readonly EffectRow[]>;
}

let index: Index | undefined;

function indexOf(): Index {
  index ??= makeIndex(abilityBook.value.effects);
  return index;
}

function makeIndex(rows: readonly EffectRow[]): Index {
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byAbility: new Map(rows.flatMap((row) => (row.ability === undefined ? [] : [[row.ability, row]]))),
    byDetachment: Map.groupBy(
      rows.filter((row) => row.detachment !== undefined),
      (row) => row.detachment!,
    ),
  };
}

const NONE: readonly EffectRow[] = [];

export function detachmentRows(detachment: Detachment): readonly EffectRow[] {
  return indexOf().byDetachment.get(detachment) ?? NONE;
}

export function effectRow(id: string): EffectRow | undefined {
  return indexOf().byId.get(id);
}

/** The row of an ability, in upper case with single spaces. */
export function rowOfAbility(ability: string): EffectRow | undefined {
  return indexOf().byAbility.get(ability);
}

/** Whether the ability of a unit is that of the whole Attached unit which it becomes, other models included (DE-5). */
export function isOfWholeUnit(ability: string): boolean {
  return indexOf().byAbility.get(normaliseKeyword(ability))?.reach === "UNIT";
}

/** Every ability that is always on, as it is written in `abilities`. */
export function abilityRows(): readonly (EffectRow & { readonly ability: string })[] {
  return abilityBook.value.effects.flatMap((row) =>
    row.ability === undefined ? [] : [{ ...row, ability: row.ability }],
  );
}
