import { type Refusal, refusal } from "../../base/refusal.ts";
import { fault } from "../../game/border.ts";
import type { Game, Unit } from "../../game/document.ts";
import { unitFault } from "../../game/reference-faults.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isDestroyed, isOnTable, unitOf } from "../../game/unit.ts";
import type { Point } from "../../geometry/shape.ts";
import { readMove } from "../../space/move/step.ts";
import { moveTowards } from "../../space/move/towards.ts";
import { movementFaults } from "../../space/movement/judge.ts";
import { outOfPhaseField, outOfPhaseKind } from "../../space/movement/out-of-phase.ts";
import { surgeOf } from "../../space/movement/surge.ts";
import { type ActionEntry, DONE } from "../actions/entry.ts";
import { endWreckMove, isAboutToExplode } from "../aftermath/wreck-move.ts";
import { actorOf } from "../phases/actor.ts";
import { makeMove } from "../phases/movement/make.ts";
import { shown } from "../phases/movement/suggest.ts";
import type { TaskRow } from "./task-row.ts";
import { topTask } from "./under-way.ts";

/** An out-of-phase move: what a stratagem or an ability lets a unit do in the middle of another phase (MO-43). */

const underWay = (game: Game): TaskOf<"side_move"> | undefined => topTask(game, "side_move");

const moveOutOfPhase: ActionEntry<"MOVE"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = moverRefusals(game, unit);
    if (refusals.length > 0) return refusals;
    const { kind, per_model_paths = {}, facings = {} } = payload;
    const task = underWay(game)!;
    const only = outOfPhaseKind(game, unit, task);
    if (kind !== only) {
      const about = { unit_id: unit.id };
      return only === "NORMAL"
        ? [refusal("NORMAL_ONLY", "MO-43", { unit: unit.name }, about)]
        : [refusal("ENGAGED:move", "MO-1", { unit: unit.name, kind: "NORMAL" }, about)];
    }
    const field = outOfPhaseField(game, unit, task);
    const read = readMove(field, { per_model_paths, facings });
    if (!read.ok) return read.refusals;
    const faults = movementFaults(field, kind, read.value);
    if (faults.length > 0) return faults;
    change.pop();
    if (task.kind === "FALL_BACK") {
      const { inches, no_charge } = task;
      change.push({
        type: "move",
        unit_id: unit.id,
        kind,
        per_model_paths,
        facings,
        losses: null,
        side: { inches, no_charge },
      });
      return DONE;
    }
    makeMove(change, field, kind, read.value);
    if (task.no_charge) change.set(`units.${unit.id}.flags.cannot_charge`, true);
    // It is logged, and gives nobody an occasion: reactions are to moves of the Movement phase.
    if (task.kind !== "SURGE") change.story.events.push({ type: "move_ended", unit_id: unit.id, kind });
    if (task.wreck === true) endWreckMove(change, unit.id);
    return DONE;
  },
  offered: (game) => underWay(game) !== undefined,
  *choices(game) {
    const task = underWay(game)!;
    const { unit_id } = task;
    const unit = game.units[unit_id]!;
    const field = outOfPhaseField(game, unit, task);
    const kind = outOfPhaseKind(game, unit, task);
    if (task.kind === "SURGE") {
      const { steps } = surgeOf(game, unit, task.inches!);
      if (steps.length === 0) return;
      yield { type: "MOVE", actor_unit_id: unit_id, payload: { kind, ...shown(steps) } };
      return;
    }
    for (const goal of goalsOf(game)) {
      const steps = moveTowards(field, goal);
      if (!steps?.some(({ moves }) => moves) || movementFaults(field, kind, steps).length > 0) continue;
      yield { type: "MOVE", actor_unit_id: unit_id, payload: { kind, ...shown(steps) } };
    }
    // A unit that losses have torn apart has no such move, and stays by a pass.
    const read = readMove(field, { per_model_paths: {}, facings: {} });
    if (!read.ok || movementFaults(field, kind, read.value).length > 0) return;
    yield { type: "MOVE", actor_unit_id: unit_id, payload: { kind, per_model_paths: {} } };
  },
  refusals: moverRefusals,
  undoable: true,
};

/** To the middle of the table, and to either side. */
function goalsOf({ board: { width, height } }: Game): readonly Point[] {
  return [width / 2, 0, width].map((x): Point => [x, height / 2]);
}

function moverRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const task = underWay(game);
  if (task?.unit_id === unit.id) return [];
  const mover = game.units[task?.unit_id ?? ""]?.name ?? unit.name;
  return [refusal("OTHER_MOVER", "MO-43", { unit: unit.name, mover }, { unit_id: unit.id })];
}

/** Who surges comes as close as it can (MO-44). */
function mustSurge(game: Game): boolean {
  const { kind, unit_id, inches } = underWay(game)!;
  return kind === "SURGE" && surgeOf(game, game.units[unit_id]!, inches!).steps.length > 0;
}

const stay: ActionEntry<"PASS"> = {
  handle(change) {
    const { game } = change;
    const { unit_id, wreck } = underWay(game)!;
    if (mustSurge(game))
      return [refusal("MUST_SURGE", "MO-44", { unit: game.units[unit_id]!.name }, { unit_id })];
    change.pop();
    change.story.addLine({ line: "unit_stayed", unit_id });
    if (wreck === true) endWreckMove(change, unit_id);
    return DONE;
  },
  offered: (game) => underWay(game) !== undefined && !mustSurge(game),
  choices: (game) => (mustSurge(game) ? [] : [{ type: "PASS" }]),
};

export const outOfPhase: TaskRow<"side_move"> = {
  // Rules of armies move units at any moment but in the middle of a choice.
  liesOn: ({ type }) => type !== "allocation" && type !== "roll_off",
  actions: { MOVE: moveOutOfPhase, PASS: stay },
  waitsFor: (game, { unit_id }) => ({
    player: game.units[unit_id]!.owner,
    for: { what: "side_move", unit_id },
  }),
  *faults(game, { unit_id, wreck, kind, inches }, path) {
    yield* unitFault(game, unit_id, [...path, "unit_id"]);
    const unit = unitOf(game, unit_id);
    if (unit !== undefined && (isDestroyed(unit) || !isOnTable(unit))) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "unit_id"], ["noMover"]);
    }
    if (wreck === true && !isAboutToExplode(game, unit_id)) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "wreck"], ["noMover"]);
    }
    if (kind === "SURGE" && inches === null) {
      yield fault("BAD_DOCUMENT", "MO-44", [...path, "inches"], ["noMover"]);
    }
  },
};
