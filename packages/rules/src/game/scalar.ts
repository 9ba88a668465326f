import { z } from "zod";
import { LIMITS } from "../limits.ts";

/** The small schemas that every part of the document shares. */

const RESERVED_IDS = ["__proto__", "constructor", "prototype"];

export function isReservedId(id: string): boolean {
  return RESERVED_IDS.includes(id);
}

export const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

export const NOT_AN_ID = "must be an id of 1 to 64 letters, digits, _ or -";

export const idSchema = z
  .string()
  .regex(ID_PATTERN, { error: NOT_AN_ID })
  .refine((id) => !isReservedId(id), { error: "must not be a reserved word", params: { rule: "GD-2" } });

export const text = z.string().max(LIMITS.textLength);

export function count(least: number, most: number) {
  return z.number().int().min(least).max(most);
}
