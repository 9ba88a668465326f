import { type Action, hashOf, type PlayerId, rows, type Unit, type Weapon } from "@gunline/rules";
import type { Army } from "./army.ts";
import type { RuleText } from "./texts/rule-text.ts";

/** An army made of a list, ready for any table: units without a side and a place, and their weapons. */
export interface FieldArmy {
  readonly format: "gunline-army/1";
  readonly name: string;
  readonly faction: string | null;
  readonly detachment: string | null;
  readonly points: number;
  readonly units: readonly FieldUnit[];
  readonly weapons: Readonly<Record<string, Weapon>>;
  /** The rules of its units and its detachment that the referee plays, as rows; absent: the built-in ones. */
  readonly rows?: readonly rows.Row[];
  /** What the player's file says of its rules; no game has it in its document. */
  readonly texts?: readonly RuleText[];
  /** Leaders and the units that they join, by their places in the list: what its player has settled before. */
  readonly joins: readonly (readonly [leader: number, unit: number])[];
}

export interface FieldUnit extends Omit<Unit, "id" | "owner"> {
  /** What ids of such units begin with. */
  readonly kind: string;
}

export type AnyArmy = Army | FieldArmy;

export function isFieldArmy(army: AnyArmy): army is FieldArmy {
  return "format" in army;
}

/** Its units for one side of a table, off the table, and its joins as actions. */
export function fieldUnits(
  army: FieldArmy,
  owner: PlayerId,
  facing: number,
  ids: Map<string, number>,
): { readonly units: readonly Unit[]; readonly formations: readonly Action[] } {
  const units = army.units.map(({ kind, ...unit }): Unit => {
    const number = (ids.get(kind) ?? 0) + 1;
    ids.set(kind, number);
    const models = Object.entries(unit.models).map(([id, model]) => [
      id,
      { ...model, facing, position: null },
    ]);
    return { ...unit, id: `${kind}_${number}`, owner, models: Object.fromEntries(models) };
  });
  const formations = army.joins.flatMap(([leader, unit]): Action[] => {
    const [actor, joined] = [units[leader], units[unit]];
    if (actor === undefined || joined === undefined) return [];
    return [{ type: "ATTACH", actor_unit_id: actor.id, payload: { unit_id: joined.id } }];
  });
  return { units, formations };
}

/** The second army with other ids for weapons that the first has under the same id with other numbers. */
export function apart(first: AnyArmy, second: AnyArmy): AnyArmy {
  return apartFrom(weaponsOf(first), rulesIn(first), second);
}

/** The rules that an army has by name: what the other side has under the same name may be another rule. */
export interface NamedRules {
  readonly rows: readonly rows.Row[];
  readonly abilities: ReadonlySet<string>;
}

function rulesIn(army: AnyArmy): NamedRules {
  if (!isFieldArmy(army)) return { rows: [...rows.builtInBook().rows.values()], abilities: new Set() };
  return { rows: army.rows ?? [], abilities: abilitiesIn(army.units) };
}

export function abilitiesIn(units: readonly Pick<Unit, "abilities" | "models">[]): ReadonlySet<string> {
  return new Set(
    units.flatMap(({ abilities, models }) => [
      ...abilities,
      ...Object.values(models).flatMap((model) => model.abilities ?? []),
    ]),
  );
}

/** The same, for a table that has these weapons and rules. */
export function apartFrom(
  taken: Readonly<Record<string, Weapon>>,
  rules: NamedRules,
  wanted: AnyArmy,
): AnyArmy {
  if (!isFieldArmy(wanted)) return wanted;
  const second = withOwnRules(rules, wanted);
  const renamed = new Map<string, string>();
  for (const [id, weapon] of Object.entries(second.weapons)) {
    const other = taken[id];
    if (other !== undefined && hashOf(other) !== hashOf(weapon)) renamed.set(id, `${id.slice(0, 60)}_p2`);
  }
  if (renamed.size === 0) return second;
  const now = (id: string) => renamed.get(id) ?? id;
  const weapons = Object.entries(second.weapons).map(([id, weapon]) => [now(id), { ...weapon, id: now(id) }]);
  const units = second.units.map((unit) => {
    const models = Object.entries(unit.models).map(([id, model]) => [
      id,
      { ...model, weapons: model.weapons.map(now) },
    ]);
    return { ...unit, models: Object.fromEntries(models) };
  });
  return { ...second, units, weapons: Object.fromEntries(weapons) };
}

function weaponsOf(army: AnyArmy): Readonly<Record<string, Weapon>> {
  if (isFieldArmy(army)) return army.weapons;
  const all = army.entries.flatMap(({ sheet, leader }) => [
    ...sheet.weapons,
    ...(leader?.sheet.weapons ?? []),
  ]);
  return Object.fromEntries(all.map((weapon) => [weapon.id, weapon]));
}

/** What the first side has under the same name and plays otherwise gets a name of its own on the second side. */
function withOwnRules(first: NamedRules, second: FieldArmy): FieldArmy {
  const others = new Map(first.rows.flatMap((row) => [[rows.abilityOf(row) ?? row.id, row] as const]));
  const own = second.rows ?? [];
  const renamed = new Map<string, string>();
  const ids = new Map<string, string>();
  const isPlayed = new Set(own.map((row) => rows.abilityOf(row)));
  for (const row of own) {
    const ability = rows.abilityOf(row);
    const other = others.get(ability ?? row.id) ?? first.rows.find(({ id }) => id === row.id);
    const isOther = other !== undefined && hashOf(other) !== hashOf(row);
    if (!isOther && (other !== undefined || ability === undefined || !first.abilities.has(ability))) continue;
    ids.set(row.id, `${row.id.slice(0, 60)}_P2`);
    if (ability !== undefined) renamed.set(ability, `${ability} (2)`);
  }
  // A rule of the second side that nobody plays must not be played by a row of the first.
  for (const ability of abilitiesIn(second.units)) {
    const name = ability.toUpperCase();
    if (!isPlayed.has(name) && isOfOneSide(others.get(name))) renamed.set(name, `${name} (2)`);
  }
  if (renamed.size === 0 && ids.size === 0) return second;
  const now = (ability: string) => renamed.get(ability.toUpperCase()) ?? ability;
  const units = second.units.map((unit) => ({
    ...unit,
    abilities: unit.abilities.map(now),
    models: Object.fromEntries(
      Object.entries(unit.models).map(([id, model]) => [
        id,
        model.abilities === undefined ? model : { ...model, abilities: model.abilities.map(now) },
      ]),
    ),
  }));
  const changed = own.map((row) => {
    const ability = rows.abilityOf(row);
    const name = ability === undefined ? undefined : renamed.get(ability);
    return { ...row, id: ids.get(row.id) ?? row.id, ...(name !== undefined && { ability: name }) };
  });
  return { ...second, units, rows: changed };
}

/** Core rules are the same on both sides. */
function isOfOneSide(row: rows.Row | undefined): boolean {
  return row !== undefined && row.source !== "CORE" && !row.id.startsWith("DAMAGED");
}
