import type { Change } from "../change.ts";
import type { Attacks } from "../game/tasks.ts";
import { isDestroyed } from "../game/unit.ts";
import type { HitBy } from "./effect.ts";
import { inForceOn } from "./in-force.ts";

/** What abilities do by themselves once their unit has shot (AR-6). */
export function actAfterShooting(change: Change, { plans, tallies }: Attacks): void {
  const unit = change.game.units[plans[0]!.shooter_unit_id]!;
  const rows = inForceOn(unit).flatMap(({ row }) => row.afterShooting ?? []);
  if (rows.length === 0) return;
  const hits: HitBy[] = [];
  for (const [index, { weapon_name, target_unit_id }] of plans.entries()) {
    const target = change.game.units[target_unit_id]!;
    if (tallies[index]!.hits > 0 && !isDestroyed(target)) hits.push({ weapon_name, target });
  }
  for (const act of rows) act(change, hits);
}
