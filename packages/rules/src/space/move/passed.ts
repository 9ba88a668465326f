import { sweptMeets } from "../../geometry/sweep.ts";
import type { Field } from "./field.ts";
import { flat } from "./spot.ts";
import type { ModelStep } from "./step.ts";

/** The enemy units that a base of the unit passes over on its way, at whatever height, in the document's order. */
export function enemiesPassed({ targetModels, otherEnemies }: Field, steps: readonly ModelStep[]): string[] {
  const found = new Set<string>();
  for (const { unit, placed } of [...targetModels, ...otherEnemies]) {
    if (found.has(unit.id)) continue;
    const isPassed = steps.some(({ walker, path }) =>
      path.some((spot, at) => {
        const from = path[at - 1];
        return from !== undefined && sweptMeets(walker.core, flat(from), flat(spot), placed.shape);
      }),
    );
    if (isPassed) found.add(unit.id);
  }
  return [...found];
}
