import type { Sheet } from "../../books/sheet.ts";
import type { Counts, ListLine, ListModel, ListUnit } from "../list.ts";
import { looseKey, nameKey } from "../names.ts";
import { shareOut } from "../split.ts";
import { defaultModels } from "./default-models.ts";
import { isItem, kindKey, modelNamed, weaponNamed } from "./match.ts";
import { shareByOptions } from "./share-by-options.ts";
import type { UnitSheet } from "./sheet.ts";

/** What only a text leaves open, decided by the sheet: models and weapons, weapons and items, who carries what. */
export function byStructure(written: ListUnit, sheet: UnitSheet): ListUnit {
  const { structure } = sheet;
  if (structure === undefined) return written;
  const named = withOwnNames(equipped(bareModels(written, sheet), structure), sheet);
  const unit = ofOneKind(asOneModel(regrouped(named, sheet), structure), structure);
  const models: ListModel[] = [];
  const settled = new Set<string>();
  let items = new Map(Object.entries(unit.items));
  const done = new Set<string>();
  for (const { name } of unit.models) {
    if (done.has(name)) continue;
    done.add(name);
    const group = unit.models.filter((one) => one.name === name);
    // A text that says what each model has leaves nothing to share out.
    const isOpen = group.some(({ split }) => split !== undefined) || items.size > 0;
    const shared = isOpen ? sharedOut(group, items, sheet, structure) : undefined;
    if (shared === undefined) models.push(...group.map((one) => parted(one, sheet)));
    else {
      models.push(...shared.models);
      items = shared.left;
      if (shared.isOnly) settled.add(name);
    }
  }
  return withoutRemarks({ ...unit, models, items: Object.fromEntries(items) }, settled);
}

/** Models that carry nothing have no lines below them, and look like wargear. */
function bareModels(unit: ListUnit, sheet: UnitSheet): ListUnit {
  const [only, ...others] = unit.models;
  if (only === undefined || others.length > 0) return unit;
  const names = [...Object.entries(only.weapons), ...Object.entries(only.items)];
  const isKind = (name: string) =>
    sheet.models.some((one) => kindKey(one.name) === kindKey(name)) &&
    weaponNamed(sheet, undefined, name) === undefined;
  if (names.length === 0 || !names.every(([name]) => isKind(name))) return unit;
  const models = names.map(([name, number]) => ({
    ...only,
    name,
    count: number * only.count,
    weapons: {},
    items: {},
  }));
  return {
    ...unit,
    models,
    unresolved: unit.unresolved.filter((text) => !/no line for its models/.test(text)),
  };
}

/** A list without layout: lines that name a kind of model of the sheet open its models. */
function regrouped(unit: ListUnit, sheet: UnitSheet): ListUnit {
  const { lines } = unit;
  if (lines === undefined) return unit;
  const isKind = (name: string) => {
    const isModel = sheet.models.some((one) => kindKey(one.name) === kindKey(name));
    return isModel && weaponNamed(sheet, undefined, name) === undefined;
  };
  const groups: { readonly head: ListLine; readonly below: ListLine[] }[] = [];
  const loose: ListLine[] = [];
  for (const line of lines) {
    if (isKind(line.name)) groups.push({ head: line, below: [] });
    else (groups.at(-1)?.below ?? loose).push(line);
  }
  if (groups.length === 0 || groups.every(({ below }) => below.length === 0)) return unit;
  const models = groups.flatMap(({ head, below }): ListModel[] => {
    const totals = new Map<string, number>();
    for (const { name, count } of below) totals.set(name, (totals.get(name) ?? 0) + (count ?? 1));
    const { shares, how } = shareOut(head.count ?? 1, totals);
    return shares.map(({ count, each }) => ({
      name: head.name,
      count,
      weapons: Object.fromEntries(each),
      items: {},
      base: null,
      ...(how !== undefined && { split: how }),
    }));
  });
  const items = Object.fromEntries(loose.map(({ name, count }) => [name, count ?? 1]));
  const kept = unit.unresolved.filter((one) => !/lost its layout|several ways/.test(one));
  const { splits: _, ...rest } = unit;
  return { ...rest, models, items, unresolved: kept };
}

