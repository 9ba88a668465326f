import { assignmentBeside } from "../attack/beside.ts";
import type { Refusal } from "../base/refusal.ts";
import type { Game, RangedWeapon, Unit } from "../game/document.ts";
import type { PendingAssignment } from "../game/shooting.ts";
import { eligibilityOf, mayFire } from "../space/eligibility/eligibility.ts";
import { gunnersOf, isLent, lenders } from "../space/eligibility/firing-deck.ts";
import { isSidearm, modelsWithBetterThanPistols } from "../space/eligibility/sidearm.ts";
import { enemiesOf, rangedWeaponsOf } from "../space/eligibility/units.ts";
import { shootingMoment } from "./phases/shooting/moment.ts";
import { nearestFirst, type Suggestion, suggest } from "./suggestion.ts";

/** Every ranged weapon of a unit against every enemy unit, with the reasons why not. */
export interface Targets {
  readonly weapons: Readonly<Record<string, Readonly<Record<string, TargetEntry>>>>;
  /** What passengers could fire out of the transport, by their unit; absent where nobody could. */
  readonly firing_deck?: Readonly<Record<string, Targets["weapons"]>>;
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
    const advised = suggest(nearestFirst(eligible), assigned, auto_targeting);
    advice[weapon.id] = costsAnother(game, unit, weapon, advised, assigned)
      ? { level: "MULTIPLE", target: null, advice: "COSTS_ANOTHER" }
      : advised;
  }
  const overall = suggest(nearestFirst([...anyTarget.values()]), assigned, auto_targeting);
  const deck = deckTargets(game, unit, moment);
  const lent = Object.keys(deck).length === 0 ? {} : { firing_deck: deck };
  return { weapons, ...lent, suggestion: { ...overall, weapons: advice } };
}

function deckTargets(
  game: Game,
  unit: Unit,
  moment: readonly Refusal[],
): NonNullable<Targets["firing_deck"]> {
  const deck: Record<string, Targets["weapons"]> = {};
  for (const lender of lenders(game, unit)) {
    const gunners = gunnersOf(unit, lender);
    if (gunners === undefined) continue;
    const weapons = rangedWeaponsOf(game, gunners).filter(isLent);
    const rows = weapons.map((weapon) => [
      weapon.id,
      Object.fromEntries(
        enemiesOf(game, unit).map((enemy) => [enemy.id, entryOf(game, gunners, weapon, enemy, moment)]),
      ),
    ]);
    deck[lender.id] = Object.fromEntries(rows);
  }
  return deck;
}

/**
 * Whether to follow the advice would take a shot from another weapon of the same models: one that is assigned already, or,
 * for a Pistol, a gun that could be fired instead of it.
 */
function costsAnother(
  game: Game,
  unit: Unit,
  weapon: RangedWeapon,
  { level, target }: Suggestion,
  assigned: readonly PendingAssignment[],
): boolean {
  if (target === null) return false;
  if (isSidearm(weapon)) {
    const better = modelsWithBetterThanPistols(game, unit);
    const able = mayFire(eligibilityOf(game, unit, weapon, game.units[target]!));
    if (able.every(({ model }) => better.has(model.id))) return true;
  }
  if (level !== "SUGGESTED") return false;
  const others = assigned
    .filter(({ weapon_id }) => weapon_id !== weapon.id)
    .map(({ automatic: _, ...other }) => other);
  const wanted = { weapon_id: weapon.id, target_unit_id: target };
  return assignmentBeside(game, unit, others, wanted) === undefined;
}

/** A weapon that may not be fired at a unit, and why. */
export interface Obstacle {
  readonly weapon_id: string;
  readonly reasons: readonly Refusal[];
}

/** Why weapons may not be fired at a unit: the one that comes nearest to being able first. */
export function obstaclesTo({ weapons }: Pick<Targets, "weapons">, targetId: string): readonly Obstacle[] {
  return Object.entries(weapons)
    .flatMap(([weapon_id, row]) => {
      const entry = row[targetId];
      if (entry === undefined || entry.eligible) return [];
      const reasons = [...entry.reasons].sort((a, b) => barrierOf(a) - barrierOf(b));
      return [{ weapon_id, reasons }];
    })
    .sort((a, b) => barrierTo(a) - barrierTo(b) || inchesMissing(a) - inchesMissing(b));
}

/** How much would have to be otherwise: what is in range and not seen is nearer than what is out of range, and so on. */
const BARRIERS: Readonly<Partial<Record<Refusal["code"], number>>> = {
  NO_LINE_OF_SIGHT: 1,
  OUT_OF_RANGE: 2,
  LONE_OPERATIVE: 2,
  LOCKED_IN_COMBAT: 3,
  BLAST_ENGAGED: 3,
  NOT_ENGAGED_WITH_TARGET: 3,
};

/** Whatever bars the weapon or the unit, wherever the target is. */
const BARRED = 4;

function barrierOf({ code }: Refusal): number {
  return BARRIERS[code] ?? BARRED;
}

/** Range and sight are each model's own, so that the one with less in its way counts; all else holds for the weapon. */
function barrierTo({ reasons }: Obstacle): number {
  const barriers = reasons.map(barrierOf);
  const highest = Math.max(...barriers);
  return highest <= BARRIERS.OUT_OF_RANGE! ? Math.min(...barriers) : highest;
}

function inchesMissing({ reasons }: Obstacle): number {
  return Math.max(...reasons.map(({ inches }) => inches ?? 0));
}

function entryOf(
  game: Game,
  unit: Unit,
  weapon: RangedWeapon,
  enemy: Unit,
  moment: readonly Refusal[],
): TargetEntry {
  const eligibility = eligibilityOf(game, unit, weapon, enemy);
  const firing = moment.length > 0 ? [] : mayFire(eligibility);
  return {
    eligible: eligibility.eligible && moment.length === 0,
    reasons: [...moment, ...eligibility.refusals],
    distance: Number.isFinite(eligibility.distance) ? eligibility.distance : null,
    models_in_range: firing.length,
    half_range_models: firing.filter((bearer) => bearer.inHalfRange).length,
  };
}
