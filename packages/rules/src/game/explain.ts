import type * as z from "zod/mini";
import type { RuleId } from "../base/rule.ts";
import type { Fault, SchemaFault } from "./fault-words.ts";
import { ID_PATTERN } from "./scalar.ts";

/** Turns what the schema library says about a fault into a place, a fault of ours and the rule that is broken. */

export type Path = readonly (string | number)[];

export interface Explained {
  readonly path: Path;
  readonly what: Fault;
  /** Absent: the rule of the whole border. */
  readonly rule?: RuleId;
}

/** What should have been there: a kind of value, one of several values, or any of several such. */
export type Expected =
  | { readonly type: string }
  | { readonly values: readonly string[] }
  | { readonly any: readonly Expected[] };

/** What was there: as it was written where that is short, or by its kind. */
export type Found = { readonly json: string } | { readonly kind: "list" | "object" };

type Issue = z.core.$ZodIssue;

/** One fault an issue: an unknown field is named by its own path, a union by its most telling branch. */
export function explain(issue: Issue, raw: unknown): readonly Explained[] {
  const path = issue.path as Path;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...path, key], what: ["unknownField"] }));
  }
  const found = valueAt(raw, path);
  if (found === undefined) return [{ path, what: ["missing", expectation(issue)] }];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const nearest = issue.errors.reduce((a, b) => (isMoreSpecific(b, a) ? b : a));
    if (depth(nearest) > 1) {
      return nearest.flatMap((inner) => explain({ ...inner, path: [...path, ...inner.path] }, raw));
    }
    const whole = issue.errors.flat().find((inner) => "expected" in inner && inner.expected === "int");
    if (typeof found === "number" && whole !== undefined) return explain({ ...whole, path: [...path] }, raw);
  }
  return [faultOf(issue, path, found)];
}

function faultOf(issue: Issue, path: Path, found: unknown): Explained {
  switch (issue.code) {
    case "too_big":
    case "too_small":
      return { path, ...bound(issue, path) };
    case "invalid_format":
      return {
        path,
        what: namedBy(issue),
        ...(issue.pattern === String(ID_PATTERN) ? { rule: "GD-2" as const } : {}),
      };
    case "custom":
      return { path, what: namedBy(issue), ...(issue.params as { rule?: RuleId } | undefined) };
    default:
      if (typeof found === "number" && !Number.isFinite(found)) {
        return { path, what: ["notFinite", found], rule: "GD-6" };
      }
      return { path, what: ["unfit", shown(found), expectation(issue)] };
  }
}

/** Our own schemas name the fault in place of a message. */
function namedBy({ message }: Issue): Fault {
  return [message as SchemaFault];
}

/** Bounds of numbers, texts and lists. */
function bound(
  issue: Extract<Issue, { code: "too_big" | "too_small" }>,
  path: Path,
): Pick<Explained, "what" | "rule"> {
  const [limit, most] = issue.code === "too_big" ? [issue.maximum, true] : [issue.minimum, false];
  const bounds = { limit: Number(limit), most };
  if (issue.origin === "array" || issue.origin === "string") {
    const what = ["wrongLength", bounds, issue.origin === "array" ? "array" : "string"] as const;
    if (most) return { what, rule: "GD-6" };
    return path.at(-1) === "polygon" ? { what, rule: "GD-5" } : { what };
  }
  return { what: ["outOfBounds", bounds, issue.inclusive !== false], rule: "GD-6" };
}

/** Null where the schema library does not say it. */
function expectation(issue: Issue): Expected | null {
  if (issue.code === "invalid_type") return { type: issue.expected };
  if (issue.code === "invalid_value") return { values: issue.values.map(String) };
  if (issue.code === "invalid_union") {
    if ("options" in issue && Array.isArray(issue.options)) return { values: issue.options.map(String) };
    const any = issue.errors.flat().flatMap((inner) => expectation(inner) ?? []);
    return any.length > 0 ? { any } : null;
  }
  return null;
}

const LONGEST_SHOWN = 40;

/** A value as a person may know it again: short ones as written, others by their kind. */
function shown(value: unknown): Found {
  if (Array.isArray(value)) return { kind: "list" };
  if (typeof value === "object" && value !== null) return { kind: "object" };
  const text = JSON.stringify(value) ?? typeof value;
  return { json: text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text };
}

/** The branch that got further into the value tells more, and of two that got as far the one with fewer faults. */
function isMoreSpecific(branch: readonly Issue[], other: readonly Issue[]): boolean {
  const further = depth(branch) - depth(other);
  return further > 0 || (further === 0 && branch.length < other.length);
}

function depth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length + 1));
}

function valueAt(raw: unknown, path: Path): unknown {
  let value = raw;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}
