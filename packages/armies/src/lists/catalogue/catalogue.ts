import type { SheetBook } from "../muster/muster.ts";
import type { UnitSheet } from "../muster/sheet.ts";
import { looseKey, nameKey } from "../names.ts";

/** Numbers of all units of a player's own catalogue, compiled on the player's own machine. */
export interface Catalogue {
  readonly format: "gunline-catalogue/1";
  readonly sheets: readonly CatalogueSheet[];
}

export interface CatalogueSheet extends UnitSheet {
  /** Names of the files that list it: "Xenos - Orks". */
  readonly factions: readonly string[];
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
      if (found.length <= 1 || faction === null) return found[0];
      return found.find(({ factions }) => factions.some((one) => isOf(one, faction))) ?? found[0];
    },
  };
}

/** "Xenos - Orks" is "Orks"; "Imperium - Adeptus Astartes - Ultramarines" is "Space Marines - Ultramarines". */
function isOf(catalogue: string, faction: string): boolean {
  const words = (text: string) =>
    new Set(
      nameKey(text)
        .replaceAll("adeptus astartes", "space marines")
        .split(" - ")
        .map((one) => one.trim()),
    );
  const [a, b] = [words(catalogue), words(faction)];
  const broad = new Set(["imperium", "chaos", "xenos", "aeldari"]);
  return [...a].some((one) => b.has(one) && !broad.has(one));
}
