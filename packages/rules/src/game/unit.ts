import type { Game, Model, PlayerId, Stats, Unit } from "./document.ts";
import { lookup } from "./lookup.ts";

/** Questions about one unit that need no board. */

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

export function opponentOf(player: PlayerId): PlayerId {
  return player === "p1" ? "p2" : "p1";
}

export function statOf<Name extends keyof Stats>(unit: Unit, model: Model, name: Name): Stats[Name] {
  const overridden = model.stats?.[name];
  return overridden === undefined ? unit.stats[name] : overridden;
}

function spelled(keyword: string): string {
  return keyword.trim().toUpperCase();
}

const keywordSets = new WeakMap<Unit, ReadonlySet<string>>();

/** A unit has all keywords of all its models. */
export function keywordsOf(unit: Unit): ReadonlySet<string> {
  let set = keywordSets.get(unit);
  if (set === undefined) {
    const all = [...unit.keywords, ...modelsOf(unit).flatMap((model) => model.keywords ?? [])];
    set = new Set(all.map(spelled));
    keywordSets.set(unit, set);
  }
  return set;
}

export function modelHasKeyword(unit: Unit, model: Model, keyword: string): boolean {
  return (
    unit.keywords.some((own) => spelled(own) === keyword) ||
    (model.keywords?.some((own) => spelled(own) === keyword) ?? false)
  );
}

/** Monsters and Vehicles have the run of several rules: one name for both. */
export function isMonsterOrVehicle(unit: Unit): boolean {
  const keywords = keywordsOf(unit);
  return keywords.has("MONSTER") || keywords.has("VEHICLE");
}

export function isCharacter(unit: Unit, model: Model): boolean {
  return modelHasKeyword(unit, model, "CHARACTER");
}

/** Attached: some models are Characters and others, their bodyguard, are not. */
export function isAttached(unit: Unit): boolean {
  let characters = false;
  let bodyguards = false;
  for (const model of modelsOf(unit)) {
    if (isCharacter(unit, model)) characters = true;
    else bodyguards = true;
  }
  return characters && bodyguards;
}

/** The Toughness that attacks wound against (AT-8). */
export function toughnessOf(unit: Unit): number {
  const models = modelsOf(unit);
  const attached = isAttached(unit);
  let highest = 0;
  for (const model of models) {
    if (attached && isCharacter(unit, model)) continue;
    highest = Math.max(highest, statOf(unit, model, "toughness"));
  }
  return highest === 0 ? unit.stats.toughness : highest;
}
