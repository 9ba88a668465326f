import { normaliseKeyword } from "../../base/keyword.ts";
import type { Model, Unit } from "../../game/document.ts";
import { modelsOf } from "../../game/unit.ts";

type UnitPart = NonNullable<Unit["parts"]>[number];

/**
 * Two units as one, with the id and the name of the bodyguard. What only one of them has (keywords, abilities,
 * characteristics) goes to its models, but for abilities of a whole unit (`isOfUnit`): those are of all models. What each
 * of them was is kept, because they part again when one is gone (OB-7).
 */
export function joined(leader: Unit, unit: Unit, isOfUnit: (ability: string) => boolean): Unit {
  const keywords = shared(unit.keywords, leader.keywords);
  const ofUnit = [...unit.abilities, ...leader.abilities].filter(isOfUnit);
  const abilities = together(shared(unit.abilities, leader.abilities), ofUnit);
  const ids = idsOf(leader, unit);
  const own = (from: Unit, model: Model): Model => ({
    ...model,
    keywords: together(except(from.keywords, keywords), model.keywords),
    abilities: together(except(from.abilities, abilities), model.abilities),
    ...(from !== unit && { stats: { ...leader.stats, ...model.stats } }),
  });
  const models = [
    ...modelsOf(unit).map((model) => own(unit, model)),
    ...modelsOf(leader).map((model) => ({ ...own(leader, model), id: ids[model.id]! })),
  ];
  const points = (unit.points ?? 0) + (leader.points ?? 0);
  const joining = partsOf(leader).map((part) => ({
    ...part,
    model_ids: part.model_ids.map((id) => ids[id]!),
  }));
  return {
    ...unit,
    keywords,
    abilities,
    starting_strength: unit.starting_strength + leader.starting_strength,
    models: Object.fromEntries(models.map((model) => [model.id, model])),
    ...(points > 0 && { points }),
    parts: [...partsOf(unit), ...joining],
  };
}

/** What it is made of: itself, where nothing has joined it. */
function partsOf(unit: Unit): readonly UnitPart[] {
  if (unit.parts !== undefined) return unit.parts;
  const { id, name, keywords, abilities, stats, starting_strength, points, leads } = unit;
  const known = { ...(points !== undefined && { points }), ...(leads !== undefined && { leads }) };
  const model_ids = Object.keys(unit.models);
  return [{ id, name, keywords, abilities, stats, starting_strength, model_ids, ...known }];
}

/** Ids of the leader's models in the joined unit: their own, but for those that are taken. */
function idsOf(leader: Unit, unit: Unit): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(leader.models).map((id) => [id, Object.hasOwn(unit.models, id) ? `${leader.id}_${id}` : id]),
  );
}

const has = (list: readonly string[], word: string) =>
  list.some((one) => normaliseKeyword(one) === normaliseKeyword(word));
const shared = (a: readonly string[], b: readonly string[]) => a.filter((word) => has(b, word));
const except = (list: readonly string[], others: readonly string[]) =>
  list.filter((word) => !has(others, word));
const together = (a: readonly string[], b: readonly string[] = []) => [...a, ...except(b, a)];
