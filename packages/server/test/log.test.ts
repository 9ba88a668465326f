import { expect, test } from "vitest";
import { Tally } from "../src/log.ts";

test("lines of one kind are written up to a number a minute, and counted past it", () => {
  let now = 0;
  const tally = new Tally(() => now);
  const written = (kind: string, lines: number) =>
    Array.from({ length: lines }, () => tally.leftOut(kind)).filter((one) => one !== undefined).length;
  expect(written("a", 150)).toBe(150);
  expect(written("a", 1_000)).toBe(50);
  expect(written("b", 10)).toBe(10);
  now = 59_999;
  expect(tally.leftOut("a")).toBeUndefined();
  now = 60_000;
  expect([tally.leftOut("a"), tally.leftOut("a"), tally.leftOut("b")]).toEqual([951, 0, 0]);
});

test("kinds without number are one kind", () => {
  const tally = new Tally(() => 0);
  const written = Array.from({ length: 5_000 }, (_, n) => tally.leftOut(`kind ${n}`));
  expect(written.filter((one) => one !== undefined)).toHaveLength(500 + 200);
});
