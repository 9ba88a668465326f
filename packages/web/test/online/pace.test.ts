import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paced } from "../../src/online/pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("runs at once, then as often as it may, and the last call is not lost", () => {
  let step = 0;
  const seen: number[] = [];
  const { call } = paced(() => seen.push(step), 500);
  // Eight a second, for ten seconds.
  while (step < 80) {
    step++;
    call();
    vi.advanceTimersByTime(125);
  }
  expect(seen[0]).toBe(1);
  expect(seen.length).toBeLessThanOrEqual(21);
  step = 99;
  call();
  vi.advanceTimersByTime(500);
  expect(seen.at(-1)).toBe(99);
  const before = seen.length;
  vi.advanceTimersByTime(5_000);
  expect(seen).toHaveLength(before);
  // After a rest it runs at once again.
  call();
  expect(seen).toHaveLength(before + 1);
});

test("drops what is due when it is stopped", () => {
  let runs = 0;
  const { call, stop } = paced(() => runs++, 500);
  call();
  call();
  stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(runs).toBe(1);
});
