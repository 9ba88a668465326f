import type { Clause } from "../../abilities/language/clause.ts";
import { isOfKind } from "../../abilities/language/conditions/within.ts";
import { normaliseKeyword } from "../../base/keyword.ts";
import type { Unit } from "../../game/document.ts";
import { someModelHas } from "../../game/every-model.ts";

/** The unit as the rule sees it: those models alone that have the rule, where it is theirs and not the whole unit's. */
export function bearingPart(unit: Unit, { on = "BEARER" }: Clause, ability: string | undefined): Unit {
  if (on !== "BEARER" || ability === undefined) return unit;
  const has = (texts: readonly string[] = []) => texts.some((text) => normaliseKeyword(text) === ability);
  if (has(unit.abilities)) return unit;
  const all = Object.entries(unit.models);
  const models = all.filter(([, { abilities }]) => has(abilities));
  if (models.length === 0 || models.length === all.length) return unit;
  return { ...unit, models: Object.fromEntries(models) };
}

/** Whether the unit is one of those of the army that the clause is for. */
export function isMeant(unit: Unit, { on }: Clause): boolean {
  if (typeof on !== "object" || !("army" in on)) return true;
  if (on.ability !== undefined && !someModelHas(unit, normaliseKeyword(on.ability))) return false;
  return isOfKind(unit, on.keyword, undefined, on.without);
}
