import { testHazard } from "../../src/attack/hazard.ts";
import { countHits, rollAttacks, rollHitDice } from "../../src/attack/hit.ts";
import { ownRanksOf, resetRanks } from "../../src/attack/ranks.ts";
import { rollVolley } from "../../src/attack/roll.ts";
import { countWounds, rollWoundDice } from "../../src/attack/wound.ts";
import type { AttackPlan, Dice } from "../../src/index.ts";
import { type Stage, stageOf, type Volley } from "./stage.ts";

/**
 * The odds by brute force: every sequence of dice that the volley could draw, one after the other. Nothing here knows
 * a rule; what a sequence does is asked of the interpreter that rolls.
 */
export interface BruteOdds {
  /** In the order in which the assignments were given. */
  readonly assignments: readonly Record<(typeof COUNTED)[number], readonly number[]>[];
  readonly targets: Readonly<Record<string, BruteTarget>>;
  readonly shooter: BruteTarget | null;
  /** How many sequences there were. */
  readonly leaves: number;
}

export interface BruteTarget {
  readonly damage: readonly number[];
  readonly slain: readonly number[];
  readonly destroyed: number;
}

export const COUNTED = ["attacks", "hits", "wounds", "unsaved", "damage", "slain"] as const;
const BEFORE_SAVES = ["attacks", "hits", "wounds"] as const;
const AFTER_SAVES = ["unsaved", "damage", "slain"] as const;

/** Dice that show every sequence in turn, like an odometer whose wheels appear as they are needed. */
class Odometer implements Dice {
  readonly #faces: number[] = [];
  cursor = 0;

  d6(): number {
    if (this.cursor === this.#faces.length) this.#faces.push(1);
    return this.#faces[this.cursor++]!;
  }

  /** On to the next sequence; false after the last. */
  advance(): boolean {
    const faces = this.#faces;
    if (faces.length !== this.cursor) throw new Error("the same dice drew fewer dice than before");
    while (faces.at(-1) === 6) faces.pop();
    if (faces.length === 0) return false;
    faces[faces.length - 1]!++;
    this.cursor = 0;
    return true;
  }
}

/**
 * Counts sequences by value and number of dice. All sequences of n dice weigh 6⁻ⁿ, so the counts are whole numbers
 * and only their last sum is rounded.
 */
class Histogram {
  readonly #rows: number[][] = [];

  add(value: number, dice: number): void {
    while (this.#rows.length <= value) this.#rows.push([]);
    const row = this.#rows[value]!;
    while (row.length <= dice) row.push(0);
    row[dice]!++;
  }

  pmf(): readonly number[] {
    return this.#rows.map((row) => row.reduce((sum, count, dice) => sum + count * 6 ** -dice, 0));
  }
}

const histograms = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, new Histogram()])) as Record<Name, Histogram>;

const pmfs = <Name extends string>(of: Record<Name, Histogram>) =>
  Object.fromEntries(
    Object.entries<Histogram>(of).map(([name, histogram]) => [name, histogram.pmf()]),
  ) as Record<Name, readonly number[]>;

/** Thrown where there are more sequences than is worth the time. */
export class TooManySequences extends Error {
  override readonly name = "TooManySequences";
}

const MOST_LEAVES = 200_000;

function everySequence(run: (dice: Odometer) => void): number {
  const dice = new Odometer();
  let leaves = 0;
  do {
    run(dice);
    if (++leaves > MOST_LEAVES) throw new TooManySequences();
  } while (dice.advance());
  return leaves;
}

export function bruteOdds(volley: Volley): BruteOdds {
  const stage = stageOf(volley);
  const { plans, asked, ranks, targets, reset } = stage;
  const shooter = shooterOf(volley, stage);
  const lots = [...Map.groupBy(plans.keys(), (index) => asked[index]!)];
  const after = lots.map(() => histograms(AFTER_SAVES));
  const ends = new Map([...targets.keys()].map((id) => [id, histograms(["damage", "slain", "destroyed"])]));
  const leaves = everySequence((dice) => {
    reset();
    const tallies = rollVolley(plans, ranks, dice);
    const depth = dice.cursor;
    lots.forEach(([, places], index) => {
      for (const name of AFTER_SAVES) {
        after[index]![name].add(sum(places.map((place) => tallies[place]![name])), depth);
      }
    });
    for (const [id, { before, left, alive }] of targets) {
      const of = ends.get(id)!;
      of.damage.add(sum(before) - sum(left), depth);
      of.slain.add(before.length - alive, depth);
      of.destroyed.add(Number(alive === 0), depth);
    }
  });
  const assignments: BruteOdds["assignments"][number][] = [];
  lots.forEach(([at, places], index) => {
    assignments[at] = { ...beforeSaves(places.map((place) => plans[place]!)), ...pmfs(after[index]!) };
  });
  return {
    assignments,
    targets: Object.fromEntries([...ends].map(([id, of]) => [id, targetOf(of)])),
    shooter,
    leaves,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function targetOf(of: Record<keyof BruteTarget, Histogram>): BruteTarget {
  const { damage, slain, destroyed } = pmfs(of);
  return { damage, slain, destroyed: destroyed[1] ?? 0 };
}

/** Attacks, hits and wounds by the plans alone: the contract has them as if nobody died early. */
function beforeSaves(lots: readonly AttackPlan[]): Record<(typeof BEFORE_SAVES)[number], readonly number[]> {
  const counts = histograms(BEFORE_SAVES);
  everySequence((dice) => {
    const all = { attacks: 0, hits: 0, wounds: 0 };
    for (const plan of lots) {
      const attacks = rollAttacks(plan, dice);
      const { strikes, hits } = countHits(plan, rollHitDice(plan, attacks, dice));
      const { wounds } = countWounds(plan, strikes, rollWoundDice(plan, strikes, dice));
      all.attacks += attacks.total;
      all.hits += hits;
      all.wounds += wounds;
    }
    for (const name of BEFORE_SAVES) counts[name].add(all[name], dice.cursor);
  });
  return pmfs(counts);
}

/** What the Hazardous tests cost the unit; they depend on nothing that was rolled before. */
function shooterOf({ game }: Volley, { plans }: Stage): BruteTarget | null {
  const tests = sum(plans.map(({ hazardous, guns }) => (hazardous ? guns.length : 0)));
  if (tests === 0) return null;
  const unit = game.units["A"]!;
  const ranks = ownRanksOf(unit);
  const of = histograms(["damage", "slain", "destroyed"]);
  everySequence((dice) => {
    resetRanks(ranks);
    let damage = 0;
    let slain = 0;
    for (let test = 0; test < tests; test++) {
      const outcome = testHazard(game, unit, ranks, dice);
      damage += outcome.lost;
      slain += Number(outcome.slain);
    }
    of.damage.add(damage, dice.cursor);
    of.slain.add(slain, dice.cursor);
    of.destroyed.add(Number(ranks.alive === 0), dice.cursor);
  });
  return targetOf(of);
}

/**
 * About how many sequences a volley has, without going through them: a random walk down the tree that met n dice
 * stands for 6ⁿ of its ends, and the mean of many such walks is right on average.
 */
export function estimateLeaves({ plans, ranks, reset }: Stage, random: () => number, walks: number): number {
  let leaves = 0;
  for (let walk = 0; walk < walks; walk++) {
    let drawn = 0;
    reset();
    rollVolley(plans, ranks, {
      d6: () => {
        drawn++;
        return 1 + Math.floor(6 * random());
      },
      cursor: 0,
    });
    leaves += 6 ** drawn / walks;
  }
  return leaves;
}
