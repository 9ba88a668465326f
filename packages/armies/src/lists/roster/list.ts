import { baseOf } from "../bases.ts";
import { fault, type Reading, read } from "../fault.ts";
import { LIST_LIMITS } from "../limits.ts";
import type { ArmyList, ListFormat, ListModel, ListUnit } from "../list.ts";
import { nameKey } from "../names.ts";
import { shareOut } from "../split.ts";
import { add } from "../text/draft.ts";
import { sumOf } from "../text/sum.ts";
import { namesApart } from "./same-name.ts";
import type { Roster, Selection } from "./tree.ts";

/** The tenth edition's id; lists of another edition have other numbers and rules. */
const TENTH = "sys-352e-adc2-7639-d6a9";

/** A unit of a roster with the selections that its models were read from, model by model of the list. */
export interface RosterUnit {
  readonly selection: Selection;
  readonly catalogue: string;
  readonly models: readonly Selection[];
}

export interface RosterList {
  readonly list: ArmyList;
  readonly units: readonly RosterUnit[];
  /** Of the army and its detachment: what is no unit. */
  readonly others: readonly Selection[];
}

export function listOfRoster(roster: Roster, format: ListFormat): Reading<RosterList> {
  if (roster.gameSystemId !== TENTH) {
    const named = roster.gameSystemName || roster.gameSystemId || "none";
    return fault(
      "EDITION",
      `The list is for another game or edition (${named}); this table plays the 10th edition.`,
    );
  }
  const tops = roster.forces.flatMap(({ selections, catalogue }) =>
    selections.map((one) => ({ one, catalogue })),
  );
  const units: RosterUnit[] = [];
  const others: Selection[] = [];
  const read_: ListUnit[] = [];
  const unresolved: string[] = [];
  for (const { one, catalogue } of tops) {
    if (isSetting(one)) {
      others.push(one);
      continue;
    }
    if (one.type !== "unit" && one.type !== "model" && modelsBelow(one).length === 0) {
      if (one.points > 0)
        unresolved.push(`“${one.name}” (${one.points} points) is no unit and is not imported.`);
      continue;
    }
    const models: Selection[] = [];
    read_.push(unitOf(one, models));
    units.push({ selection: one, catalogue, models });
  }
  if (read_.length > LIST_LIMITS.units)
    return fault("TOO_LARGE", `The list has more than ${LIST_LIMITS.units} units.`);
  const list = sumOf({
    format,
    name: roster.name,
    faction: roster.forces[0]?.catalogue || null,
    chapter: null,
    detachment: settingOf(tops, "detachment") ?? settingOf(tops, "detachment choice"),
    battle_size: settingOf(tops, "battle size"),
    points: roster.points,
    units: read_,
    unresolved,
  });
  return read({ list, units, others: [...others, ...roster.forces.map(asSelection)] });
}

/** The rules of a force stand beside its selections. */
function asSelection({ rules, described }: Roster["forces"][number]): Selection {
  const nothing = { categories: [], profiles: [], selections: [] };
  return { ...nothing, name: "", type: "", number: 1, group: "", points: 0, rules, described };
}

function isSetting({ name, categories, type }: Selection): boolean {
  if (categories.some((one) => nameKey(one) === "configuration")) return true;
  return type === "upgrade" && /^(?:battle size|detachment|detachment choice|show\b.*)$/i.test(name);
}

/** What was chosen: the name of the selection below. */
function settingOf(tops: readonly { readonly one: Selection }[], name: string): string | null {
  const found = tops.find(({ one }) => nameKey(one.name) === name)?.one;
  return found?.selections[0]?.name ?? null;
}

/** Models below a selection at any depth; none is nested in another. */
function modelsBelow({ selections }: Selection): readonly Selection[] {
  return selections.flatMap((one) => (isModel(one) ? [one] : modelsBelow(one)));
}

export function isModel({ type }: Selection): boolean {
  return type === "model" || type === "crew";
}

function unitOf(selection: Selection, sources: Selection[]): ListUnit {
  const below = modelsBelow(selection);
  const ownModel = below.length === 0;
  const unresolved: string[] = [];
  const unitItems = new Map<string, number>();
  const enhancements: string[] = [];
  const found = { warlord: false };
  const models: ListModel[] = [];
  const crew: ListModel[] = [];
  const weaponNames = new Set(weaponsBelow(selection).map(({ name }) => nameKey(name)));
  const remark = (one: Selection): boolean => {
    if (nameKey(one.name) === "warlord") found.warlord = true;
    else if (isEnhancement(one)) enhancements.push(one.name);
    else return false;
    return true;
  };
  for (const model of ownModel ? [selection] : below) {
    const parts = modelOf(selection, model, weaponNames, { remark, unitItems, unresolved });
    if (model.type === "crew") crew.push(...parts);
    else {
      models.push(...parts);
      sources.push(...parts.map(() => model));
    }
  }
  for (const { name } of crew)
    unresolved.push(`${name} is not on the table at the start, and is not imported.`);
  if (!ownModel) ofUnit(selection, weaponNames, { remark, unitItems, unresolved });
  return {
    name: selection.name,
    points: pointsOf(selection),
    models,
    leader_of: null,
    enhancements,
    warlord: found.warlord,
    items: Object.fromEntries(unitItems),
    crew,
    notes: [],
    unresolved,
  };
}

