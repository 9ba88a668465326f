import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Diff } from "../../src/base/diff.ts";
import { applyDiffs, canonicalJson } from "../../src/index.ts";

type Node = Record<string, unknown>;

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** As anyone would do it who reads the contract: one diff after the other, on a copy of the whole. */
function plainly(document: Node, diffs: readonly Diff[]): Node {
  const root = copy(document);
  for (const diff of diffs) {
    const keys = diff.path.split(".");
    const last = keys.pop()!;
    let node: Node | undefined = root;
    for (const key of keys) {
      if (!Object.hasOwn(node, key) && diff.op === "set") node[key] = {};
      node = Object.hasOwn(node, key) ? (node[key] as Node) : undefined;
      if (node === undefined) break;
    }
    if (node === undefined) continue;
    if (diff.op === "set") node[last] = copy(diff.value);
    else delete node[last];
  }
  return root;
}

const set = (path: string, value: unknown): Diff => ({ op: "set", path, value });
const remove = (path: string): Diff => ({ op: "remove", path });

describe("diffs", () => {
  test("RC-1 set and remove, as in the specification", () => {
    const before = { units: { B: { models: { m1: { wounds: 1 }, m2: { wounds: 2 } } } } };
    const diffs = [set("units.B.models.m2.wounds", 0), remove("units.B.models.m2")];
    expect(applyDiffs(before, diffs)).toEqual({ units: { B: { models: { m1: { wounds: 1 } } } } });
  });

  test("RC-1 parents made for something that is removed at once stay", () => {
    expect(applyDiffs({}, [set("a.b.c", 1), remove("a.b")])).toEqual({ a: {} });
    expect(applyDiffs({}, [set("a.b.c.d", 1), remove("a.b.c"), remove("a.b")])).toEqual({ a: {} });
  });

  test("RC-1 a removal that leads nowhere does not mislead the next change", () => {
    const before = { units: { A: { flags: {} }, B: { name: "B" } } };
    const diffs = [
      set("units.A.flags.moved", true),
      remove("units.B.models.m1"),
      set("units.A.flags.has_shot", true),
    ];
    expect(applyDiffs(before, diffs)).toEqual({
      units: { A: { flags: { moved: true, has_shot: true } }, B: { name: "B" } },
    });
  });

  test("RC-1 nothing of the old document is touched, and what does not change is shared", () => {
    const value = Object.freeze({ x: 1 });
    const before = { a: { b: { c: 1 } }, d: { e: 2 } };
    const text = JSON.stringify(before);
    const after = applyDiffs(before, [set("a.b.c", 2), set("a.n", value), set("a.n.x", 3)]) as typeof before;
    expect(after).toEqual({ a: { b: { c: 2 }, n: { x: 3 } }, d: { e: 2 } });
    expect(JSON.stringify(before)).toBe(text);
    expect(after.d).toBe(before.d);
  });

  const key = fc.constantFrom("a", "b", "ab", "toString");
  const path = fc.array(key, { minLength: 1, maxLength: 4 }).map((keys) => keys.join("."));
  // Three levels of objects, so that paths of four keys lead within, to the edge and beyond.
  const inner: fc.Arbitrary<Node> = fc.dictionary(key, fc.dictionary(key, fc.constant({})));
  const document: fc.Arbitrary<Node> = fc.dictionary(key, inner);
  const diff = fc.oneof(
    fc.record({ op: fc.constant("set" as const), path, value: inner }),
    fc.record({ op: fc.constant("remove" as const), path }),
  );

  test("RC-1 any diffs give what one gets by applying them one by one", () => {
    fc.assert(
      fc.property(document, fc.array(diff, { maxLength: 8 }), (before, diffs) => {
        const text = JSON.stringify(before);
        const same = canonicalJson(applyDiffs(before, diffs)) === canonicalJson(plainly(before, diffs));
        return same && JSON.stringify(before) === text;
      }),
      { numRuns: 1000 },
    );
  });
});
