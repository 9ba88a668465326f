import { expect } from "vitest";
import { rollVolley } from "../../src/attack/roll.ts";
import { type Dice, type Odds, seedHash } from "../../src/index.ts";
import { fit } from "./chi-square.ts";
import { exactly } from "./compare.ts";
import { oddsFor, type Stage, stageOf, type Volley } from "./stage.ts";

/** Two interpreters, one plan: volleys are rolled and held against the exact distribution. */

/** Enough to find an error of about four parts in a hundred; `npm run soak:odds` rolls more, and finds smaller ones. */
export const VOLLEYS = Number(process.env["GUNLINE_VOLLEYS"] ?? 10_000);

/**
 * All tests together, about five for each of six hundred volleys, fail by bad luck once in ten million choices of
 * seeds; with 200,000 volleys an error of one part in a hundred hardly ever escapes.
 */
const LEAST_P = 1e-7 / 3_000;

/**
 * Dice of a small generator (sfc32, seeded by the title): what is tested is how they are read. That the dice of games
 * are fair, and what they cost, is told elsewhere.
 */
class QuickDice implements Dice {
  cursor = 0;
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string) {
    const word = (at: number) => Number.parseInt(seedHash(seed).slice(8 * at, 8 * at + 8), 16) | 0;
    [this.#a, this.#b, this.#c] = [word(0), word(1), word(2)];
    for (let i = 0; i < 12; i++) this.#next();
  }

  d6(): number {
    this.cursor++;
    return ((this.#next() * 6) / 4_294_967_296 + 1) | 0;
  }

  #next(): number {
    const mixed = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + mixed) | 0;
    return mixed >>> 0;
  }
}

/** One number that every roll gives, how often each value was seen, and what the odds say. */
interface Observed {
  readonly what: string;
  readonly counts: number[];
  readonly pmf: readonly number[];
  /** The plans whose tallies are summed, and what of them. */
  readonly plans: readonly number[];
  readonly of: "hits" | "unsaved" | "damage" | "slain";
}

function observedOf({ plans, asked }: Stage, odds: Odds): readonly Observed[] {
  const observed: Observed[] = [];
  const watch = (what: string, of: Observed["of"], among: readonly number[], pmf: readonly number[]) =>
    observed.push({
      what: `${what} ${of}`,
      of,
      plans: among,
      pmf,
      counts: new Array<number>(pmf.length).fill(0),
    });
  const byTarget = Map.groupBy(plans.keys(), (index) => plans[index]!.target_unit_id);
  for (const [id, among] of byTarget) {
    const target = odds.targets[id]!;
    watch(id, "damage", among, exactly(target.damage).pmf);
    watch(id, "slain", among, exactly(target.slain).pmf);
    for (const [at, lots] of Map.groupBy(among, (index) => asked[index]!)) {
      const assignment = odds.assignments[at]!;
      // Later weapons roll no hits at a target that is already destroyed, but the odds tell them all the same.
      const isFirst = lots.length === 1 && lots[0] === among[0];
      if (isFirst) watch(assignment.weapon_id, "hits", lots, exactly(assignment.hits).pmf);
      watch(assignment.weapon_id, "unsaved", lots, exactly(assignment.unsaved).pmf);
      if (among.length > 1) {
        watch(assignment.weapon_id, "damage", lots, exactly(assignment.damage).pmf);
        watch(assignment.weapon_id, "slain", lots, exactly(assignment.slain).pmf);
      }
    }
  }
  return observed;
}

function roll({ plans, ranks, reset }: Stage, observed: readonly Observed[], dice: Dice): void {
  for (let volley = 0; volley < VOLLEYS; volley++) {
    reset();
    const tallies = rollVolley(plans, ranks, dice);
    for (let i = 0; i < observed.length; i++) {
      const { counts, plans: among, of } = observed[i]!;
      let value = 0;
      for (let n = 0; n < among.length; n++) value += tallies[among[n]!]![of];
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
}

/** Rolls the volley many times and expects every number to be spread as the odds say. */
export function expectRolls(volley: Volley, title: string): void {
  const stage = stageOf(volley);
  const observed = observedOf(stage, oddsFor(volley));
  roll(stage, observed, new QuickDice(title));
  for (const { what, counts, pmf } of observed) {
    const said = `${title}, ${what}: of ${VOLLEYS} ${counts.join(" ")} where ${pmf.join(" ")} is said`;
    expect(fit(counts, pmf), said).toBeGreaterThan(LEAST_P);
  }
}
