import type { TableState } from "@gunline/link";
import type { Action } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { whyNotNow } from "../../src/online/why-not-now.ts";
import { state, view } from "./table-state.ts";

const END: Action = { type: "END_PHASE" };
const SETTINGS: Action = { type: "CHANGE_SETTINGS", payload: { fast_dice: true } };

describe("an action for a table on a server", () => {
  it.each<[string, string, TableState | undefined]>([
    ["without a table", "AWAY", undefined],
    ["before the welcome", "AWAY", state({ you: null, view: null })],
    ["of somebody who watches", "WATCHING", state({ you: "watch" })],
    ["without a connection", "AWAY", state({ you: "p1", link: "away" })],
    [
      "after the end",
      "OVER",
      state({ view: { ...view(), status: { state: "over", reason: "agreed", winner: null } } }),
    ],
    ["without an opponent", "ALONE", state({ you: "p1", view: view(false) })],
    ["in another's turn", "NOT_YOUR_TURN", state({ you: "p2" })],
  ])("%s is kept back, and no rule of the game is blamed", (_, code, now) => {
    const problem = whyNotNow(now, END);
    expect(problem).toEqual({ code, message: expect.stringMatching(/\.$/) });
  });

  it("is sent where the table waits for it, and settings at any time", () => {
    expect(whyNotNow(state({ you: "p1" }), END)).toBeUndefined();
    expect(whyNotNow(state({ you: "p2" }), SETTINGS)).toBeUndefined();
  });
});
