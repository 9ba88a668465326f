import { painOf } from "../attack/save.ts";
import type { AttackPlan } from "../game/plan.ts";
import type { Budget } from "./budget.ts";
import { type Counter, resolveOneWound, type Split, type WoundKind } from "./one-wound.ts";
import { COUNTS, type Segment, type Segments } from "./segment.ts";
import {
  add,
  addPacked,
  newStateChances,
  pack,
  partsOf,
  type StateChances,
  stateChancesOf,
} from "./state-chances.ts";
import type { TargetStates } from "./target-states.ts";

/** Wounds of one kind that wait for their turn. */
interface WaitingWounds {
  readonly plan: number;
  readonly group: number;
  /** Whether they are saved against: extra hits are, Devastating Wounds are not. */
  readonly save: boolean;
  readonly mortal: boolean;
}

/** What it costs to tell a branch by one of the kinds that wait, in elementary steps. */
const STEPS_PER_KIND = 32;

/** One branch of the walk: how many wounds of each kind wait, and the chances of the states where that many do. */
export interface Branch {
  readonly waiting: readonly number[];
  readonly chances: StateChances;
}
export type Branches = readonly Branch[];

/** What is calculated: plans in the order of dice against one target. */
export interface Calculation {
  readonly plans: readonly AttackPlan[];
  readonly states: TargetStates;
  readonly segments: readonly Segments[];
  readonly budget: Budget;
  /** All wounds of the target. */
  readonly total: number;
}

/** Another look at chances. */
export type View = (chances: StateChances) => StateChances;

/** Where a segment stands: in its plan, and where its extra hits wait. */
interface SegmentPlace {
  readonly plan: number;
  readonly at: number;
  readonly extraAt: number;
}

/** What a walk counts on its way: one thing of some plans, up to a highest number. */
export interface Counting {
  readonly plans: readonly number[];
  readonly counter: Counter;
  readonly counters: number;
}

interface WalkOptions {
  readonly counting?: Counting | undefined;
  /** Only this plan is resolved, and only its wounds can wait. */
  readonly only?: number;
  /** Into how many labels each chance is split, so that it is known in the end where it came from. */
  readonly labels?: number;
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
  readonly #split: Split;
  readonly #width: number;
  readonly #notesLiving: boolean;
  /** Whether wounds of different plans may wait together. */
  readonly #pools: boolean;
  /** The kinds of Devastating Wounds that may wait, in the order in which they are resolved. */
  readonly #kinds: WaitingWounds[] = [];
  /** For each plan and segment: the kinds of its own Devastating Wounds and of those of its extra hits. */
  readonly #kindOf: { readonly own: number; readonly extra: number }[][] = [];
  /** For each plan: the chance that somebody lives after so many of its first segment's wounds. */
  readonly living: number[][] = [];
  #spare: StateChances = newStateChances(0);

