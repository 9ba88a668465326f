import { refusal } from "../../base/refusal.ts";
import { fault } from "../../game/border.ts";
import { unitFault } from "../../game/reference-faults.ts";
import { unitOf } from "../../game/unit.ts";
import { isOutOfCoherency, remediesFor, removalRefusals } from "../../space/casualties/remedies.ts";
import { isOwnersChoice } from "../../space/casualties/whose-choice.ts";
import { type ActionEntry, DONE } from "../actions/entry.ts";
import { keepOneGroup, loseModels } from "../objectives/clean-up.ts";
import type { TaskRow } from "./task-row.ts";
import { topTask } from "./under-way.ts";

/** A turn ends, and the owner takes models away until the unit is coherent (OB-6). */

const removeModels: ActionEntry<"REMOVE_MODELS"> = {
  handle(change, { actor_unit_id, payload: { model_ids } }) {
    const { game } = change;
    const task = topTask(game, "coherency");
    if (task === undefined) return [refusal("NOTHING_TO_REMOVE", "OB-6", {})];
    const unit = game.units[task.unit_id]!;
    if (actor_unit_id !== unit.id) {
      const details = { unit: unit.name, id: actor_unit_id };
      return [refusal("WRONG_UNIT:coherency", "OB-6", details, { unit_id: actor_unit_id })];
    }
    const refusals = removalRefusals(game, unit, model_ids);
    if (refusals.length > 0) return refusals;
    change.pop();
    loseModels(change, unit, model_ids);
    return DONE;
  },
  offered: (game) => topTask(game, "coherency") !== undefined,
  *choices(game) {
    const { unit_id } = topTask(game, "coherency")!;
    for (const model_ids of remediesFor(game, game.units[unit_id]!)) {
      yield { type: "REMOVE_MODELS", actor_unit_id: unit_id, payload: { model_ids: [...model_ids] } };
    }
  },
};

export const coherency: TaskRow<"coherency"> = {
  liesOn: ({ type }) => type === "ending",
  actions: { REMOVE_MODELS: removeModels },
  waitsFor: (game, { unit_id }) => ({
    player: game.units[unit_id]!.owner,
    for: { what: "coherency_loss", unit_id },
  }),
  /** Over by itself where the owner has since left the choice to the referee. */
  goOn(change, { unit_id }) {
    if (isOwnersChoice(change.game, unit_id)) return false;
    const unit = change.game.units[unit_id]!;
    change.pop();
    keepOneGroup(change, unit);
    return true;
  },
  *faults(game, { unit_id }, path) {
    yield* unitFault(game, unit_id, [...path, "unit_id"]);
    const unit = unitOf(game, unit_id);
    if (unit !== undefined && !isOutOfCoherency(game, unit)) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "unit_id"], ["isCoherent"]);
    }
  },
};
