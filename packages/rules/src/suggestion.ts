import { enemiesOf } from "./eligibility/units.ts";
import { judge } from "./eligibility/verdict.ts";
import type { Game, RangedWeapon, Unit } from "./game/document.ts";
import type { AutoTargeting } from "./game/settings.ts";
import type { PendingAssignment } from "./game/shooting.ts";
import { isWounded, modelsOf } from "./game/unit.ts";

/** Advice on where to aim: assigned by itself only where there is nothing to decide (SH-18). */

type SuggestionLevel = "NONE" | "OBVIOUS" | "SUGGESTED" | "MULTIPLE";

export interface Suggestion {
  readonly level: SuggestionLevel;
  readonly target: string | null;
  readonly reason: string;
  readonly tooltip: string;
}

function suggestion(
  level: SuggestionLevel,
  target: string | null,
  reason: string,
  tooltip: string,
): Suggestion {
  return { level, target, reason, tooltip };
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
  const verdicts = enemiesOf(game, shooter).map((unit) => ({ unit, ...judge(game, shooter, weapon, unit) }));
  return nearestFirst(verdicts.filter(({ eligible }) => eligible));
}

export function suggest(
  targets: readonly Unit[],
  assigned: readonly PendingAssignment[],
  setting: AutoTargeting,
): Suggestion {
  if (setting === "OFF") return suggestion("NONE", null, "Auto-targeting is off", "");
  if (targets.length === 0) return suggestion("NONE", null, "No eligible targets in range", "");
  if (targets.length === 1) {
    return suggestion(
      "OBVIOUS",
      targets[0]!.id,
      "Only eligible target",
      "Auto-selected: Only eligible target",
    );
  }
  if (setting === "SMART") {
    const focus = assigned.find(({ target_unit_id }) => targets.some(({ id }) => id === target_unit_id));
    if (focus !== undefined) {
      const reason = "Continue focusing fire";
      return suggestion("SUGGESTED", focus.target_unit_id, reason, `Suggested: ${reason}`);
    }
    const wounded = targets.filter(hasWounded);
    if (wounded.length === 1) {
      const reason = "Finish wounded unit";
      return suggestion("SUGGESTED", wounded[0]!.id, reason, `Suggested: ${reason}`);
    }
  }
  return suggestion("MULTIPLE", null, "Multiple tactical options", "");
}

function hasWounded(unit: Unit): boolean {
  return modelsOf(unit).some((model) => isWounded(unit, model));
}
