import { normaliseKeyword } from "../../base/keyword.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Model, Stats, Unit } from "../../game/document.ts";
import { isFixed } from "../../game/edition.ts";
import { lookup } from "../../game/lookup.ts";
import { isRising } from "../aftermath/rising.ts";
import { followModels, followParts, type UnitPart } from "./follow.ts";
import { mayReturn } from "./lost.ts";

/**
 * An Attached unit becomes the units that it was made of again, those without models as destroyed ones (OB-7). What is in
 * force on it goes on for each of them (BR-12).
 */
export function splitUnit(change: Change, unit: Unit): void {
  const { game } = change;
  const parts = unit.parts!.map((part, index) => ({
    part,
    id: index === 0 ? unit.id : freeId(game, unit, part),
  }));
  for (const [index, { part, id }] of parts.entries()) {
    change.set(`units.${id}`, partAlone(game, unit, part, id, index === 0));
    followModels(change, game, unit.id, { part, id });
  }
  followParts(change, unit, parts);
  const unit_ids = parts.map(({ id }) => id);
  change.story.addLine({ line: "unit_split", unit_id: unit.id, unit_ids });
  change.happened({ type: "unit_split", unit_id: unit.id, unit_ids });
}

/** Its own id from before it joined, which nobody has had since. */
function freeId({ units }: Game, unit: Unit, { id }: UnitPart): string {
  return lookup(units, id) === undefined ? id : `${unit.id}_${id}`.slice(0, 64);
}

function partAlone(game: Game, unit: Unit, part: UnitPart, id: string, isBodyguard: boolean): Unit {
  const { parts: _, points: __, leads: ___, lost, effects: all, ...joint } = unit;
  const { name, keywords, abilities, stats, starting_strength, points, leads } = part;
  const models = Object.values(unit.models)
    .filter((model) => part.model_ids.includes(model.id))
    .map((model) => [model.id, modelAlone(model, part)]);
  const effects = all?.filter(({ model_id }) => model_id === undefined || part.model_ids.includes(model_id));
  const hasEffects = effects !== undefined && (effects.length > 0 || !isFixed(game, "ATTACHED_STATE"));
  const alone: Unit = {
    ...joint,
    id,
    name,
    keywords,
    abilities,
    stats,
    starting_strength,
    ...(points !== undefined && { points }),
    ...(leads !== undefined && { leads }),
    ...(hasEffects && { effects }),
    models: Object.fromEntries(models),
    transport: isBodyguard ? unit.transport : null,
  };
  const own = Object.entries(lost ?? {}).filter(([modelId]) => part.model_ids.includes(modelId));
  if (own.length === 0) return alone;
  if (!mayReturn(game, alone) && !own.some(([modelId]) => isRising(game, unit.owner, modelId))) return alone;
  return { ...alone, lost: Object.fromEntries(own.map(([key, model]) => [key, modelAlone(model, part)])) };
}

/** What it had only because its unit was not alone goes back to the unit. */
function modelAlone(model: Model, part: UnitPart): Model {
  const { keywords, abilities, stats, ...rest } = model;
  const own = <T>(list: readonly T[] | undefined) =>
    list === undefined || list.length === 0 ? undefined : list;
  const ownKeywords = own(keywords?.filter((word) => !has(part.keywords, word)));
  const ownAbilities = own(abilities?.filter((word) => !has(part.abilities, word)));
  const ownStats = Object.entries(stats ?? {}).filter(
    ([name, value]) => part.stats[name as keyof Stats] !== value,
  );
  return {
    ...rest,
    ...(ownKeywords && { keywords: ownKeywords }),
    ...(ownAbilities && { abilities: ownAbilities }),
    ...(ownStats.length > 0 && { stats: Object.fromEntries(ownStats) }),
  };
}

const has = (list: readonly string[], word: string) =>
  list.some((one) => normaliseKeyword(one) === normaliseKeyword(word));
