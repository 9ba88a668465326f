import type { Counter } from "./one-wound.ts";
import { likelyStates, type Meeting } from "./owed.ts";
import type { Pmf } from "./pmf.ts";
import { highestCount, type PlanChances, put, readCounters, readOff, unsavedAtOnce } from "./read-off.ts";
import { newStateChances, type StateChances } from "./state-chances.ts";
import { type Branches, type Calculation, sumOf, type View, VolleyWalk } from "./volley-walk.ts";

/**
 * One plan against a target in line, from where the plans before it left it. Told by the state in which each chance
 * began, damage and slain models can be read off; otherwise they are counted on the way.
 */
export class PlanInLine {
  readonly #calculation: Calculation;
  readonly #plan: number;
  readonly #start: StateChances;
  readonly #end: StateChances;
  /** The state in which each label begins; one label for all where they are not told apart. */
  readonly from: readonly number[];
  readonly #labelled: boolean;
  #ways: Branches | undefined;

  constructor(calculation: Calculation, plan: number, starts: readonly StateChances[], labelled: boolean) {
    const start = starts[plan]!;
    this.#calculation = calculation;
    this.#plan = plan;
    this.#start = start;
    this.#end = starts[plan + 1]!;
    this.#labelled = labelled;
    this.from = labelled ? likelyStates(start) : [0];
  }

  /** Ways through the plan from every label, by how many wounds wait after it. */
  get ways(): Branches {
    this.#ways ??= this.#walk();
    return this.#ways;
  }