/** A Skull Cannon carries a skull cannon. */
function withOwnNames({ ownNames = [], ...unit }: ListUnit, sheet: UnitSheet): ListUnit {
  const weapons = ownNames.filter(({ name }) => weaponNamed(sheet, undefined, name) !== undefined);
  if (weapons.length === 0) return unit;
  const models = unit.models.map((model) => {
    const size = unit.models.reduce((sum, { name, count }) => sum + (name === model.name ? count : 0), 0);
    const own = weapons.flatMap(({ model: whose, name, count }) =>
      whose === model.name && count % size === 0 ? [[name, count / size] as const] : [],
    );
    return { ...model, weapons: { ...model.weapons, ...Object.fromEntries(own) } };
  });
  return { ...unit, models };
}

/** A unit that is always one model is one, however many of its only weapon it has. */
function asOneModel(unit: ListUnit, { composition }: Sheet): ListUnit {
  const most = Math.max(
    ...composition.map((one) =>
      Object.values(one).reduce<number>(
        (sum, count) => sum + (typeof count === "number" ? count : count[1]),
        0,
      ),
    ),
  );
  const [model, ...others] = unit.models;
  if (most !== 1 || model === undefined || others.length > 0 || model.count === 1) return unit;
  const times = (counts: Counts) =>
    Object.fromEntries(Object.entries(counts).map(([name, number]) => [name, number * model.count]));
  const one = { ...model, count: 1, weapons: times(model.weapons), items: times(model.items) };
  const unresolved = unit.unresolved.filter((text) => !/no line for its models/.test(text));
  return { ...unit, models: [one], unresolved };
}

/** Where the sheet has one kind of model and the number is one of its sizes, the list leaves nothing open. */
function ofOneKind(unit: ListUnit, { models, sizes }: Sheet): ListUnit {
  const size = unit.models.reduce((sum, { count }) => sum + count, 0);
  const isSize = sizes.some((one) => "models" in one && one.models === size);
  if (models.length > 1 || !isSize) return unit;
  const unresolved = unit.unresolved.filter((text) => !/no line for its models|lost its layout/.test(text));
  return { ...unit, unresolved };
}

/** Short lists do not say what models carry: it is what the sheet gives them. */
function equipped(unit: ListUnit, structure: Sheet): ListUnit {
  const isBare = unit.models.every(
    ({ weapons, items }) => Object.keys(weapons).length === 0 && Object.keys(items).length === 0,
  );
  const size = unit.models.reduce((sum, { count }) => sum + count, 0);
  const models = isBare && Object.keys(unit.items).length === 0 ? defaultModels(structure, size) : undefined;
  if (models === undefined) return unit;
  const message = "The list does not say what its models carry: they have what the datasheet gives them.";
  const others = unit.unresolved.filter((text) => !/does not say what its models carry/.test(text));
  return { ...unit, models, unresolved: [...others, message] };
}

interface SharedOut {
  readonly models: readonly ListModel[];
  /** Items of the unit that nobody of the group has taken. */
  readonly left: Map<string, number>;
  readonly isOnly: boolean;
}

