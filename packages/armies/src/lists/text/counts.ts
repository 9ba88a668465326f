import { tidy } from "../names.ts";

/** A name with the number before or behind it; null: none is written. */
export interface Counted {
  readonly count: number | null;
  readonly text: string;
}

const BEFORE = /^(\d{1,4})(?:[x×х]\s?|\s[x×х]\s)(?=\D)(.+)$/iu;
const TURNED = /^[x×х]\s?(\d{1,4})\s+(?=\p{L}|['‘’])(.+)$/iu;
const BARE = /^(\d{1,3})\s+(?!with\b)(?=\p{L}|['‘’])(.+)$/iu;
const BEHIND = /^(.+?)\s+[x×х]\s?(\d{1,3})$/iu;

/** `9x Boy`, `9 x Boy`, `x9 Boy`; where a number can be nothing else also `9 Boy` and `Boy x9`. */
export function countedIn(words: string, isSure: boolean): Counted {
  const before = BEFORE.exec(words) ?? TURNED.exec(words) ?? (isSure ? BARE.exec(words) : null);
  if (before !== null) return { count: Number(before[1]), text: tidy(before[2]!) };
  const behind = isSure ? BEHIND.exec(words) : null;
  return behind === null ? { count: null, text: words } : { count: Number(behind[2]), text: behind[1]! };
}
