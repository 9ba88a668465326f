import { type Point, tidy } from "./layouts/layout.ts";

/** How units stand in the middle of a battle: in something like ranks. */

export interface Loose {
  /** The middle of the first rank. */
  readonly at: Point;
  /** Where the unit looks, a vector of any length. */
  readonly toward: Point;
  /** How many stand in each rank, from the front. */
  readonly ranks: readonly number[];
  /** From one model to the next, from middle to middle. */
  readonly pitch?: number;
  /** Any number: units with different ones do not look alike. */
  readonly stir: number;
}

/** Nobody stands quite where the next rank would have him: a fixed table, so that it is the same everywhere. */
const STEPS: readonly number[] = [
  0.02, -0.14, 0.11, -0.05, 0.15, -0.1, -0.01, 0.13, -0.15, 0.07, 0.04, -0.08, 0.1, -0.12, 0, 0.14, -0.03,
  0.09, -0.11,
];

export function loosely({ at, toward, ranks, pitch = 1.72, stir }: Loose): readonly Point[] {
  const length = Math.sqrt(toward[0] * toward[0] + toward[1] * toward[1]);
  const [ux, uy] = [toward[0] / length, toward[1] / length];
  const spots: Point[] = [];
  for (const [rank, many] of ranks.entries()) {
    const shift = rank % 2 === 1 && many === ranks[rank - 1] ? 0.5 : 0;
    for (let file = 0; file < many; file++) {
      const step = stir + spots.length;
      const back = -rank * pitch * 0.95 + STEPS[(step * 5) % STEPS.length]!;
      const aside = (file - (many - 1) / 2 + shift) * pitch + STEPS[(step * 7 + 3) % STEPS.length]!;
      spots.push([tidy(at[0] + back * ux - aside * uy), tidy(at[1] + back * uy + aside * ux)]);
    }
  }
  return spots;
}
