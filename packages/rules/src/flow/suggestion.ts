import type { Game, RangedWeapon, Unit } from "../game/document.ts";
import type { AutoTargeting } from "../game/settings.ts";
import type { PendingAssignment } from "../game/shooting.ts";
import { isWounded, modelsOf } from "../game/unit.ts";
import { eligibilityOf } from "../space/eligibility/eligibility.ts";
import { enemiesOf } from "../space/eligibility/units.ts";

/** Advice on where to aim: assigned by itself only where there is nothing to decide (SH-18). */

type SuggestionLevel = "NONE" | "OBVIOUS" | "SUGGESTED" | "MULTIPLE";

/** Why a target is suggested, or none. */
export type AdviceName =
  | "OFF"
  | "NOTHING"
  | "ONLY_TARGET"
  | "SAME_TARGET"
  | "WOUNDED"
  | "SEVERAL"
  | "COSTS_ANOTHER";

export interface Suggestion {
  readonly level: SuggestionLevel;
  readonly target: string | null;
  readonly advice: AdviceName;
}

/** Nearest first; at the same distance by id. */
export function nearestFirst(
  found: readonly { readonly unit: Unit; readonly distance: number }[],
): readonly Unit[] {
  return [...found]
    .sort((a, b) => a.distance - b.distance || (a.unit.id < b.unit.id ? -1 : 1))
    .map(({ unit }) => unit);
}

/** The units that the weapon may be fired at, nearest first. */
export function eligibleTargets(game: Game, shooter: Unit, weapon: RangedWeapon): readonly Unit[] {
  const eligibilities = enemiesOf(game, shooter).map((unit) => ({
    unit,
    ...eligibilityOf(game, shooter, weapon, unit),
  }));
  return nearestFirst(eligibilities.filter(({ eligible }) => eligible));
}

export function suggest(
  targets: readonly Unit[],
  assigned: readonly PendingAssignment[],
  setting: AutoTargeting,
): Suggestion {
  if (setting === "OFF") return { level: "NONE", target: null, advice: "OFF" };
  if (targets.length === 0) return { level: "NONE", target: null, advice: "NOTHING" };
  if (targets.length === 1) return { level: "OBVIOUS", target: targets[0]!.id, advice: "ONLY_TARGET" };
  if (setting === "SMART") {
    const focus = assigned.find(({ target_unit_id }) => targets.some(({ id }) => id === target_unit_id));
    if (focus !== undefined) {
      return { level: "SUGGESTED", target: focus.target_unit_id, advice: "SAME_TARGET" };
    }
    const wounded = targets.filter(hasWounded);
    if (wounded.length === 1) return { level: "SUGGESTED", target: wounded[0]!.id, advice: "WOUNDED" };
  }
  return { level: "MULTIPLE", target: null, advice: "SEVERAL" };
}

function hasWounded(unit: Unit): boolean {
  return modelsOf(unit).some((model) => isWounded(unit, model));
}
