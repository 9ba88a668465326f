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
export function chancesOfDice(dice: number, from: number, most = Number.POSITIVE_INFINITY): Chances {
  const chance = (7 - from) / 6;
  let sum: Chances = NEVER;
  for (let at = 0; at < dice; at++) sum = added(sum, [1 - chance, chance]);
  return capped(sum, most);
}

/** So many dice, each of which counts from this face on for so many, and no more than `most` together. */
export function chancesOfEach(dice: number, from: number, each: Chances, most: number): Chances {
  const chance = Math.min(1, Math.max(0, 7 - from) / 6);
  const one = each.map((part, number) => part * chance + (number === 0 ? 1 - chance : 0));
  let sum: Chances = NEVER;
  for (let at = 0; at < dice; at++) sum = capped(added(sum, one), most);
  return sum;
}

export function capped(chances: Chances, most: number): Chances {
  const found: number[] = [];
  for (const [number, chance] of chances.entries()) {
    const at = Math.min(number, most);
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
    found.set(
      keyOf(one),
      before === undefined ? one : { ...one, chances: added(before.chances, one.chances) },
    );
  }
  return [...found.values()];
}

const keyOf = ({ what, unit_id }: ActOdds): string => `${what} ${unit_id}`;
