import { abilitiesInHand } from "../../abilities/lent.ts";
import { loneOperativeRange } from "../../abilities/lone-operative.ts";
import { mayTarget, rangeOf, targetedWithin } from "../../abilities/permissions.ts";
import type { Firing } from "../../abilities/volley.ts";
import { abilitiesOf } from "../../abilities/weapon-abilities.ts";
import { LIMITS } from "../../base/limits.ts";
import { type About, type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Model, RangedWeapon, Unit, Weapon } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import { distancesBetween } from "../../game/measure/distances.ts";
import { isWithin } from "../../game/measure/measure.ts";
import { type Placed, placeAll } from "../../game/measure/placed.ts";
import { modelName } from "../../game/names.ts";
import { terrainName } from "../../game/terrain-names.ts";
import { isDestroyed, isOnTable, modelsOf } from "../../game/unit.ts";
import { isSameWeapon } from "../../game/weapon.ts";
import { sight } from "../sight/sight.ts";
import { rememberedForPairs } from "./pair-memory.ts";
import { shooterRefusals, weaponRefusals } from "./shooter.ts";
import { targetRefusals } from "./target.ts";

/**
 * The one answer to "may this weapon of this unit be fired at that unit, and by whom". The list of targets, the
 * reasons why not, the validation of actions and the compiled attack all ask here, so they cannot disagree.
 */
export interface Eligibility {
  readonly eligible: boolean;
  /** Empty where eligible; otherwise each kind of obstacle once. */
  readonly refusals: readonly Refusal[];
  /** From the nearest bearer to the nearest model of the target; infinite where either has none. */
  readonly distance: number;
  /** Every model that carries the weapon, in the document's order. */
  readonly bearers: readonly Bearer[];
  /** Whether the weapon is of another kind than is asked about: a melee weapon that is to be fired, or the other way. */
  readonly misused?: true;
}

/** A model that carries the weapon. */
export interface Bearer extends Firing {
  /** Why it may not fire; empty if it may. */
  readonly refusals: readonly Refusal[];
}

/** What a verdict takes by itself, with each bearer, and with each reason against one. */
const ELIGIBILITY_BYTES = 400;
const BEARER_BYTES = 150;
const REASON_BYTES = 500;

export function bytesOf({ bearers, refusals }: Eligibility): number {
  let reasons = refusals.length;
  for (const bearer of bearers) reasons += bearer.refusals.length;
  return ELIGIBILITY_BYTES + bearers.length * BEARER_BYTES + reasons * REASON_BYTES;
}

const remembered = rememberedForPairs<Eligibility>(LIMITS.memoryBytes.verdicts, bytesOf);

/** The verdict, remembered for the two units. Units that are not those of the document are judged without the memory. */
export function eligibilityOf(game: Game, shooter: Unit, weapon: Weapon, target: Unit): Eligibility {
  const known =
    game.units[shooter.id] === shooter &&
    game.units[target.id] === target &&
    game.weapons[weapon.id] === weapon;
  if (!known) return computeEligibility(game, shooter, weapon, target);
  return remembered(game, shooter, target, weapon.id, () =>
    computeEligibility(game, shooter, weapon, target),
  );
}

export function computeEligibility(game: Game, shooter: Unit, weapon: Weapon, target: Unit): Eligibility {
  const general = [...shooterRefusals(game, shooter), ...weaponRefusals(game, shooter, weapon)];
  if (weapon.type !== "RANGED")
    return { eligible: false, refusals: general, distance: Infinity, bearers: [], misused: true };
  const refusals = [...general, ...targetRefusals(game, shooter, weapon, target)];
  const bearers = bearersOf(game, shooter, weapon, target);
  let nearest = Infinity;
  for (const bearer of bearers) nearest = Math.min(nearest, bearer.distance);
  if (refusals.length > 0) return { eligible: false, refusals, distance: nearest, bearers };
  if (bearers.some((bearer) => bearer.refusals.length === 0)) {
    return { eligible: true, refusals: [], distance: nearest, bearers };
  }
  return { eligible: false, refusals: bearerRefusals(shooter, weapon, bearers), distance: nearest, bearers };
}

/** The models that may fire: none while anything speaks against the unit, the weapon or the target. */
export function mayFire(eligibility: Eligibility): readonly Bearer[] {
  return eligibility.eligible ? eligibility.bearers.filter((bearer) => bearer.refusals.length === 0) : [];
}

/** Each kind of obstacle once, as the nearest model meets it. */
export function bearerRefusals(
  shooter: Unit,
  weapon: Weapon,
  bearers: readonly Bearer[],
): readonly Refusal[] {
  if (bearers.length === 0) {
    const about = { unit_id: shooter.id, weapon_id: weapon.id };
    return [refusal("NO_SUCH_WEAPON", "SH-16", { unit: shooter.name, weapon: weapon.name }, about)];
  }
  const byCode = new Map<string, Refusal>();
  for (const bearer of [...bearers].sort((a, b) => a.distance - b.distance)) {
    for (const one of bearer.refusals) if (!byCode.has(one.code)) byCode.set(one.code, one);
  }
  return [...byCode.values()];
}

