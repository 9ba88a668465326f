import { bookOf } from "../../abilities/book.ts";
import { deedListSchema } from "../../abilities/language/deed.ts";
import { fault } from "../../game/border.ts";
import { unitFault } from "../../game/reference-faults.ts";
import { carryOut } from "../usables/carry-out.ts";
import type { TaskRow } from "./task-row.ts";

/** What is left of a rule, while what it has set off goes on above it. */
export const rule: TaskRow<"rule"> = {
  liesOn: () => true,
  actions: {},
  waitsFor: ({ turn }) => ({
    player: turn.active_player,
    for: { what: "phase_to_end", phase: turn.phase },
  }),
  goOn(change, task) {
    change.pop();
    carryOut(change, task);
    return true;
  },
  *faults(game, task, path) {
    yield* unitFault(game, task.unit_id, [...path, "unit_id"]);
    const isKnown = bookOf(game).rows.has(task.row) && deedListSchema.safeParse(task.left).success;
    if (!isKnown || game.tasks.at(-1) === task) {
      yield fault("BAD_DOCUMENT", "GD-2", path, ["nobodyAsked"]);
    }
  },
};
