import { prepare } from "../../attack/prepare.ts";
import type { Refusal } from "../../base/refusal.ts";
import { fault } from "../../game/border.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { Path } from "../../game/explain.ts";
import { unitFault } from "../../game/reference-faults.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isDestroyed, isOnTable, unitOf } from "../../game/unit.ts";
import type { WaitingFor } from "../../game/waiting-for.ts";
import { makeAttacks } from "../phases/fight/attacks.ts";
import { endFight } from "../phases/fight/end.ts";
import { consolidate, pileIn } from "../phases/fight/moves.ts";
import { newAttacks } from "./attacks.ts";
import type { TaskRow } from "./task-row.ts";

type Fight = TaskOf<"fight">;

const WAITS = {
  PILE_IN: "pile_in",
  TARGETS: "melee_targets",
  ATTACKS: "melee_targets",
  CONSOLIDATE: "consolidation",
} as const satisfies Readonly<Record<Fight["stage"], WaitingFor["what"]>>;

/** A unit's fight: it piles in, makes its attacks and consolidates, and nothing but reactions comes between (FI-8). */
export const fight: TaskRow<"fight"> = {
  liesOn: ({ type }) => type === "window",
  actions: { PILE_IN: pileIn, FIGHT: makeAttacks, CONSOLIDATE: consolidate },
  waitsFor: (game, { unit_id, stage }) => ({
    player: game.units[unit_id]!.owner,
    for: { what: WAITS[stage], unit_id },
  }),
  goOn(change, task) {
    const unit = change.game.units[task.unit_id]!;
    // Its own weapons, or a reaction, may have left nobody: then it owes nothing more.
    if (isDestroyed(unit)) {
      endFight(change, unit);
      return true;
    }
    if (task.stage !== "ATTACKS") return false;
    rollAttacks(change, unit, task);
    return true;
  },
  *faults(game, task, path) {
    yield* unitFault(game, task.unit_id, [...path, "unit_id"]);
    const unit = unitOf(game, task.unit_id);
    if (unit === undefined || isDestroyed(unit)) return;
    if (!isOnTable(unit)) yield fault("BAD_DOCUMENT", "GD-2", [...path, "unit_id"], ["noFighter"]);
    yield* attackFaults(game, unit, task, path);
  },
};

/** Nobody reacts any more to the choice of targets: what it comes to is worked out now, and rolled (FI-26). */
function rollAttacks(change: Change, unit: Unit, { assignments = [], ...task }: Fight): void {
  change.replace({ ...task, stage: "CONSOLIDATE" });
  const prepared = prepare(change.game, unit, assignments, "MELEE");
  // A reaction may have left nobody to strike, or nobody to strike at.
  if (!prepared.ok || prepared.value.length === 0) {
    change.story.addLine({ line: "no_melee_attacks", unit_id: unit.id });
    return;
  }
  change.push(newAttacks(prepared.value, "MELEE", change.game.settings.fast_dice));
}

/** Attacks that were chosen must still be something that the rules allow. */
function* attackFaults(game: Game, unit: Unit, task: Fight, path: Path): Generator<Refusal> {
  const { stage, assignments } = task;
  if ((stage === "ATTACKS") !== (assignments !== undefined)) {
    yield fault("BAD_DOCUMENT", "GD-2", [...path, "assignments"], ["noAssignments"]);
    return;
  }
  const prepared = prepare(game, unit, assignments ?? [], "MELEE");
  if (prepared.ok) return;
  for (const one of prepared.refusals) {
    yield fault("BAD_DOCUMENT", one.rule, [...path, "assignments"], ["refused", one]);
  }
}
