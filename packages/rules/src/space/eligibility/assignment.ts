import { abilitiesIn, abilitiesInHand } from "../../abilities/lent.ts";
import { isPrecise, oneTargetBy } from "../../abilities/permissions.ts";
import { abilitiesOf } from "../../abilities/weapon-abilities.ts";
import { type About, accept, type Checked, type Refusal, refusal, reject } from "../../base/refusal.ts";
import type { Game, Model, Unit, Weapon } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import { isEngaged } from "../../game/measure/measure.ts";
import { place } from "../../game/measure/placed.ts";
import { modelName } from "../../game/names.ts";
import { areEnough, refusalList } from "../../game/refusal-list.ts";
import type { Assignment } from "../../game/shooting.ts";
import {
  isAttached,
  isCharacter,
  isMonsterOrVehicle,
  isMonsterOrVehicleModel,
  modelOf,
  unitOf,
} from "../../game/unit.ts";
import { isSameWeapon } from "../../game/weapon.ts";
import { sight } from "../sight/sight.ts";
import { isClosestTarget } from "./closest.ts";
import { type Bearer, type Eligibility, eligibilityOf, mayFire } from "./eligibility.ts";
import { deckRefusals, shooterIn } from "./firing-deck.ts";

/** An assignment found legal: its parts looked up and its firing models named. */
export interface LegalAssignment {
  readonly assignment: Assignment;
  readonly weapon: Weapon;
  readonly target: Unit;
  readonly firing: readonly Bearer[];
  /** In a fight, how many attacks models make at this target that split theirs, by id. */
  readonly split?: Readonly<Record<string, number>>;
}

/** Whether a weapon of a unit can be used on another, and by whom. */
type EligibilityOf = (game: Game, unit: Unit, weapon: Weapon, target: Unit) => Eligibility;

/** All assignments of one unit, each by itself and then together; every fault is named. */
export function checkAssignments(
  game: Game,
  shooter: Unit,
  assignments: readonly Assignment[],
): Checked<readonly LegalAssignment[]> {
  const each = checkEach(game, shooter, assignments, eligibilityOf);
  if (!each.ok) return each;
  const own = each.value.filter(({ assignment }) => assignment.from_unit_id === undefined);
  const refusals = [...clashes(game, shooter, own), ...deckRefusals(game, shooter, each.value)];
  return refusals.length > 0 ? reject(...refusals) : each;
}

/** Each by itself, whatever the others are. */
export function checkEach<Asked extends Assignment>(
  game: Game,
  unit: Unit,
  assignments: readonly Asked[],
  eligibilityOf: EligibilityOf,
): Checked<readonly (LegalAssignment & { readonly assignment: Asked })[]> {
  const legal: (LegalAssignment & { readonly assignment: Asked })[] = [];
  const refusals: Refusal[] = [];
  for (const assignment of assignments) {
    const shooter = shooterIn(game, unit, assignment);
    const checked = shooter.ok ? checkAssignment(game, shooter.value, assignment, eligibilityOf) : shooter;
    if (checked.ok) legal.push({ ...checked.value, assignment });
    else refusals.push(...checked.refusals);
    if (areEnough(game, refusals)) break;
  }
  return refusals.length > 0 ? reject(...refusalList(game, refusals)) : accept(legal);
}

function checkAssignment(
  game: Game,
  shooter: Unit,
  assignment: Assignment,
  eligibilityOf: EligibilityOf,
): Checked<LegalAssignment> {
  const { weapon_id, target_unit_id } = assignment;
  const about = { unit_id: shooter.id, weapon_id, target_unit_id };
  const weapon = lookup(game.weapons, weapon_id);
  if (weapon === undefined) return reject(refusal("UNKNOWN_WEAPON", "GD-7", { id: weapon_id }, about));
  const target = unitOf(game, target_unit_id);
  if (target === undefined) return reject(refusal("UNKNOWN_UNIT", "GD-7", { id: target_unit_id }, about));
  const strangers = (assignment.model_ids ?? []).filter((id) => modelOf(shooter, id) === undefined);
  if (strangers.length > 0) {
    return reject(
      ...strangers.map((model_id) =>
        refusal(
          "UNKNOWN_MODEL:living",
          "SH-16",
          { unit: shooter.name, id: model_id },
          { ...about, model_id },
        ),
      ),
    );
  }
  const eligibility = eligibilityOf(game, shooter, weapon, target);
  // What cannot be used here at all has nobody who could.
  if (eligibility.misused === true) return reject(...eligibility.refusals);
  const firing = firingModels(assignment, eligibility, shooter, weapon);
  if (!firing.ok) return firing;
  const legal = { assignment, weapon, target, firing: firing.value };
  const faults = precisionRefusals(game, shooter, legal);
  return faults.length > 0 ? reject(...faults) : accept(legal);
}

