import { fault } from "../../game/border.ts";
import { unitFault } from "../../game/reference-faults.ts";
import { isApart } from "../attached/parts.ts";
import { splitUnit } from "../attached/split.ts";
import type { TaskRow } from "./task-row.ts";

/** Attached units that are so no more come apart when nothing is under way that may be about them (OB-7). */
export const split: TaskRow<"split"> = {
  liesOn: () => false,
  actions: {},
  waitsFor: ({ turn }) => ({
    player: turn.active_player,
    for: { what: "phase_to_end", phase: turn.phase },
  }),
  goOn(change, { unit_ids }) {
    change.pop();
    for (const id of unit_ids) {
      const unit = change.game.units[id]!;
      if (isApart(unit)) splitUnit(change, unit);
    }
    return true;
  },
  *faults(game, task, path) {
    for (const [index, id] of task.unit_ids.entries())
      yield* unitFault(game, id, [...path, "unit_ids", index]);
    if (game.tasks.at(-1) === task) yield fault("BAD_DOCUMENT", "GD-2", path, ["nobodyAsked"]);
  },
};
