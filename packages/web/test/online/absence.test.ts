import { describe, expect, test } from "vitest";
import { absenceInWords, claimAt } from "../../src/online/absence.ts";
import { state, view } from "./table-state.ts";

const MINUTE = 60_000;
const SINCE = 1_000_000;

test.each([
  [5, "5 minutes"],
  [60, "an hour"],
  [90, "90 minutes"],
  [1440, "24 hours"],
  [10_080, "7 days"],
])("%i minutes are %s", (minutes, words) => {
  expect(absenceInWords(minutes)).toBe(words);
});

describe("who is awaited too long", () => {
  const agreed = { ...view(), absence_minutes: 5, awaited: { p1: SINCE } };

  test("can be claimed against when the time has come, by the server's clock", () => {
    const bob = state({ view: agreed, serverAhead: 2_000 });
    // The server's clock is two seconds ahead: here the time comes two seconds earlier.
    const at = SINCE + 5 * MINUTE - 2_000;
    expect(claimAt(bob, at)).toEqual({ at, against: undefined, opponent: "Ann" });
    expect(claimAt(bob, at - 1)).toMatchObject({ at, against: expect.stringMatching(/^Not before .*1970/) });
  });

  test("is told why not otherwise, and who watches is told nothing", () => {
    const late = SINCE + 9 * MINUTE;
    expect(claimAt(state({ view: agreed, you: "p1" }), late)?.against).toBe("The game waits for you.");
    expect(claimAt(state({ view: { ...agreed, awaited: {} } }), late)?.against).toBe(
      "Your opponent is not awaited.",
    );
    for (const absence_minutes of [null, undefined]) {
      const { absence_minutes: _, ...rest } = agreed;
      const before = absence_minutes === undefined ? rest : { ...rest, absence_minutes };
      expect(claimAt(state({ view: before }), late)?.against).toMatch(/^No time of absence/);
    }
    expect(claimAt(state({ view: agreed, you: "watch" }), late)).toBeUndefined();
    const over = { state: "over", reason: "absent", winner: "p2" } as const;
    expect(claimAt(state({ view: { ...agreed, status: over } }), late)).toBeUndefined();
  });
});
