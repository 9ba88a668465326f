import type { AttackPlan } from "../attack/plan.ts";
import type { Budget } from "./budget.ts";
import { type Counter, resolveOneWound, type WoundKind } from "./one-wound.ts";
import { COUNTS, type Segment, type Segments } from "./segment.ts";
import { add, newStateChances, type StateChances, stateChancesOf } from "./state-chances.ts";
import type { TargetStates } from "./target-states.ts";

/** Wounds of one kind that wait for their turn. */
interface WaitingWounds {
  readonly plan: number;
  readonly group: number;
  /** Whether they are saved against: extra hits are, Devastating Wounds are not. */
  readonly save: boolean;
}

/** What it costs to tell a branch by one of the kinds that wait, in elementary steps. */
const STEPS_PER_KIND = 32;

/** One branch of the walk: how many wounds of each kind wait, and the chances of the states where that many do. */
interface Branch {
  readonly waiting: readonly number[];
  readonly chances: StateChances;
}
export type Branches = readonly Branch[];

/** What a walk counts on its way: one thing of one plan, up to a highest number. */
export interface Counting {
  readonly plan: number;
  readonly counter: Counter;
  readonly counters: number;
}

/**
 * One walk through all plans against a target. Ordinary wounds are resolved as they come; Devastating Wounds wait to
 * the end, so the walk splits by how many of them wait.
 */
export class VolleyWalk {
  readonly #states: TargetStates;
  readonly #segments: readonly Segments[];
  readonly #budget: Budget;
  readonly #counting: Counting | undefined;
  /** The kinds of Devastating Wounds that may wait, in the order in which they are resolved. */
  readonly #kinds: WaitingWounds[] = [];
  /** For each plan and segment: the kinds of its own Devastating Wounds and of those of its extra hits. */
  readonly #kindOf: { readonly own: number; readonly extra: number }[][] = [];
  /** For each plan: the chance that somebody lives after so many of its first segment's wounds. */
  readonly living: number[][] = [];
  #spare: StateChances = newStateChances(0);

  constructor(
    plans: readonly AttackPlan[],
    states: TargetStates,
    segments: readonly Segments[],
    budget: Budget,
    counting?: Counting,
  ) {
    this.#states = states;
    this.#segments = segments;
    this.#budget = budget;
    this.#counting = counting;
    segments.forEach(({ parts: ofPlan }, plan) => {
      const kind = (group: number) => this.#kindFor(plans, plan, group);
      const own = ofPlan.map(({ group, wounds }) =>
        wounds.sizes[COUNTS.devastating]! > 1 ? kind(group) : -1,
      );
      const extra = ofPlan.map(({ group, wounds }) =>
        wounds.sizes[COUNTS.extraDevastating]! > 1 ? kind(group) : -1,
      );
      this.#kindOf.push(ofPlan.map((_, at) => ({ own: own[at]!, extra: extra[at]! })));
      this.living.push([]);
    });
  }

