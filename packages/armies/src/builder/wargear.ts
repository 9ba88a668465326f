import type { Carried, Sheet, SheetOption } from "../books/sheet.ts";
import { startsFor } from "../lists/build/default-models.ts";
import { afterTakes, hasDrops, isFor, type Loadout, type Take } from "../lists/build/loadouts.ts";
import { type BuiltGroup, type BuiltUnit, kindsOf, sizeOf } from "./army.ts";

/** What a group carries; undefined: one of its options cannot be taken so. */
export function carriedBy(
  sheet: Sheet,
  { kind, start = 0, takes }: Omit<BuiltGroup, "count">,
): Loadout | undefined {
  return afterTakes(sheet, kind, start, takes);
}

/** What is wrong with the wargear of a unit: an option that is taken too often, or not as it can be. */
export interface WargearFault {
  readonly option: number | null;
  readonly why: "LIMIT" | "TOO_FEW" | "NOT_POSSIBLE";
  /** Names of wargear, for words. */
  readonly names: readonly string[];
  readonly most?: number;
}

export function wargearFaults(sheet: Sheet, unit: BuiltUnit): readonly WargearFault[] {
  const faults: WargearFault[] = [];
  for (const group of unit.models) {
    if (carriedBy(sheet, group) === undefined) {
      const last = group.takes.at(-1);
      faults.push({ option: last?.option ?? null, why: "NOT_POSSIBLE", names: namesOf(sheet, last) });
    }
  }
  for (const [place, option] of sheet.options.entries()) faults.push(...ofOption(sheet, unit, option, place));
  return [...faults, ...ofLimits(sheet, unit), ...ofStarts(sheet, unit)];
}

function ofOption(sheet: Sheet, unit: BuiltUnit, option: SheetOption, place: number): WargearFault[] {
  const taken = modelsWith(unit, place);
  if (taken === 0) return [];
  const names = option.take.flatMap((one) => Object.keys(one));
  const faults: WargearFault[] = [];
  const over = (most: number) => faults.push({ option: place, why: "LIMIT", names, most });
  const most = mostOf(unit, option);
  const sharing =
    option.shared === undefined
      ? taken
      : sheet.options.reduce(
          (sum, one, at) => sum + (one.shared === option.shared ? modelsWith(unit, at) : 0),
          0,
        );
  if (sharing > most) over(most);
  if (option.limit?.all === true) {
    const able = unit.models.reduce((sum, { kind, count }) => sum + (isFor(option, kind) ? count : 0), 0);
    if (taken !== able) over(able);
  }
  const [least, largest] = option.needs?.size ?? [null, null];
  const size = sizeOf(unit);
  if ((least !== null && size < least) || (largest !== null && size > largest)) over(0);
  if (option.once !== undefined) {
    const each = option.once.most * (option.once.per === undefined ? 1 : Math.floor(size / option.once.per));
    for (const choice of option.take.keys()) {
      if (timesTaken(unit, place, choice) > each) over(each);
    }
  }
  const { least: picks = 1 } = option.pick ?? {};
  const all = [...unit.models.flatMap(({ takes }) => takes), ...(unit.wargear ?? [])];
  if (all.some((take) => take.option === place && take.choices.length < picks))
    faults.push({ option: place, why: "TOO_FEW", names, most: picks });
  return faults;
}

/** How many models may take it, or how often the unit may. */
function mostOf(unit: BuiltUnit, option: SheetOption): number {
  const { most, per, of } = option.limit ?? {};
  if (per === undefined) return most ?? (option.who === "UNIT" ? 1 : Number.POSITIVE_INFINITY);
  const kinds = kindsOf(unit);
  const named = of ?? [];
  const size =
    named.length === 0
      ? sizeOf(unit)
      : Object.entries(kinds).reduce((sum, [kind, count]) => sum + (named.includes(kind) ? count : 0), 0);
  return (most ?? 1) * Math.floor(size / per);
}

function ofLimits(sheet: Sheet, unit: BuiltUnit): WargearFault[] {
  return (sheet.limits ?? []).flatMap(({ of, most, per, in: where }): WargearFault[] => {
    const number = (carried: Loadout | undefined) =>
      of.reduce((sum, name) => sum + (carried?.get(name) ?? 0), 0);
    const size = sizeOf(unit);
    const allowed = most * (per === undefined ? 1 : Math.floor(size / per));
    const groups = unit.models.map((group) => ({ group, number: number(carriedBy(sheet, group)) }));
    const isOver =
      where === "MODEL"
        ? groups.some((one) => one.number > allowed)
        : groups.reduce((sum, one) => sum + one.number * one.group.count, 0) > allowed;
    return isOver ? [{ option: null, why: "LIMIT", names: of, most: allowed }] : [];
  });
}

