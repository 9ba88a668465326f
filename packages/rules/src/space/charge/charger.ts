import { isGranted } from "../../abilities/permissions.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { isEngaged } from "../../game/measure/measure.ts";
import { overhangRefusals } from "../../game/overhang.ts";
import { isDestroyed, isOnTable, keywordsOf } from "../../game/unit.ts";
import { forbiddenRefusals } from "../eligibility/forbidden.ts";

/** Why a unit could not charge at all, whatever the moment and the target. */
export function chargerRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  if (isDestroyed(unit)) refusals.push(refusal("UNIT_DESTROYED", "CH-1", named, about));
  else if (!isOnTable(unit)) refusals.push(refusal("OFF_TABLE", "GD-8", named, about));
  if (unit.flags.advanced === true && !isGranted(game, unit, "CHARGE_AFTER_ADVANCE"))
    refusals.push(refusal("ADVANCED:charge", "CH-2", named, about));
  if (unit.flags.fell_back === true && !isGranted(game, unit, "CHARGE_AFTER_FALL_BACK")) {
    refusals.push(refusal("FELL_BACK", "CH-2", { ...named, act: "charge" }, about));
  }
  if (unit.flags.cannot_charge === true) refusals.push(refusal("CANNOT_CHARGE", "CH-2", named, about));
  refusals.push(...forbiddenRefusals(game, unit, "DECLARE_CHARGES"));
  refusals.push(...overhangRefusals(unit, "charge"));
  if (unit.flags.performing_action === true || unit.action !== undefined) {
    refusals.push(refusal("PERFORMING_ACTION", "SC-3", named, about));
  }
  if (keywordsOf(unit).has("AIRCRAFT")) refusals.push(refusal("AIRCRAFT", "CH-3", named, about));
  if (isEngaged(game, unit)) refusals.push(refusal("ENGAGED:charge", "CH-3", named, about));
  return refusals;
}