  constructor({ plans, states, segments, budget }: Calculation, options: WalkOptions = {}) {
    const { counting, only, labels = 1 } = options;
    this.#states = states;
    this.#segments = segments;
    this.#budget = budget;
    this.#counting = counting;
    this.#pools = states.inLine && counting === undefined && only === undefined;
    this.#split = { labels, counters: counting?.counters ?? 1 };
    this.#width = labels * this.#split.counters;
    this.#notesLiving = this.#width === 1;
    segments.forEach(({ parts }, plan) => {
      const ofPlan = only === undefined || only === plan ? parts : [];
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

  /** Wounds that do the same to models in a line may wait together, unless those of one plan are asked about. */
  #kindFor(plans: readonly AttackPlan[], plan: number, group: number): number {
    const last = this.#kinds.at(-1);
    const pooled =
      last !== undefined && this.#pools && sameDamage(plans[last.plan]!, last.group, plans[plan]!, group);
    return pooled ? this.#kinds.length - 1 : this.#kinds.push({ plan, group, save: false, mortal: true }) - 1;
  }

  /** Where the walk begins: with the chances of states given, or at the beginning; nothing waits. */
  begin(start: StateChances = stateChancesOf([1])): Branches {
    const width = this.#width;
    const chances = newStateChances(start.length * width);
    for (let state = 0; state < start.length; state++) chances.values[state * width] = start.values[state]!;
    return this.from(chances);
  }

  /** A walk from each of several states, all at once and told apart by their labels. */
  beginAtEach(states: readonly number[]): Branches {
    const width = this.#width;
    const chances = newStateChances((states.at(-1)! + 1) * width);
    states.forEach((state, label) => {
      chances.values[state * width + label] = 1;
    });
    return this.from(chances);
  }

  /** A walk from chances that are split as this walk splits them; nothing waits. */
  from(chances: StateChances): Branches {
    return [{ waiting: new Array<number>(this.#kinds.length).fill(0), chances }];
  }

  /** `view` is what is wanted of the chances in the end, where that is something else; it must add up as they do. */
  resolvePlan(start: Branches, plan: number, view?: View): Branches {
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
      const last = extras.length === 0 && at === segments.length - 1;
      const place = { plan, at, extraAt: this.#kinds.length + extras.indexOf(at) };
      branches = this.#resolveSegment(branches, segment, place, last ? view : undefined);
    });
    extras.forEach((at, index) => {
      const { group, saved } = segments[at]!;
      branches = this.#resolve(branches, this.#kinds.length + index, {
        plan,
        group,
        save: !saved,
        mortal: false,
      });
    });
    return branches.map(({ waiting, chances }) => ({
      waiting: waiting.slice(0, this.#kinds.length),
      chances: view !== undefined && extras.length > 0 ? view(chances) : chances,
    }));
  }

  #resolveSegment(branches: Branch[], segment: Segment, place: SegmentPlace, view?: View): Branch[] {
    const { plan, at, extraAt } = place;
    const { sizes, coefficients } = segment.wounds;
    const { own, extra } = this.#kindOf[plan]![at]!;
    const rest = sizes[1]! * sizes[2]! * sizes[3]!;
    const kind = this.#countedKind({ plan, group: segment.group, save: !segment.saved, mortal: false });
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
      if (rest === 1 && view === undefined && !this.#notesLiving) {
        add(goals[0]!, this.#afterSome(chances, kind, coefficients), 1);
        continue;
      }
      let now = chances;
      for (let wounds = 0; wounds < sizes[0]!; wounds++) {
        if (wounds > 0) now = this.#afterOneWound(now, kind, chances);
        if (at === 0) this.#noteLiving(plan, wounds, now);
        const viewed = view === undefined ? now : view(now);
        if (rest === 1) {
          add(goals[0]!, viewed, coefficients[wounds]!);
          this.#budget.spend(viewed.length);
          continue;
        }
        const seen = pack(viewed);
        for (let tail = 0; tail < rest; tail++) {
          const chance = coefficients[wounds * rest + tail]!;
          if (chance !== 0) addPacked(goals[tail]!, seen, chance);
        }
        this.#budget.spend(seen.length + seen.at.length * rest);
      }
    }
    return out.branches();
  }

  /** As many wounds as the chances of their number say, from the most to the fewest, as in Horner's rule. */
  #afterSome(start: StateChances, kind: WoundKind, chancesOfCount: readonly number[]): StateChances {
    let chances = newStateChances(0);
    partsOf(start, this.#width);
    const packed = pack(start);
    for (let count = chancesOfCount.length - 1; count >= 0; count--) {
      if (chances.length > 0) chances = this.#afterOneWound(chances, kind);
      addPacked(chances, packed, chancesOfCount[count]!);
    }
    return chances;
  }

  /** Resolves all that still waits, in order. */
  resolveWaiting(branches: Branches): StateChances {
    let resolved: readonly Branch[] = branches;
    this.#kinds.forEach((kind, index) => {
      resolved = this.#resolve(resolved, index, kind);
    });
    return sumOf(resolved);
  }

  /** Resolves one waiting kind: from the most that wait to the fewest, those that have as many left going together. */
  #resolve(branches: Branches, index: number, kind: WaitingWounds): Branch[] {
    const byRest = new Map<string, { rest: readonly number[]; byCount: (StateChances | undefined)[] }>();
    for (const { waiting, chances } of branches) {
      this.#budget.spend(STEPS_PER_KIND * (1 + waiting.length) + chances.length);
      const rest = waiting.map((count, at) => (at === index ? 0 : count));
      const key = rest.join();
      const same = byRest.get(key) ?? { rest, byCount: [] };
      byRest.set(key, same);
      // No two branches wait for as many of everything.
      same.byCount[waiting[index]!] = chances;
    }
    const counted = this.#countedKind(kind);
    return [...byRest.values()].map(({ rest, byCount }) => {
      let chances = newStateChances(0);
      for (let count = byCount.length - 1; count >= 0; count--) {
        if (chances.length > 0) chances = this.#afterOneWound(chances, counted);
        const those = byCount[count];
        if (those === undefined) continue;
        partsOf(those, this.#width);
        add(chances, those, 1);
      }
      return { waiting: rest, chances };
    });
  }

  #countedKind({ plan, group, save, mortal }: WaitingWounds): WoundKind {
    const counter = this.#counting?.plans.includes(plan) ? this.#counting.counter : undefined;
    return { plan, group, save, mortal, counter };
  }

  /** The chances after one more wound, in one of two that take turns; `kept` is none of them and stays as it is. */
  #afterOneWound(chances: StateChances, kind: WoundKind, kept?: StateChances): StateChances {
    const out = this.#spare;
    resolveOneWound(this.#states, chances, out, kind, this.#split, this.#budget);
    this.#spare = chances === kept ? newStateChances(0) : chances;
    return out;
  }

  #noteLiving(plan: number, wounds: number, { values, length }: StateChances): void {
    if (!this.#notesLiving) return;
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
  return (
    same &&
    a.damage_rerolled === b.damage_rerolled &&
    a.damage_halved === b.damage_halved &&
    samePain(a, b) &&
    a.groups[groupA]!.damage_bonus === b.groups[groupB]!.damage_bonus
  );
}

/** Whether every model ignores as much of the mortal wounds of both. */
function samePain(a: AttackPlan, b: AttackPlan): boolean {
  const pain = ({ profiles, defenders }: AttackPlan, slot: number) =>
    painOf(profiles[defenders[slot]!.profile]!, true);
  return a.defenders.every((_, slot) => pain(a, slot) === pain(b, slot));
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
