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
  // The way down to the last change: copies that the next diff may change too as far as its path is the same.
  const nodes: Node[] = [copyOf(document as Node)];
  let steps: readonly string[] = [];
  // Whether a change that was passed over would have made the parents of what is removed now.
  let made = false;
  for (let i = 0; i < diffs.length; i++) {
    const diff = diffs[i]!;
    if (isOvertaken(diff, diffs[i + 1])) {
      made ||= diff.op === "set";
      continue;
    }
    const keys = diff.path.split(".");
    const depth = keys.length - 1;
    let shared = 0;
    while (shared < depth && shared < nodes.length - 1 && keys[shared] === steps[shared]) shared++;
    nodes.length = shared + 1;
    const create = made || diff.op === "set";
    made = false;
    // What is removed from is copied without it, so a first copy would be thrown away.
    const borrowed = diff.op === "remove" && !create && shared < depth;
    if (
      !descend(nodes, keys, borrowed ? depth - 1 : depth, create) ||
      (borrowed && !borrow(nodes, keys, depth))
    ) {
      nodes.length = shared + 1;
      continue;
    }
    steps = keys;
    if (diff.op === "set") {
      nodes[depth]![keys[depth]!] = diff.value;
    } else {
      const gone = removedTogether(diffs, i);
      remove(nodes, keys, depth, gone.keys);
      i = gone.last;
    }
  }
  return nodes[0] as T;
}

/** A model is set to 0 wounds and removed: what is removed next need not be changed first. */
function isOvertaken(diff: Diff, next: Diff | undefined): boolean {
  return next?.op === "remove" && diff.path.startsWith(next.path) && diff.path[next.path.length] === ".";
}

/** The keys that this diff and those right behind it remove from one object, and the last of these diffs. */
function removedTogether(diffs: readonly Diff[], first: number): { keys: ReadonlySet<string>; last: number } {
  const { path } = diffs[first]!;
  const parent = path.slice(0, path.lastIndexOf(".") + 1);
  const keys = new Set([path.slice(parent.length)]);
  let last = first;
  for (let i = first + 1; i < diffs.length; i++) {
    const diff = diffs[i]!;
    if (isOvertaken(diff, diffs[i + 1])) continue;
    if (diff.op !== "remove" || !diff.path.startsWith(parent) || diff.path.includes(".", parent.length))
      break;
    keys.add(diff.path.slice(parent.length));
    last = i;
  }
  return { keys, last };
}

/** Copies the objects from the last shared one down to the parent of the change; false where there is none. */
function descend(nodes: Node[], keys: readonly string[], depth: number, create: boolean): boolean {
  for (let at = nodes.length - 1; at < depth; at++) {
    const node = nodes[at]!;
    const key = keys[at]!;
    const child = Object.hasOwn(node, key) ? (node[key] as Node) : undefined;
    if (child === undefined && !create) return false;
    const copy = copyOf(child);
    node[key] = copy;
    nodes.push(copy);
  }
  return true;
}

/** Not spread: where objects of every shape come by, engines copy them many times faster so. */
function copyOf(node: Node | undefined): Node {
  return Object.assign({}, node);
}

/** Takes up the object that is removed from as it is; false where there is none. */
function borrow(nodes: Node[], keys: readonly string[], depth: number): boolean {
  const node = nodes[depth - 1]!;
  const key = keys[depth - 1]!;
  if (!Object.hasOwn(node, key)) return false;
  nodes.push(node[key] as Node);
  return true;
}

/** Copies without the keys rather than deleting them: engines keep objects that were deleted from in a slow form. */
function remove(nodes: Node[], keys: readonly string[], depth: number, gone: ReadonlySet<string>): void {
  const node = nodes[depth]!;
  const rest: Node = {};
  for (const key of Object.keys(node)) if (!gone.has(key)) rest[key] = node[key];
  if (depth > 0) nodes[depth - 1]![keys[depth - 1]!] = rest;
  nodes[depth] = rest;
}
