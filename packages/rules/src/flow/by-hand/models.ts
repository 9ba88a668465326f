import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Change } from "../../game/change.ts";
import type { Model, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import { placeAll } from "../../game/measure/placed.ts";
import { modelName } from "../../game/names.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isDestroyed, isOnTable, modelsOf, statOf } from "../../game/unit.ts";
import { isCoherent } from "../../space/move/coherency.ts";
import { placesFor, withReturned } from "../../space/place/returning.ts";
import { rememberLost } from "../attached/lost.ts";
import { isApart } from "../attached/parts.ts";
import { type ByHandKind, isUnknown, modelNamed, unitNamed } from "./kind.ts";
import { standingRefusals } from "./place.ts";

/** Wounds, and models that go and come back (BH-3). */

export const wounds: ByHandKind<"WOUNDS"> = (change, { unit_id, model_id, wounds: left }) => {
  const unit = unitNamed(change.table, unit_id);
  if (isUnknown(unit)) return unit;
  const model = modelNamed(unit, model_id);
  if (isUnknown(model)) return model;
  const most = statOf(unit, model, "wounds");
  if (left > most) {
    const details = { model: modelName(unit, model_id), most };
    return [refusal("TOO_MANY_WOUNDS", "BH-3", details, { unit_id, model_id })];
  }
  change.set(`units.${unit_id}.models.${model_id}.wounds`, left);
  return { model_name: modelName(unit, model_id), before: model.wounds };
};

export const removeModel: ByHandKind<"REMOVE_MODEL"> = (change, { unit_id, model_id }) => {
  const unit = unitNamed(change.table, unit_id);
  if (isUnknown(unit)) return unit;
  const model = modelNamed(unit, model_id);
  if (isUnknown(model)) return model;
  const passenger = Object.values(change.table.units).find((one) => one.embarked_in === unit_id);
  if (passenger !== undefined && modelsOf(unit).length === 1) {
    return [
      refusal("PASSENGERS_ABOARD", "BH-3", { unit: unit.name, passenger: passenger.name }, { unit_id }),
    ];
  }
  const model_name = modelName(unit, model_id);
  rememberLost(change, unit, model);
  change.remove(`units.${unit_id}.models.${model_id}`);
  forget(change, unit, model);
  if (isApart(change.table.units[unit_id]!)) change.splitLater(unit_id);
  return { model_name };
};

/** What names the model no longer does. */
function forget(change: Change, unit: Unit, { id }: Model): void {
  const { allocated } = change.table;
  const marked = lookup(allocated, unit.id);
  if (marked?.includes(id) !== true) return;
  change.set(
    `allocated.${unit.id}`,
    marked.filter((one) => one !== id),
  );
}

export const returnModel: ByHandKind<"RETURN_MODEL"> = (change, asked) => {
  const { unit_id, position } = asked;
  const unit = unitNamed(change.table, unit_id);
  if (isUnknown(unit)) return unit;
  const lost = unit.lost ?? {};
  const model = asked.model_id === undefined ? Object.values(lost)[0] : lookup(lost, asked.model_id);
  if (model === undefined) return [noSuchLoss(unit, asked.model_id)];
  const about = { unit_id, model_id: model.id };
  if (!isDestroyed(unit) && !isOnTable(unit)) {
    return [refusal("OFF_TABLE", "GD-8", { unit: unit.name }, about)];
  }
  const { game } = change;
  const places =
    position === undefined ? placesFor(game, unit, [model]) : { positions: { [model.id]: position } };
  if (lookup(places.positions, model.id) === undefined) {
    return [refusal("NO_ROOM_TO_RETURN", "BH-3", { unit: unit.name }, about)];
  }
  const whole = withReturned(unit, [model], places);
  const refusals = [...standingRefusals(game, whole, [model.id]), ...incoherent(change, whole, model)];
  if (refusals.length > 0) return refusals;
  const left = Math.min(asked.wounds ?? model.wounds, statOf(unit, model, "wounds"));
  change.set(`units.${unit_id}.models.${model.id}`, { ...whole.models[model.id]!, wounds: left });
  if (Object.keys(lost).length === 1) change.remove(`units.${unit_id}.lost`);
  else change.remove(`units.${unit_id}.lost.${model.id}`);
  return { model_name: model.name };
};

function noSuchLoss(unit: Unit, model_id: string | undefined): Refusal {
  const about = { unit_id: unit.id, ...(model_id !== undefined && { model_id }) };
  return refusal("NOBODY_TO_RETURN", "BH-3", { unit: unit.name }, about);
}

/** Anyone who comes back does so in coherency with the others. */
function incoherent({ game }: Change, whole: Unit, { id }: Model): readonly Refusal[] {
  if (isCoherent(placeAll(whole), numbersOf(game).coherency)) return [];
  const about = { unit_id: whole.id, model_id: id };
  return [refusal("RETURNS_OUT_OF_COHERENCY", "BH-3", { model: modelName(whole, id) }, about)];
}
