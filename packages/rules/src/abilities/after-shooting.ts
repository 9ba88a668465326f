import type { Change } from "../game/change.ts";
import type { Unit } from "../game/document.ts";
import type { Attacks } from "../game/tasks.ts";
import { isDestroyed } from "../game/unit.ts";
import type { HitBy } from "./effect.ts";
import { inForceOn } from "./in-force.ts";

/** What abilities do by themselves once their unit has shot (AR-6); `before`: the unit as its attacks began. */
export function actAfterShooting(change: Change, before: Unit, { plans, tallies }: Attacks): void {
  // Most units have nothing of the kind, and the document of now is not made for them.
  if (!inForceOn(before).some(({ row }) => row.afterShooting !== undefined)) return;
  const unit = change.table.units[before.id]!;
  const rows = inForceOn(unit).flatMap(({ row }) => row.afterShooting ?? []);
  const hits: HitBy[] = [];
  for (const [index, { weapon_name, target_unit_id }] of plans.entries()) {
    const target = change.table.units[target_unit_id]!;
    if (tallies[index]!.hits > 0 && !isDestroyed(target)) hits.push({ weapon_name, target });
  }
  for (const act of rows) act(change, hits);
}
