import type { Model, PlayerId, Unit, Weapon } from "@gunline/rules";
import type { Entry } from "./army.ts";
import type { Point } from "./layouts/layout.ts";
import { recruitsOf } from "./recruit.ts";

/** A unit on its place on the table. */
export interface Posting {
  readonly id: string;
  readonly name: string;
  readonly owner: PlayerId;
  readonly entry: Entry;
  /** Where its models stand, in the order of its recruits; those without a spot have been slain. */
  readonly spots: readonly Point[];
  /** The way its models look, in degrees. */
  readonly facing: number;
  readonly flags: Unit["flags"];
  /** Wounds left, of models that have lost some. */
  readonly wounds?: Readonly<Record<string, number>>;
}

/** Puts a unit on the table; its models are m1, m2, … */
export function muster({ id, name, owner, entry, spots, facing, flags, wounds }: Posting): Unit {
  const recruits = recruitsOf(entry);
  const { sheet, leader } = entry;
  const models: Record<string, Model> = {};
  for (const [index, [x, y]] of spots.entries()) {
    const recruit = recruits[index];
    if (recruit === undefined)
      throw new Error(`${id} has ${recruits.length} models and ${spots.length} places`);
    const modelId = `m${index + 1}`;
    models[modelId] = {
      id: modelId,
      name: recruit.name,
      wounds: wounds?.[modelId] ?? recruit.wounds,
      position: { x, y, z: 0 },
      facing,
      base: recruit.base,
      weapons: recruit.weapons,
      ...(recruit.keywords.length > 0 && { keywords: recruit.keywords }),
      ...(Object.keys(recruit.stats).length > 0 && { stats: recruit.stats }),
    };
  }
  return {
    id,
    name,
    owner,
    keywords: sheet.keywords,
    abilities: [...sheet.abilities, ...(leader?.sheet.grants ?? [])],
    stats: sheet.stats,
    starting_strength: recruits.length,
    flags,
    models,
    reserve: null,
    embarked_in: null,
    transport: null,
  };
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
