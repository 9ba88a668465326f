import { bookOf } from "../../abilities/book.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { unitDistance } from "../../game/measure/distances.ts";
import { isDestroyed, isOnTable } from "../../game/unit.ts";

type UnitPart = NonNullable<Unit["parts"]>[number];

/**
 * Tells of what has lost its last model by now: a unit, or each part of an Attached one, which counts by itself and has only
 * its own keywords (OB-7). `before`: the unit as it was; `by`: whose attacks did it.
 */
export function happensDestroyed(change: Change, before: Unit, by?: string): void {
  const unit_id = before.id;
  const now = change.table.units[unit_id]!;
  const { parts } = before;
  const about = {
    unit_id,
    ...(by !== undefined && { by_unit_id: by }),
    ...(bookOf(change.table).asksWhereLost && { away: distancesTo(change.table, before) }),
  };
  if (parts === undefined) {
    if (!isDestroyed(now)) return;
    change.happened({ type: "unit_destroyed", unit_id });
    change.occurs({ type: "unit_lost", ...about });
    return;
  }
  const gone = parts.filter((part) => lives(part, before) && !lives(part, now));
  for (const { id, name, keywords, starting_strength } of gone) {
    const part = { id, name, keywords, starting_strength };
    change.happened({ type: "unit_destroyed", unit_id, part });
  }
  if (gone.length > 0) change.occurs({ type: "unit_lost", ...about });
  if (gone.length > 0 && isApart(now)) change.splitLater(unit_id);
}

/** From where it stood to everybody who is left. */
function distancesTo({ units }: Table, before: Unit): Record<string, number> {
  const others = Object.values(units).filter((one) => one.id !== before.id && isOnTable(one));
  if (!isOnTable(before)) return {};
  return Object.fromEntries(others.map((one) => [one.id, unitDistance(before, one)]));
}

function lives({ model_ids }: UnitPart, unit: Unit): boolean {
  return model_ids.some((id) => Object.hasOwn(unit.models, id));
}

/** Whether what is left of an Attached unit is attached no more: its bodyguard is gone, or all who led it. */
export function isApart(unit: Unit): boolean {
  if (unit.parts === undefined || isDestroyed(unit)) return false;
  const [bodyguard, ...leaders] = unit.parts;
  return !lives(bodyguard!, unit) || !leaders.some((part) => lives(part, unit));
}
