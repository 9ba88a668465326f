import type { AttackPlan } from "../attack/plan.ts";
import type { Budget } from "./budget.ts";
import { type Blow, type Counter, strike } from "./cloud.ts";
import type { Course } from "./course.ts";
import { add, type Layer, layerOf, newLayer } from "./layer.ts";
import { COUNTS, type Segment, type Segments } from "./segment.ts";

/** Wounds of one kind that wait for their turn. */
interface Waiting {
  readonly plan: number;
  readonly lane: number;
  /** Whether they are saved against: extra hits are, Devastating Wounds are not. */
  readonly save: boolean;
}

/** What it costs to tell a cloud by one of the kinds that wait, in elementary steps. */
const STEPS_PER_KIND = 32;

/** Probability while wounds wait: how many of each waiting kind, and the layer under it. */
interface Cloud {
  readonly waiting: readonly number[];
  readonly layer: Layer;
}
export type Clouds = readonly Cloud[];

/** What a passage counts on its way: one thing of one plan, up to a highest number. */
export interface Counting {
  readonly plan: number;
  readonly counter: Counter;
  readonly counters: number;
}

/**
 * One walk through all plans against a target. Ordinary wounds are resolved as they come; Devastating Wounds wait to
 * the end, so the walk splits by how many of them wait.
 */
export class Passage {
  readonly #course: Course;
  readonly #segments: readonly Segments[];
  readonly #budget: Budget;
  readonly #counting: Counting | undefined;
  /** The kinds of Devastating Wounds that may wait, in the order in which they are resolved. */
  readonly #kinds: Waiting[] = [];
  /** For each plan and segment: the kinds of its own Devastating Wounds and of those of its extra hits. */
  readonly #kindOf: { readonly own: number; readonly extra: number }[][] = [];
  /** For each plan: the chance that somebody lives after so many of its first segment's wounds. */
  readonly living: number[][] = [];
  #spare: Layer = newLayer(0);

  constructor(
    plans: readonly AttackPlan[],
    course: Course,
    segments: readonly Segments[],
    budget: Budget,
    counting?: Counting,
  ) {
    this.#course = course;
    this.#segments = segments;
    this.#budget = budget;
    this.#counting = counting;
    segments.forEach(({ parts: ofPlan }, plan) => {
      const kind = (lane: number) => this.#kindFor(plans, plan, lane);
      const own = ofPlan.map(({ lane, wounds }) => (wounds.sizes[COUNTS.devastating]! > 1 ? kind(lane) : -1));
      const extra = ofPlan.map(({ lane, wounds }) =>
        wounds.sizes[COUNTS.extraDevastating]! > 1 ? kind(lane) : -1,
      );
      this.#kindOf.push(ofPlan.map((_, at) => ({ own: own[at]!, extra: extra[at]! })));
      this.living.push([]);
    });
  }

