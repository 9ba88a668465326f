import { type Action, hashOf, type PlayerId, type Unit, type Weapon } from "@gunline/rules";
import type { Army } from "./army.ts";

/** An army made of a list, ready for any table: units without a side and a place, and their weapons. */
export interface FieldArmy {
  readonly format: "gunline-army/1";
  readonly name: string;
  readonly faction: string | null;
  readonly detachment: string | null;
  readonly points: number;
  readonly units: readonly FieldUnit[];
  readonly weapons: Readonly<Record<string, Weapon>>;
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
  return apartFrom(weaponsOf(first), second);
}

/** The same, for a table that has these weapons. */
export function apartFrom(taken: Readonly<Record<string, Weapon>>, second: AnyArmy): AnyArmy {
  if (!isFieldArmy(second)) return second;
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
