import { MOST_STEPS } from "./limits.ts";
import type { TableStep } from "./protocol.ts";

/**
 * The steps of a match as far as a client has them: in order, without a gap, up to the last one. Earlier ones come page
 * by page, the latest page first. They are held back until there are as many of them as are shown already, so that a
 * long story is shown again a few times and not with every page.
 */
export class Story {
  #steps: readonly TableStep[] = [];
  /** Pages that are not shown yet, the earliest first. */
  #held: (readonly TableStep[])[] = [];
  #heldSteps = 0;
  /** The number of the step that comes next. */
  #next = 1;
  /** The server has none before those at hand. */
  #isWhole = false;

  get steps(): readonly TableStep[] {
    return this.#steps;
  }

  /** The last steps of a match that has so many; earlier ones stay if they are known to lead to these. */
  begin(last: readonly TableStep[], count: number): void {
    const first = last[0];
    const known = this.#steps.find(({ seq }) => seq === first?.seq);
    if (first !== undefined && known?.id === first.id) {
      this.#steps = [...this.#steps.filter(({ seq }) => seq < first.seq), ...last];
    } else {
      this.#steps = last;
      this.#held = [];
      this.#heldSteps = 0;
      this.#isWhole = false;
    }
    this.#next = count + 1;
  }

  /** The next step. */
  append(step: TableStep): void {
    if (step.seq !== this.#next) this.begin([step], step.seq);
    else this.#steps = [...this.#steps, step].slice(-MOST_STEPS);
    this.#next = step.seq + 1;
  }

  /** Before which step the earlier ones are missing; undefined where none are. */
  get missingBefore(): number | undefined {
    const first = this.#held[0]?.[0]?.seq ?? this.#steps[0]?.seq ?? this.#next;
    const isFull = this.#heldSteps + this.#steps.length >= MOST_STEPS;
    return first <= 1 || this.#isWhole || isFull ? undefined : first;
  }

  /** A page of earlier steps, as the server told it; an empty one says that there are no more. */
  prepend(page: readonly TableStep[]): void {
    const last = page.at(-1);
    if (last === undefined) this.#isWhole = true;
    // Another page than the one that is missing answers a question of before.
    else if (last.seq + 1 !== this.missingBefore) return;
    else {
      this.#held.unshift(page);
      this.#heldSteps += page.length;
    }
    if (this.missingBefore !== undefined && this.#heldSteps < this.#steps.length) return;
    if (this.#heldSteps > 0) this.#steps = [...this.#held.flat(), ...this.#steps].slice(-MOST_STEPS);
    this.#held = [];
    this.#heldSteps = 0;
  }
}
