import { bookOf } from "../../abilities/book.ts";
import { escapeOf } from "../../abilities/permissions.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import { fault } from "../../game/border.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { unitFault } from "../../game/reference-faults.ts";
import { numbersOf } from "../../game/ruleset.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isDestroyed, isOnTable, modelsOf, unitOf } from "../../game/unit.ts";
import { isOwnersChoice } from "../../space/casualties/whose-choice.ts";
import { enemiesPassed } from "../../space/move/passed.ts";
import { readMove } from "../../space/move/step.ts";
import { modelToLose, testedModels } from "../../space/movement/escape.ts";
import { movementFaults } from "../../space/movement/judge.ts";
import { type ActionEntry, DONE } from "../actions/entry.ts";
import { makeMove } from "../phases/movement/make.ts";
import { isStrained, testStride } from "../phases/movement/stride.ts";
import { mayReroll } from "../re-roll/able.ts";
import { allocateWound } from "./allocation.ts";
import { loseModel } from "./move/losses.ts";
import { fieldFor, pathsOfLiving, walkOf } from "./move/walk.ts";
import type { TaskRow } from "./task-row.ts";
import { topTask } from "./under-way.ts";

/** Where losses leave no choice nobody is asked. */
function isAsked(game: Game, unit: Unit, losses: number): boolean {
  return isOwnersChoice(game, unit.id) && modelsOf(unit).length > losses;
}

/** What is wrong with the paths of who is left; coherency may be lost with the losses. */
function walkingRefusals(game: Game, unit: Unit, task: TaskOf<"move">): readonly Refusal[] {
  const field = fieldFor(game, unit, task);
  const read = readMove(field, pathsOfLiving(unit, task));
  if (!read.ok) return read.refusals;
  return movementFaults(field, task.kind, read.value).filter(({ code }) => code !== "COHERENCY");
}

function stop(change: Change, unit: Unit): void {
  change.pop();
  change.story.addLine({ line: "move_stopped", unit_id: unit.id });
}

function rollEscape(change: Change, unit: Unit, task: TaskOf<"move">): void {
  const { dice, story, table } = change;
  const tested = task.kind === "FALL_BACK" ? testedModels(...walkOf(change.game, unit, task)) : [];
  const faces = tested.map(() => dice.d6());
  if (tested.length === 0) {
    change.replace({ ...task, losses: 0 });
    return;
  }
  const about = { unit_id: unit.id, model_ids: tested, fails: failsOf(change.game, unit, faces) };
  const block = story.roll({ context: "desperate_escape", rolls_raw: faces, ...about });
  story.addLine({ line: "escape_tested", unit_id: unit.id, block });
  const { fast_dice, reroll_windows } = table.settings;
  const lying = { ...task, escape: { faces, rerolled: [] } };
  if (!mayReroll(table, unit.id) || (fast_dice && reroll_windows !== "ON")) countEscape(change, lying);
  else {
    change.replace(lying);
    if (fast_dice) change.occurs({ type: "dice_rolled", unit_id: unit.id });
  }
}

function failsOf(game: Game, unit: Unit, faces: readonly number[]): number {
  const { escapeFails } = numbersOf(game);
  const added = escapeOf(game, unit)?.added ?? 0;
  return faces.filter((face) => face + added <= escapeFails).length;
}

/** The dice are left as they lie. */
function countEscape(change: Change, { escape: lying, ...task }: TaskOf<"move">): void {
  change.replace({ ...task, losses: failsOf(change.game, change.game.units[task.unit_id]!, lying!.faces) });
}

/** Goes on with the dice of a Desperate Escape that lie there, where dice are rolled step by step. */
const leaveEscape: ActionEntry<"RESOLVE_NEXT"> = {
  handle(change, { actor_unit_id: unit_id }) {
    const task = topTask(change.game, "move");
    if (task?.escape === undefined) return [refusal("NOTHING_TO_RESOLVE", "MO-13", {}, { unit_id })];
    if (task.unit_id !== unit_id) {
      const details = { unit: change.game.units[task.unit_id]!.name, id: unit_id };
      return [refusal("WRONG_UNIT", "MO-13", details, { unit_id })];
    }
    countEscape(change, task);
    return DONE;
  },
  offered: (game) => topTask(game, "move")?.escape !== undefined,
  choices: (game) => [{ type: "RESOLVE_NEXT", actor_unit_id: topTask(game, "move")!.unit_id }],
};

function finish(change: Change, unit: Unit, task: TaskOf<"move">): void {
  const { unit_id, kind, side } = task;
  const [field, steps] = walkOf(change.game, unit, task);
  change.pop();
  const strained = isStrained(change.game, unit, steps);
  makeMove(change, field, kind, steps);
  if (strained) testStride(change, unit);
  if (side !== undefined) {
    if (side.no_charge) change.set(`units.${unit_id}.flags.cannot_charge`, true);
    // Reactions are to moves of the Movement phase.
    change.story.events.push({ type: "move_ended", unit_id, kind });
    return;
  }
  const over = bookOf(change.table).asksWays ? { over_unit_ids: enemiesPassed(field, steps) } : {};
  change.happened({ type: "move_ended", unit_id, kind, ...over });
}

/** A move that was declared and judged: reactions come first, then Desperate Escape, then whoever is left walks (MO-14). */
export const move: TaskRow<"move"> = {
  // Of a move out of the Movement phase: as that lies.
  liesOn: ({ type }) => type !== "allocation" && type !== "roll_off",
  actions: { ALLOCATE_WOUND: allocateWound, RESOLVE_NEXT: leaveEscape },
  waitsFor: (game, { unit_id, escape: lying }) => ({
    player: game.units[unit_id]!.owner,
    for: { what: lying === undefined ? "escape_loss" : "escape_dice", unit_id },
  }),
  goOn(change, task) {
    const unit = change.game.units[task.unit_id]!;
    if (isDestroyed(unit)) stop(change, unit);
    // By a rule it does not move after all.
    else if (task.losses === null && unit.flags.remained_stationary === true) change.pop();
    else if (task.escape !== undefined) {
      // Step by step whoever rolls goes on; otherwise they lay there for a reaction alone.
      if (!change.game.settings.fast_dice) return false;
      countEscape(change, task);
    } else if (task.losses === null) rollEscape(change, unit, task);
    else if (task.losses > 0) {
      if (isAsked(change.game, unit, task.losses)) return false;
      const ends = walkOf(change.game, unit, task)[1].map(({ end }) => end);
      loseModel(change, task, modelToLose(change.game, unit, ends));
    } else finish(change, unit, task);
    return true;
  },
  *faults(game, task, path) {
    const { unit_id, side } = task;
    if (side !== undefined && task.kind !== "FALL_BACK") {
      yield fault("BAD_DOCUMENT", "MO-43", [...path, "side"], ["noMover"]);
    }
    yield* unitFault(game, unit_id, [...path, "unit_id"]);
    const unit = unitOf(game, unit_id);
    // A unit that a reaction has destroyed stops when the reaction is over.
    if (unit === undefined || isDestroyed(unit)) return;
    if ((task.side === undefined && unit.owner !== game.turn.active_player) || !isOnTable(unit)) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "unit_id"], ["noMover"]);
      return;
    }
    for (const one of walkingRefusals(game, unit, task)) {
      yield fault("BAD_DOCUMENT", one.rule, [...path, "per_model_paths"], ["refused", one]);
    }
  },
};
