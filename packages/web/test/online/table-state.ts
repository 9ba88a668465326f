import { SCENARIOS } from "@gunline/armies";
import { type MatchView, NOTHING_ABOUT, type TableState } from "@gunline/link";

/** A table on a server as a client knows it: Ann and Bob have joined, and it is for Ann to choose a unit. */

export const game = SCENARIOS.find(({ id }) => id === "first-shots")!.game();

export function view(claimed = true): MatchView {
  return {
    id: "x",
    status: { state: "running" },
    seats: { p1: { name: "Ann", claimed: true }, p2: { name: "Bob", claimed } },
    waiting: [{ player: "p1", for: { what: "shooter" }, window: null }],
    offers: { undo: null, end: null, rematch: [] },
    agreement: null,
    next: null,
    modifiers_by_hand: false,
    seed_hash: "",
    seed: null,
    seq: 0,
    created: 0,
    updated: 0,
  };
}

export function state(given: Partial<TableState>): TableState {
  return {
    link: "here",
    reason: null,
    you: "p2",
    serverAhead: 0,
    about: NOTHING_ABOUT,
    view: view(),
    document: game,
    seq: given.steps?.at(-1)?.seq ?? 0,
    steps: [],
    chat: [],
    presence: { p1: true, p2: true, watchers: 0 },
    watch: null,
    unanswered: 0,
    isSilent: false,
    differs: false,
    ...given,
  };
}
