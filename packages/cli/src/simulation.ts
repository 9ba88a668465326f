import { type AttackPlan, type Game, rolling, seededDice } from "@gunline/rules";

/** Rolls one volley again and again and counts what came of it. */

/** All that a worker needs to know; plain data, so that it can be sent. */
export interface Job {
  readonly game: Game;
  readonly shooterId: string;
  /** In the order of dice. */
  readonly plans: readonly AttackPlan[];
  /** The places of the plans of each assignment, as these were sent. */
  readonly assignments: readonly (readonly number[])[];
  readonly seed: string;
  readonly runs: number;
}

export const STEPS = ["attacks", "hits", "wounds", "unsaved", "damage", "slain"] as const;

/** `counts[n]`: in how many runs it was n. */
type Histogram = number[];

export type AssignmentCounts = Readonly<Record<(typeof STEPS)[number], Histogram>>;

export interface UnitCounts {
  readonly damage: Histogram;
  readonly slain: Histogram;
  destroyed: number;
}

export interface Counts {
  readonly assignments: readonly AssignmentCounts[];
  /** By unit id, in the order of dice. */
  readonly targets: Readonly<Record<string, UnitCounts>>;
  /** What Hazardous weapons cost the firing unit; null if it fires none. */
  readonly shooter: UnitCounts | null;
}

/**
 * Runs are rolled in chunks of this many, each with dice of its own: who rolls which chunk, and when, changes nothing.
 * Another size would give other dice.
 */
const CHUNK = 10_000;
/** Runs between two reports. */
const BATCH = 500;

export function chunksOf({ runs }: Job): number {
  return Math.ceil(runs / CHUNK);
}

export function newCounts({ plans, assignments }: Job): Counts {
  const unit = (): UnitCounts => ({ damage: [], slain: [], destroyed: 0 });
  return {
    assignments: assignments.map(() => ({
      attacks: [],
      hits: [],
      wounds: [],
      unsaved: [],
      damage: [],
      slain: [],
    })),
    targets: Object.fromEntries(plans.map(({ target_unit_id }) => [target_unit_id, unit()])),
    shooter: plans.some(({ hazardous }) => hazardous) ? unit() : null,
  };
}

/** Gives a function that rolls one chunk into the counts, and says after each batch how many runs it had. */
export function rollerOf(job: Job, counts: Counts): (chunk: number, report: (runs: number) => void) => void {
  const { game, plans, assignments, seed, runs } = job;
  const shooter = game.units[job.shooterId]!;
  const own = rolling.ownRanksOf(shooter);
  const tests = [...rolling.hazardTests(plans)].length;
  const sides = Object.entries(counts.targets).map(([id, unit]) => sideOf(game, plans, id, unit));
  const ranks = plans.map((_, plan) => sides.find((side) => side.plans.includes(plan))!.ranks);

  return (chunk, report) => {
    const dice = seededDice(`${seed}#${chunk}`, 0);
    const end = Math.min(CHUNK, runs - chunk * CHUNK);
    for (let run = 1; run <= end; run++) {
      for (const side of sides) rolling.resetRanks(side.ranks);
      const tallies = rolling.rollVolley(plans, ranks, dice);
      for (let at = 0; at < assignments.length; at++) {
        addTally(counts.assignments[at]!, tallyOf(assignments[at]!, tallies));
      }
      for (const side of sides) {
        let damage = 0;
        let slain = 0;
        for (const plan of side.plans) {
          damage += tallies[plan]!.damage;
          slain += tallies[plan]!.slain;
        }
        addLosses(side.counts, damage, slain, side.ranks);
      }
      if (counts.shooter !== null) {
        rolling.resetRanks(own);
        let damage = 0;
        let slain = 0;
        for (let test = 0; test < tests; test++) {
          const hazard = rolling.testHazard(game, shooter, own, dice);
          damage += hazard.lost;
          if (hazard.slain) slain++;
        }
        addLosses(counts.shooter, damage, slain, own);
      }
      if (run % BATCH === 0) report(BATCH);
    }
    report(end % BATCH);
  };
}

/** A target, the places of the plans that are aimed at it, and its models. */
interface Side {
  readonly plans: readonly number[];
  readonly ranks: rolling.Ranks;
  readonly counts: UnitCounts;
}

function sideOf(game: Game, plans: readonly AttackPlan[], id: string, counts: UnitCounts): Side {
  const aimed = [...plans.keys()].filter((plan) => plans[plan]!.target_unit_id === id);
  const { allocated } = game;
  const marked = Object.hasOwn(allocated, id) ? allocated[id] : undefined;
  return { plans: aimed, ranks: rolling.ranksOf(plans[aimed[0]!]!, game.units[id]!, marked), counts };
}

type Tally = ReturnType<typeof rolling.rollVolley>[number];

/** What the lots of one assignment did together. */
function tallyOf([first, ...others]: readonly number[], tallies: readonly Tally[]): Tally {
  const tally = tallies[first!]!;
  if (others.length === 0) return tally;
  const sum = { ...tally };
  for (const other of others) for (const step of STEPS) sum[step] += tallies[other]![step];
  return sum;
}

/** Spelled out: looked up by name, the six would take longer than their dice. */
function addTally(counts: AssignmentCounts, tally: Tally): void {
  add(counts.attacks, tally.attacks);
  add(counts.hits, tally.hits);
  add(counts.wounds, tally.wounds);
  add(counts.unsaved, tally.unsaved);
  add(counts.damage, tally.damage);
  add(counts.slain, tally.slain);
}

function addLosses(counts: UnitCounts, damage: number, slain: number, ranks: rolling.Ranks): void {
  add(counts.damage, damage);
  add(counts.slain, slain);
  if (ranks.alive === 0) counts.destroyed++;
}

function add(histogram: Histogram, value: number, times = 1): void {
  while (histogram.length <= value) histogram.push(0);
  histogram[value]! += times;
}

/** Adds the counts of one worker to those of all. */
export function addCounts(sum: Counts, more: Counts): void {
  const merge = (into: Histogram, from: Histogram) => {
    from.forEach((times, value) => {
      add(into, value, times);
    });
  };
  const mergeUnit = (into: UnitCounts, from: UnitCounts) => {
    merge(into.damage, from.damage);
    merge(into.slain, from.slain);
    into.destroyed += from.destroyed;
  };
  sum.assignments.forEach((assignment, index) => {
    for (const step of STEPS) merge(assignment[step], more.assignments[index]![step]);
  });
  for (const [id, target] of Object.entries(sum.targets)) mergeUnit(target, more.targets[id]!);
  if (sum.shooter !== null) mergeUnit(sum.shooter, more.shooter!);
}
