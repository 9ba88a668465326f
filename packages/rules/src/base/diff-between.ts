import type { Diff } from "./diff.ts";

type Node = Readonly<Record<string, unknown>>;

/**
 * The diffs that lead from one document to another, the same whether or not the two share what is alike: one that was
 * read from a disk shares nothing. Where they share it, only what differs is looked at. Lists are written whole.
 */
export function diffBetween(from: object, to: object): readonly Diff[] {
  const diffs: Diff[] = [];
  compare(from as Node, to as Node, "", diffs);
  return diffs;
}

function compare(from: Node, to: Node, path: string, diffs: Diff[]): void {
  for (const key of Object.keys(from)) {
    if (!Object.hasOwn(to, key)) diffs.push({ op: "remove", path: path + key });
  }
  for (const key of Object.keys(to)) {
    const value = to[key];
    const before = Object.hasOwn(from, key) ? from[key] : undefined;
    if (before === value) continue;
    if (isNode(before) && isNode(value) && keepsOrder(before, value)) {
      compare(before, value, `${path}${key}.`, diffs);
    } else if (!isAlike(before, value)) diffs.push({ op: "set", path: path + key, value });
  }
}

/** Whether keys that are set one by one would come out in the order that they have: it is the document's order. */
function keepsOrder(from: Node, to: Node): boolean {
  const kept = Object.keys(from).filter((key) => Object.hasOwn(to, key));
  return Object.keys(to).every((key, index) => index >= kept.length || key === kept[index]);
}

/** As JSON says it, the order of keys included. */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && isAlike((a as Node)[key], (b as Node)[key]))
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
