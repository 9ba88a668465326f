import { expect, test } from "vitest";
import { applyDiffs } from "../src/index.ts";

const before = { a: { b: { c: 1, d: 2 }, x: {} }, e: [1] };

test("RC-1 set creates missing parents and remove takes a key away; the original stays as it was", () => {
  const copy = structuredClone(before);
  const after = applyDiffs(before, [
    { op: "set", path: "a.b.c", value: 9 },
    { op: "set", path: "n.o.p", value: true },
    { op: "remove", path: "a.b.d" },
    { op: "remove", path: "e" },
  ]);
  expect(after).toEqual({ a: { b: { c: 9 }, x: {} }, n: { o: { p: true } } });
  expect(before).toEqual(copy);
});

test("RC-1 removing what is not there changes nothing, also for the diffs behind it", () => {
  const after = applyDiffs(before, [
    { op: "set", path: "a.b.c", value: 9 },
    { op: "remove", path: "a.x.y.z" },
    { op: "set", path: "a.b.d", value: 7 },
  ]);
  expect(after).toEqual({ a: { b: { c: 9, d: 7 }, x: {} }, e: [1] });
});

test("RC-1 a value that was set can be changed and removed by later diffs without being touched itself", () => {
  const value = { k: { l: 1 }, m: 2 };
  const after = applyDiffs(before, [
    { op: "set", path: "v", value },
    { op: "set", path: "v.k.l", value: 5 },
    { op: "remove", path: "v.m" },
    { op: "remove", path: "a.b.c" },
    { op: "set", path: "a.b.c.z", value: 3 },
  ]);
  expect(after).toEqual({ a: { b: { d: 2, c: { z: 3 } }, x: {} }, e: [1], v: { k: { l: 5 } } });
  expect(value).toEqual({ k: { l: 1 }, m: 2 });
});

test("RC-1 models slain together leave together, each set to 0 wounds first", () => {
  const models = { m1: { wounds: 1 }, m2: { wounds: 2 }, m3: { wounds: 1 }, m4: { wounds: 1 } };
  const after = applyDiffs({ models }, [
    { op: "set", path: "models.m1.wounds", value: 0 },
    { op: "remove", path: "models.m1" },
    { op: "set", path: "models.m3.wounds", value: 0 },
    { op: "remove", path: "models.m3" },
    { op: "set", path: "models.m2.wounds", value: 1 },
  ]);
  expect(after).toEqual({ models: { m2: { wounds: 1 }, m4: { wounds: 1 } } });
  expect(Object.keys(after.models)).toEqual(["m2", "m4"]);
});
