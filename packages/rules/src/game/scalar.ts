import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { named } from "./fault-words.ts";

/** The small schemas that every part of the document shares. */

const RESERVED_IDS = ["__proto__", "constructor", "prototype"];

export function isReservedId(id: string): boolean {
  return RESERVED_IDS.includes(id);
}

export const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

export const idSchema = z.string().check(
  z.regex(ID_PATTERN, { error: named("notAnId") }),
  z.refine((id) => !isReservedId(id), { error: named("reservedId"), params: { rule: "GD-2" } }),
);

export const text = z.string().check(z.maxLength(LIMITS.textLength));

/** A number between two bounds. */
export function within(least: number, most: number) {
  return z.number().check(z.minimum(least), z.maximum(most));
}

/** At most so many of them. */
export function listOf<Item extends z.ZodMiniType>(item: Item, most: number, least = 0) {
  return z.array(item).check(z.minLength(least), z.maxLength(most));
}

export function count(least: number, most: number) {
  return z.int().check(z.minimum(least), z.maximum(most));
}
