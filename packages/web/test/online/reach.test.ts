import { RequestRefused } from "@gunline/link";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilReached } from "../../src/online/reach.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers in this order; what is an error is thrown. */
function server(...answers: readonly unknown[]) {
  const left = [...answers];
  return vi.fn(async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

const LOST = new TypeError("Failed to fetch");

test("asks until there is an answer, with a pause in between, and says that it does", async () => {
  // A proxy before a server that starts again answers too, and so does one that is asked too often.
  const ask = server(LOST, new RequestRefused(502, []), new RequestRefused(429, []), "here");
  const onAway = vi.fn();
  const answered = untilReached(ask, { signal: new AbortController().signal, onAway });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([ask.mock.calls.length, onAway.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answered).toBe("here");
  expect([ask.mock.calls.length, onAway.mock.calls.length]).toEqual([4, 3]);
});

test("takes a refusal for an answer", async () => {
  const refusal = new RequestRefused(404, [{ code: "NO_GAME", message: "There is no such game." }]);
  const ask = server(LOST, refusal, "here");
  const answered = untilReached(ask, { signal: new AbortController().signal, onAway: () => {} });
  const told = expect(answered).rejects.toBe(refusal);
  await vi.advanceTimersByTimeAsync(20_000);
  await told;
  expect(ask).toHaveBeenCalledTimes(2);
});

test("leaves nothing running behind whoever has left, in a pause or while asking", async () => {
  const leaving = new AbortController();
  const ask = server(LOST, LOST);
  const onAway = vi.fn();
  const pausing = untilReached(ask, { signal: leaving.signal, onAway });
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
  const asking = untilReached(ask, { signal: leaving.signal, onAway });
  leaving.abort();
  await expect(pausing).rejects.toBe(leaving.signal.reason);
  await expect(asking).rejects.toBe(leaving.signal.reason);
  expect(vi.getTimerCount()).toBe(0);
  expect(onAway).toHaveBeenCalledTimes(1);
});