function sharedOut(
  group: readonly ListModel[],
  unitItems: ReadonlyMap<string, number>,
  sheet: UnitSheet,
  structure: Sheet,
): SharedOut | undefined {
  const kind = modelNamed(sheet, group[0]!.name, 0).model?.name;
  if (kind === undefined) return undefined;
  const written = new Map<string, string>();
  const known = (name: string): string | undefined => {
    const own =
      weaponNamed(sheet, undefined, name)?.name ?? structure.items.find((one) => isAlike(one, name));
    if (own !== undefined && !written.has(own)) written.set(own, name);
    return own;
  };
  const size = group.reduce((sum, { count }) => sum + count, 0);
  const totals = new Map<string, number>();
  const unknown = new Map<string, number>();
  const add = (into: Map<string, number>, name: string, number: number) =>
    into.set(name, (into.get(name) ?? 0) + number);
  const preferred = group.map(({ weapons, items }) => {
    const each = new Map<string, number>();
    for (const [name, number] of [...Object.entries(weapons), ...Object.entries(items)]) {
      const own = known(name);
      if (own !== undefined) add(each, own, number);
    }
    return each;
  });
  for (const { count, weapons, items } of group) {
    for (const [name, number] of [...Object.entries(weapons), ...Object.entries(items)]) {
      const own = known(name);
      if (own === undefined) add(unknown, name, number * count);
      else add(totals, own, number * count);
    }
  }
  // A name that the sheet has not is nobody's by its options.
  if (unknown.size > 0 || totals.size === 0) return undefined;
  const left = new Map(unitItems);
  const withItems = new Map(totals);
  for (const [name, number] of unitItems) {
    const own = known(name);
    if (own === undefined || !mayHave(structure, kind, own)) continue;
    add(withItems, own, number);
    left.delete(name);
  }
  const found =
    shareByOptions(structure, kind, size, withItems, preferred) ??
    (withItems.size === totals.size ? undefined : shareByOptions(structure, kind, size, totals, preferred));
  if (found === undefined) return undefined;
  const took = found.shares.some(({ each }) => [...each.keys()].some((name) => !totals.has(name)));
  const isWeapon = (name: string) => weaponNamed(sheet, undefined, name)?.name === name;
  return {
    left: took || withItems.size === totals.size ? left : new Map(unitItems),
    isOnly: found.isOnly,
    models: found.shares.map(({ count, each }) => ({
      ...group[0]!,
      count,
      weapons: pick(each, written, isWeapon),
      items: pick(each, written, (name) => !isWeapon(name)),
      ...(group.some(({ split }) => split !== undefined) && {
        split: found.isOnly ? "unique" : "one of several",
      }),
    })),
  };
}

/** By the names of the list and in its order: what its player has settled is settled under those. */
function pick(
  each: ReadonlyMap<string, number>,
  written: ReadonlyMap<string, string>,
  wanted: (name: string) => boolean,
): Counts {
  const found = [...written].flatMap(([own, name]) => {
    const number = each.get(own);
    return number === undefined || !wanted(own) ? [] : [[name, number] as const];
  });
  return Object.fromEntries(found);
}

function mayHave({ options, loadout }: Sheet, kind: string, item: string): boolean {
  const isOf = (who: readonly string[] | "UNIT") =>
    who !== "UNIT" && (who.length === 0 || who.includes(kind));
  return (
    options.some(({ who, take }) => isOf(who) && take.some((one) => item in one)) ||
    loadout.some(({ who, weapons }) => isOf(who) && item in weapons)
  );
}

/** Weapons and items as the sheet tells them apart. */
function parted(model: ListModel, sheet: UnitSheet): ListModel {
  const weapons = new Map<string, number>();
  const items = new Map<string, number>();
  for (const [name, number] of Object.entries(model.weapons)) {
    const isWeapon = weaponNamed(sheet, undefined, name) !== undefined || !isItem(sheet, name);
    (isWeapon ? weapons : items).set(name, number);
  }
  for (const [name, number] of Object.entries(model.items)) {
    const isWeapon = weaponNamed(sheet, undefined, name) !== undefined && !isItem(sheet, name);
    (isWeapon ? weapons : items).set(name, number);
  }
  return { ...model, weapons: Object.fromEntries(weapons), items: Object.fromEntries(items) };
}

/** A question that the options have answered is none. */
function withoutRemarks(unit: ListUnit, settled: ReadonlySet<string>): ListUnit {
  const { splits = [], ...rest } = unit;
  const answered = new Set(splits.filter(({ model }) => settled.has(model)).map(({ remark }) => remark));
  const places = unit.unresolved.flatMap((_, at) => (answered.has(at) ? [] : [at]));
  const open = splits
    .filter(({ model }) => !settled.has(model))
    .map((one) => ({ ...one, remark: places.indexOf(one.remark) }));
  return {
    ...rest,
    unresolved: places.map((at) => unit.unresolved[at]!),
    ...(open.length > 0 && { splits: open }),
  };
}

function isAlike(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b) || looseKey(a) === looseKey(b);
}
