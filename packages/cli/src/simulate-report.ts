import type { Distribution, Odds, TargetOdds } from "@gunline/rules";
import { type AssignmentCounts, type Counts, type Job, STEPS, type UnitCounts } from "./simulation.ts";
import type { Volley } from "./volley.ts";

/** What a simulation prints: the shape of the odds, with counts of runs in place of chances. */
export interface Report {
  readonly runs: number;
  readonly seed: string;
  readonly assignments: readonly (Steps<Counted> & Aim)[];
  readonly targets: Readonly<Record<string, Losses>>;
  readonly shooter: Losses | null;
}

type Steps<T> = Readonly<Record<(typeof STEPS)[number], T>>;

interface Aim {
  readonly weapon_id: string;
  readonly target_unit_id: string;
}

interface Losses {
  readonly damage: Counted;
  readonly slain: Counted;
  /** In how many runs. */
  readonly destroyed: number;
}

interface Counted {
  readonly mean: number;
  readonly counts: readonly number[];
}

export function reportOf({ runs, seed }: Job, volley: Volley, counts: Counts): Report {
  const { targets, shooter } = counts;
  const assignments = volley.assignments.map(({ weapon_id, target_unit_id }, at) => ({
    weapon_id,
    target_unit_id,
    ...eachStep(counts.assignments[at]!, counted),
  }));
  return {
    runs,
    seed,
    assignments,
    targets: eachValue(targets, lossesOf),
    shooter: shooter === null ? null : lossesOf(shooter),
  };
}

function lossesOf({ damage, slain, destroyed }: UnitCounts): Losses {
  return { damage: counted(damage), slain: counted(slain), destroyed };
}

/** The mean is of whole numbers and taken once, so it does not depend on the order in which they were added. */
function counted(counts: AssignmentCounts["damage"]): Counted {
  let runs = 0;
  let sum = 0;
  counts.forEach((times, value) => {
    runs += times;
    sum += times * value;
  });
  return { mean: sum / runs, counts };
}

/** The same as shares of the runs, to be described as odds are. */
export function oddsFrom({ runs, assignments, targets, shooter }: Report): Odds {
  const share = ({ mean, counts }: Counted): Distribution => ({
    mean,
    pmf: counts.map((times) => times / runs),
  });
  const losses = ({ damage, slain, destroyed }: Losses): TargetOdds => ({
    damage: share(damage),
    slain: share(slain),
    destroyed: destroyed / runs,
  });
  return {
    exact: true,
    assignments: assignments.map(({ weapon_id, target_unit_id, ...steps }) => ({
      weapon_id,
      target_unit_id,
      ...eachStep(steps, share),
    })),
    targets: eachValue(targets, losses),
    shooter: shooter === null ? null : losses(shooter),
  };
}

function eachStep<From, To>(steps: Steps<From>, change: (from: From) => To): Steps<To> {
  return Object.fromEntries(STEPS.map((step) => [step, change(steps[step])])) as Steps<To>;
}

function eachValue<From, To>(
  record: Readonly<Record<string, From>>,
  change: (from: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
