import { LIMITS } from "../base/limits.ts";

/** `count` dice of `sides` plus a constant; a plain number has no dice. */
export interface DiceExpression {
  readonly count: number;
  readonly sides: 3 | 6;
  readonly plus: number;
}

const PATTERN = /^(?:(\d{0,9})\s*D\s*([36]))?\s*(?:(\+)?\s*(\d{1,9}))?$/i;

const known = new Map<string, DiceExpression>();
const MOST_KNOWN = 1_000;

/** Reads `3`, `"D6"`, `"2D3+1"` in any case; undefined for what is no such expression or exceeds the limits. */
export function parseDice(source: string | number): DiceExpression | undefined {
  const text = typeof source === "string" ? source : String(source);
  const before = known.get(text);
  if (before !== undefined) return before;
  const expression = readDice(text.trim());
  if (expression !== undefined && known.size < MOST_KNOWN) known.set(text, expression);
  return expression;
}

function readDice(text: string): DiceExpression | undefined {
  const match = PATTERN.exec(text);
  if (match === null || text === "") return undefined;
  const [, countText, sidesText, sign, plusText] = match;
  const sides = sidesText === "3" ? 3 : 6;
  const count = sidesText === undefined ? 0 : countText === "" ? 1 : Number(countText);
  // A constant after dice needs its plus sign, a constant alone must not have one.
  if ((sidesText !== undefined && plusText !== undefined) !== (sign !== undefined)) return undefined;
  if (sidesText !== undefined && count === 0) return undefined;
  const plus = plusText === undefined ? 0 : Number(plusText);
  const most = count * sides + plus;
  if (count > LIMITS.dicePerExpression || most > LIMITS.totalPerExpression || most < 1) return undefined;
  return { count, sides, plus };
}

/** The inverse of `parseDice`: `2D6+1`, `D3`, `4`. */
export function makeDice({ count, sides, plus }: DiceExpression): string {
  if (count === 0) return String(plus);
  return `${count === 1 ? "" : count}D${sides}${plus === 0 ? "" : `+${plus}`}`;
}

/** What one d6 face is worth on a die with this many sides: a D3 is half the face, rounded up (DI-2). */
export function faceValue(face: number, sides: 3 | 6): number {
  return sides === 6 ? face : (face + 1) >> 1;
}

/** Whether a roll came out lower than the average, so that rolling again is worth it. */
export function isBelowMean({ count, sides, plus }: DiceExpression, rolled: number): boolean {
  return 2 * (rolled - plus) < count * (sides + 1);
}
