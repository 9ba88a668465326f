import type { Game, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import { distance, type Spread } from "../../game/measure/measure.ts";
import { placeAll } from "../../game/measure/placed.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isCharacter, isWounded, modelOf } from "../../game/unit.ts";

/** Who takes a mortal wound: they are allocated as attacks are (AT-17). */

/** Models in the order in which they take wounds where nobody chooses: the nearest to where those come from, then by id. */
export function sufferingOrder(unit: Unit, from: readonly Spread[]): readonly string[] {
  const away = new Map(
    placeAll(unit).map((placed) => [placed.id, Math.min(...from.map((one) => distance(one, placed)))]),
  );
  const inches = (id: string) => (from.length === 0 ? 0 : (away.get(id) ?? 0));
  return Object.keys(unit.models).sort((a, b) => inches(a) - inches(b) || (a < b ? -1 : 1));
}

/** The models among which the next wound falls: the one that must take it, or all that may, in their order. */
export function sufferers(
  { units, allocated }: Pick<Game, "units" | "allocated">,
  { unit_id, order }: Pick<TaskOf<"mortal_wounds">, "unit_id" | "order">,
): readonly string[] {
  const unit = units[unit_id]!;
  const marked = lookup(allocated, unit_id) ?? [];
  const living = order.flatMap((id) => modelOf(unit, id) ?? []);
  const bodyguard = living.filter((model) => !isCharacter(unit, model));
  const able = bodyguard.length > 0 ? bodyguard : living;
  const must = able.find((model) => isWounded(unit, model)) ?? able.find(({ id }) => marked.includes(id));
  return must === undefined ? able.map(({ id }) => id) : [must.id];
}
