import { normaliseKeyword } from "../base/keyword.ts";
import type { Unit } from "./document.ts";
import { isDestroyed, modelsOf } from "./unit.ts";

/** Whether every model has the ability, by itself or through its unit. */
export function everyModelHas(unit: Unit, ability: string): boolean {
  return (
    has(unit.abilities, ability) || modelsOf(unit).every(({ abilities = NONE }) => has(abilities, ability))
  );
}

const spelled = new WeakMap<readonly string[], ReadonlySet<string>>();

function has(abilities: readonly string[], ability: string): boolean {
  let known = spelled.get(abilities);
  if (known === undefined) {
    known = new Set(abilities.map(normaliseKeyword));
    spelled.set(abilities, known);
  }
  return known.has(ability);
}

/** Whether any living model has the ability, by itself or through its unit. */
export function someModelHas(unit: Unit, ability: string): boolean {
  if (has(unit.abilities, ability)) return !isDestroyed(unit);
  // Every event asks this of every unit: most have models without abilities of their own.
  for (const id in unit.models) {
    const { abilities } = unit.models[id]!;
    if (abilities !== undefined && has(abilities, ability)) return true;
  }
  return false;
}

const NONE: readonly string[] = [];
