import { aiming, type Game, inForce, targetsOf, type Unit, unitOf } from "@gunline/rules";
import { type Arm, arsenalOf } from "./arsenal.ts";

/** Enemy units as a weapon sees them: those that it may fire at, nearest first, then the others with the reason. */
export interface Sighted extends aiming.TargetEntry {
  readonly unit: Unit;
}

const known = new WeakMap<Game, Map<string, aiming.Targets>>();

/** Asked by every card of the panel, answered once a game state. */
export function targetsFor(game: Game, unit: Unit): aiming.Targets {
  const answers = known.get(game) ?? new Map<string, aiming.Targets>();
  known.set(game, answers);
  const answer = answers.get(unit.id) ?? targetsOf(game, unit);
  answers.set(unit.id, answer);
  return answer;
}

/** Of the unit's own weapons, or of those that passengers lend it. */
export function rowsFor(game: Game, unit: Unit, { from }: Pick<Arm, "from"> = {}): aiming.Targets["weapons"] {
  const { weapons, firing_deck } = targetsFor(game, unit);
  return from === undefined ? weapons : (firing_deck?.[from] ?? {});
}

/** Of everything that can be fired. */
export function allRows(game: Game, unit: Unit): readonly aiming.Targets["weapons"][] {
  const { weapons, firing_deck = {} } = targetsFor(game, unit);
  return [weapons, ...Object.values(firing_deck)];
}

export function sightedBy(
  game: Game,
  unit: Unit,
  weaponId: string,
  arm: Pick<Arm, "from"> = {},
): readonly Sighted[] {
  return inRow(game, rowsFor(game, unit, arm)[weaponId] ?? {});
}

function inRow(game: Game, row: aiming.Targets["weapons"][string]): readonly Sighted[] {
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
  for (const row of allRows(game, unit).flatMap((rows) => Object.values(rows))) {
    for (const sighted of inRow(game, row)) {
      if (!sighted.eligible) continue;
      const before = nearest.get(sighted.unit.id);
      if (before === undefined || nearer(sighted, before) < 0) nearest.set(sighted.unit.id, sighted);
    }
  }
  return [...nearest.values()].sort(nearer).map((sighted) => sighted.unit.id);
}

/** Why weapons of a unit, or one of them, cannot be fired at a target; the one nearest to being able first. */
export function obstaclesFor(
  game: Game,
  unit: Unit,
  targetId: string,
  arm?: Arm,
): readonly aiming.Obstacle[] {
  if (arm === undefined) {
    return allRows(game, unit).flatMap((weapons) => aiming.obstaclesTo({ weapons }, targetId));
  }
  const own = aiming.obstaclesTo({ weapons: rowsFor(game, unit, arm) }, targetId);
  return own.filter(({ weapon_id }) => arm.profiles.some(({ id }) => id === weapon_id));
}

/** How near the unit comes to a target with any ranged weapon: what labels and lists say, seen or not. */
export function nearestTo(game: Game, unit: Unit, targetId: string): number {
  const rows = allRows(game, unit).flatMap((weapons) => Object.values(weapons));
  return Math.min(...rows.map((row) => row[targetId]?.distance ?? Number.POSITIVE_INFINITY));
}

/** Which weapons of a unit can be fired at a target. */
export function armsReaching(game: Game, unit: Unit, targetId: string): readonly Arm[] {
  return arsenalOf(game, unit).filter((arm) => {
    const rows = rowsFor(game, unit, arm);
    return arm.profiles.some(({ id }) => rows[id]?.[targetId]?.eligible === true);
  });
}

/** In the order in which a player thinks of them: what can be fired, sidearms, what cannot. */
export function byUse(game: Game, unit: Unit): readonly Arm[] {
  const rank = (arm: Arm) => {
    const { profiles } = arm;
    const rows = rowsFor(game, unit, arm);
    const able = profiles.some(({ id }) => Object.values(rows[id] ?? {}).some(({ eligible }) => eligible));
    return able ? Number(profiles.some((profile) => inForce.abilitiesOf(profile).traits.sidearm)) : 2;
  };
  return [...arsenalOf(game, unit)].sort((a, b) => rank(a) - rank(b));
}

const decks = new WeakMap<Game["units"], Map<string, Unit>>();

/** The unit as if its hull carried what passengers may fire out of it: they fire from where it stands. */
export function withDeck(game: Game, unit: Unit): Unit {
  const lent = arsenalOf(game, unit).flatMap(({ from, profiles }) =>
    from === undefined ? [] : profiles.map(({ id }) => id),
  );
  const [hull] = Object.values(unit.models);
  if (lent.length === 0 || hull === undefined) return unit;
  const known = decks.get(game.units) ?? new Map<string, Unit>();
  decks.set(game.units, known);
  const weapons = [...new Set([...hull.weapons, ...lent])];
  const armed = known.get(unit.id) ?? {
    ...unit,
    models: { ...unit.models, [hull.id]: { ...hull, weapons } },
  };
  known.set(unit.id, armed);
  return armed;
}
