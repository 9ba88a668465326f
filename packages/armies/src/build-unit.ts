import type { Model, PlayerId, Unit, Weapon } from "@gunline/rules";
import type { Entry } from "./army.ts";
import { builtModels, unitAbilities } from "./built-models.ts";
import type { Datasheet } from "./datasheets/datasheet.ts";
import type { Point } from "./layouts/layout.ts";

/** A unit on its place on the table. */
export interface UnitPlacement {
  readonly id: string;
  readonly name: string;
  readonly owner: PlayerId;
  readonly entry: Entry;
  /** Where its models stand, in the order of its recruits; those without a spot have been slain. Null: off the table. */
  readonly spots: readonly Point[] | null;
  /** The way its models look, in degrees. */
  readonly facing: number;
  readonly flags: Unit["flags"];
  /** Where it waits that is off the table; by default, nowhere. */
  readonly reserve?: Unit["reserve"];
  /** Wounds left, of models that have lost some. */
  readonly wounds?: Readonly<Record<string, number>>;
}

/** Puts a unit on the table; its models are m1, m2, … */
export function buildUnit(placement: UnitPlacement): Unit {
  const { id, name, owner, entry, spots, facing, flags, wounds, reserve = null } = placement;
  const built = builtModels(entry);
  const { sheet } = entry;
  const models: Record<string, Model> = {};
  if (spots !== null && spots.length > built.length) {
    throw new Error(`${id} has ${built.length} models and ${spots.length} places`);
  }
  for (const [index, model] of built.slice(0, spots?.length).entries()) {
    const modelId = `m${index + 1}`;
    models[modelId] = {
      id: modelId,
      name: model.name,
      wounds: wounds?.[modelId] ?? model.wounds,
      position: spots === null ? null : { x: spots[index]![0], y: spots[index]![1], z: 0 },
      facing,
      base: model.base,
      weapons: model.weapons,
      ...(model.keywords.length > 0 && { keywords: model.keywords }),
      ...(model.abilities.length > 0 && { abilities: model.abilities }),
      ...(Object.keys(model.stats).length > 0 && { stats: model.stats }),
    };
  }
  return {
    id,
    name,
    owner,
    keywords: sheet.keywords,
    abilities: unitAbilities(entry),
    stats: sheet.stats,
    starting_strength: built.length,
    flags,
    models,
    reserve,
    embarked_in: null,
    transport: transportOf(sheet, models),
  };
}

/** Its room, less what a large gun takes up (TR-1). */
function transportOf(
  { transport, crowdedBy, weapons }: Datasheet,
  models: Unit["models"],
): Unit["transport"] {
  if (transport === null || crowdedBy === null) return transport;
  const carried = new Set(Object.values(models).flatMap((model) => model.weapons));
  const crowded = weapons.some(
    ({ id, name, profile_of }) => (profile_of ?? name) === crowdedBy.arm && carried.has(id),
  );
  return crowded ? { ...transport, capacity: crowdedBy.capacity } : transport;
}

/** The profiles that the models of these units carry, by id. */
export function armoury(units: readonly Unit[], entries: readonly Entry[]): Record<string, Weapon> {
  const carried = new Set(
    units.flatMap(({ models }) => Object.values(models).flatMap(({ weapons }) => weapons)),
  );
  const sheets = entries.flatMap(({ sheet, leader }) =>
    leader === undefined ? [sheet] : [sheet, leader.sheet],
  );
  const weapons = sheets.flatMap((sheet) => sheet.weapons.filter(({ id }) => carried.has(id)));
  return Object.fromEntries(weapons.map((weapon) => [weapon.id, weapon]));
}
