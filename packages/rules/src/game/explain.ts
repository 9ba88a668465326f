import type * as z from "zod/mini";
import type { RuleId } from "../base/rule.ts";
import { ID_PATTERN } from "./scalar.ts";

/** Turns what the schema library says about a fault into a place, a sentence and the rule that is broken. */

export type Path = readonly (string | number)[];

export interface Explained {
  readonly path: Path;
  readonly what: string;
  /** Absent: the rule of the whole border. */
  readonly rule?: RuleId;
}

type Issue = z.core.$ZodIssue;

/** One line a fault: an unknown field is named by its own path, a union by its most telling branch. */
export function explain(issue: Issue, raw: unknown): readonly Explained[] {
  const path = issue.path as Path;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...path, key], what: "is not a known field" }));
  }
  const found = valueAt(raw, path);
  if (found === undefined) return [{ path, what: `is missing${expectation(issue)}` }];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const nearest = issue.errors.reduce((a, b) => (isMoreSpecific(b, a) ? b : a));
    if (depth(nearest) > 1) {
      return nearest.flatMap((inner) => explain({ ...inner, path: [...path, ...inner.path] }, raw));
    }
    const whole = issue.errors.flat().find((inner) => "expected" in inner && inner.expected === "int");
    if (typeof found === "number" && whole !== undefined) return explain({ ...whole, path: [...path] }, raw);
  }
  return [sentence(issue, path, found)];
}

function sentence(issue: Issue, path: Path, found: unknown): Explained {
  switch (issue.code) {
    case "too_big":
    case "too_small":
      return { path, ...bound(issue, path) };
    case "invalid_format":
      return {
        path,
        what: issue.message,
        ...(issue.pattern === String(ID_PATTERN) ? { rule: "GD-2" as const } : {}),
      };
    case "custom":
      return { path, what: issue.message, ...(issue.params as { rule?: RuleId } | undefined) };
    default:
      if (typeof found === "number" && !Number.isFinite(found)) {
        return { path, what: `is ${found}, which is no finite number`, rule: "GD-6" };
      }
      return { path, what: `is ${shown(found)}${expectation(issue)}` };
  }
}

/** Bounds of numbers, texts and lists, in words. */
function bound(
  issue: Extract<Issue, { code: "too_big" | "too_small" }>,
  path: Path,
): Pick<Explained, "what" | "rule"> {
  const [limit, most] = issue.code === "too_big" ? [issue.maximum, true] : [issue.minimum, false];
  if (issue.origin === "array" || issue.origin === "string") {
    const [one, many] = issue.origin === "array" ? ["entry", "entries"] : ["character", "characters"];
    const what = `must have at ${most ? "most" : "least"} ${limit} ${limit === 1 ? one : many}`;
    if (most) return { what, rule: "GD-6" };
    return path.at(-1) === "polygon" ? { what, rule: "GD-5" } : { what };
  }
  const how = issue.inclusive === false ? (most ? "less than" : "more than") : most ? "at most" : "at least";
  return { what: `must be ${how} ${limit}`, rule: "GD-6" };
}

const NAMES: Readonly<Record<string, string>> = {
  int: "a whole number",
  number: "a number",
  string: "a text",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  tuple: "a list of two",
  null: "null",
};

/** What should have been there: ", expected a number". */
function expectation(issue: Issue): string {
  if (issue.code === "invalid_type") return `, expected ${NAMES[issue.expected] ?? issue.expected}`;
  if (issue.code === "invalid_value") return `, expected ${oneOf(issue.values)}`;
  if (issue.code === "invalid_union") {
    if ("options" in issue && Array.isArray(issue.options)) return `, expected ${oneOf(issue.options)}`;
    const branches = issue.errors.flat().map((inner) => expectation(inner).replace(", expected ", ""));
    return branches.length > 0 ? `, expected ${[...new Set(branches)].join(" or ")}` : "";
  }
  return "";
}

function oneOf(values: readonly unknown[]): string {
  const quoted = values.map((value) => JSON.stringify(String(value)));
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}

const LONGEST_SHOWN = 40;

/** A value as a person may know it again: short ones as written, others by their kind. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
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