interface Found {
  readonly remark: (selection: Selection) => boolean;
  readonly unitItems: Map<string, number>;
  readonly unresolved: string[];
}

/** An enhancement is the only upgrade that costs points; New Recruit says so by its group too. */
function isEnhancement({ group, points, type }: Selection): boolean {
  return type === "upgrade" && (points > 0 || /^enhancements?\b/i.test(group));
}

function pointsOf({ points, selections }: Selection): number {
  return selections.reduce((sum, one) => sum + pointsOf(one), points);
}

function modelOf(
  unit: Selection,
  model: Selection,
  weaponNames: ReadonlySet<string>,
  { remark, unitItems, unresolved }: Found,
): readonly ListModel[] {
  const count = Math.min(Math.max(model.number, 1), LIST_LIMITS.count);
  const weapons = new Map<string, number>();
  const items = new Map<string, number>();
  const names = namesApart(model);
  for (const one of model.selections.flatMap((selection) => wargear(selection, weaponNames, remark, names))) {
    if (one.isWeapon) add(weapons, one.name, one.number);
    else if (one.number % count === 0) add(items, one.name, one.number / count);
    else add(unitItems, one.name, one.number);
  }
  const { shares, how } = shareOut(count, weapons);
  if (how !== undefined) {
    unresolved.push(
      `${model.name}: its weapons do not divide by ${count} models; one way to share them was chosen.`,
    );
  }
  return shares.map((share) => ({
    name: model.name,
    count: share.count,
    weapons: Object.fromEntries(share.each),
    items: Object.fromEntries(items),
    base: baseOf(unit.name, model.name),
    ...(how !== undefined && { split: how }),
  }));
}

/** What hangs on the unit and on none of its models: items stay with it, a weapon is named. */
function ofUnit(
  unit: Selection,
  weaponNames: ReadonlySet<string>,
  { remark, unitItems, unresolved }: Found,
): void {
  const loose = (selections: readonly Selection[]): readonly Selection[] =>
    selections.filter((one) => !isModel(one) && modelsBelow(one).length === 0);
  const holders = unit.selections.filter((one) => !isModel(one) && modelsBelow(one).length > 0);
  const all = [...loose(unit.selections), ...holders.flatMap(({ selections }) => loose(selections))];
  for (const one of all.flatMap((selection) => wargear(selection, weaponNames, remark))) {
    if (one.isWeapon) {
      unresolved.push(
        `${one.number}× ${one.name} belongs to the unit and to none of its models: nobody carries it.`,
      );
    } else add(unitItems, one.name, one.number);
  }
}

interface Wargear {
  readonly name: string;
  readonly number: number;
  readonly isWeapon: boolean;
}

/** Weapons and items of a selection and what it wraps; a wrapper of weapons is neither. */
function wargear(
  selection: Selection,
  weaponNames: ReadonlySet<string>,
  remark: (selection: Selection) => boolean,
  names: ReadonlyMap<Selection, string> = new Map(),
): readonly Wargear[] {
  if (isModel(selection) || remark(selection)) return [];
  const below = selection.selections.flatMap((one) => wargear(one, weaponNames, remark, names));
  const own = weaponOf(selection);
  if (own !== undefined) return [{ ...own, name: names.get(selection) ?? own.name }, ...below];
  // A weapon whose profile is missing: another model of the unit has it whole.
  if (weaponNames.has(nameKey(selection.name))) {
    return [{ name: selection.name, number: selection.number, isWeapon: true }, ...below];
  }
  if (below.length > 0 || selection.selections.length > 0) return below;
  return [{ name: selection.name, number: selection.number, isWeapon: false }];
}

export function isWeaponProfile({ type }: { readonly type: string }): boolean {
  // Data of the edition's first weeks has the singular.
  return /^(?:ranged|melee) weapons?$/.test(nameKey(type));
}

/** "2 Fragstorm Grenade Launchers" with one profile is two of it. */
function weaponOf({ name, number, profiles }: Selection): Wargear | undefined {
  const weapons = profiles.filter(isWeaponProfile);
  if (weapons.length === 0) return undefined;
  const [, hidden, rest] = /^(\d{1,2}) (.+)$/.exec(name) ?? [];
  const single = weapons[0]!.name;
  const isHidden = rest !== undefined && weapons.length === 1 && nameKey(rest).startsWith(nameKey(single));
  return isHidden
    ? { name: single, number: number * Number(hidden), isWeapon: true }
    : { name, number, isWeapon: true };
}

function weaponsBelow(selection: Selection): readonly Selection[] {
  const own = selection.profiles.some(isWeaponProfile) ? [selection] : [];
  return [...own, ...selection.selections.flatMap(weaponsBelow)];
}
