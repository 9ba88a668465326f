import type { Unit } from "../../game/document.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { attempts, type Effort } from "./attempts.ts";
import { type Breadth, engagingLandings, followingLandings } from "./candidate.ts";
import { isCoherent } from "./coherency.ts";
import { contactLanding } from "./contact.ts";
import { touchedTarget, unmetTargets } from "./engagement.ts";
import type { Field } from "./field.ts";
import { bringAlong } from "./formation.ts";
import { type Landing, stayed } from "./landing.ts";

/**
 * Places of all models together that are soon found: first one model for each target, then the others behind them, going
 * back where that leads nowhere. Small units are searched broadly and in every order; a large one is brought along with its
 * models that engage, or all of its models give way to each other until nothing is wrong.
 */
export function* likelyPlaces(field: Field): Generator<readonly Landing[]> {
  const models = field.movers.length;
  if (models <= SMALL) yield* found(seekSmall(field));
  else {
    const several = field.targets.length > 1;
    if (several) yield* attempts(field, QUICK);
    else yield* found(seekPlaces(field, NARROW, false, 16));
  }
}

/** A base that is not round has many facings, each with its own ways: less is looked at where several have to fit together. */
function seekSmall(field: Field): readonly Landing[] | undefined {
  const { movers, order } = field;
  const isRound = movers.every(({ start }) => start.shape.kind === "circle");
  return isRound || movers.length === 1 || order.ending.engaged?.targets !== "EVERY"
    ? seekPlaces(field, BROAD, true, 4_000)
    : seekPlaces(field, MIDDLE, true, 150);
}

/** The first places that come to hand, for who asks about many tables. */
export function* hastyPlaces(field: Field): Generator<readonly Landing[]> {
  if (field.targets.length > 1 && field.order.ending.engaged?.targets === "EVERY") {
    yield* attempts(field, QUICK);
  }
  yield* found(seekPlaces(field, NARROW, false, 16));
}

/** Everything that is tried before a roll is left undecided. */
export function* thoroughPlaces(field: Field, from?: readonly Landing[]): Generator<readonly Landing[]> {
  const models = field.movers.length;
  yield* attempts(field, models > MIDDLING ? LARGE : THOROUGH, from);
  if (field.targets.length > 1) yield* found(seekPlaces(field, NARROW, false, 16));
  else if (models > SMALL && models <= MIDDLING) yield* found(seekPlaces(field, MIDDLE, true, 300));
}

const QUICK: Effort = { parts: 4, shaken: 0, sweeps: 120 };
const LARGE: Effort = { parts: 6, shaken: 0, sweeps: 200 };
const THOROUGH: Effort = { parts: 24, shaken: 4, sweeps: 400 };

function found(places: readonly Landing[] | undefined): readonly (readonly Landing[])[] {
  return places === undefined ? [] : [places];
}

/** One model for each target, and then the others in every order, or brought along with those. */
function seekPlaces(
  field: Field,
  breadth: Breadth,
  everyOrder: boolean,
  most: number,
): readonly Landing[] | undefined {
  const sequence = nearestToTargets(field, [...field.movers.keys()]);
  const landings = field.movers.map((mover) => (mover.held ? stayed(mover) : undefined));
  let settled: readonly Landing[] | undefined;
  let budget = most;

  const placed = (): readonly Placed[] => landings.flatMap((landing) => landing?.end ?? []);
  const left = (): readonly number[] => sequence.filter((index) => landings[index] === undefined);
  const done = (): boolean => {
    const ends = placed();
    if (!isCoherent(ends, field.numbers.coherency) || unmetTargets(field, ends).length > 0) return false;
    settled = landings as readonly Landing[];
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
    const unmet = unmetTargets(field, ends);
    if (unmet.length === 0) return everyOrder ? follow() : followTogether();
    // Where each has to be engaged the order does not matter; where one is enough any of them may be it.
    const next = field.order.ending.engaged?.targets === "ANY" ? unmet : unmet.slice(0, 1);
    return next.some((target) =>
      nearestTo(field, target, left())
        .slice(0, ANCHORS)
        .some((index) => {
          const mover = field.movers[index]!;
          return attempt(index, engagingLandings(field, mover, target, ends, breadth), engage);
        }),
    );
  };

  const follow = (): boolean => {
    const rest = left();
    if (rest.length === 0) return done();
    const ends = placed();
    return rest.some((index) => {
      const mover = field.movers[index]!;
      return attempt(index, followingLandings(field, mover, ends, 1, breadth), follow);
    });
  };

  const followTogether = (): boolean => {
    settled =
      bringAlong(field, landings, sequence, breadth, true) ??
      bringAlong(field, landings, sequence, breadth, false);
    return settled !== undefined;
  };

  engage();
  return settled;
}

/** Units of up to so many models are searched in every order. */
const SMALL = 3;

/** Units of up to so many models are searched more thoroughly where bringing them along leads nowhere. */
const MIDDLING = 10;

/** Models of a large unit that are tried as the one to engage a target. */
const ANCHORS = 4;

const BROAD: Breadth = { enemies: 12, landings: 60, besideMates: 2_000, gaps: [0, 1, 0.5, 0.01] };
const MIDDLE: Breadth = { enemies: 8, landings: 12, besideMates: 300, gaps: [0, 1] };
const NARROW: Breadth = { enemies: 6, landings: 6, besideMates: 120, gaps: [0, 1] };

/**
 * Moves models into contact while one can be: each time one more touches, so it comes to an end, and then the condition
 * of contact is kept (CH-23).
 */
export function intoContact(field: Field, landings: readonly Landing[]): readonly Landing[] {
  if (field.order.ending.contact === null) return landings;
  const settled = [...landings];
  for (let again = true; again; ) {
    again = false;
    for (const index of field.movers.keys()) {
      if (touchedTarget(field, settled[index]!.end) !== undefined) continue;
      const ends = settled.map(({ end }) => end);
      const landing = contactLanding(field, ends, index);
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
    for (const { unit, placed } of field.targetModels) {
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

function nearestToTargets(field: Field, indices: readonly number[]): readonly number[] {
  const best = new Map<number, number>();
  for (const target of field.targets) {
    nearestTo(field, target, indices).forEach((index, rank) => {
      best.set(index, Math.min(best.get(index) ?? Number.POSITIVE_INFINITY, rank));
    });
  }
  return [...indices].sort((a, b) => best.get(a)! - best.get(b)!);
}
