import { type Base, type Game, type Model, statOf, type Unit } from "@gunline/rules";
import type { Datasheet, ModelKind, Stats } from "../datasheets/datasheet.ts";
import { nameKey } from "../lists/names.ts";
import { recruitStats } from "../recruit.ts";
import { keyOfProfiles, loadoutsOf, overtaken } from "./loadouts.ts";
import { type Share, sharesOf } from "./sheet-of.ts";
import { normaliseTerms } from "./terms.ts";
import { lineOf, type WeaponDifference, type WeaponLine, weaponDifferences } from "./weapons.ts";

/** What a unit differs in from the built-in datasheet of its name. */
export type Difference =
  /** No datasheet has its name: all of its numbers are its owner's. */
  | { readonly what: "unknown"; readonly stats: Stats; readonly weapons: readonly WeaponLine[] }
  | { readonly what: "size"; readonly models: number; readonly sizes: readonly number[] }
  | { readonly what: "points"; readonly claimed: number; readonly points: number }
  | { readonly what: "kind"; readonly model: string }
  | {
      readonly what: "stat";
      readonly model: string;
      readonly stat: keyof Stats;
      readonly value: number | null;
      readonly sheet: number | null;
    }
  | { readonly what: "base"; readonly model: string; readonly value: Base; readonly sheet: Base }
  | { readonly what: "keyword" | "ability"; readonly name: string; readonly is: "added" | "missing" }
  | WeaponDifference
  /** A weapon that the datasheet does not have. */
  | { readonly what: "other_weapon"; readonly weapon: WeaponLine }
  /** Weapons of the datasheet, but not together or not for this model. */
  | { readonly what: "loadout"; readonly model: string; readonly weapons: readonly string[] }
  /** Too many models have taken an option. */
  | { readonly what: "option"; readonly name: string }
  | { readonly what: "transport" }
  /** Units that it may lead by the document alone. */
  | { readonly what: "leads"; readonly names: readonly string[] }
  | { readonly what: "more"; readonly count: number };

export interface UnitReview {
  readonly unit_id: string;
  readonly name: string;
  readonly differences: readonly Difference[];
}

export interface UnitPoints {
  /** As the document says; 0 where it does not. */
  readonly claimed: number;
  /** By the built-in datasheets; 0 where none is known. */
  readonly points: number;
  /** What is claimed for units that no datasheet describes. */
  readonly unknown: number;
}

/** So many differences of a unit are listed, and of weapons of an unknown one: nobody reads more. */
const MOST = 40;
const MOST_WEAPONS = 20;

export function reviewUnit(
  game: Game,
  unit: Unit,
): { readonly review: UnitReview; readonly points: UnitPoints } {
  const shares = sharesOf(unit);
  const found = new Map<string, Difference>();
  for (const share of shares) {
    for (const one of differencesOf(game, unit, share, shares)) found.set(JSON.stringify(one), one);
  }
  const all = [...found.values()];
  const more: Difference[] = all.length > MOST ? [{ what: "more", count: all.length - MOST }] : [];
  const known = shares.filter(({ sheet }) => sheet !== undefined);
  const unknown = shares.filter(({ sheet }) => sheet === undefined);
  const claimed = (of: readonly Share[]) => of.reduce((sum, { points = 0 }) => sum + points, 0);
  return {
    review: { unit_id: unit.id, name: unit.name, differences: [...all.slice(0, MOST), ...more] },
    points: {
      claimed: unit.points ?? claimed(shares),
      points: known.reduce((sum, { sheet, size }) => sum + pointsFor(sheet!, size), 0),
      unknown: claimed(unknown),
    },
  };
}

function* differencesOf(
  game: Game,
  unit: Unit,
  share: Share,
  shares: readonly Share[],
): Generator<Difference> {
  const { sheet, size, points } = share;
  const models = share.models.flatMap((id) => unit.models[id] ?? []);
  if (sheet === undefined) {
    yield { what: "unknown", stats: unit.stats, weapons: linesOf(game, models) };
    return;
  }
  const sizes = Object.keys(sheet.points).map(Number);
  if (!sizes.includes(size)) yield { what: "size", models: size, sizes };
  const cost = pointsFor(sheet, size);
  if (points !== undefined && points !== cost) yield { what: "points", claimed: points, points: cost };
  yield* termDifferences("keyword", share.keywords, sheet.keywords, [sheet.name, sheet.short]);
  yield* termDifferences("ability", share.abilities, sheet.abilities, []);
  const led = normaliseTerms(sheet.leads.map(({ keyword }) => keyword));
  const others = normaliseTerms(share.leads).filter((name) => !led.includes(name));
  if (others.length > 0) yield { what: "leads", names: others };
  yield* transportDifferences(unit, shares);
  yield* modelDifferences(game, unit, sheet, size, models, shares);
}

/** Of a size that is not fielded what the next larger one costs. */
function pointsFor({ points }: Datasheet, size: number): number {
  const sizes = Object.keys(points)
    .map(Number)
    .sort((a, b) => a - b);
  return points[sizes.find((one) => one >= size) ?? sizes.at(-1)!]!;
}