  /** Wounds that do the same to models that are alike may wait together, unless those of one plan are counted. */
  #kindFor(plans: readonly AttackPlan[], plan: number, group: number): number {
    const last = this.#kinds.at(-1);
    const pooled =
      last !== undefined &&
      this.#counting === undefined &&
      this.#states.unsavedAlways(plan, group) !== undefined &&
      sameDamage(plans[last.plan]!, last.group, plans[plan]!, group);
    return pooled ? this.#kinds.length - 1 : this.#kinds.push({ plan, group, save: false }) - 1;
  }

  /** Where the walk begins: with the chances of states given, or at the beginning; nothing waits. */
  begin(start: StateChances = stateChancesOf([1])): Branches {
    const counters = this.#counting?.counters ?? 1;
    const chances = newStateChances(start.length * counters);
    for (let state = 0; state < start.length; state++)
      chances.values[state * counters] = start.values[state]!;
    return [{ waiting: new Array<number>(this.#kinds.length).fill(0), chances }];
  }

  resolvePlan(start: Branches, plan: number): Branches {
    const { parts: segments } = this.#segments[plan]!;
    // While the plan is resolved, its extra hits wait behind the Devastating Wounds, one kind a segment.
    const extras = segments
      .map(({ wounds }, at) => (wounds.sizes[COUNTS.extra]! > 1 ? at : -1))
      .filter((at) => at >= 0);
    const room = extras.map(() => 0);
    let branches: Branch[] = start.map(({ waiting, chances }) => ({
      waiting: [...waiting, ...room],
      chances,
    }));
    segments.forEach((segment, at) => {
      branches = this.#resolveSegment(branches, plan, segment, at, this.#kinds.length + extras.indexOf(at));
    });
    extras.forEach((at, index) => {
      const { group, saved } = segments[at]!;
      branches = this.#settle(branches, this.#kinds.length + index, { plan, group, save: !saved });
    });
    return branches.map(({ waiting, chances }) => ({
      waiting: waiting.slice(0, this.#kinds.length),
      chances,
    }));
  }

  #resolveSegment(branches: Branch[], plan: number, segment: Segment, at: number, extraAt: number): Branch[] {
    const { sizes, coefficients } = segment.wounds;
    const { own, extra } = this.#kindOf[plan]![at]!;
    const rest = sizes[1]! * sizes[2]! * sizes[3]!;
    const kind = this.#countedKind({ plan, group: segment.group, save: !segment.saved });
    const out = new BranchSums();
    for (const { waiting, chances } of branches) {
      this.#budget.spend(STEPS_PER_KIND * rest * (1 + waiting.length));
      // Where the chance goes, by how many wounds of each kind are added to those that wait.
      const goals = Array.from({ length: rest }, (_, tail) => {
        if (tail === 0) return out.chancesAt(waiting);
        const more = [...waiting];
        const ofExtra = tail % sizes[3]!;
        const extraHits = Math.floor(tail / sizes[3]!) % sizes[2]!;
        const ofOwn = Math.floor(tail / (sizes[3]! * sizes[2]!));
        if (ofOwn > 0) more[own]! += ofOwn;
        if (extraHits > 0) more[extraAt]! += extraHits;
        if (ofExtra > 0) more[extra]! += ofExtra;
        return out.chancesAt(more);
      });
      let now = chances;
      for (let wounds = 0; wounds < sizes[0]!; wounds++) {
        if (wounds > 0) now = this.#afterOneWound(now, kind, chances);
        if (at === 0) this.#noteLiving(plan, wounds, now);
        for (let tail = 0; tail < rest; tail++) {
          const chance = coefficients[wounds * rest + tail]!;
          if (chance !== 0) add(goals[tail]!, now, chance);
        }
        this.#budget.spend(now.length * rest);
      }
    }
    return out.branches();
  }

  /** Resolves all that still waits, in order. */
  resolveWaiting(branches: Branches): StateChances {
    let settled: readonly Branch[] = branches;
    this.#kinds.forEach((kind, index) => {
      settled = this.#settle(settled, index, kind);
    });
    return sumOf(settled);
  }

  /** Resolves one waiting kind: from the most that wait to the fewest, those that have as many left going together. */
  #settle(branches: Branches, index: number, kind: WaitingWounds): Branch[] {
    const byRest = new Map<string, { rest: readonly number[]; byCount: StateChances[] }>();
    for (const { waiting, chances } of branches) {
      this.#budget.spend(STEPS_PER_KIND * (1 + waiting.length) + chances.length);
      const rest = waiting.map((count, at) => (at === index ? 0 : count));
      const key = rest.join();
      const same = byRest.get(key) ?? { rest, byCount: [] };
      byRest.set(key, same);
      const count = waiting[index]!;
      while (same.byCount.length <= count) same.byCount.push(newStateChances(0));
      add(same.byCount[count]!, chances, 1);
    }
    const counted = this.#countedKind(kind);
    return [...byRest.values()].map(({ rest, byCount }) => {
      let chances = newStateChances(0);
      for (let count = byCount.length - 1; count >= 0; count--) {
        if (chances.length > 0) chances = this.#afterOneWound(chances, counted);
        add(chances, byCount[count]!, 1);
      }
      return { waiting: rest, chances };
    });
  }

  #countedKind({ plan, group, save }: WaitingWounds): WoundKind {
    const counter = this.#counting?.plan === plan ? this.#counting.counter : undefined;
    return { plan, group, save, counter };
  }

  /** The chances after one more wound, in one of two that take turns; `kept` is none of them and stays as it is. */
  #afterOneWound(chances: StateChances, kind: WoundKind, kept?: StateChances): StateChances {
    const out = this.#spare;
    resolveOneWound(this.#states, chances, out, kind, this.#counting?.counters ?? 1, this.#budget);
    this.#spare = chances === kept ? newStateChances(0) : chances;
    return out;
  }

  #noteLiving(plan: number, wounds: number, { values, length }: StateChances): void {
    if (this.#counting !== undefined) return;
    let living = 0;
    for (let state = 0; state < length; state++) {
      const p = values[state]!;
      if (p !== 0 && !this.#states.isDestroyed(state)) living += p;
    }
    const noted = this.living[plan]!;
    noted[wounds] = (noted[wounds] ?? 0) + living;
  }
}

function sameDamage(a: AttackPlan, groupA: number, b: AttackPlan, groupB: number): boolean {
  const same =
    a.damage.count === b.damage.count && a.damage.sides === b.damage.sides && a.damage.plus === b.damage.plus;
  return same && a.groups[groupA]!.damage_bonus === b.groups[groupB]!.damage_bonus;
}

/** All branches as one: how many wounds wait in each is no longer asked. */
export function sumOf(branches: Branches): StateChances {
  const sum = newStateChances(0);
  for (const { chances } of branches) add(sum, chances, 1);
  return sum;
}

/** Adds up branches in which as many wounds of each kind wait. */
class BranchSums {
  readonly #byKey = new Map<string, Branch>();

  chancesAt(waiting: readonly number[]): StateChances {
    const key = waiting.join();
    let branch = this.#byKey.get(key);
    if (branch === undefined) {
      branch = { waiting, chances: newStateChances(0) };
      this.#byKey.set(key, branch);
    }
    return branch.chances;
  }

  branches(): Branch[] {
    return [...this.#byKey.values()].filter(({ chances }) => chances.length > 0);
  }
}
