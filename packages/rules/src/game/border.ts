import type * as z from "zod/mini";
import { accept, type BorderCode, type Checked, type Refusal, reject } from "../base/refusal.ts";
import type { RuleId } from "../base/rule.ts";
import { explain, type Path } from "./explain.ts";
import { type Fault, faultInWords } from "./fault-words.ts";
import { firstOf } from "./refusal-list.ts";
import { isReservedId } from "./scalar.ts";

/** The border between JSON from outside and the types inside: one schema, and faults with their path. */

/** `units.U1.models.m1.position.x`, `terrain.R1.polygon[2]`, `units["a.b"]`; the whole document is `(document)`. */
function makePath(path: Path): string {
  if (path.length === 0) return "(document)";
  return path.map(makeStep).join("").replace(/^\./, "");
}

function makeStep(step: string | number): string {
  if (typeof step === "number") return `[${step}]`;
  return /^[\w-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}

export function fault(code: BorderCode, rule: RuleId, path: Path, what: Fault): Refusal {
  const where = makePath(path);
  return {
    code,
    rule,
    get message() {
      return `${where}: ${faultInWords.value(what)}`;
    },
    path: where,
  };
}

/** No reader wants thousands of faults, and no sender may have us write them. */
const FAULTS_SHOWN = 20;

/** The first faults of what somebody wrote, and how many more there are; they are looked for no further than that. */
export function faultList(faults: Iterable<Refusal>): readonly Refusal[] {
  return firstOf(faults, FAULTS_SHOWN);
}

/** Checks `raw` against the schema; every fault becomes a refusal that cites its own rule, or else `rule`. */
export function readBorder<Schema extends z.ZodMiniType>(
  schema: Schema,
  raw: unknown,
  rule: RuleId,
  code: BorderCode,
): Checked<z.infer<Schema>> {
  const reserved = reservedKey(raw, []);
  if (reserved !== undefined) {
    return { ok: false, refusals: [fault(code, "GD-2", reserved, ["reservedKey"])] };
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return accept(parsed.data);
  const faults = parsed.error.issues.values().flatMap((issue) => explain(issue, raw));
  return reject(...faultList(faults.map((one) => fault(code, one.rule ?? rule, one.path, one.what))));
}

const DEEPEST = 64;

/** zod passes over `__proto__` in silence, and `constructor` is no id either: both are looked for first. */
function reservedKey(raw: unknown, path: Path): Path | undefined {
  if (typeof raw !== "object" || raw === null || path.length > DEEPEST) return undefined;
  if (Array.isArray(raw)) {
    // Arrays of numbers and strings, which are most of a document, hold no keys.
    for (let i = 0; i < raw.length; i++) {
      if (typeof raw[i] !== "object") continue;
      const found = reservedKey(raw[i], [...path, i]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  for (const key of Object.keys(raw)) {
    if (isReservedId(key)) return [...path, key];
    const value = (raw as Record<string, unknown>)[key];
    if (typeof value !== "object") continue;
    const found = reservedKey(value, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
