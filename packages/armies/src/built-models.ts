import type { Base } from "@gunline/rules";
import type { Entry, Options } from "./army.ts";
import type { Datasheet, ModelKind, Option, Stats } from "./datasheets/datasheet.ts";

/** One model of a unit, ready to be put on the table. */
export interface BuiltModel {
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
export function builtModels({ sheet, size, options, leader }: Entry): readonly BuiltModel[] {
  const ranks = equipped(sheet, size, options);
  const unit = { ...sheet, abilities: ranks.abilities };
  const built = buildModels(sheet, ranks, unit);
  if (leader === undefined) return built;
  return [...buildModels(leader.sheet, equipped(leader.sheet, 1, leader.options), unit), ...built];
}

/** What the unit of an entry can do, a Character that joins it aside: by its datasheet, and with its wargear. */
export function unitAbilities({ sheet, size, options }: Entry): readonly string[] {
  return equipped(sheet, size, options).abilities;
}

interface Soldier {
  readonly kind: ModelKind;
  readonly taken: Set<Option>;
  arms: readonly string[];
  abilities: readonly string[];
}

interface Equipped {
  readonly soldiers: readonly Soldier[];
  /** Of the whole unit. */
  readonly abilities: readonly string[];
}

function equipped(sheet: Datasheet, size: number, options: Options = {}): Equipped {
  const soldiers = soldiersOf(sheet, size);
  const items = new Map<string, number>();
  for (const [name, count] of Object.entries(options)) {
    if (itemsOf(sheet).includes(name)) items.set(name, count);
    else equip(sheet, soldiers, size, name, count);
  }
  const abilities: string[] = [];
  for (const { name, ability, kind } of sheet.wargear) {
    const count = items.get(name) ?? soldiers.filter(({ arms: weapons }) => weapons.includes(name)).length;
    if (count === 0) continue;
    if (kind === undefined) abilities.push(ability);
    const bearers = soldiers.filter((one) => one.kind.name === kind).slice(0, count);
    for (const one of bearers) one.abilities = [...one.abilities, ability];
  }
  return { soldiers, abilities: [...sheet.abilities, ...abilities] };
}

/** Wargear that is no weapon. */
export function itemsOf({ wargear, weapons }: Datasheet): readonly string[] {
  return wargear
    .map(({ name }) => name)
    .filter((name) => !weapons.some((weapon) => weapon.name === name || weapon.profile_of === name));
}

function buildModels(
  sheet: Datasheet,
  { soldiers, abilities: ofUnit }: Equipped,
  unit: Datasheet,
): readonly BuiltModel[] {
  return soldiers.map(({ kind, arms: weapons, abilities }) => {
    const own = modelStats(sheet, kind);
    return {
      name: kind.name,
      base: kind.base ?? sheet.base,
      weapons: weapons.flatMap((weaponName) => profilesOf(sheet, weaponName)),
      wounds: own.wounds,
      stats: Object.fromEntries(
        Object.entries(own).filter(([stat, value]) => unit.stats[stat as keyof Stats] !== value),
      ),
      keywords: sheet.keywords.filter((keyword) => !unit.keywords.includes(keyword)),
      abilities: [...ofUnit, ...abilities].filter((ability) => !unit.abilities.includes(ability)),
    };
  });
}

/** The characteristics of a model of that kind. */
export function modelStats({ stats }: Datasheet, kind: ModelKind): Stats {
  return { ...stats, ...kind.stats };
}

function soldiersOf({ kinds }: Datasheet, size: number): readonly Soldier[] {
  const soldiers: Soldier[] = [];
  for (const kind of kinds) {
    const { share } = kind;
    const many = share === "one" ? 1 : share === "rest" ? size - soldiers.length : size / share.oneIn;
    for (let i = 0; i < many; i++) {
      soldiers.push({ kind, arms: kind.arms, abilities: kind.abilities, taken: new Set() });
    }
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
    (one) =>
      one.kind.name === kind &&
      !one.taken.has(option) &&
      drop.every((weaponName) => one.arms.includes(weaponName)),
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
function without(weapons: readonly string[], drop: readonly string[]): readonly string[] {
  const left = [...weapons];
  for (const weaponName of drop) left.splice(left.indexOf(weaponName), 1);
  return left;
}

/** A weapon with several profiles is carried as all of them. */
function profilesOf({ name, weapons }: Datasheet, weaponName: string): readonly string[] {
  const found = weapons.filter((weapon) => weapon.name === weaponName || weapon.profile_of === weaponName);
  if (found.length === 0) throw new Error(`${name} has no weapon "${weaponName}"`);
  return found.map(({ id }) => id);
}
