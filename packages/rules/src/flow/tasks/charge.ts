import { fault } from "../../game/border.ts";
import type { Change } from "../../game/change.ts";
import { lookup } from "../../game/lookup.ts";
import { unitFault } from "../../game/reference-faults.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isDestroyed } from "../../game/unit.ts";
import { endCharge } from "../phases/charge/end.ts";
import { applyChargeMove, failCharge } from "../phases/charge/move.ts";
import { rollCharge } from "../phases/charge/roll.ts";
import type { TaskRow } from "./task-row.ts";
import { waitsForCharge } from "./under-way.ts";

/** A charge goes from its declaration over its roll to its move, and nothing but reactions comes between (CH-1). */
export const charge: TaskRow<"charge"> = {
  liesOn: (below) => below.type === "window" || waitsForCharge(below),
  actions: { CHARGE_ROLL: rollCharge, APPLY_CHARGE_MOVE: applyChargeMove, FAIL_CHARGE: failCharge },
  waitsFor(game, { unit_id }) {
    const rolled = game.charges.pending[unit_id]?.distance !== undefined;
    const what = rolled ? "charge_move" : "charge_roll";
    return { player: game.units[unit_id]!.owner, for: { what, unit_id } };
  },
  goOn: stopIfDestroyed,
  *faults(game, { unit_id }, path) {
    yield* unitFault(game, unit_id, [...path, "unit_id"]);
    if (lookup(game.charges.pending, unit_id) === undefined) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "unit_id"], ["noPendingCharge"]);
    }
  },
};

/** A charging unit that a reaction destroyed charges no more (ST-7). */
function stopIfDestroyed(change: Change, { unit_id }: TaskOf<"charge">): boolean {
  const unit = change.game.units[unit_id]!;
  if (!isDestroyed(unit)) return false;
  change.story.addLine({ line: "charge_stopped", unit_id });
  change.happened({ type: "charge_failed", unit_id });
  endCharge(change, unit);
  return true;
}
