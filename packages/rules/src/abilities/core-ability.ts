import type { Table } from "../game/change.ts";
import type { Model, Unit } from "../game/document.ts";
import { everyModelHas } from "../game/every-model.ts";
import { modelsOf } from "../game/unit.ts";
import { bears, inForceWith } from "./in-force.ts";
import type { UnitAbility } from "./unit-ability.ts";

/** Core abilities of units, whether they are written on them or given by a rule. */

/** Whether every model of the unit has the ability. */
export function hasCoreAbility(game: Table, unit: Unit, ability: string): boolean {
  if (everyModelHas(unit, ability)) return true;
  const given = inForceWith(game, unit, "abilities").filter(({ row }) => row.abilities!.includes(ability));
  if (given.length === 0) return false;
  return modelsOf(unit).every(
    (model) =>
      given.some((force) => bears(force, model.id)) ||
      (model.abilities !== undefined && everyModelHas({ ...unit, models: { [model.id]: model } }, ability)),
  );
}

/** The best that rules give to the whole unit of an ability with a number; undefined: none gives it. */
export function coreAbilityGiven<Value>(
  game: Table,
  unit: Unit,
  ability: UnitAbility<Value>,
  model?: Model,
): Value | undefined {
  let best: Value | undefined;
  for (const force of inForceWith(game, unit, "abilities")) {
    if (!(model === undefined ? force.bearers === null : bears(force, model.id))) continue;
    // The lists of rows are the same every time, and what they come to is known.
    const own = ability.of({ abilities: force.row.abilities! });
    if (own !== undefined) best = best === undefined ? own : ability.better(best, own);
  }
  return best;
}
