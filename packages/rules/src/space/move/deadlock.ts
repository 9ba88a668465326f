import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Placed } from "../../game/measure/placed.ts";
import type { Field } from "./field.ts";
import { passesOver } from "./obstacle.ts";
import type { ModelStep } from "./step.ts";

/**
 * Monsters and Vehicles do not pass through those of their own unit either (CH-14). The owner chooses who moves first:
 * who passes where another model of the unit stood waits for it to go, and who passes where one ends goes before it comes. Models that wait
 * for each other, or for one that stays, can never go.
 */
export function deadlockFaults(field: Field, steps: readonly ModelStep[]): readonly Refusal[] {
  if (field.order.crossing.largeFriends) return [];
  const waits = steps.map(() => new Set<number>());
  for (const [i, step] of steps.entries()) {
    if (!step.moves || step.mover.fly || !step.mover.large) continue;
    for (const [j, other] of steps.entries()) {
      if (i === j) continue;
      if (passes(field, step, other.mover.start)) waits[i]!.add(j);
      if (passes(field, step, other.end)) waits[j]!.add(i);
    }
  }
  const left = new Set(steps.keys());
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const i of left) if (![...waits[i]!].some((j) => left.has(j))) left.delete(i);
  }
  const stuck = [...left].filter((i) => steps[i]!.moves && [...waits[i]!].some((j) => left.has(j)));
  return stuck.map((i) => {
    const { id, name } = steps[i]!.mover;
    const about = { unit_id: field.unit.id, model_id: id, target_unit_id: field.unit.id };
    return refusal("FRIEND_IN_THE_WAY:own", field.order.rules.passing, { model: name }, about);
  });
}

function passes({ unit }: Field, { walker, path }: ModelStep, placed: Placed): boolean {
  return passesOver(walker, path, { unit, placed, large: true, titanic: false });
}
