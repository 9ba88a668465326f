import { rows } from "@gunline/rules";
import { plainRow, rowOfSheet } from "../../books/rows.ts";
import type { FieldArmy, FieldUnit } from "../../field-army.ts";
import { detachmentId } from "../../first-document.ts";
import type { EditionBook } from "./edition-book.ts";
import type { UnitSheet } from "./sheet.ts";

/**
 * The rules of an army that the referee plays, as rows under the names that its units have. Datasheets of our own table are
 * played by the built-in rows; all others by the rows of their books.
 */
export function rowsOfArmy(
  units: readonly FieldUnit[],
  sheets: readonly (UnitSheet | undefined)[],
  detachment: string | null,
  edition: EditionBook | undefined,
): NonNullable<FieldArmy["rows"]> {
  const found = new Map<string, rows.Row>();
  const add = (row: rows.Row) => {
    if (!found.has(row.id)) found.set(row.id, row);
  };
  for (const [at, unit] of units.entries()) {
    const sheet = sheets[at];
    for (const ability of abilitiesIn(unit)) {
      const own = sheet?.source === "edition" ? undefined : builtIn(ability);
      if (own !== undefined) add(own);
      else if (sheet?.structure !== undefined && edition !== undefined) {
        const row = rowOfSheet(edition.rules, sheet.structure, ability);
        if (row !== undefined) add({ ...plainRow(row), ability });
        else {
          const rule = ofArmy(edition, ability);
          if (rule !== undefined) add(rule);
        }
      }
    }
  }
  const id = detachment === null ? undefined : detachmentId(detachment);
  if (id === undefined) return [...found.values()];
  for (const row of rows.builtInBook().rows.values()) if (row.detachment === id) add(row);
  for (const row of edition?.rules ?? []) if (row.detachment === id) add(plainRow(row));
  return [...found.values()];
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
