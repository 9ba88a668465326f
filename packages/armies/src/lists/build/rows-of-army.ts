import { hashOf, rows, type Weapon } from "@gunline/rules";
import { plainRow, rowOfSheet } from "../../books/rows.ts";
import type { FieldArmy, FieldUnit } from "../../field-army.ts";
import { detachmentId } from "../../first-document.ts";
import { withBuilt } from "./built.ts";
import type { EditionBook } from "./edition-book.ts";
import type { UnitSheet } from "./sheet.ts";

/** The units of an army, and the rules of it that the referee plays, under the names that its units have. */
export interface PlayedArmy {
  readonly units: readonly FieldUnit[];
  readonly rows: NonNullable<FieldArmy["rows"]>;
}

/**
 * Datasheets of our own table are played by the built-in rows, all others by the rows of their books. A rule that has the
 * name of another one in the same army gets the name of its datasheet behind it.
 */
export function playedArmy(
  units: readonly FieldUnit[],
  sheets: readonly (UnitSheet | undefined)[],
  weapons: readonly Pick<Weapon, "keywords">[],
  detachment: string | null,
  edition: EditionBook | undefined,
): PlayedArmy {
  const found = new Map<string, rows.Row>();
  const named = withArmyRules(units, edition).map((unit, at) => {
    const sheet = sheets[at];
    const renamed = new Map<string, string>();
    for (const ability of abilitiesIn(unit)) {
      const row = rowFor(sheet, edition, ability);
      if (row === undefined) continue;
      const ability2 = addRow(found, row, sheet?.name ?? unit.name);
      if (ability2 !== undefined) renamed.set(ability, ability2);
    }
    return renamed.size === 0 ? unit : withNames(unit, renamed);
  });
  const ownRows = (edition?.rules ?? []).map(plainRow);
  const all = [...rows.builtInBook().rows.values(), ...ownRows];
  for (const row of all) if (isCarried(row, weapons)) addRow(found, row, row.name);
  const id = detachment === null ? undefined : detachmentId(detachment);
  if (id !== undefined) {
    for (const row of all) if (row.detachment === id) addRow(found, row, id);
  }
  const played = [...found.values()];
  return { units: withBuilt(named, played), rows: played };
}

/** Chapters with an army rule of their own have it on every unit in the place of their parent's. */
function withArmyRules(units: readonly FieldUnit[], edition: EditionBook | undefined): readonly FieldUnit[] {
  const changes = new Map(
    (edition?.rules ?? []).flatMap(({ name, instead }) =>
      instead !== undefined && units.some(({ keywords }) => keywords.includes(instead.with))
        ? [[instead.of, name.toUpperCase()] as const]
        : [],
    ),
  );
  return changes.size === 0 ? units : units.map((unit) => withNames(unit, changes));
}

/** Whether units have the rule by a weapon that somebody in the army carries. */
function isCarried({ weapon: wanted }: rows.Row, weapons: readonly Pick<Weapon, "keywords">[]): boolean {
  if (wanted === undefined) return false;
  return weapons.some(({ keywords }) => keywords.some((one) => one.toUpperCase() === wanted));
}

/** Puts a row in; the new name of its ability, if another rule of the army has the name already. */
function addRow(found: Map<string, rows.Row>, row: rows.Row, owner: string): string | undefined {
  const ability = rows.abilityOf(row);
  const others = [...found.values()];
  if (others.some((one) => hashOf(one) === hashOf(row))) return undefined;
  const isTaken = ability !== undefined && others.some((one) => rows.abilityOf(one) === ability);
  const name = isTaken ? `${ability} (${owner.toUpperCase()})` : undefined;
  let id = row.id;
  for (let more = 2; found.has(id); more++) id = `${row.id.slice(0, 58)}_${more}`;
  const added = { ...row, id, ...(name !== undefined && { ability: name }) };
  if (others.some((one) => one.ability === name && name !== undefined)) return name;
  found.set(id, added);
  return name;
}

function rowFor(
  sheet: UnitSheet | undefined,
  edition: EditionBook | undefined,
  ability: string,
): rows.Row | undefined {
  const own = sheet?.source === "edition" ? undefined : builtIn(ability);
  if (own !== undefined || edition === undefined || sheet?.structure === undefined) return own;
  const row = rowOfSheet(edition.rules, sheet.structure, ability);
  return row === undefined ? ofArmy(edition, ability) : { ...plainRow(row), ability };
}

function withNames(unit: FieldUnit, renamed: ReadonlyMap<string, string>): FieldUnit {
  const now = (ability: string) => renamed.get(ability) ?? ability;
  const models = Object.entries(unit.models).map(([id, model]) => [
    id,
    model.abilities === undefined ? model : { ...model, abilities: model.abilities.map(now) },
  ]);
  return { ...unit, abilities: unit.abilities.map(now), models: Object.fromEntries(models) };
}

function abilitiesIn({ abilities, models }: FieldUnit): ReadonlySet<string> {
  return new Set([...abilities, ...Object.values(models).flatMap((model) => model.abilities ?? [])]);
}

function builtIn(ability: string): rows.Row | undefined {
  const wanted = ability.toUpperCase();
  for (const row of rows.builtInBook().rows.values()) {
    if (row.source !== "STRATAGEM" && rows.abilityOf(row) === wanted) return row;
  }
  return undefined;
}

/** The rule of the army itself, and enhancements: every unit that has the name has it. */
function ofArmy({ rules }: EditionBook, ability: string): rows.Row | undefined {
  const wanted = ability.toUpperCase();
  const row = rules.find(
    (one) => one.sheets === undefined && one.source !== "STRATAGEM" && rows.abilityOf(one) === wanted,
  );
  if (row !== undefined) return plainRow(row);
  const earlier = builtIn(ability);
  return earlier?.source === "ARMY_RULE" || earlier?.source === "ENHANCEMENT" ? earlier : undefined;
}
