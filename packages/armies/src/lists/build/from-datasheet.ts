import { itemsOf, modelStats } from "../../built-models.ts";
import type { Datasheet } from "../../datasheets/datasheet.ts";
import { nameKey } from "../names.ts";
import type { CarriedWeapon, UnitSheet } from "./sheet.ts";

const made = new Map<Datasheet, UnitSheet>();

/** A datasheet of our own table; a list often has several of one. */
export function sheetOfDatasheet(sheet: Datasheet): UnitSheet {
  const known = made.get(sheet) ?? sheetFrom(sheet);
  made.set(sheet, known);
  return known;
}

function sheetFrom(sheet: Datasheet): UnitSheet {
  const weapons = new Map<string, CarriedWeapon>();
  for (const { id: _, ...profile } of sheet.weapons) {
    const name = profile.profile_of ?? profile.name;
    weapons.set(name, { name, profiles: [...(weapons.get(name)?.profiles ?? []), profile] });
  }
  return {
    name: sheet.name,
    source: "own",
    keywords: sheet.keywords,
    abilities: sheet.abilities,
    transport: sheet.transport,
    crowdedBy: sheet.crowdedBy,
    leads: sheet.leads.map(({ keyword }) => keyword),
    leadsWith: Object.fromEntries(
      sheet.leads.flatMap(({ keyword, armedWith }) =>
        armedWith === undefined ? [] : [[nameKey(keyword), armedWith]],
      ),
    ),
    models: sheet.kinds.map((kind) => ({
      name: kind.name,
      stats: modelStats(sheet, kind),
      base: kind.base ?? sheet.base,
      keywords: [],
      abilities: kind.abilities,
      arms: [],
    })),
    arms: [...weapons.values()],
    items: itemsOf(sheet),
    wargear: sheet.wargear,
    doubts: [],
  };
}
