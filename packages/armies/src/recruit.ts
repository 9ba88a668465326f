import type { Base } from "@gunline/rules";
import type { Entry, Options } from "./army.ts";
import type { Datasheet, ModelKind, Option, Stats } from "./datasheets/datasheet.ts";

/** One model of a unit, ready to be put on the table. */
export interface Recruit {
  readonly name: string;
  readonly base: Base;
  /** Ids of weapons. */
  readonly weapons: readonly string[];
  readonly wounds: number;
  /** What sets it apart from the rest of its unit. */
  readonly stats: Partial<Stats>;
  readonly keywords: readonly string[];
  readonly abilities: readonly string[];
}

/** The models of an entry: an attached Character first, then the leaders of the unit, then the rank and file. */
export function recruitsOf({ sheet, size, options, leader }: Entry): readonly Recruit[] {
  const ranks = enlist(sheet, size, options, sheet);
  return leader === undefined ? ranks : [...enlist(leader.sheet, 1, leader.options, sheet), ...ranks];
}

interface Soldier {
  readonly kind: ModelKind;
  readonly taken: Set<Option>;
  arms: readonly string[];
}

function enlist(sheet: Datasheet, size: number, options: Options = {}, unit: Datasheet): readonly Recruit[] {
  const soldiers = soldiersOf(sheet, size);
  for (const [name, count] of Object.entries(options)) equip(sheet, soldiers, size, name, count);
  return soldiers.map(({ kind, arms }) => {
    const own = recruitStats(sheet, kind);
    return {
      name: kind.name,
      base: kind.base ?? sheet.base,
      weapons: arms.flatMap((arm) => profilesOf(sheet, arm)),
      wounds: own.wounds,
      stats: Object.fromEntries(
        Object.entries(own).filter(([stat, value]) => unit.stats[stat as keyof Stats] !== value),
      ),
      keywords: sheet.keywords.filter((keyword) => !unit.keywords.includes(keyword)),
      abilities: [...sheet.abilities, ...kind.abilities].filter(
        (ability) => !unit.abilities.includes(ability),
      ),
    };
  });
}

/** The characteristics of a model of that kind. */
export function recruitStats({ stats }: Datasheet, kind: ModelKind): Stats {
  return { ...stats, ...kind.stats };
}

function soldiersOf({ kinds }: Datasheet, size: number): readonly Soldier[] {
  const soldiers: Soldier[] = [];
  for (const kind of kinds) {
    const { share } = kind;
    const many = share === "one" ? 1 : share === "rest" ? size - soldiers.length : size / share.oneIn;
    for (let i = 0; i < many; i++) soldiers.push({ kind, arms: kind.arms, taken: new Set() });
  }
  return soldiers;
}

/** Gives an option to the first models of its kind that still carry what it replaces. */
function equip(
  sheet: Datasheet,
  soldiers: readonly Soldier[],
  size: number,
  name: string,
  count: number,
): void {
  const option = sheet.options.find((one) => one.name === name);
  if (option === undefined) throw new Error(`${sheet.name} has no option "${name}"`);
  const { most, kind, drop, add } = option;
  const allowed = most === undefined ? size : typeof most === "number" ? most : Math.floor(size / most.oneIn);
  const able = soldiers.filter(
    (one) => one.kind.name === kind && !one.taken.has(option) && drop.every((arm) => one.arms.includes(arm)),
  );
  if (count > allowed || count > able.length) {
    throw new Error(`${count} models of ${sheet.name} cannot take "${name}"`);
  }
  for (const one of able.slice(0, count)) {
    one.arms = [...without(one.arms, drop), ...add];
    one.taken.add(option);
  }
}

/** Each name is taken out once: of two alike, one stays. */
function without(arms: readonly string[], drop: readonly string[]): readonly string[] {
  const left = [...arms];
  for (const arm of drop) left.splice(left.indexOf(arm), 1);
  return left;
}

/** A weapon with several profiles is carried as all of them. */
function profilesOf({ name, weapons }: Datasheet, arm: string): readonly string[] {
  const found = weapons.filter((weapon) => weapon.name === arm || weapon.profile_of === arm);
  if (found.length === 0) throw new Error(`${name} has no weapon "${arm}"`);
  return found.map(({ id }) => id);
}
