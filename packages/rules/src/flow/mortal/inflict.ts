import type { Change, Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import type { Spread } from "../../game/measure/measure.ts";
import type { MortalCause } from "../../game/mortal-cause.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { allocationFor } from "../../game/settings.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isDestroyed } from "../../game/unit.ts";
import { carefulOrder, claimsOn } from "../../space/casualties/careful.ts";
import { sufferingOrder } from "./sufferer.ts";

/**
 * A unit suffers mortal wounds: they are resolved next, one by one, before what is under way goes on, and spill over from
 * model to model (AT-17). `from`: where they come from, for who stands in front where its owner does not choose.
 */
export function mortalWounds(
  change: Change,
  unitId: string,
  wounds: number,
  cause: MortalCause,
  from: readonly Spread[] = [],
): void {
  const unit = change.table.units[unitId]!;
  if (wounds === 0 || isDestroyed(unit)) return;
  const task: TaskOf<"mortal_wounds"> = {
    type: "mortal_wounds",
    unit_id: unitId,
    cause,
    wounds,
    order: orderOf(change.table, unit, from),
  };
  change.push(task);
  change.story.addLine({ line: "mortal_wounds", unit_id: unitId, cause, wounds });
}

function orderOf(table: Table, unit: Unit, from: readonly Spread[]): readonly string[] {
  const order = sufferingOrder(unit, from);
  if (allocationFor(table.settings, unit.owner) !== "CAREFUL") return order;
  const claims = claimsOn(unit, table.allocated, order);
  return carefulOrder(unit, { order, claims }, numbersOf(table).coherency);
}
