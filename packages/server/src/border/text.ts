import type { Problem } from "@gunline/link";
import type { z } from "zod";
import { plainFault } from "./plain.ts";

export interface Fault extends Problem {
  readonly path?: string;
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly Fault[] };

const FAULTS_SHOWN = 10;

/** Checks the text of a body against a schema, once it has been found to be of a bearable size and depth. */
export function readText<Schema extends z.ZodType>(text: string, schema: Schema): Read<z.infer<Schema>> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refused("BAD_JSON", "The body is no JSON.");
  }
  const fault = plainFault(raw);
  if (fault !== undefined) return refused("BAD_REQUEST", fault);
  const read = schema.safeParse(raw);
  if (read.success) return { ok: true, value: read.data };
  const errors = read.error.issues.slice(0, FAULTS_SHOWN).map(({ path, message }) => ({
    code: "BAD_REQUEST",
    message: message.slice(0, 200),
    path: path.map(String).join(".").slice(0, 100),
  }));
  return { ok: false, errors };
}

function refused(code: string, message: string): Read<never> {
  return { ok: false, errors: [{ code, message }] };
}
