import {
  abilitiesOf,
  type Game,
  type Obstacle,
  obstaclesTo,
  type TargetEntry,
  type Targets,
  targetsOf,
  type Unit,
  unitOf,
} from "@gunline/rules";
import { type Arm, arsenalOf } from "./arsenal.ts";

/** Enemy units as a weapon sees them: those that it may fire at, nearest first, then the others with the reason. */
export interface Sighted extends TargetEntry {
  readonly unit: Unit;
}

const known = new WeakMap<Game, Map<string, Targets>>();

/** Asked by every card of the panel, answered once a game state. */
export function targetsFor(game: Game, unit: Unit): Targets {
  const answers = known.get(game) ?? new Map<string, Targets>();
  known.set(game, answers);
  const answer = answers.get(unit.id) ?? targetsOf(game, unit);
  answers.set(unit.id, answer);
  return answer;
}

export function sightedBy(game: Game, unit: Unit, weaponId: string): readonly Sighted[] {
  const row = targetsFor(game, unit).weapons[weaponId] ?? {};
  return Object.entries(row)
    .flatMap(([id, entry]) => {
      const target = unitOf(game, id);
      return target === undefined || entry.distance === null ? [] : [{ ...entry, unit: target }];
    })
    .sort((a, b) => Number(b.eligible) - Number(a.eligible) || nearer(a, b));
}

function nearer(a: Sighted, b: Sighted): number {
  return (a.distance ?? Infinity) - (b.distance ?? Infinity) || (a.unit.id < b.unit.id ? -1 : 1);
}

/** What the number keys mean: every unit that some weapon may be fired at, the nearest first. */
export function numberedTargets(game: Game, unitId: string): string[] {
  const unit = unitOf(game, unitId);
  if (unit === undefined) return [];
  const nearest = new Map<string, Sighted>();
  for (const weaponId of Object.keys(targetsFor(game, unit).weapons)) {
    for (const sighted of sightedBy(game, unit, weaponId)) {
      if (!sighted.eligible) continue;
      const before = nearest.get(sighted.unit.id);
      if (before === undefined || nearer(sighted, before) < 0) nearest.set(sighted.unit.id, sighted);
    }
  }
  return [...nearest.values()].sort(nearer).map((sighted) => sighted.unit.id);
}

/** Why weapons of a unit, or one of them, cannot be fired at a target; the one nearest to being able first. */
export function obstaclesFor(game: Game, unit: Unit, targetId: string, arm?: Arm): readonly Obstacle[] {
  const all = obstaclesTo(targetsFor(game, unit), targetId);
  return arm === undefined
    ? all
    : all.filter(({ weapon_id }) => arm.profiles.some(({ id }) => id === weapon_id));
}

/** How near the unit comes to a target with any ranged weapon: what labels and lists say, seen or not. */
export function nearestTo(game: Game, unit: Unit, targetId: string): number {
  const rows = Object.values(targetsFor(game, unit).weapons);
  return Math.min(...rows.map((row) => row[targetId]?.distance ?? Number.POSITIVE_INFINITY));
}

/** Which weapons of a unit can be fired at a target. */
export function armsReaching(game: Game, unit: Unit, targetId: string): readonly Arm[] {
  const { weapons } = targetsFor(game, unit);
  return arsenalOf(game, unit).filter(({ profiles }) =>
    profiles.some(({ id }) => weapons[id]?.[targetId]?.eligible === true),
  );
}

/** In the order in which a player thinks of them: what can be fired, sidearms, what cannot. */
export function byUse(game: Game, unit: Unit): readonly Arm[] {
  const { weapons } = targetsFor(game, unit);
  const rank = ({ profiles }: Arm) => {
    const able = profiles.some(({ id }) => Object.values(weapons[id] ?? {}).some(({ eligible }) => eligible));
    return able ? Number(profiles.some((profile) => abilitiesOf(profile).traits.sidearm)) : 2;
  };
  return [...arsenalOf(game, unit)].sort((a, b) => rank(a) - rank(b));
}