  /** Wounds that do the same to models that are alike may wait together, unless those of one plan are counted. */
  #kindFor(plans: readonly AttackPlan[], plan: number, lane: number): number {
    const last = this.#kinds.at(-1);
    const pooled =
      last !== undefined &&
      this.#counting === undefined &&
      this.#course.unsavedAlways(plan, lane) !== undefined &&
      sameDamage(plans[last.plan]!, last.lane, plans[plan]!, lane);
    return pooled ? this.#kinds.length - 1 : this.#kinds.push({ plan, lane, save: false }) - 1;
  }

  /** Where the walk begins: with the chances of states given, or at the beginning; nothing waits. */
  begin(states: Layer = layerOf([1])): Clouds {
    const counters = this.#counting?.counters ?? 1;
    const layer = newLayer(states.length * counters);
    for (let state = 0; state < states.length; state++)
      layer.values[state * counters] = states.values[state]!;
    return [{ waiting: new Array<number>(this.#kinds.length).fill(0), layer }];
  }

  resolvePlan(start: Clouds, plan: number): Clouds {
    const { parts: segments } = this.#segments[plan]!;
    // While the plan is resolved, its extra hits wait behind the Devastating Wounds, one kind a segment.
    const extras = segments
      .map(({ wounds }, at) => (wounds.sizes[COUNTS.extra]! > 1 ? at : -1))
      .filter((at) => at >= 0);
    const room = extras.map(() => 0);
    let clouds: Cloud[] = start.map(({ waiting, layer }) => ({ waiting: [...waiting, ...room], layer }));
    segments.forEach((segment, at) => {
      clouds = this.#resolveSegment(clouds, plan, segment, at, this.#kinds.length + extras.indexOf(at));
    });
    extras.forEach((at, index) => {
      const { lane, saved } = segments[at]!;
      clouds = this.#settle(clouds, this.#kinds.length + index, { plan, lane, save: !saved });
    });
    return clouds.map(({ waiting, layer }) => ({ waiting: waiting.slice(0, this.#kinds.length), layer }));
  }

  #resolveSegment(clouds: Cloud[], plan: number, segment: Segment, at: number, extraAt: number): Cloud[] {
    const { sizes, coefficients } = segment.wounds;
    const { own, extra } = this.#kindOf[plan]![at]!;
    const rest = sizes[1]! * sizes[2]! * sizes[3]!;
    const blow = this.#blow({ plan, lane: segment.lane, save: !segment.saved });
    const out = new Gathering();
    for (const { waiting, layer } of clouds) {
      this.#budget.spend(STEPS_PER_KIND * rest * (1 + waiting.length));
      // Where the chance goes by how many wounds of each kind are added to those that wait.
      const goals = Array.from({ length: rest }, (_, tail) => {
        if (tail === 0) return out.layerAt(waiting);
        const more = [...waiting];
        const ofExtra = tail % sizes[3]!;
        const extraHits = Math.floor(tail / sizes[3]!) % sizes[2]!;
        const ofOwn = Math.floor(tail / (sizes[3]! * sizes[2]!));
        if (ofOwn > 0) more[own]! += ofOwn;
        if (extraHits > 0) more[extraAt]! += extraHits;
        if (ofExtra > 0) more[extra]! += ofExtra;
        return out.layerAt(more);
      });
      let now = layer;
      for (let wounds = 0; wounds < sizes[0]!; wounds++) {
        if (wounds > 0) now = this.#strike(now, blow, layer);
        if (at === 0) this.#noteLiving(plan, wounds, now);
        for (let tail = 0; tail < rest; tail++) {
          const chance = coefficients[wounds * rest + tail]!;
          if (chance !== 0) add(goals[tail]!, now, chance);
        }
        this.#budget.spend(now.length * rest);
      }
    }
    return out.clouds();
  }

  /** Resolves all that still waits, in order. */
  resolveWaiting(clouds: Clouds): Layer {
    let settled: readonly Cloud[] = clouds;
    this.#kinds.forEach((kind, index) => {
      settled = this.#settle(settled, index, kind);
    });
    return sumOf(settled);
  }

  /** Resolves one waiting kind: from the most that wait to the fewest, those that have as many left going together. */
  #settle(clouds: Clouds, index: number, kind: Waiting): Cloud[] {
    const groups = new Map<string, { rest: readonly number[]; byCount: Layer[] }>();
    for (const { waiting, layer } of clouds) {
      this.#budget.spend(STEPS_PER_KIND * (1 + waiting.length) + layer.length);
      const rest = waiting.map((count, at) => (at === index ? 0 : count));
      const key = rest.join();
      const group = groups.get(key) ?? { rest, byCount: [] };
      groups.set(key, group);
      const count = waiting[index]!;
      while (group.byCount.length <= count) group.byCount.push(newLayer(0));
      add(group.byCount[count]!, layer, 1);
    }
    const blow = this.#blow(kind);
    return [...groups.values()].map(({ rest, byCount }) => {
      let layer = newLayer(0);
      for (let count = byCount.length - 1; count >= 0; count--) {
        if (layer.length > 0) layer = this.#strike(layer, blow);
        add(layer, byCount[count]!, 1);
      }
      return { waiting: rest, layer };
    });
  }

  #blow({ plan, lane, save }: Waiting): Blow {
    const counter = this.#counting?.plan === plan ? this.#counting.counter : undefined;
    return { plan, lane, save, counter };
  }

  /** The layer after one more wound, in one of two that take turns; `kept` is none of them and stays as it is. */
  #strike(layer: Layer, blow: Blow, kept?: Layer): Layer {
    const out = this.#spare;
    strike(this.#course, layer, out, blow, this.#counting?.counters ?? 1, this.#budget);
    this.#spare = layer === kept ? newLayer(0) : layer;
    return out;
  }

  #noteLiving(plan: number, wounds: number, { values, length }: Layer): void {
    if (this.#counting !== undefined) return;
    let living = 0;
    for (let state = 0; state < length; state++) {
      const p = values[state]!;
      if (p !== 0 && !this.#course.isDestroyed(state)) living += p;
    }
    const noted = this.living[plan]!;
    noted[wounds] = (noted[wounds] ?? 0) + living;
  }
}

function sameDamage(a: AttackPlan, laneA: number, b: AttackPlan, laneB: number): boolean {
  const same =
    a.damage.count === b.damage.count && a.damage.sides === b.damage.sides && a.damage.plus === b.damage.plus;
  return same && a.lanes[laneA]!.damage_bonus === b.lanes[laneB]!.damage_bonus;
}

/** All clouds as one: how many wounds wait in each is no longer asked. */
export function sumOf(clouds: Clouds): Layer {
  const sum = newLayer(0);
  for (const { layer } of clouds) add(sum, layer, 1);
  return sum;
}

/** Adds up clouds in which as many wounds of each kind wait. */
class Gathering {
  readonly #byKey = new Map<string, Cloud>();

  layerAt(waiting: readonly number[]): Layer {
    const key = waiting.join();
    let cloud = this.#byKey.get(key);
    if (cloud === undefined) {
      cloud = { waiting, layer: newLayer(0) };
      this.#byKey.set(key, cloud);
    }
    return cloud.layer;
  }

  clouds(): Cloud[] {
    return [...this.#byKey.values()].filter(({ layer }) => layer.length > 0);
  }
}