function bearersOf(game: Game, shooter: Unit, weapon: RangedWeapon, target: Unit): readonly Bearer[] {
  const bearers: Bearer[] = [];
  if (!isOnTable(shooter)) return bearers;
  const models = modelsOf(shooter);
  const places = placeAll(shooter);
  const { rows, nearestOf } = distancesBetween(shooter, target);
  for (let slot = 0; slot < models.length; slot++) {
    const model = models[slot]!;
    const copies = copiesOf(model, weapon.id);
    if (copies === 0) continue;
    const placed = places[slot]!;
    const distances = rows[slot]!;
    const nearest = nearestOf[slot]!;
    const refusals = modelRefusals(game, weapon, shooter, target, model, placed, distances, nearest);
    const inHalfRange = isWithin(nearest, rangeOf(game, shooter, model, weapon) / 2);
    bearers.push({ model, placed, copies, distance: nearest, distances, inHalfRange, refusals });
  }
  return bearers;
}

/** Why this model may not fire the weapon at the target. */
function modelRefusals(
  game: Game,
  weapon: RangedWeapon,
  shooter: Unit,
  target: Unit,
  model: Model,
  placed: Placed,
  distances: ArrayLike<number>,
  nearest: number,
): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const about = { unit_id: shooter.id, model_id: model.id, weapon_id: weapon.id, target_unit_id: target.id };
  if (abilitiesOf(weapon).traits.oneShot && isSpent(game, shooter, model, weapon)) {
    refusals.push(
      refusal("ONE_SHOT_SPENT", "KW-19", { model: modelName(shooter, model.id), weapon: weapon.name }, about),
    );
  }
  const lone = loneOperativeRange(game, target);
  if (lone !== undefined && !isWithin(nearest, lone) && !mayTarget(game, shooter, weapon, "LONE_OPERATIVE")) {
    const details = { target: target.name, away: nearest, range: lone };
    refusals.push(refusal("LONE_OPERATIVE", "KW-24", details, about));
  }
  const limit = targetedWithin(game, target);
  if (limit !== undefined && !isWithin(nearest, limit.inches)) {
    const details = { target: target.name, ability: limit.by.name, range: limit.inches, away: nearest };
    refusals.push(refusal("TARGETED_TOO_FAR", limit.by.rule, details, about));
  }
  if (!isDestroyed(target)) {
    const range = rangeOf(game, shooter, model, weapon);
    const obstacle = rangeOrSight(game, weapon, range, shooter, target, placed, distances, nearest, about);
    if (obstacle !== undefined) refusals.push(obstacle);
  }
  return refusals;
}

/** One model of the target must be both in range and visible (SH-7); Indirect Fire needs no sight. */
function rangeOrSight(
  game: Game,
  weapon: RangedWeapon,
  range: number,
  shooter: Unit,
  target: Unit,
  placed: Placed,
  distances: ArrayLike<number>,
  nearest: number,
  about: About,
): Refusal | undefined {
  if (!isWithin(nearest, range)) {
    const details = { weapon: weapon.name, range, target: target.name, away: nearest };
    return refusal("OUT_OF_RANGE", "SH-7", details, { ...about, inches: nearest - range });
  }
  const { traits } = abilitiesInHand(game, shooter, weapon, target);
  // Torrent weapons cannot make use of Indirect Fire.
  if (traits.unseen && !traits.automaticHits) return undefined;
  const others = placeAll(target);
  let blocker = "";
  let blockedAt = Infinity;
  let someBeyondRange = false;
  for (let i = 0; i < others.length; i++) {
    if (!isWithin(distances[i]!, range)) {
      someBeyondRange = true;
      continue;
    }
    const seen = sight(game.terrain, placed, others[i]!);
    if (seen.visible) return undefined;
    if (distances[i]! < blockedAt) {
      blockedAt = distances[i]!;
      blocker = seen.blocker;
    }
  }
  const names = { model: modelName(shooter, placed.id), target: target.name, weapon: weapon.name };
  const details = { ...names, blocker: terrainName(game.terrain, blocker), someBeyondRange };
  return refusal("NO_LINE_OF_SIGHT", "SH-7", details, about);
}

export function copiesOf(model: Model, weaponId: string): number {
  let copies = 0;
  for (const id of model.weapons) if (id === weaponId) copies++;
  return copies;
}

/** One Shot is spent with whichever of its profiles it was fired. */
export function isSpent(game: Game, unit: Unit, model: Model, weapon: Weapon): boolean {
  const spent = lookup(lookup(game.spent, unit.id) ?? {}, model.id) ?? [];
  return spent.some((id) => isSameWeapon(game.weapons[id]!, weapon));
}
