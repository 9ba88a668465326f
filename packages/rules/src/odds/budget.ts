/** Bounds the work of one calculation: a case too large is given up, said to be so, and answered with bounds. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  spend(steps: number): void {
    this.#left -= steps;
    if (!(this.#left >= 0)) throw new BudgetSpent();
  }
}

/** Thrown through the calculation and caught where it began; nobody else sees it. */
export class BudgetSpent extends Error {
  override readonly name = "BudgetSpent";
}
