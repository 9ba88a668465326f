import { handSheet, type ListUnit, type UnitSheet } from "@gunline/armies/lists";

export type StatName =
  | "move"
  | "toughness"
  | "save"
  | "invulnerable_save"
  | "wounds"
  | "leadership"
  | "objective_control";

/** A row of a weapon as it is typed. */
export interface HandWeapon {
  readonly range: string;
  readonly attacks: string;
  readonly skill: string;
  readonly strength: string;
  readonly ap: string;
  readonly damage: string;
  readonly keywords: string;
}

export const NO_WEAPON: HandWeapon = {
  range: "",
  attacks: "",
  skill: "",
  strength: "",
  ap: "",
  damage: "",
  keywords: "",
};

/** What was typed as a sheet, read like the lines of a roster; undefined: it is no row of a datasheet. */
export function sheetByHand(
  unit: ListUnit,
  stats: Readonly<Record<StatName, string>>,
  weapons: Readonly<Record<string, HandWeapon>>,
  keywords: string,
): UnitSheet | undefined {
  return handSheet(unit, {
    stats: {
      M: stats.move,
      T: stats.toughness,
      SV: stats.save,
      W: stats.wounds,
      LD: stats.leadership,
      OC: stats.objective_control,
    },
    invulnerable: stats.invulnerable_save,
    keywords,
    weapons: Object.fromEntries(
      Object.entries(weapons)
        .filter(([, one]) => one.attacks.trim() !== "")
        .map(([name, one]) => [
          name,
          {
            Range: one.range.trim() === "" ? "Melee" : one.range,
            A: one.attacks,
            [one.range.trim() === "" ? "WS" : "BS"]: one.skill,
            S: one.strength,
            AP: one.ap,
            D: one.damage,
            Keywords: one.keywords,
          },
        ]),
    ),
  });
}
