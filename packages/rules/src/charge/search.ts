import type { Unit } from "../game/document.ts";
import type { Placed } from "../sight/placed.ts";
import { type Breadth, engagingLandings, followingLandings } from "./candidate.ts";
import { isCoherent } from "./coherency.ts";
import { contactLanding } from "./contact.ts";
import { touchesPrey, unmetTargets } from "./engagement.ts";
import type { Field } from "./field.ts";
import type { Landing } from "./landing.ts";
import { surge } from "./surge.ts";

/**
 * Looks for places of all models together: first one model for each target, then the others behind them, going back
 * where that leads nowhere. Small units are searched broadly and in every order; a large one surges after the models
 * that engage.
 */
export function findPlaces(field: Field, roll: number): readonly Landing[] | undefined {
  const models = field.movers.length;
  if (models <= SMALL) return seekPlaces(field, roll, BROAD, true, 4_000);
  const surging = seekPlaces(field, roll, NARROW, false, 16);
  if (surging !== undefined || models > MIDDLING) return surging;
  return seekPlaces(field, roll, MIDDLE, true, 300);
}

/** One model for each target, and then the others in every order, or after those in a surge. */
function seekPlaces(
  field: Field,
  roll: number,
  breadth: Breadth,
  everyOrder: boolean,
  most: number,
): readonly Landing[] | undefined {
  const order = nearestToPrey(field, [...field.movers.keys()]);
  const landings: (Landing | undefined)[] = field.movers.map(() => undefined);
  let found: readonly Landing[] | undefined;
  let budget = most;

  const placed = (): readonly Placed[] => landings.flatMap((landing) => landing?.end ?? []);
  const left = (): readonly number[] => order.filter((index) => landings[index] === undefined);
  const done = (): boolean => {
    const ends = placed();
    if (!isCoherent(ends) || unmetTargets(field, ends).length > 0) return false;
    found = landings as readonly Landing[];
    return true;
  };

  /** Tries each landing of a model until the rest of the search succeeds with it. */
  const attempt = (index: number, candidates: Iterable<Landing>, rest: () => boolean): boolean => {
    for (const landing of candidates) {
      if (budget-- <= 0) return false;
      landings[index] = landing;
      if (rest()) return true;
      landings[index] = undefined;
    }
    return false;
  };

  const engage = (): boolean => {
    const ends = placed();
    const [target] = unmetTargets(field, ends);
    if (target === undefined) return everyOrder ? follow() : surgeOn();
    return nearestTo(field, target, left())
      .slice(0, ANCHORS)
      .some((index) => {
        const mover = field.movers[index]!;
        return attempt(index, engagingLandings(field, mover, target, ends, roll, breadth), engage);
      });
  };

  const follow = (): boolean => {
    const rest = left();
    if (rest.length === 0) return done();
    const ends = placed();
    return rest.some((index) => {
      const mover = field.movers[index]!;
      return attempt(index, followingLandings(field, mover, ends, 1, roll, breadth), follow);
    });
  };

  const surgeOn = (): boolean => {
    found =
      surge(field, landings, order, roll, breadth, true) ??
      surge(field, landings, order, roll, breadth, false);
    return found !== undefined;
  };

  engage();
  return found;
}

/** Units of up to so many models are searched in every order. */
const SMALL = 3;

/** Units of up to so many models are searched more thoroughly where a surge leads nowhere. */
const MIDDLING = 10;

/** Models of a large unit that are tried as the one to engage a target. */
const ANCHORS = 4;

const BROAD: Breadth = { foes: 12, landings: 60, heels: 2_000, gaps: [0, 1, 0.5, 0.01] };
const MIDDLE: Breadth = { foes: 8, landings: 12, heels: 300, gaps: [0, 1] };
const NARROW: Breadth = { foes: 6, landings: 6, heels: 120, gaps: [0, 1] };

/**
 * Moves models into contact while one can be: each time one more touches, so it comes to an end, and then the condition
 * of contact is kept (CH-23).
 */
export function intoContact(field: Field, landings: readonly Landing[], roll: number): readonly Landing[] {
  const settled = [...landings];
  for (let again = true; again; ) {
    again = false;
    for (const index of field.movers.keys()) {
      if (touchesPrey(field, settled[index]!.end) !== undefined) continue;
      const ends = settled.map(({ end }) => end);
      const landing = contactLanding(field, ends, index, roll);
      if (landing === undefined) continue;
      settled[index] = landing;
      again = true;
    }
  }
  return settled;
}

function nearestTo(field: Field, target: Unit, indices: readonly number[]): readonly number[] {
  const away = (index: number) => {
    const { shape } = field.movers[index]!.start;
    let least = Number.POSITIVE_INFINITY;
    for (const { unit, placed } of field.prey) {
      if (unit !== target) continue;
      const dx = placed.shape.x - shape.x;
      const dy = placed.shape.y - shape.y;
      least = Math.min(least, dx * dx + dy * dy);
    }
    return least;
  };
  return indices
    .map((index) => ({ index, away: away(index) }))
    .sort((a, b) => a.away - b.away)
    .map(({ index }) => index);
}

function nearestToPrey(field: Field, indices: readonly number[]): readonly number[] {
  const best = new Map<number, number>();
  for (const target of field.targets) {
    nearestTo(field, target, indices).forEach((index, rank) => {
      best.set(index, Math.min(best.get(index) ?? Number.POSITIVE_INFINITY, rank));
    });
  }
  return [...indices].sort((a, b) => best.get(a)! - best.get(b)!);
}
