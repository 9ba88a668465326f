import { fault } from "../../game/border.ts";
import { unitFault } from "../../game/reference-faults.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { unitOf } from "../../game/unit.ts";
import type { WaitingFor } from "../../game/waiting-for.ts";
import { lastFighters, letFall } from "../aftermath/last-stand.ts";
import { lastAttacks, lastPileIn } from "../phases/fight/last-stand.ts";
import type { TaskRow } from "./task-row.ts";

type Stage = TaskOf<"last_stand">["stage"];

const WAITS = {
  PILE_IN: "pile_in",
  TARGETS: "melee_targets",
  FALL: "melee_targets",
} as const satisfies Readonly<Record<Stage, WaitingFor["what"]>>;

/** Fallen models pile in and strike together, before whoever felled them consolidates; then they are gone (FI-27). */
export const lastStand: TaskRow<"last_stand"> = {
  liesOn: ({ type }) => ["fight", "aftermath", "last_stand"].includes(type),
  actions: { PILE_IN: lastPileIn, FIGHT: lastAttacks },
  waitsFor: (game, { unit_id, stage }) => ({
    player: game.units[unit_id]!.owner,
    for: { what: WAITS[stage], unit_id },
  }),
  goOn(change, task) {
    if (task.stage !== "FALL") return false;
    change.pop();
    letFall(change, change.game.units[task.unit_id]!);
    return true;
  },
  *faults(game, { unit_id }, path) {
    yield* unitFault(game, unit_id, [...path, "unit_id"]);
    const unit = unitOf(game, unit_id);
    if (unit !== undefined && Object.keys(lastFighters(unit).models).length === 0) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "unit_id"], ["nobodyFallen"]);
    }
  },
};