/** The models named, each of which must be able to fire; or all that are able to, in the document's order. */
function firingModels(
  { model_ids, target_unit_id }: Assignment,
  eligibility: Eligibility,
  shooter: Unit,
  weapon: Weapon,
): Checked<readonly Bearer[]> {
  if (model_ids === undefined) {
    return eligibility.eligible ? accept(mayFire(eligibility)) : reject(...eligibility.refusals);
  }
  const about = { unit_id: shooter.id, weapon_id: weapon.id, target_unit_id };
  if (model_ids.length === 0) {
    return reject(refusal("NO_MODELS", "SH-16", { weapon: weapon.name }, about));
  }
  if (new Set(model_ids).size < model_ids.length) {
    return reject(refusal("MODEL_TWICE", "SH-8", { weapon: weapon.name }, about));
  }
  const firing: Bearer[] = [];
  const refusals: Refusal[] = [];
  for (const id of model_ids) {
    const bearer = eligibility.bearers.find(({ model }) => model.id === id);
    if (bearer === undefined) {
      const details = { model: id, weapon: weapon.name };
      refusals.push(refusal("NO_SUCH_WEAPON:model", "SH-16", details, { ...about, model_id: id }));
    } else {
      refusals.push(...bearer.refusals);
      firing.push(bearer);
    }
  }
  // A model that lacks the weapon says more than the target that nobody else can reach either.
  const general = eligibility.bearers.some((bearer) => bearer.refusals.length === 0) || refusals.length === 0;
  if (general && !eligibility.eligible) refusals.unshift(...eligibility.refusals);
  return refusals.length > 0 ? reject(...unique(refusals)) : accept(firing);
}

export function unique(refusals: readonly Refusal[]): readonly Refusal[] {
  const seen = new Set<string>();
  return refusals.filter(({ code, model_id }) => {
    const key = `${code} ${model_id ?? ""}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function precisionRefusals(
  game: Game,
  shooter: Unit,
  { assignment, weapon, target, firing }: LegalAssignment,
): readonly Refusal[] {
  const id = assignment.precision_model_id;
  if (id === undefined || id === null) return [];
  const about = { weapon_id: weapon.id, target_unit_id: target.id, model_id: id };
  const able = abilitiesOf(weapon).traits.precision
    ? firing
    : firing.filter((one) => {
        const aim = { shooter, target, weapon, firing: [one] };
        const isClosest = (_: number, among?: (enemy: Unit) => boolean) =>
          isClosestTarget(game, shooter, weapon, target, one, among);
        const { traits } = abilitiesIn(game, { ...aim, isClosestTarget: isClosest });
        return traits.precision || isPrecise(game, shooter, one.model, weapon);
      });
  if (able.length === 0) {
    return [refusal("NO_PRECISION", "KW-12", { weapon: weapon.name }, about)];
  }
  const model: Model | undefined = modelOf(target, id);
  if (model === undefined || !isCharacter(target, model) || !isAttached(target)) {
    return [
      refusal("NOT_A_CHARACTER", "KW-12", { model: modelName(target, id), target: target.name }, about),
    ];
  }
  const placed = place(target, model);
  if (!able.some((bearer) => sight(game.terrain, bearer.placed, placed).visible)) {
    return [
      refusal("CHARACTER_NOT_VISIBLE", "KW-12", { model: modelName(target, id), weapon: weapon.name }, about),
    ];
  }
  return [];
}

/** What each assignment allows by itself but not beside the others. */
function clashes(game: Game, shooter: Unit, legal: readonly LegalAssignment[]): readonly Refusal[] {
  if (legal.length < 2) return [];
  const refusals: Refusal[] = [];
  const byModel = new Map<string, Map<string, Weapon>>();
  for (const { weapon, firing, target } of legal) {
    for (const { model } of firing) {
      const others = byModel.get(model.id) ?? new Map<string, Weapon>();
      byModel.set(model.id, others);
      const about = {
        unit_id: shooter.id,
        model_id: model.id,
        weapon_id: weapon.id,
        target_unit_id: target.id,
      };
      // What it clashes with was found when it was named first: hundreds of one weapon are no more to look at.
      const same = others.get(weapon.id);
      for (const other of same === undefined ? others.values() : [same]) {
        const clash = weaponClash(game, shooter, model, other, weapon, about);
        if (clash !== undefined) refusals.push(clash);
      }
      others.set(weapon.id, weapon);
    }
  }
  const targets = new Set(legal.map(({ target }) => target.id));
  const bound = targets.size > 1 ? oneTargetBy(game, shooter) : undefined;
  if (bound !== undefined) {
    const details = { unit: shooter.name, ability: bound.name };
    refusals.push(refusal("ONE_TARGET", bound.rule, details, { unit_id: shooter.id }));
  }
  if (!isMonsterOrVehicle(shooter) && targets.size > 1 && isEngaged(game, shooter)) {
    refusals.push(refusal("PISTOLS_SPLIT", "SH-17", { unit: shooter.name }, { unit_id: shooter.id }));
  }
  return unique(refusals);
}

function weaponClash(
  game: Game,
  unit: Unit,
  firing: Model,
  a: Weapon,
  b: Weapon,
  about: About,
): Refusal | undefined {
  const model = modelName(unit, firing.id);
  if (a.id === b.id) return refusal("WEAPON_SPLIT", "SH-8", { model, weapon: b.name }, about);
  const both = { model, one: a.name, other: b.name };
  if (isSameWeapon(a, b)) return refusal("TWO_PROFILES", "SH-12", { ...both, whole: b.profile_of! }, about);
  const isPistol = (weapon: Weapon) => abilitiesInHand(game, unit, weapon).traits.sidearm;
  const bothKinds = isPistol(a) !== isPistol(b);
  if (bothKinds && !isMonsterOrVehicleModel(unit, firing)) {
    return refusal("PISTOL_AND_OTHER", "SH-13", both, about);
  }
  return undefined;
}
