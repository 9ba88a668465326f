import { rollBonus } from "../../abilities/permissions.ts";
import type { Refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import {
  type AutoPath,
  autoPath,
  extendPath,
  impossible,
  notSought,
  pressed,
  provedImpossible,
  thoroughPath,
} from "../move/auto-path.ts";
import { type Field, withDistance } from "../move/field.ts";
import type { Hindrance } from "../move/hindrance.ts";
import type { Spot } from "../move/spot.ts";
import type { ModelStep } from "../move/step.ts";
import { chargeField } from "./order.ts";

/** What a roll would bring: paths that succeed, or why there are none. */
export interface RollOdds {
  /** True only with paths. */
  readonly possible: boolean;
  /** Whether that is certain: paths were found, or there are none. Otherwise nothing was found, and there may be some. */
  readonly proved: boolean;
  readonly reasons: readonly Refusal[];
  readonly per_model_paths: Readonly<Record<string, readonly Spot[]>>;
  readonly facings: Readonly<Record<string, number>>;
}

export interface ChargeOdds {
  readonly rolls: Readonly<Record<string, RollOdds>>;
  /** That the charge succeeds, before its dice are rolled; absent where only one roll was asked for. */
  readonly probability?: number;
  /** The same if every roll that is undecided were possible; only where there is one. */
  readonly probability_at_most?: number;
}

/** What two dice show at the least and at the most. */
const LEAST = 2;
const MOST = 12;

/** Units of up to so many models. */
const SMALL = 6;
const FEW = 3;

/** For every roll of the dice, or for one, with what is added to it: paths that succeed, or why there are none. */
export function chargeOddsOf(game: Game, unit: Unit, targets: readonly Unit[], only?: number): ChargeOdds {
  const bonus = rollBonus(game, unit, "CHARGE_ROLL");
  const field = chargeField(game, unit, targets, (only ?? MOST) + bonus);
  if (only !== undefined) return { rolls: { [only]: forRoll(field, only, bonus) } };
  const answers = allRolls(field, bonus);
  // A small unit's moves are soon made better; a large one's when its roll is known.
  const isSmall = field.movers.length <= SMALL;
  const rolls: Record<string, RollOdds> = {};
  let ways = 0;
  let undecided = 0;
  let known: Hindrance | undefined;
  // What stops the unit is looked for once, with the highest roll that does not do.
  for (const [roll, answer] of [...answers].sort(([a], [b]) => b - a)) {
    if (!answer.possible) {
      if (!answer.proved) undecided += waysToRoll(roll);
      const { refusals, hindrance } = answer.reasons(known);
      known ??= hindrance;
      rolls[roll] = withoutPaths(answer.proved, refusals);
      continue;
    }
    ways += waysToRoll(roll);
    rolls[roll] = withPaths(
      isSmall ? pressed(withDistance(field, roll + bonus), answer.steps) : answer.steps,
    );
  }
  const probability = ways / 36;
  return undecided === 0
    ? { rolls, probability }
    : { rolls, probability, probability_at_most: (ways + undecided) / 36 };
}

/**
 * The least roll of the dice for which paths are soon found; undefined where none are for any. A longer search may find
 * some for a lower one: this is for who asks about many charges.
 */
export function leastRollOf(game: Game, unit: Unit, targets: readonly Unit[]): number | undefined {
  const bonus = rollBonus(game, unit, "CHARGE_ROLL");
  const field = chargeField(game, unit, targets, MOST + bonus);
  let [least, most] = [LEAST, MOST + 1];
  while (least < most) {
    const roll = Math.floor((least + most) / 2);
    if (autoPath(withDistance(field, roll + bonus)).possible) most = roll;
    else least = roll + 1;
  }
  return least > MOST ? undefined : least;
}

/**
 * What a roll can do a higher one can. So the least roll is sought for which paths are soon found; below it all effort is
 * made, roll by roll, until that finds nothing either; and above it the move is only brought into contact as the longer way
 * demands.
 */
function allRolls(field: Field, bonus: number): ReadonlyMap<number, AutoPath> {
  const withRoll = (roll: number) => withDistance(field, roll + bonus);
  const answers = new Map<number, AutoPath>();
  let least = LEAST;
  let steps: readonly ModelStep[] | undefined;
  // A few models are searched so broadly that what the longest way does not bring is not looked for with every other.
  const isVain = field.movers.length <= FEW && !autoPath(withRoll(MOST)).possible;
  for (; least <= MOST && steps === undefined; least++) {
    const answer = isVain ? notSought(withRoll(least)) : autoPath(withRoll(least));
    answers.set(least, answer);
    if (answer.possible) steps = answer.steps;
  }
  for (let roll = steps === undefined ? MOST : least - 2; roll >= LEAST; roll--) {
    const below = answers.get(roll)!;
    if (below.possible || below.proved) break;
    const rolled = withRoll(roll);
    const proof = provedImpossible(rolled);
    const found = proof === undefined ? thoroughPath(rolled, steps) : undefined;
    if (found !== undefined) {
      steps = found;
      answers.set(roll, { possible: true, steps });
      continue;
    }
    const fine = proof ?? provedImpossible(rolled, "FINE");
    const shorter = fine === undefined && steps === undefined ? thoroughBelow(withRoll, roll) : undefined;
    if (shorter === undefined) {
      provePast(withRoll, answers, roll, fine);
      break;
    }
    ({ roll, steps } = shorter);
    answers.set(roll, { possible: true, steps });
  }
  for (let roll = LEAST; roll <= MOST; roll++) {
    const known = answers.get(roll);
    if (known?.possible) steps = known.steps;
    else if (known === undefined || answers.get(roll - 1)?.possible) {
      const answer = extendPath(withRoll(roll), steps!);
      answers.set(roll, answer);
      if (answer.possible) steps = answer.steps;
    }
  }
  return answers;
}

/** A search may lose itself in a long way and succeed with a shorter one; a few of those are tried. */
function thoroughBelow(
  withRoll: (roll: number) => Field,
  from: number,
): { readonly roll: number; readonly steps: readonly ModelStep[] } | undefined {
  for (let roll = from - 1; roll >= Math.max(from - SHORTER, LEAST); roll--) {
    const steps = thoroughPath(withRoll(roll), undefined);
    if (steps !== undefined) return { roll, steps };
  }
  return undefined;
}

const SHORTER = 5;

/** What is impossible with a roll is so with every lower one; so the highest is sought of which it can be proved. */
function provePast(
  withRoll: (roll: number) => Field,
  answers: Map<number, AutoPath>,
  from: number,
  proof: AutoPath | undefined,
): void {
  let open = from;
  let proved = LEAST - 1;
  for (; proved < from && isProved(answers.get(proved + 1)!); proved++);
  if (proof !== undefined) open = proved = from;
  while (open - proved > 1) {
    const middle = Math.floor((open + proved) / 2);
    const rolled = withRoll(middle);
    if ((provedImpossible(rolled) ?? provedImpossible(rolled, "FINE")) === undefined) open = middle;
    else proved = middle;
  }
  for (let roll = LEAST; roll <= proved; roll++) {
    if (!isProved(answers.get(roll)!)) answers.set(roll, impossible(withRoll(roll)));
  }
}

function isProved(answer: AutoPath): boolean {
  return !answer.possible && answer.proved;
}

/** A roll that is not soon answered is answered as one of all. What is found brings as many as can be into the fight. */
function forRoll(field: Field, roll: number, bonus: number): RollOdds {
  const soon = autoPath(field);
  const answer = soon.possible || soon.proved ? soon : allRolls(field, bonus).get(roll)!;
  return answer.possible
    ? withPaths(pressed(field, answer.steps))
    : withoutPaths(answer.proved, answer.reasons().refusals);
}

function withoutPaths(proved: boolean, reasons: readonly Refusal[]): RollOdds {
  return { possible: false, proved, reasons, per_model_paths: {}, facings: {} };
}

function withPaths(steps: readonly ModelStep[]): RollOdds {
  const moving = steps.filter(({ moves }) => moves);
  return {
    possible: true,
    proved: true,
    reasons: [],
    per_model_paths: Object.fromEntries(moving.map(({ mover, path }) => [mover.id, path])),
    facings: Object.fromEntries(moving.map(({ mover, facing }) => [mover.id, facing])),
  };
}

/** Of the 36 pairs of dice, how many show this sum. */
function waysToRoll(sum: number): number {
  return sum <= 7 ? sum - 1 : 13 - sum;
}
