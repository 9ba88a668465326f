import { enemiesOf, rangedWeaponsOf } from "./eligibility/units.ts";
import { judge, mayFire } from "./eligibility/verdict.ts";
import type { Game, RangedWeapon, Unit } from "./game/document.ts";
import { shootingMoment } from "./phases/shooting/moment.ts";
import type { Refusal } from "./refusal.ts";
import { nearestFirst, type Suggestion, suggest } from "./suggestion.ts";

/** Every ranged weapon of a unit against every enemy unit, with the reasons why not. */
export interface Targets {
  readonly weapons: Readonly<Record<string, Readonly<Record<string, TargetEntry>>>>;
  /** For the unit as a whole, and weapon by weapon. */
  readonly suggestion: Suggestion & { readonly weapons: Readonly<Record<string, Suggestion>> };
}

export interface TargetEntry {
  readonly eligible: boolean;
  readonly reasons: readonly Refusal[];
  /** From the nearest bearer to the nearest model; null where the target has no models. */
  readonly distance: number | null;
  /** How many models may fire the weapon at it. */
  readonly models_in_range: number;
  /** How many of those are within half range. */
  readonly half_range_models: number;
}

export function targetsOf(game: Game, unit: Unit): Targets {
  const { auto_targeting } = game.settings;
  const moment = shootingMoment(game, unit);
  const assigned = game.shooting.active_shooter_id === unit.id ? game.shooting.pending_assignments : [];
  const weapons: Record<string, Record<string, TargetEntry>> = {};
  const advice: Record<string, Suggestion> = {};
  const anyTarget = new Map<string, { unit: Unit; distance: number }>();
  for (const weapon of rangedWeaponsOf(game, unit)) {
    const row: Record<string, TargetEntry> = {};
    const eligible: { unit: Unit; distance: number }[] = [];
    for (const enemy of enemiesOf(game, unit)) {
      const entry = entryOf(game, unit, weapon, enemy, moment);
      row[enemy.id] = entry;
      if (!entry.eligible) continue;
      const found = { unit: enemy, distance: entry.distance! };
      eligible.push(found);
      if (!anyTarget.has(enemy.id) || anyTarget.get(enemy.id)!.distance > found.distance)
        anyTarget.set(enemy.id, found);
    }
    weapons[weapon.id] = row;
    advice[weapon.id] = suggest(nearestFirst(eligible), assigned, auto_targeting);
  }
  const overall = suggest(nearestFirst([...anyTarget.values()]), assigned, auto_targeting);
  return { weapons, suggestion: { ...overall, weapons: advice } };
}

function entryOf(
  game: Game,
  unit: Unit,
  weapon: RangedWeapon,
  enemy: Unit,
  moment: readonly Refusal[],
): TargetEntry {
  const verdict = judge(game, unit, weapon, enemy);
  const firing = moment.length > 0 ? [] : mayFire(verdict);
  return {
    eligible: verdict.eligible && moment.length === 0,
    reasons: [...moment, ...verdict.refusals],
    distance: Number.isFinite(verdict.distance) ? verdict.distance : null,
    models_in_range: firing.length,
    half_range_models: firing.filter((bearer) => bearer.inHalfRange).length,
  };
}
