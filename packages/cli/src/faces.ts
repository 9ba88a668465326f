import { LIMITS } from "@gunline/rules";
import { faulty, found, type Read } from "./outcome.ts";

/** As many as a record may hold. */
const MOST_FACES = LIMITS.scriptedDice;

/** Reads `6,5,1`; an empty text is an empty list. */
export function parseFaces(text: string): Read<readonly number[]> {
  if (text.trim() === "") return found([]);
  const parts = text.split(",", MOST_FACES + 1).map((part) => part.trim());
  if (parts.length > MOST_FACES) return faulty(`--dice: has more than ${MOST_FACES} faces`);
  const bad = parts.findIndex((part) => !/^[1-6]$/.test(part));
  if (bad === -1) return found(parts.map(Number));
  return faulty(`--dice: "${parts[bad]}", number ${bad + 1} of the list, is not a face from 1 to 6`);
}
