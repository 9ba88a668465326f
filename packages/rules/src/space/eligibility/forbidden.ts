import type { Prohibition } from "../../abilities/language/effects/prohibition.ts";
import { forbiddenBy } from "../../abilities/permissions.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";

/** Why a rule keeps the unit from doing so. */
export function forbiddenRefusals(game: Table, unit: Unit, what: Prohibition): readonly Refusal[] {
  const by = forbiddenBy(game, unit, what);
  if (by === undefined) return [];
  return [refusal("FORBIDDEN", by.rule, { unit: unit.name, ability: by.name }, { unit_id: unit.id })];
}