/** As many models begin with each default loadout as the sheet says. */
function ofStarts(sheet: Sheet, unit: BuiltUnit): WargearFault[] {
  const size = sizeOf(unit);
  return Object.entries(kindsOf(unit)).flatMap(([kind, count]): WargearFault[] => {
    const wanted = startsFor(sheet, kind, count, size);
    if (wanted.length <= 1) return [];
    const isOther = wanted.some(
      ({ start, count: number }) =>
        number !==
        unit.models.reduce(
          (sum, one) => sum + (one.kind === kind && (one.start ?? 0) === start ? one.count : 0),
          0,
        ),
    );
    return isOther ? [{ option: null, why: "NOT_POSSIBLE", names: [kind] }] : [];
  });
}

function namesOf({ options }: Sheet, take: Take | undefined): readonly string[] {
  if (take === undefined) return [];
  return take.choices.flatMap((choice) => Object.keys(options[take.option]?.take[choice] ?? {}));
}

/** Models that have taken it; of an option of the unit, how often it has. */
function modelsWith(unit: BuiltUnit, place: number): number {
  const models = unit.models.reduce(
    (sum, { count, takes }) => sum + (takes.some(({ option }) => option === place) ? count : 0),
    0,
  );
  const own = (unit.wargear ?? []).reduce(
    (sum, { option, choices }) => sum + (option === place ? choices.length : 0),
    0,
  );
  return models + own;
}

/** How often a choice is taken in the whole unit. */
export function timesTaken(unit: BuiltUnit, place: number, choice: number): number {
  const times = (takes: readonly Take[]) =>
    takes.reduce(
      (sum, { option, choices }) =>
        sum + (option === place ? choices.filter((one) => one === choice).length : 0),
      0,
    );
  return (
    unit.models.reduce((sum, { count, takes }) => sum + count * times(takes), 0) + times(unit.wargear ?? [])
  );
}

/** What can be taken: an option, one of its choices, and what is given up where that is to be chosen. */
export interface Choice {
  readonly option: number;
  readonly choice: number;
  readonly drop?: string;
}

/** The unit with the choice taken once more; undefined: it cannot be. */
export function takeOnce(sheet: Sheet, unit: BuiltUnit, wanted: Choice): BuiltUnit | undefined {
  const option = sheet.options[wanted.option];
  if (option === undefined || option.take[wanted.choice] === undefined) return undefined;
  if (option.who === "UNIT") {
    const take = { option: wanted.option, choices: [wanted.choice] };
    return legal(sheet, { ...unit, wargear: [...(unit.wargear ?? []), take] });
  }
  if (option.limit?.all === true) {
    const models = unit.models.map((group) =>
      isFor(option, group.kind) ? withTake(sheet, group, wanted) : group,
    );
    if (models.some((one) => one === undefined)) return undefined;
    return legal(sheet, { ...unit, models: models as readonly BuiltGroup[] });
  }
  // Models without options first: special weapons go to different models.
  const places = [...unit.models.keys()].toSorted(
    (a, b) => unit.models[a]!.takes.length - unit.models[b]!.takes.length,
  );
  for (const place of places) {
    const group = unit.models[place]!;
    const changed = isFor(option, group.kind) ? withTake(sheet, group, wanted) : undefined;
    if (changed === undefined) continue;
    const models = [
      ...unit.models.slice(0, place),
      ...(group.count > 1 ? [{ ...group, count: group.count - 1 }] : []),
      { ...changed, count: 1 },
      ...unit.models.slice(place + 1),
    ];
    const made = legal(sheet, { ...unit, models });
    if (made !== undefined) return made;
  }
  return undefined;
}

/** As long as a choice is not made whole, the option may have too few. */
function legal(sheet: Sheet, unit: BuiltUnit): BuiltUnit | undefined {
  return wargearFaults(sheet, unit).some(({ why }) => why !== "TOO_FEW") ? undefined : merged(sheet, unit);
}

function withTake(sheet: Sheet, group: BuiltGroup, wanted: Choice): BuiltGroup | undefined {
  const option = sheet.options[wanted.option]!;
  const most = option.pick?.most ?? 1;
  const open = group.takes.findLastIndex(
    (take) => take.option === wanted.option && take.choices.length < most && take.drop === wanted.drop,
  );
  const tries: Take[][] = [];
  if (open >= 0) {
    const before = group.takes[open]!;
    const choices = [...before.choices, wanted.choice].toSorted((a, b) => a - b);
    tries.push(group.takes.with(open, { ...before, choices }));
  }
  const drop = hasDrops(option) && wanted.drop !== undefined ? { drop: wanted.drop } : {};
  tries.push([...group.takes, { option: wanted.option, ...drop, choices: [wanted.choice] }]);
  const takes = tries.find((one) => carriedBy(sheet, { ...group, takes: one }) !== undefined);
  return takes === undefined ? undefined : { ...group, takes };
}

