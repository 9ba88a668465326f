import type { Datasheet } from "../../datasheets/datasheet.ts";
import { recruitStats } from "../../recruit.ts";
import type { Arm, UnitSheet } from "./sheet.ts";

const made = new Map<Datasheet, UnitSheet>();

/** A datasheet of our own table; a list often has several of one. */
export function sheetOfDatasheet(sheet: Datasheet): UnitSheet {
  const known = made.get(sheet) ?? sheetFrom(sheet);
  made.set(sheet, known);
  return known;
}

function sheetFrom(sheet: Datasheet): UnitSheet {
  const arms = new Map<string, Arm>();
  for (const { id: _, ...profile } of sheet.weapons) {
    const name = profile.profile_of ?? profile.name;
    arms.set(name, { name, profiles: [...(arms.get(name)?.profiles ?? []), profile] });
  }
  return {
    name: sheet.name,
    source: "own",
    keywords: sheet.keywords,
    abilities: sheet.abilities,
    transport: sheet.transport,
    leads: sheet.leads.map(({ keyword }) => keyword),
    models: sheet.kinds.map((kind) => ({
      name: kind.name,
      stats: recruitStats(sheet, kind),
      base: kind.base ?? sheet.base,
      keywords: [],
      abilities: [],
      arms: [],
    })),
    arms: [...arms.values()],
    items: [],
    doubts: [],
  };
}
