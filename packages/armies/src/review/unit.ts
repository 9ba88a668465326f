import { type Base, type Game, type Model, statOf, type Unit, type Weapon } from "@gunline/rules";
import { modelStats } from "../built-models.ts";
import type { Datasheet, ModelKind, Stats } from "../datasheets/datasheet.ts";
import { nameKey } from "../lists/names.ts";
import { keyOfProfiles, loadoutsOf, overtaken } from "./loadouts.ts";
import { editionPoints, type Share, sharesOf } from "./sheet-of.ts";
import { normaliseTerms } from "./terms.ts";
import { lineOf, type WeaponDifference, type WeaponLine, weaponDifferences } from "./weapons.ts";

/** What a unit differs in from the built-in datasheet of its name. */
export type Difference =
  /** None of the datasheets that are compared has its name: all of its numbers are its owner's. */
  | {
      readonly what: "unknown";
      /** The edition has a datasheet of that name: what its smallest and its largest unit cost. */
      readonly edition?: readonly [least: number, most: number];
      /** Each kind of model once, by name. */
      readonly models: readonly { readonly name: string; readonly stats: Stats }[];
      readonly abilities: readonly string[];
      readonly weapons: readonly WeaponLine[];
      /** Models and weapons that are not listed here. */
      readonly more: number;
    }
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
  /** There are more than anybody reads. */
  | { readonly what: "more" };

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

/** So many differences of a unit are listed, and so many models and weapons of an unknown one: nobody reads more. */
const MOST = 200;
const MOST_LINES = 50;

export function reviewUnit(
  game: Game,
  unit: Unit,
): { readonly review: UnitReview; readonly points: UnitPoints } {
  const shares = sharesOf(unit);
  const found = new Map<string, Difference>();
  for (const one of shares.values().flatMap((share) => differencesOf(game, unit, share, shares))) {
    if (found.size < MOST) found.set(JSON.stringify(one), one);
    else {
      found.set("", { what: "more" });
      break;
    }
  }
  const known = shares.filter(({ sheet }) => sheet !== undefined);
  const unknown = shares.filter(({ sheet }) => sheet === undefined);
  const claimed = (of: readonly Share[]) => of.reduce((sum, { points = 0 }) => sum + points, 0);
  return {
    review: { unit_id: unit.id, name: unit.name, differences: [...found.values()] },
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
    yield unknownUnit(game, unit, share, models);
    return;
  }
  const sizes = Object.keys(sheet.points).map(Number);
  if (!sizes.includes(size)) yield { what: "size", models: size, sizes };
  const cost = pointsFor(sheet, size);
  if (points !== undefined && points !== cost) yield { what: "points", claimed: points, points: cost };
  // Who is the Warlord is its army's choice, and no difference from the sheet.
  yield* termDifferences("keyword", share.keywords, sheet.keywords, [sheet.name, sheet.short, "WARLORD"]);
  // Optional wargear costs nothing: a unit has it or not.
  const optional = sheet.wargear.map(({ ability }) => ability);
  yield* termDifferences("ability", share.abilities, sheet.abilities, optional);
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
  const given = termsGiven(shares);
  const arsenal = new Arsenal(game, sheet);
  for (const model of models) {
    const kind = kindOf(sheet, model.name);
    if (kind === undefined) {
      yield { what: "kind", model: model.name };
      continue;
    }
    const numbers = modelStats(sheet, kind);
    for (const stat of Object.keys(numbers) as (keyof Stats)[]) {
      const value = statOf(unit, model, stat);
      if (value !== numbers[stat])
        yield { what: "stat", model: kind.name, stat, value, sheet: numbers[stat] };
    }
    const base = kind.base ?? sheet.base;
    if (JSON.stringify([model.base.shape, model.base.mm]) !== JSON.stringify([base.shape, base.mm]))
      yield { what: "base", model: kind.name, value: model.base, sheet: base };
    yield* addedTo(model, given);
    const profiles = yield* weaponsOf(arsenal, sheet, kind, model);
    if (profiles !== undefined) armed.push({ kind, profiles });
  }
  for (const { name } of overtaken(sheet, size, armed)) yield { what: "option", name };
}

function kindOf({ kinds }: Datasheet, name: string): ModelKind | undefined {
  return kinds.find((kind) => nameKey(kind.name) === nameKey(name));
}

