import { tidy } from "../names.ts";

/** A name with the number before or behind it; null: none is written. */
export interface Counted {
  readonly count: number | null;
  readonly text: string;
}

// Classes of letters are slow to prepare where capitals do not matter: these spell both.
const BEFORE = /^(\d{1,4})(?:[xX×хХ]\s?|\s[xX×хХ]\s)(?=\D)(.+)$/;
const TURNED = /^[xX×хХ]\s?(\d{1,4})\s+(?=\p{L}|['‘’])(.+)$/u;
const BARE = /^(\d{1,3})\s+(?![wW][iI][tT][hH]\b)(?=\p{L}|['‘’])(.+)$/u;
const BEHIND = /^(.+?)\s+[xX×хХ]\s?(\d{1,3})$/;

/** `9x Boy`, `9 x Boy`, `x9 Boy`; where a number can be nothing else also `9 Boy` and `Boy x9`. */
export function countedIn(words: string, isSure: boolean): Counted {
  const before = BEFORE.exec(words) ?? TURNED.exec(words) ?? (isSure ? BARE.exec(words) : null);
  if (before !== null) return { count: Number(before[1]), text: tidy(before[2]!) };
  const behind = isSure ? BEHIND.exec(words) : null;
  return behind === null ? { count: null, text: words } : { count: Number(behind[2]), text: behind[1]! };
}
