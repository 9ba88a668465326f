import type { Point } from "../../geometry/shape.ts";

/** Which slot each point goes to, so that ways are short and hardly cross: pairs change places while that helps. */
export function slotsFor(points: readonly Point[], slots: readonly Point[]): readonly number[] {
  const chosen = points.map((_, index) => index);
  const cost = (point: number, slot: number) => {
    const dx = points[point]![0] - slots[slot]![0];
    const dy = points[point]![1] - slots[slot]![1];
    return dx * dx + dy * dy;
  };
  let changed = true;
  // Each change makes the sum smaller, and there are few: the bound only guards against rounding.
  for (let round = 0; changed && round < points.length; round++) {
    changed = false;
    for (let a = 0; a < points.length; a++) {
      for (let b = a + 1; b < points.length; b++) {
        const [sa, sb] = [chosen[a]!, chosen[b]!];
        if (cost(a, sb) + cost(b, sa) >= cost(a, sa) + cost(b, sb) - 1e-9) continue;
        [chosen[a], chosen[b]] = [sb, sa];
        changed = true;
      }
    }
  }
  return chosen;
}
