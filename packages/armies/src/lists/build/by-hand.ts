import type { ListUnit } from "../list.ts";
import { weaponOf } from "./from-profiles.ts";
import { statsIn } from "./numbers.ts";
import type { UnitSheet } from "./sheet.ts";

/** What a player has typed from a datasheet, by the names of its columns. */
export interface HandNumbers {
  readonly stats: Readonly<Record<string, string>>;
  readonly invulnerable: string;
  readonly keywords: string;
  readonly weapons: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Read like the lines of a roster; undefined: it is no row of a datasheet. */
export function handSheet(unit: ListUnit, typed: HandNumbers): UnitSheet | undefined {
  const read = statsIn({ name: unit.name, type: "Unit", values: typed.stats });
  const save = /^\s*([2-6])\+?\s*$/.exec(typed.invulnerable)?.[1];
  if (!("value" in read) || (save === undefined && typed.invulnerable.trim() !== "")) return undefined;
  const stats = { ...read.value, invulnerable_save: save === undefined ? null : Number(save) };
  const questions: string[] = [];
  const weapons = Object.entries(typed.weapons).map(([name, values]) => {
    const type = /^melee$/i.test(values["Range"] ?? "") ? "Melee Weapons" : "Ranged Weapons";
    return weaponOf(name, [{ name, type, values }], questions);
  });
  if (questions.length > 0) return undefined;
  return {
    name: unit.name,
    source: "hand",
    keywords: typed.keywords
      .split(",")
      .map((one) => one.trim().toUpperCase())
      .filter((one) => one !== ""),
    abilities: [],
    transport: null,
    leads: [],
    models: [{ name: unit.name, stats, base: null, keywords: [], abilities: [], arms: [] }],
    arms: weapons,
    items: [],
    doubts: [],
  };
}
