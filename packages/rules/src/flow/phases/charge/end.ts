import type { Change } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";

/** The charge under way is over, however it went: the unit has tried (CH-4). */
export function endCharge(change: Change, { id }: Unit): void {
  change.pop();
  change.remove(`charges.pending.${id}`);
  change.set("charges.tried_unit_ids", [...change.game.charges.tried_unit_ids, id]);
}