function* termDifferences(
  what: "keyword" | "ability",
  written: readonly string[],
  sheet: readonly string[],
  ignored: readonly string[],
): Generator<Difference> {
  const [own, built] = [normaliseTerms(written), normaliseTerms(sheet)];
  // A list adds the name of the unit to its keywords, which gives it nothing.
  const names = normaliseTerms(ignored);
  for (const name of own)
    if (!built.includes(name) && !names.includes(name)) yield { what, name, is: "added" };
  for (const name of built) if (!own.includes(name)) yield { what, name, is: "missing" };
}

/** Who fits in: the room of one of its datasheets, or less where a large gun takes some of it. */
function* transportDifferences({ transport }: Unit, shares: readonly Share[]): Generator<Difference> {
  const built = shares.flatMap(({ sheet }) => (sheet?.transport == null ? [] : [sheet]));
  if (transport === null && built.length === 0) return;
  const fits = built.some(({ transport: own, crowdedBy }) => {
    const rooms = [own!.capacity, ...(crowdedBy === null ? [] : [crowdedBy.capacity])];
    return rooms.some((capacity) => JSON.stringify(sorted({ ...own!, capacity })) === keyOf(transport));
  });
  if (!fits) yield { what: "transport" };
}

function keyOf(transport: Unit["transport"]): string {
  return JSON.stringify(transport === null ? null : sorted(transport));
}

function sorted({ capacity, carries, excludes, double, firing_deck }: NonNullable<Unit["transport"]>) {
  return [capacity, firing_deck, ...[carries, excludes, double].map(normaliseTerms)];
}

function* modelDifferences(
  game: Game,
  unit: Unit,
  sheet: Datasheet,
  size: number,
  models: readonly Model[],
  shares: readonly Share[],
): Generator<Difference> {
  const armed: { readonly kind: ModelKind; readonly profiles: string }[] = [];
  for (const model of models) {
    const kind = kindOf(sheet, model.name);
    if (kind === undefined) {
      yield { what: "kind", model: model.name };
      continue;
    }
    const numbers = recruitStats(sheet, kind);
    for (const stat of Object.keys(numbers) as (keyof Stats)[]) {
      const value = statOf(unit, model, stat);
      if (value !== numbers[stat])
        yield { what: "stat", model: kind.name, stat, value, sheet: numbers[stat] };
    }
    const base = kind.base ?? sheet.base;
    if (JSON.stringify([model.base.shape, model.base.mm]) !== JSON.stringify([base.shape, base.mm]))
      yield { what: "base", model: kind.name, value: model.base, sheet: base };
    yield* addedTo(model, shares);
    const profiles = yield* armsOf(game, sheet, kind, model);
    if (profiles !== undefined) armed.push({ kind, profiles });
  }
  for (const { name } of overtaken(sheet, size, armed)) yield { what: "option", name };
}

function kindOf({ kinds }: Datasheet, name: string): ModelKind | undefined {
  return kinds.find((kind) => nameKey(kind.name) === nameKey(name));
}

/** What a model has beside its unit, and no datasheet of the unit gives to anybody. */
function* addedTo({ keywords = [], abilities = [] }: Model, shares: readonly Share[]): Generator<Difference> {
  const sheets = shares.flatMap(({ sheet }) => sheet ?? []);
  if (sheets.length < shares.length) return;
  const known = {
    keyword: normaliseTerms(sheets.flatMap((sheet) => [...sheet.keywords, sheet.name, sheet.short])),
    ability: normaliseTerms(
      sheets.flatMap((sheet) => [...sheet.abilities, ...sheet.kinds.flatMap((kind) => kind.abilities)]),
    ),
  };
  for (const name of normaliseTerms(keywords))
    if (!known.keyword.includes(name)) yield { what: "keyword", name, is: "added" };
  for (const name of normaliseTerms(abilities))
    if (!known.ability.includes(name)) yield { what: "ability", name, is: "added" };
}

/** What is wrong with what a model carries; gives its profiles where all of them are the sheet's. */
function* armsOf(
  { weapons }: Game,
  sheet: Datasheet,
  kind: ModelKind,
  model: Model,
): Generator<Difference, string | undefined> {
  const carried = model.weapons.flatMap((id) => weapons[id] ?? []);
  let isKnown = true;
  for (const weapon of carried) {
    const built = sheet.weapons.find((one) => nameKey(one.name) === nameKey(weapon.name));
    if (built === undefined) {
      isKnown = false;
      yield { what: "other_weapon", weapon: lineOf(weapon) };
    } else yield* weaponDifferences(weapon, built);
  }
  if (!isKnown) return undefined;
  const names = carried.map(
    ({ name }) => sheet.weapons.find((one) => nameKey(one.name) === nameKey(name))!.name,
  );
  const profiles = keyOfProfiles(names);
  if (loadoutsOf(sheet, kind).some((way) => way.profiles === profiles)) return profiles;
  yield { what: "loadout", model: kind.name, weapons: [...names].sort() };
  return undefined;
}

function linesOf({ weapons }: Game, models: readonly Model[]): readonly WeaponLine[] {
  const ids = new Set(models.flatMap((model) => model.weapons));
  const lines = [...ids].flatMap((id) => (weapons[id] === undefined ? [] : [lineOf(weapons[id])]));
  return lines.slice(0, MOST_WEAPONS);
}
