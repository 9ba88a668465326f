import { normaliseKeyword } from "../base/keyword.ts";
import type { Game, Model, Stats, Unit } from "./document.ts";
import { lookup } from "./lookup.ts";

/** Questions about one unit that need no board. */

const CHARACTER = "CHARACTER";

export function unitOf(game: Game, id: string): Unit | undefined {
  return lookup(game.units, id);
}

export function modelOf(unit: Unit, id: string): Model | undefined {
  return lookup(unit.models, id);
}

export function modelsOf(unit: Unit): readonly Model[] {
  return Object.values(unit.models);
}

export function isDestroyed(unit: Unit): boolean {
  for (const _ in unit.models) return false;
  return true;
}

/** A unit is wholly on the table, or not at all: in reserve, embarked, or not yet set up (GD-8). */
export function isOnTable(unit: Unit): boolean {
  for (const id in unit.models) return unit.models[id]!.position !== null;
  return false;
}

/** As written; what it is now, `effects/characteristics.ts` knows. */
export function statOf<Name extends keyof Stats>(unit: Unit, model: Model, name: Name): Stats[Name] {
  const overridden = model.stats?.[name];
  return overridden === undefined ? unit.stats[name] : overridden;
}

/** Whether the model has lost wounds; `left` where the document is behind what was rolled. */
export function isWounded(unit: Unit, model: Model, left = model.wounds): boolean {
  return left < statOf(unit, model, "wounds");
}

/** What the rules ask about a unit again and again, worked out once for as long as it stays as it is. */
interface UnitFacts {
  /** A unit has all keywords of all its models. */
  readonly keywords: ReadonlySet<string>;
  readonly characters: ReadonlySet<string>;
  readonly attached: boolean;
}

const factsByUnit = new WeakMap<Unit, UnitFacts>();

function factsOf(unit: Unit): UnitFacts {
  let facts = factsByUnit.get(unit);
  if (facts === undefined) {
    facts = findFacts(unit);
    factsByUnit.set(unit, facts);
  }
  return facts;
}

function findFacts(unit: Unit): UnitFacts {
  const models = modelsOf(unit);
  const keywords = new Set(
    [...unit.keywords, ...models.flatMap((model) => model.keywords ?? [])].map(normaliseKeyword),
  );
  const characters = models.filter((model) => modelHasKeyword(unit, model, CHARACTER));
  const attached = characters.length > 0 && characters.length < models.length;
  return { keywords, characters: new Set(characters.map(({ id }) => id)), attached };
}

export function modelHasKeyword(unit: Unit, model: Model, keyword: string): boolean {
  return (
    unit.keywords.some((own) => normaliseKeyword(own) === keyword) ||
    (model.keywords?.some((own) => normaliseKeyword(own) === keyword) ?? false)
  );
}

export function keywordsOf(unit: Unit): ReadonlySet<string> {
  return factsOf(unit).keywords;
}

/** Monsters and Vehicles have the run of several rules: one name for both. */
export function isMonsterOrVehicle(unit: Unit): boolean {
  const { keywords } = factsOf(unit);
  return keywords.has("MONSTER") || keywords.has("VEHICLE");
}

/** The same of one model: what others of its unit are does not make it one. */
export function isMonsterOrVehicleModel(unit: Unit, model: Model): boolean {
  return modelHasKeyword(unit, model, "MONSTER") || modelHasKeyword(unit, model, "VEHICLE");
}

export function isCharacter(unit: Unit, model: Model): boolean {
  return factsOf(unit).characters.has(model.id);
}

/** A Character by a keyword of its own rather than its whole unit's: one that leads others, or did. */
export function isLeader(model: Model): boolean {
  return model.keywords?.some((own) => normaliseKeyword(own) === CHARACTER) ?? false;
}

/** Attached: some models are Characters and others, their bodyguard, are not. */
export function isAttached(unit: Unit): boolean {
  return factsOf(unit).attached;
}
