import type { GameSummary } from "@gunline/link";
import { expect, test } from "vitest";
import { describeGame } from "../../src/online/summary.ts";

// In the time of whoever runs this: days are those of a calendar.
const NOW = new Date(2026, 4, 20, 9, 0).getTime();

function summary(given: Partial<GameSummary>): GameSummary {
  return {
    id: "x",
    title: "Test",
    seat: "p1",
    status: { state: "running" },
    seats: { p1: { name: "Ann", claimed: true }, p2: { name: "Bob", claimed: true } },
    waiting: [{ player: "p1", for: { what: "shooter" }, window: null }],
    next: null,
    seq: 0,
    created: 0,
    updated: NOW,
    ...given,
  };
}

test.for([
  ["just now", new Date(2026, 4, 20, 8, 59, 30)],
  ["just now", new Date(2026, 4, 20, 9, 5)],
  ["1 minute ago", new Date(2026, 4, 20, 8, 58, 30)],
  ["2 minutes ago", new Date(2026, 4, 20, 8, 58)],
  ["59 minutes ago", new Date(2026, 4, 20, 8, 1)],
  ["8 hours ago", new Date(2026, 4, 20, 0, 30)],
  ["yesterday", new Date(2026, 4, 19, 23, 0)],
  ["yesterday", new Date(2026, 4, 19, 0, 30)],
  ["2 days ago", new Date(2026, 4, 18, 23, 0)],
  ["last week", new Date(2026, 4, 12)],
  ["2 weeks ago", new Date(2026, 4, 5)],
  ["2 months ago", new Date(2026, 2, 10)],
  ["last year", new Date(2025, 2, 10)],
] as const)("a game was last played %s", ([words, updated]) => {
  expect(describeGame(summary({ updated: updated.getTime() }), NOW)).toBe(
    `Ann against Bob · your turn · ${words}`,
  );
});

test("who plays, whose turn it is, and how it ended", () => {
  const described = (given: Partial<GameSummary>) => describeGame(summary(given), NOW);
  expect(described({ seat: "p2" })).toBe("Bob against Ann · their turn · just now");
  const seats = { p1: { name: "Ann", claimed: true }, p2: { name: "Orange", claimed: false } };
  expect(described({ seats, status: { state: "open" } })).toBe("Ann, waiting for an opponent · just now");
  const over = { state: "over", reason: "resigned" } as const;
  expect(described({ status: { ...over, winner: "p1" }, waiting: [] })).toContain("over, won");
  expect(described({ status: { ...over, winner: null }, waiting: [] })).toContain("over, a draw");
  expect(described({ waiting: [], earlier: true })).toBe(
    "Ann against Bob · begun with an earlier version · just now",
  );
});
