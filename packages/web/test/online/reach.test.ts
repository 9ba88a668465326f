import { gameRecord, RequestRefused } from "@gunline/link";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilReached } from "../../src/online/reach.ts";
import { SharedAsking } from "../../src/online/shared.ts";

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
  const onWait = vi.fn();
  const answered = untilReached(ask, { signal: new AbortController().signal, onWait });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([ask.mock.calls.length, onWait.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answered).toBe("here");
  expect([ask.mock.calls.length, onWait.mock.calls.length]).toEqual([4, 3]);
});

test("is patient with a server that is asked too often: ever longer pauses, and none shorter than it wishes", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const busy = () => new RequestRefused(429, []);
  const ask = server(busy(), busy(), new RequestRefused(429, [], 20_000), busy(), "here");
  const onWait = vi.fn();
  const answered = untilReached(ask, { signal: new AbortController().signal, onWait });
  const asked = async (after: number) => {
    await vi.advanceTimersByTimeAsync(after);
    return ask.mock.calls.length;
  };
  // Pauses of 3 and 6 seconds; then 20 as the server says, where 12 would come; then 24.
  expect(await asked(2_999)).toBe(1);
  expect(await asked(1)).toBe(2);
  expect(await asked(5_999)).toBe(2);
  expect(await asked(1)).toBe(3);
  expect(await asked(19_999)).toBe(3);
  expect(await asked(1)).toBe(4);
  expect(await asked(23_999)).toBe(4);
  expect(await asked(1)).toBe(5);
  expect(await answered).toBe("here");
  expect(onWait.mock.calls).toEqual([["busy"], ["busy"], ["busy"], ["busy"]]);
  vi.restoreAllMocks();
});

test("Retry-After comes in seconds or as a date", async () => {
  vi.setSystemTime(Date.parse("Tue, 17 Nov 2026 12:00:00 GMT"));
  const waits = async (header?: string) => {
    const headers = header === undefined ? {} : { "Retry-After": header };
    vi.stubGlobal("fetch", async () => Response.json({ errors: [] }, { status: 429, headers }));
    const refused = await gameRecord("http://server", "game", "token").catch((error: unknown) => error);
    vi.unstubAllGlobals();
    return (refused as RequestRefused).retryAfter;
  };
  expect(await waits()).toBeUndefined();
  expect(await waits("7")).toBe(7_000);
  expect(await waits("Tue, 17 Nov 2026 12:00:30 GMT")).toBe(30_000);
  expect(await waits("Tue, 17 Nov 2026 11:00:00 GMT")).toBe(0);
  expect(await waits("soon")).toBeUndefined();
});

test("one request serves all who wait, and ends with the last of them", async () => {
  const shared = new SharedAsking<unknown>();
  const ask = server(new RequestRefused(429, []), "here", "again");
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const waits = [vi.fn(), vi.fn(), vi.fn()] as const;
  const wait = ({ signal }: AbortController, at: 0 | 1 | 2) =>
    shared.ask("record", ask, { signal, onWait: waits[at] });
  const one = wait(first, 0);
  const two = wait(second, 1);
  await vi.advanceTimersByTimeAsync(0);
  // Somebody who comes later hears at once why it takes long.
  const three = wait(third, 2);
  expect(waits.map((received) => received.mock.calls)).toEqual([[["busy"]], [["busy"]], [["busy"]]]);
  const left = expect(one).rejects.toBe(await leave(first));
  await left;
  await vi.advanceTimersByTimeAsync(4_000);
  expect([await two, await three]).toEqual(["here", "here"]);
  expect(ask).toHaveBeenCalledTimes(2);
  // What was answered is asked for once more by whoever needs it later.
  expect(await wait(second, 1)).toBe("again");

  const lost = server(LOST, LOST);
  const alone = new AbortController();
  const asked = shared.ask("other", lost, { signal: alone.signal, onWait: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
  const gone = expect(asked).rejects.toBeDefined();
  alone.abort();
  await gone;
  expect(vi.getTimerCount()).toBe(0);
});

async function leave(one: AbortController): Promise<unknown> {
  one.abort();
  return one.signal.reason;
}

test("takes a refusal for an answer", async () => {
  const refusal = new RequestRefused(404, [{ code: "NO_GAME", message: "There is no such game." }]);
  const ask = server(LOST, refusal, "here");
  const answered = untilReached(ask, { signal: new AbortController().signal, onWait: () => {} });
  const received = expect(answered).rejects.toBe(refusal);
  await vi.advanceTimersByTimeAsync(20_000);
  await received;
  expect(ask).toHaveBeenCalledTimes(2);
});

test("leaves nothing running behind whoever has left, in a pause or while asking", async () => {
  const leaving = new AbortController();
  const ask = server(LOST, LOST);
  const onWait = vi.fn();
  const pausing = untilReached(ask, { signal: leaving.signal, onWait });
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
  const asking = untilReached(ask, { signal: leaving.signal, onWait });
  leaving.abort();
  await expect(pausing).rejects.toBe(leaving.signal.reason);
  await expect(asking).rejects.toBe(leaving.signal.reason);
  expect(vi.getTimerCount()).toBe(0);
  expect(onWait).toHaveBeenCalledTimes(1);
});
