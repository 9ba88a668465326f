import type { Game, Unit } from "../game/document.ts";
import { type AutoPath, autoPath, extendPath } from "../move/auto-path.ts";
import { type Field, withDistance } from "../move/field.ts";
import type { Step } from "../move/step.ts";
import type { Spot } from "../move/travel.ts";
import type { Refusal } from "../refusal.ts";
import { chargeField } from "./order.ts";

/** What a roll would bring: paths that succeed, or why there are none. */
export interface RollOutlook {
  readonly possible: boolean;
  readonly reasons: readonly Refusal[];
  readonly per_model_paths: Readonly<Record<string, readonly Spot[]>>;
  readonly facings: Readonly<Record<string, number>>;
}

export interface ChargeOutlook {
  readonly rolls: Readonly<Record<string, RollOutlook>>;
  /** That the charge succeeds, before its dice are rolled; absent where only one roll was asked for. */
  readonly probability?: number;
}

const LEAST = 2;
const MOST = 12;

/** For every roll, or for one: paths that succeed, or why there are none. */
export function outlookOf(game: Game, unit: Unit, targets: readonly Unit[], only?: number): ChargeOutlook {
  const field = chargeField(game, unit, targets, only ?? MOST);
  if (only !== undefined) {
    return { rolls: { [only]: shown(forRoll(field, only)) } };
  }
  const rolls: Record<string, RollOutlook> = {};
  let steps: readonly Step[] | undefined;
  let ways = 0;
  for (let roll = LEAST; roll <= MOST; roll++) {
    const rolled = withDistance(field, roll);
    const found = steps === undefined ? autoPath(rolled) : extendPath(rolled, steps);
    if (found.possible) {
      steps = found.steps;
      ways += waysToRoll(roll);
    }
    rolls[roll] = shown(found);
  }
  return { rolls, probability: ways / 36 };
}

/** What a lower roll allows a higher one does too: where nothing is found at once, those are tried as well. */
function forRoll(field: Field, roll: number): AutoPath {
  const found = autoPath(field);
  for (let lower = LEAST; !found.possible && lower < roll; lower++) {
    const less = autoPath(withDistance(field, lower));
    if (less.possible) return extendPath(field, less.steps);
  }
  return found;
}

function shown(found: AutoPath): RollOutlook {
  if (!found.possible) return { possible: false, reasons: found.reasons, per_model_paths: {}, facings: {} };
  const moving = found.steps.filter(({ moves }) => moves);
  return {
    possible: true,
    reasons: [],
    per_model_paths: Object.fromEntries(moving.map(({ mover, path }) => [mover.id, path])),
    facings: Object.fromEntries(moving.map(({ mover, facing }) => [mover.id, facing])),
  };
}

/** Of the 36 pairs of dice, how many show this sum. */
function waysToRoll(sum: number): number {
  return sum <= 7 ? sum - 1 : 13 - sum;
}
