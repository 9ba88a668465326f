import type { Game, Unit } from "../game/document.ts";
import { lookup } from "../game/lookup.ts";
import { accept, type Checked, type Refusal, reject } from "../refusal.ts";
import { type AutoPath, autoPath, extendPath } from "./auto-path.ts";
import { chargingRefusals, declarable } from "./declaration.ts";
import { type Field, fieldOf } from "./field.ts";
import type { Step } from "./move.ts";
import type { Spot } from "./travel.ts";

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

/** The prospects of a charge, declared already or not: for every roll, or for one (CH-27, CH-28). */
export function chargeOutlook(
  game: Game,
  unit: Unit,
  targetIds: readonly string[],
  only?: number,
): Checked<ChargeOutlook> {
  const pending = lookup(game.charges.pending, unit.id);
  const underWay = pending !== undefined && sameMembers(pending.targets, targetIds);
  const busy = underWay ? [] : chargingRefusals(game);
  if (busy.length > 0) return reject(...busy);
  const checked = underWay
    ? accept(pending.targets.map((id) => game.units[id]!))
    : declarable(game, unit, targetIds);
  if (!checked.ok) return reject(...checked.refusals);
  const field = fieldOf(game, unit, checked.value);
  if (only !== undefined) {
    return accept({ rolls: { [only]: shown(forRoll(field, only)) } });
  }
  const rolls: Record<string, RollOutlook> = {};
  let steps: readonly Step[] | undefined;
  let ways = 0;
  for (let roll = LEAST; roll <= MOST; roll++) {
    const found = steps === undefined ? autoPath(field, roll) : extendPath(field, steps, roll);
    if (found.possible) {
      steps = found.steps;
      ways += waysToRoll(roll);
    }
    rolls[roll] = shown(found);
  }
  return accept({ rolls, probability: ways / 36 });
}

/** What a lower roll allows a higher one does too: where nothing is found at once, those are tried as well. */
function forRoll(field: Field, roll: number): AutoPath {
  const found = autoPath(field, roll);
  for (let lower = LEAST; !found.possible && lower < roll; lower++) {
    const less = autoPath(field, lower);
    if (less.possible) return extendPath(field, less.steps, roll);
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

function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && b.every((id) => a.includes(id));
}
