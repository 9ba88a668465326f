import * as z from "zod/mini";
import { LIMITS } from "../../base/limits.ts";
import { listOf, text } from "../../game/scalar.ts";

/** One text, or several: most rows need one. */
export const oneOrMore = z.union([text, listOf(text, LIMITS.keywords, 1)]);

export function toList(value: string | readonly string[]): readonly string[] {
  return typeof value === "string" ? [value] : value;
}

/** "a", "a or b", "a, b or c". */
export function listWords(list: readonly string[], last: "or" | "and"): string {
  if (list.length < 2) return list[0] ?? "";
  return `${list.slice(0, -1).join(", ")} ${last} ${list.at(-1)}`;
}