/** The unit with the choice put back once; undefined: nobody has it. */
export function putBack(
  sheet: Sheet,
  unit: BuiltUnit,
  { option: place, choice }: Choice,
): BuiltUnit | undefined {
  const has = ({ option, choices }: Take) => option === place && choices.includes(choice);
  const option = sheet.options[place];
  if (option === undefined) return undefined;
  if (option.who === "UNIT") {
    const at = (unit.wargear ?? []).findLastIndex(has);
    return at < 0 ? undefined : { ...unit, wargear: unit.wargear!.toSpliced(at, 1) };
  }
  const at = unit.models.findLastIndex(({ takes }) => takes.some(has));
  if (at < 0) return undefined;
  const isAll = option.limit?.all === true;
  const models = unit.models.flatMap((group, index): BuiltGroup[] => {
    if (!group.takes.some(has) || (!isAll && index !== at)) return [group];
    const changed = without(sheet, group, has, choice);
    if (isAll) return [changed];
    return [...(group.count > 1 ? [{ ...group, count: group.count - 1 }] : []), { ...changed, count: 1 }];
  });
  return merged(sheet, withinLimits(sheet, { ...unit, models }));
}

/** Options that needed the one that is put back go with it. */
function without(sheet: Sheet, group: BuiltGroup, has: (take: Take) => boolean, choice: number): BuiltGroup {
  const at = group.takes.findLastIndex(has);
  const take = group.takes[at]!;
  const choices = take.choices.toSpliced(take.choices.lastIndexOf(choice), 1);
  const least = sheet.options[take.option]?.pick?.least ?? 1;
  const takes =
    choices.length < Math.max(1, least)
      ? group.takes.toSpliced(at, 1)
      : group.takes.with(at, { ...take, choices });
  return possible(sheet, { ...group, takes });
}

/** A group with those of its options that can be taken one after another. */
function possible(sheet: Sheet, group: BuiltGroup): BuiltGroup {
  let takes: readonly Take[] = [];
  for (const take of group.takes) {
    if (carriedBy(sheet, { ...group, takes: [...takes, take] }) !== undefined) takes = [...takes, take];
  }
  return { ...group, takes };
}

/** Options that are taken too often are put back, the last first. */
export function withinLimits(sheet: Sheet, unit: BuiltUnit): BuiltUnit {
  let now: BuiltUnit = { ...unit, models: unit.models.map((group) => possible(sheet, group)) };
  for (let tries = 0; tries < 200; tries++) {
    const fault = wargearFaults(sheet, now).find(({ why, option }) => why === "LIMIT" && option !== null);
    if (fault === undefined) return now;
    now = lessOf(sheet, now, fault.option!);
  }
  return now;
}

function lessOf(sheet: Sheet, unit: BuiltUnit, place: number): BuiltUnit {
  const own = (unit.wargear ?? []).findLastIndex(({ option }) => option === place);
  if (own >= 0) return { ...unit, wargear: unit.wargear!.toSpliced(own, 1) };
  const at = unit.models.findLastIndex(({ takes }) => takes.some(({ option }) => option === place));
  const group = unit.models[at]!;
  const plain = possible(sheet, { ...group, takes: group.takes.filter(({ option }) => option !== place) });
  const isAll = sheet.options[place]?.limit?.all === true;
  const models = unit.models.toSpliced(
    at,
    1,
    ...(group.count > 1 && !isAll ? [{ ...group, count: group.count - 1 }] : []),
    { ...plain, count: isAll ? group.count : 1 },
  );
  return { ...unit, models };
}

/** Groups in the order of the sheet, those that are the same as one. */
export function merged(sheet: Sheet, unit: BuiltUnit): BuiltUnit {
  const kinds = [...new Set(sheet.composition.flatMap((one) => Object.keys(one)))];
  const groups: BuiltGroup[] = [];
  for (const { start, ...group } of unit.models) {
    const one: BuiltGroup = start === undefined || start === 0 ? group : { ...group, start };
    const same = groups.findIndex((other) => isSame(other, one));
    if (same < 0) groups.push(one);
    else groups[same] = { ...one, count: groups[same]!.count + one.count };
  }
  const models = groups
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => {
      const byKind = kinds.indexOf(a.kind) - kinds.indexOf(b.kind);
      return byKind || a.takes.length - b.takes.length || (keyOf(a) < keyOf(b) ? -1 : 1);
    });
  const { wargear = [], ...rest } = unit;
  return { ...rest, models, ...(wargear.length > 0 && { wargear }) };
}

function isSame(a: BuiltGroup, b: BuiltGroup): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf({ kind, start = 0, takes }: BuiltGroup): string {
  return JSON.stringify([kind, start, takes]);
}

/** Wargear of the unit itself, by name. */
export function ofUnit(sheet: Sheet, { wargear = [] }: BuiltUnit): Carried {
  const sum: Record<string, number> = {};
  for (const { option, choices } of wargear) {
    for (const choice of choices) {
      for (const [name, number] of Object.entries(sheet.options[option]?.take[choice] ?? {}))
        sum[name] = (sum[name] ?? 0) + number;
    }
  }
  return sum;
}
