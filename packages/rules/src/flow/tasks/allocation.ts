import { refusal } from "../../base/refusal.ts";
import type { Game } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import { modelName } from "../../game/names.ts";
import { modelFault, unitFault } from "../../game/reference-faults.ts";
import { numbersOf } from "../../game/ruleset.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { carefulOrder } from "../../space/casualties/careful.ts";
import { isOwnersChoice } from "../../space/casualties/whose-choice.ts";
import { carefulLoss } from "../../space/movement/escape.ts";
import { type ActionEntry, DONE } from "../actions/entry.ts";
import { sufferers } from "../mortal/sufferer.ts";
import { resolveNext, rollOn, shooterOf } from "./attacks.ts";
import { loseModel } from "./move/losses.ts";
import { walkOf } from "./move/walk.ts";
import type { TaskRow } from "./task-row.ts";
import { taskUnderWay, topTask } from "./under-way.ts";

/** The defender's choice of the model that takes the next wound; it goes on taking them while it lives (PH-8). */
export const allocateWound: ActionEntry<"ALLOCATE_WOUND"> = {
  handle(change, { actor_unit_id, payload: { model_id } }) {
    const { game } = change;
    const task = asked(game);
    if (task === undefined) {
      return [refusal("NOTHING_TO_ALLOCATE", "PH-8", {})];
    }
    const { unit_id, model_ids, move, mortal } = task;
    if (!isOwnersChoice(game, unit_id)) {
      return [refusal("NOTHING_TO_ALLOCATE:automatic", "PH-8", {}, { unit_id })];
    }
    if (actor_unit_id !== unit_id) {
      const details = { unit: game.units[unit_id]!.name, id: actor_unit_id };
      return [refusal("WRONG_UNIT:wound", "PH-8", details, { unit_id: actor_unit_id })];
    }
    if (!model_ids.includes(model_id)) {
      const named = (id: string) => modelName(game.units[unit_id], id);
      const details = { model: named(model_id), choices: model_ids.map(named) };
      return [refusal("NOT_A_CHOICE", "AT-9", details, { unit_id, model_id })];
    }
    if (move !== undefined) {
      loseModel(change, move, model_id);
      return DONE;
    }
    change.set(`allocated.${unit_id}`, [...(lookup(game.allocated, unit_id) ?? []), model_id]);
    // Now the model must take them, and they go on by themselves.
    if (mortal !== undefined) return DONE;
    change.pop();
    rollOn(change, taskUnderWay(game, "attacks")!);
    return DONE;
  },
  offered(game) {
    const task = asked(game);
    return task !== undefined && isOwnersChoice(game, task.unit_id);
  },
  *choices(game) {
    const { unit_id, model_ids } = asked(game)!;
    for (const model_id of model_ids) {
      yield { type: "ALLOCATE_WOUND", actor_unit_id: unit_id, payload: { model_id } };
    }
  },
};

/** A choice of models that is open: who takes a wound of attacks or a mortal one, or who is lost in a Desperate Escape. */
interface Asked {
  readonly unit_id: string;
  readonly model_ids: readonly string[];
  readonly move?: TaskOf<"move">;
  readonly mortal?: TaskOf<"mortal_wounds">;
}

function asked(game: Game): Asked | undefined {
  const mortal = topTask(game, "mortal_wounds");
  if (mortal !== undefined) return { unit_id: mortal.unit_id, model_ids: sufferers(game, mortal), mortal };
  const move = topTask(game, "move");
  if (move?.escape !== undefined) return undefined;
  if (move === undefined) return topTask(game, "allocation");
  const { unit_id } = move;
  return { unit_id, model_ids: Object.keys(game.units[unit_id]!.models), move };
}

/** Whom the referee would take with care among the models that are open to the owner's choice (AT-18). */
export function carefulChoice(game: Game): string | undefined {
  const task = asked(game);
  if (task === undefined) return undefined;
  const { unit_id, model_ids, move } = task;
  const unit = game.units[unit_id]!;
  if (move !== undefined) {
    const [, steps] = walkOf(game, unit, move);
    return carefulLoss(
      game,
      unit,
      steps.map(({ end }) => end),
    );
  }
  const others = Object.keys(unit.models).filter((id) => !model_ids.includes(id));
  // Anyone who may not be chosen is protected: carefulOrder takes those last in any case.
  const order = carefulOrder(unit, { order: [...model_ids, ...others] }, numbersOf(game).coherency);
  return order.find((id) => model_ids.includes(id));
}

export const allocation: TaskRow<"allocation"> = {
  liesOn: ({ type }) => type === "attacks",
  actions: { ALLOCATE_WOUND: allocateWound, RESOLVE_NEXT: resolveNext },
  waitsFor(game, { unit_id }) {
    // Where the players have since left the choice to the referee, whoever rolls goes on.
    if (isOwnersChoice(game, unit_id)) {
      return { player: game.units[unit_id]!.owner, for: { what: "allocation", unit_id } };
    }
    const shooter = shooterOf(game);
    return { player: game.units[shooter]!.owner, for: { what: "attack_dice", unit_id: shooter } };
  },
  *faults(game, { unit_id, model_ids }, path) {
    yield* unitFault(game, unit_id, [...path, "unit_id"]);
    for (const [index, id] of model_ids.entries()) {
      yield* modelFault(game, unit_id, id, [...path, "model_ids", index]);
    }
  },
};