  #walk(counter?: Counter, view?: View): Branches {
    const plan = this.#plan;
    const walk = new VolleyWalk(this.#calculation, {
      only: plan,
      labels: this.from.length,
      counting: counter === undefined ? undefined : this.#counting(counter),
    });
    const start = this.#labelled ? walk.beginAtEach(this.from) : walk.begin(this.#start);
    return walk.resolvePlan(start, plan, view);
  }

  #counting(counter: Counter) {
    const counters = highestCount(this.#calculation, this.#plan, counter) + 1;
    return { plans: [this.#plan], counter, counters };
  }

  /** What the plan does where none of its wounds wait. */
  chances(living: readonly number[]): PlanChances {
    const unsaved = unsavedAtOnce(this.#calculation, this.#plan, living) ?? this.#counted("unsaved");
    if (this.#labelled) return { unsaved, damage: this.#totalOf("damage"), slain: this.#totalOf("slain") };
    if (this.#plan > 0) return { unsaved, damage: this.#counted("damage"), slain: this.#counted("slain") };
    // Before the first plan nothing is lost, so what is lost after it is its own.
    const { damage, slain } = readOff(this.#calculation.states, this.#end);
    return { unsaved, damage, slain };
  }

  #counted(counter: Counter): Pmf {
    const counting = this.#counting(counter);
    const walk = new VolleyWalk(this.#calculation, { only: this.#plan, counting });
    return readCounters(sumOf(walk.resolvePlan(walk.begin(this.#start), this.#plan)), counting.counters);
  }

  #totalOf(counter: "damage" | "slain"): Pmf {
    const labels = this.from.length;
    const amounts = this.#amounts(
      counter,
      Math.max(...this.ways.map(({ chances }) => chances.length / labels)),
    );
    const pmf: number[] = [];
    for (const { chances } of this.ways) {
      for (let after = 0; after < chances.length / labels; after++) {
        this.from.forEach((from, label) => {
          const p = chances.values[after * labels + label]!;
          if (p !== 0) put(pmf, amounts[after]! - amounts[from]!, this.#start.values[from]! * p);
        });
      }
    }
    return pmf;
  }

  /** For each state how many wounds or models are lost in it. */
  #amounts(counter: "damage" | "slain", length: number): Int32Array {
    const { states } = this.#calculation;
    return Int32Array.from({ length }, (_, state) =>
      counter === "damage" ? states.lost(state) : states.slain(state),
    );
  }

  /** What the plan does where some of its wounds wait until the end. */
  chancesOwing(meeting: Meeting): PlanChances {
    return {
      unsaved: this.#owing("unsaved", meeting),
      damage: this.#owing("damage", meeting),
      slain: this.#owing("slain", meeting),
    };
  }

  #owing(counter: Counter, meeting: Meeting): Pmf {
    const counting = this.#counting(counter);
    const { counters } = counting;
    const labelled = this.#labelled && counter !== "unsaved";
    const met = labelled
      ? this.#meetTold(this.#amounts(counter, this.#calculation.total + 1), counters, meeting)
      : this.#walk(counter, (chances) => this.#meet(chances, counters, meeting));
    const walk = new VolleyWalk(meeting.late, { only: this.#plan, counting });
    return readCounters(walk.resolveWaiting(met), counters);
  }

  /** How the target ends if no later plan has wounds that wait, in late states. */
  endOwing(meeting: Meeting): StateChances {
    const walk = new VolleyWalk(meeting.late, { only: this.#plan });
    const met = this.ways.map(({ waiting, chances }) => ({
      waiting,
      chances: this.#meet(chances, 1, meeting),
    }));
    return walk.resolveWaiting(met);
  }

  /** The states in which the waiting wounds find the target, by what was counted until then. */
  #meet(chances: StateChances, counters: number, meeting: Meeting): StateChances {
    if (this.from.length === 1) return meetUnlabelled(chances, counters, meeting);
    const { values, length } = chances;
    const { budget } = this.#calculation;
    const { late, chances: places } = meeting;
    const { base, size } = late.states;
    const labels = this.from.length;
    const met = newStateChances(size * counters);
    const into = met.values;
    for (let at = 0; at < length; at += labels) {
      const most = possible(values, at, labels);
      if (most === 0) continue;
      const after = Math.floor(at / labels / counters);
      const count = (at / labels) % counters;
      const lowest = Math.max(0, after - base);
      budget.spend((size - lowest) * most);
      for (let state = lowest; state < size; state++) {
        const from = (after * size + state) * labels;
        let sum = 0;
        for (let label = 0; label < most; label++) sum += values[at + label]! * places[from + label]!;
        into[state * counters + count]! += sum;
      }
    }
    return met;
  }

  /** The same where what was counted until then is told by where the chance began. */
  #meetTold(amounts: Int32Array, counters: number, meeting: Meeting): Branches {
    const { budget } = this.#calculation;
    const { late, chances: places } = meeting;
    const { base, size } = late.states;
    const labels = this.from.length;
    const before = Int32Array.from(this.from, (state) => amounts[state]!);
    return this.ways.map(({ waiting, chances: { values, length } }) => {
      const met = newStateChances(size * counters);
      const into = met.values;
      for (let after = 0; after < length / labels; after++) {
        const at = after * labels;
        const most = possible(values, at, labels);
        if (most === 0) continue;
        const lowest = Math.max(0, after - base);
        budget.spend((size - lowest) * most);
        for (let state = lowest; state < size; state++) {
          const from = (after * size + state) * labels;
          const count = state * counters + amounts[after]!;
          for (let label = 0; label < most; label++) {
            into[count - before[label]!]! += values[at + label]! * places[from + label]!;
          }
        }
      }
      return { waiting, chances: met };
    });
  }
}

/** The same where all begin alike. */
function meetUnlabelled({ values, length }: StateChances, counters: number, meeting: Meeting): StateChances {
  const { late, chances: places } = meeting;
  const { states, budget } = late;
  const { base, size } = states;
  const met = newStateChances(size * counters);
  const into = met.values;
  for (let after = 0; after < length / counters; after++) {
    const from = after * counters;
    const most = possible(values, from, counters);
    if (most === 0) continue;
    const lowest = Math.max(0, after - base);
    budget.spend((size - lowest) * most);
    for (let state = lowest; state < size; state++) {
      const p = places[after * size + state]!;
      if (p === 0) continue;
      const to = state * counters;
      for (let count = 0; count < most; count++) into[to + count]! += p * values[from + count]!;
    }
  }
  return met;
}

/** How many of some chances there are up to the last that is possible. */
function possible(values: Float64Array, from: number, count: number): number {
  let most = count;
  while (most > 0 && values[from + most - 1]! === 0) most--;
  return most;
}
