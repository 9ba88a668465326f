import { declarable } from "../../src/space/charge/declaration.ts";
import { chargeField } from "../../src/space/charge/order.ts";
import { autoPath, pressed } from "../../src/space/move/auto-path.ts";
import { engages, touchedTarget } from "../../src/space/move/engagement.ts";
import type { ModelStep } from "../../src/space/move/step.ts";
import { Judge } from "./judge.ts";
import { most } from "./most.ts";
import { skirmish } from "./skirmish.ts";

/** Models in base contact and models engaged, over many small charges. */
interface Count {
  contact: number;
  engaged: number;
}

export interface Share {
  readonly charges: number;
  /** As soon as some move is found, with as many as are found to fight, and the most there is. */
  readonly soon: Count;
  readonly found: Count;
  readonly most: Count;
}

/** Auto-path beside the best that an exhaustive search finds, in charges that can be made, from the first position on. */
export function contactShare(charges: number): Share {
  const none = (): Count => ({ contact: 0, engaged: 0 });
  const share = { charges, soon: none(), found: none(), most: none() };
  for (let seed = 1, seen = 0; seen < charges; seed++) {
    const { game, targets, roll } = skirmish(seed);
    const unit = game.units["A"]!;
    const checked = declarable(game, unit, targets);
    if (!checked.ok) continue;
    const field = chargeField(game, unit, checked.value, roll);
    const auto = autoPath(field);
    if (!auto.possible) continue;
    seen++;
    const count = (steps: readonly ModelStep[]): Count => ({
      contact: steps.filter(({ end }) => touchedTarget(field, end) !== undefined).length,
      engaged: steps.filter(({ end }) => field.targetModels.some((enemy) => engages(field, end, enemy)))
        .length,
    });
    const found = count(pressed(field, auto.steps));
    const [contact, engaged] = most(new Judge(game, targets, roll));
    // The search goes by a grid: what the referee finds beyond it counts as the most.
    const isBetter = contact > found.contact || (contact === found.contact && engaged > found.engaged);
    add(share.soon, count(auto.steps));
    add(share.found, found);
    add(share.most, isBetter ? { contact, engaged } : found);
  }
  return share;
}

function add(sum: Count, { contact, engaged }: Count): void {
  sum.contact += contact;
  sum.engaged += engaged;
}
