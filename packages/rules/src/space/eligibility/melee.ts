import { abilitiesOf } from "../../abilities/weapon-abilities.ts";
import { LIMITS } from "../../base/limits.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Model, Unit, Weapon } from "../../game/document.ts";
import { distancesBetween } from "../../game/measure/distances.ts";
import { place } from "../../game/measure/placed.ts";
import { modelName } from "../../game/names.ts";
import { rememberedAnswers } from "../../game/position.ts";
import { isDestroyed, isOnTable, modelsOf } from "../../game/unit.ts";
import { type Bearer, bearerRefusals, bytesOf, copiesOf, type Eligibility, isSpent } from "./eligibility.ts";
import { mayFightEachOther, strikersAt } from "./striking.ts";

/** May this melee weapon of this unit be used on that unit, and by whom: the one answer of fights, as `judge` of shooting. */

const remembered = rememberedAnswers<Eligibility>(LIMITS.memoryBytes.eligibility, bytesOf);

export function meleeEligibility(game: Game, unit: Unit, weapon: Weapon, target: Unit): Eligibility {
  const known =
    game.units[unit.id] === unit && game.units[target.id] === target && game.weapons[weapon.id] === weapon;
  if (!known) return computeEligibility(game, unit, weapon, target);
  return remembered(game, `${unit.id} ${weapon.id} ${target.id}`, () =>
    computeEligibility(game, unit, weapon, target),
  );
}

function computeEligibility(game: Game, unit: Unit, weapon: Weapon, target: Unit): Eligibility {
  const about = { unit_id: unit.id, weapon_id: weapon.id };
  if (weapon.type !== "MELEE") {
    const refusals = [refusal("NOT_MELEE", "FI-21", { weapon: weapon.name }, about)];
    return { eligible: false, refusals, distance: Infinity, bearers: [], misused: true };
  }
  const bearers = bearersOf(game, unit, weapon, target);
  const distance = Math.min(Infinity, ...bearers.map((bearer) => bearer.distance));
  const refusals = pairRefusals(unit, weapon, target);
  if (refusals.length > 0) return { eligible: false, refusals, distance, bearers };
  if (bearers.some((bearer) => bearer.refusals.length === 0)) {
    return { eligible: true, refusals: [], distance, bearers };
  }
  return { eligible: false, refusals: bearerRefusals(unit, weapon, bearers), distance, bearers };
}

/** What speaks against the two units, wherever they stand. */
function pairRefusals(unit: Unit, weapon: Weapon, target: Unit): readonly Refusal[] {
  const about = { unit_id: unit.id, weapon_id: weapon.id, target_unit_id: target.id };
  const named = { unit: unit.name, target: target.name };
  if (isDestroyed(unit)) return [refusal("UNIT_DESTROYED", "FI-2", named, about)];
  if (!isOnTable(unit)) return [refusal("OFF_TABLE", "GD-8", named, about)];
  if (target.owner === unit.owner) return [refusal("FRIENDLY_TARGET", "FI-22", named, about)];
  if (isDestroyed(target)) return [refusal("TARGET_DESTROYED", "FI-22", named, about)];
  if (!isOnTable(target)) return [refusal("TARGET_OFF_TABLE", "GD-8", named, about)];
  if (!mayFightEachOther(unit, target)) return [refusal("AIRCRAFT_FIGHT", "MO-30", named, about)];
  return [];
}

function bearersOf(game: Game, unit: Unit, weapon: Weapon, target: Unit): readonly Bearer[] {
  if (!isOnTable(unit)) return [];
  const { rows, nearestOf } = distancesBetween(unit, target);
  const strikes = strikersAt(game, unit, target);
  return modelsOf(unit).flatMap((model, slot): readonly Bearer[] => {
    const carried = copiesOf(model, weapon.id);
    if (carried === 0) return [];
    // The same weapon twice is used once, unless it makes Extra Attacks (FI-21).
    const copies = abilitiesOf(weapon).traits.extraAttacks ? carried : 1;
    const distances = rows[slot]!;
    const distance = nearestOf[slot]!;
    const refusals = modelRefusals(game, unit, weapon, target, model, strikes[slot]!);
    return [{ model, placed: place(unit, model), copies, distance, distances, inHalfRange: false, refusals }];
  });
}

function modelRefusals(
  game: Game,
  unit: Unit,
  weapon: Weapon,
  target: Unit,
  model: Model,
  strikes: boolean,
): readonly Refusal[] {
  const about = { unit_id: unit.id, model_id: model.id, weapon_id: weapon.id, target_unit_id: target.id };
  const names = { model: modelName(unit, model.id), weapon: weapon.name, target: target.name };
  const refusals: Refusal[] = [];
  if (abilitiesOf(weapon).traits.oneShot && isSpent(game, unit, model, weapon)) {
    refusals.push(refusal("ONE_SHOT_SPENT", "KW-19", names, about));
  }
  if (!strikes) refusals.push(refusal("OUT_OF_FIGHT", "FI-20", names, about));
  return refusals;
}
