import { faceValue } from "../../../dice/expression.ts";
import { type Amount, diceOf } from "./amount.ts";

/** What acts come to, exactly: the chance of each number. */

/** `pmf[n]` is the chance of n. */
export type Chances = readonly number[];

/** What is counted of an act: wounds, wounds that are not lost, models, inches, command points; of a test or a die, 1 is a success. */
type Counted = "MORTAL_WOUNDS" | "HEALED" | "RETURNED" | "DESTROYED" | "TEST" | "MOVE" | "CP" | "DIE" | "SPARED";

export interface ActOdds {
  readonly what: Counted;
  readonly unit_id: string;
  readonly chances: Chances;
  /** The same if it is not done; absent: nothing at all. */
  readonly without?: Chances;
  /** No more than so many come of all acts together: lost wounds, models that are there. */
  readonly most?: number;
}

const NEVER: Chances = [1];

export function chancesOf(amount: Amount): Chances {
  const { count, sides, plus } = diceOf(amount);
  const die = [0, 0, 0, 0, 0, 0, 0];
  for (let face = 1; face <= 6; face++) die[faceValue(face, sides)]! += 1 / 6;
  let sum: Chances = [...Array<number>(plus).fill(0), 1];
  for (let at = 0; at < count; at++) sum = added(sum, die);
  return sum;
}

/** So many dice, each of which counts from this face on, and no more than `most`. */
export function chancesOfDice(
  dice: number,
  from: number,
  most = Number.POSITIVE_INFINITY,
  { upTo = 6, each = 1 }: { readonly upTo?: number; readonly each?: Amount } = {},
): Chances {
  const chance = Math.max(0, upTo + 1 - from) / 6;
  const one = chancesOf(each).map((share) => share * chance);
  one[0] = (one[0] ?? 0) + 1 - chance;
  let sum: Chances = NEVER;
  for (let at = 0; at < dice; at++) sum = added(sum, one);
  return capped(sum, most);
}

export function capped(chances: Chances, most: number): Chances {
  return counted(chances, (number) => Math.min(number, most));
}

/** What a roll comes to where each of its numbers counts for another. */
export function counted(chances: Chances, worth: (rolled: number) => number): Chances {
  const found: number[] = [];
  for (const [number, chance] of chances.entries()) {
    const at = worth(number);
    while (found.length <= at) found.push(0);
    found[at]! += chance;
  }
  return found;
}

/** Two rolls of which neither depends on the other. */
function added(a: Chances, b: Chances): Chances {
  const sum = Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j]! += p * q;
  return sum;
}

export function meanOf(chances: Chances): number {
  return chances.reduce((sum, chance, number) => sum + chance * number, 0);
}

/** One of several things comes about, each with its chance; where none does, nothing is counted. */
export function oneOf(
  cases: readonly { readonly chance: number; readonly odds: readonly ActOdds[] }[],
): readonly ActOdds[] {
  const kinds = new Map(cases.flatMap(({ odds }) => odds.map((one) => [keyOf(one), one])));
  return [...kinds.values()].map((kind) => {
    const mixed: number[] = [1];
    for (const { chance, odds } of cases) {
      for (const one of odds) {
        if (keyOf(one) !== keyOf(kind)) continue;
        mixed[0]! -= chance;
        for (const [number, p] of one.chances.entries()) mixed[number] = (mixed[number] ?? 0) + chance * p;
      }
    }
    return { ...kind, chances: mixed };
  });
}

/** One after the other. */
export function together(all: readonly ActOdds[]): readonly ActOdds[] {
  const found = new Map<string, ActOdds>();
  for (const one of all) {
    const before = found.get(keyOf(one));
    if (before === undefined) found.set(keyOf(one), one);
    else {
      const sum = added(before.chances, one.chances);
      found.set(keyOf(one), { ...one, chances: capped(sum, one.most ?? Number.POSITIVE_INFINITY) });
    }
  }
  return [...found.values()];
}

const keyOf = ({ what, unit_id }: ActOdds): string => `${what} ${unit_id}`;
