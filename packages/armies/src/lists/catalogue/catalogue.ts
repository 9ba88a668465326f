import type { SheetBook } from "../build/listed-army.ts";
import type { UnitSheet } from "../build/sheet.ts";
import { looseKey, nameKey } from "../names.ts";

/** Numbers of all units of a player's own catalogue, compiled on the player's own machine. */
export interface Catalogue {
  readonly format: "gunline-catalogue/1";
  readonly sheets: readonly CatalogueSheet[];
}

export interface CatalogueSheet extends UnitSheet {
  /** Names of the files that list it: "Xenos - Orks". */
  readonly factions: readonly string[];
  /** Whether nobody can choose it any more. */
  readonly gone?: true;
}

/** Looks a unit up by name; where several factions have the name, the list's decides. */
export function bookOf({ sheets }: Catalogue): SheetBook {
  const byKey = new Map<string, CatalogueSheet[]>();
  for (const sheet of sheets) {
    for (const key of new Set([nameKey(sheet.name), `~${looseKey(sheet.name)}`])) {
      byKey.set(key, [...(byKey.get(key) ?? []), sheet]);
    }
  }
  return {
    find(unit, faction) {
      const found = byKey.get(nameKey(unit)) ?? byKey.get(`~${looseKey(unit)}`) ?? [];
      return found.toSorted((a, b) => nearness(b, faction) - nearness(a, faction))[0];
    },
  };
}

/** What can still be chosen before what is gone, and the list's own chapter before its faction. */
function nearness({ factions, gone }: CatalogueSheet, faction: string | null): number {
  const shared = faction === null ? [] : factions.map((one) => sharedWords(one, faction));
  return Math.max(0, ...shared) - (gone === true ? 1_000 : 0);
}

const BROAD = new Set(["imperium", "chaos", "xenos", "aeldari"]);

/** "Xenos - Orks" is "Orks"; "Imperium - Adeptus Astartes - Ultramarines" is "Space Marines - Ultramarines". */
function sharedWords(catalogue: string, faction: string): number {
  const words = (text: string) =>
    nameKey(text)
      .replaceAll("adeptus astartes", "space marines")
      .split(" - ")
      .map((one) => one.trim());
  const wanted = new Set(words(faction));
  return words(catalogue).reduce((sum, one) => sum + (wanted.has(one) ? (BROAD.has(one) ? 1 : 10) : 0), 0);
}