/** What the datasheets of a unit give, and what parts without one say, which is shown with them. */
function termsGiven(shares: readonly Share[]): Readonly<Record<"keyword" | "ability", readonly string[]>> {
  return {
    keyword: normaliseTerms(
      shares.flatMap(({ sheet, keywords }) =>
        sheet === undefined ? keywords : [...sheet.keywords, sheet.name, sheet.short],
      ),
    ),
    ability: normaliseTerms(
      shares.flatMap(({ sheet, abilities }) =>
        sheet === undefined
          ? abilities
          : [
              ...sheet.abilities,
              ...sheet.wargear.map(({ ability }) => ability),
              ...sheet.kinds.flatMap((kind) => kind.abilities),
            ],
      ),
    ),
  };
}

/** What a model has beside its unit, and no datasheet of the unit gives to anybody. */
function* addedTo(
  { keywords = [], abilities = [] }: Model,
  known: ReturnType<typeof termsGiven>,
): Generator<Difference> {
  for (const name of normaliseTerms(keywords))
    if (!known.keyword.includes(name)) yield { what: "keyword", name, is: "added" };
  for (const name of normaliseTerms(abilities))
    if (!known.ability.includes(name)) yield { what: "ability", name, is: "added" };
}

/** The weapons of a datasheet beside those of the document: each is compared once, however many models carry it. */
class Arsenal {
  readonly #weapons: Game["weapons"];
  readonly #built: ReadonlyMap<string, Weapon>;
  readonly #compared = new Set<string>();
  /** Names that the datasheet has for weapons, by id. */
  readonly #names = new Map<string, string | undefined>();
  /** What models of a kind carry, by ids, and the profiles that it comes to; undefined where that is not allowed. */
  readonly loadouts = new Map<string, string | undefined>();

  constructor({ weapons }: Game, sheet: Datasheet) {
    this.#weapons = weapons;
    this.#built = new Map(sheet.weapons.map((weapon) => [nameKey(weapon.name), weapon]));
  }

  /** The name that the datasheet has for it; undefined where it has none. */
  nameOf(id: string): string | undefined {
    if (!this.#names.has(id)) {
      this.#names.set(id, this.#built.get(nameKey(this.#weapons[id]?.name ?? ""))?.name);
    }
    return this.#names.get(id);
  }

  *differences(id: string): Generator<Difference> {
    const weapon = this.#weapons[id];
    if (weapon === undefined || this.#compared.has(id)) return;
    this.#compared.add(id);
    const built = this.#built.get(nameKey(weapon.name));
    if (built === undefined) yield { what: "other_weapon", weapon: lineOf(weapon) };
    else yield* weaponDifferences(weapon, built);
  }
}

/** What is wrong with what a model carries; gives its profiles where all of them are the sheet's. */
function* weaponsOf(
  arsenal: Arsenal,
  sheet: Datasheet,
  kind: ModelKind,
  model: Model,
): Generator<Difference, string | undefined> {
  const carried = `${kind.name}: ${model.weapons.join()}`;
  if (arsenal.loadouts.has(carried)) return arsenal.loadouts.get(carried);
  arsenal.loadouts.set(carried, undefined);
  for (const id of model.weapons) yield* arsenal.differences(id);
  const names = model.weapons.flatMap((id) => arsenal.nameOf(id) ?? []);
  if (names.length < model.weapons.length) return undefined;
  const profiles = keyOfProfiles(names);
  if (loadoutsOf(sheet, kind).some((way) => way.profiles === profiles)) {
    arsenal.loadouts.set(carried, profiles);
    return profiles;
  }
  yield { what: "loadout", model: kind.name, weapons: names.sort() };
  return undefined;
}

/** All that is to be known of a unit whose numbers are its owner's. */
function unknownUnit(game: Game, unit: Unit, share: Share, models: readonly Model[]): Difference {
  const kinds = new Map<string, { readonly name: string; readonly stats: Stats }>();
  for (const { name, stats } of models) {
    const own = { name, stats: { ...unit.stats, ...stats } as Stats };
    kinds.set(JSON.stringify(own), own);
  }
  const ids = new Set(models.flatMap((model) => model.weapons));
  const lines = [...ids].flatMap((id) => (game.weapons[id] === undefined ? [] : [lineOf(game.weapons[id])]));
  const own = models.flatMap(({ abilities = [] }) => abilities);
  const edition = editionPoints(share.name);
  return {
    what: "unknown",
    ...(edition !== undefined && { edition }),
    models: [...kinds.values()].slice(0, MOST_LINES),
    abilities: normaliseTerms([...share.abilities, ...own]).slice(0, MOST),
    weapons: lines.slice(0, MOST_LINES),
    more: Math.max(0, kinds.size - MOST_LINES) + Math.max(0, lines.length - MOST_LINES),
  };
}
