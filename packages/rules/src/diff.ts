/**
 * How a result changes the document: `set` creates missing parents, `remove` takes a key away. Paths are ids joined
 * by dots. The engine itself makes the new document by applying these, so the two cannot differ (RC-1).
 */
export type Diff =
  | { readonly op: "set"; readonly path: string; readonly value: unknown }
  | { readonly op: "remove"; readonly path: string };

type Node = Record<string, unknown>;

/** Applies diffs to a copy; whatever they do not touch is shared with the original. */
export function applyDiffs<T extends object>(document: T, diffs: readonly Diff[]): T {
  const root: Node = { ...(document as Node) };
  const fresh = new Set<Node>([root]);
  for (const diff of diffs) {
    const keys = diff.path.split(".");
    const last = keys.pop()!;
    const parent = descend(root, keys, fresh, diff.op === "set");
    if (parent === undefined) continue;
    if (diff.op === "set") parent[last] = diff.value;
    else delete parent[last];
  }
  return root as T;
}

/** Walks down to the last parent, copying each object on the way once. */
function descend(root: Node, keys: readonly string[], fresh: Set<Node>, create: boolean): Node | undefined {
  let node = root;
  for (const key of keys) {
    const child = Object.hasOwn(node, key) ? node[key] : undefined;
    if (child === undefined && !create) return undefined;
    const next: Node =
      child !== undefined && fresh.has(child as Node) ? (child as Node) : { ...((child ?? {}) as Node) };
    if (next !== child) {
      fresh.add(next);
      node[key] = next;
    }
    node = next;
  }
  return node;
}
