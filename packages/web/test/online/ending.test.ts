import type { Status } from "@gunline/link";
import { expect, test } from "vitest";
import { endingOf } from "../../src/online/ending.ts";

const PLAYERS = { p1: { name: "Ann" }, p2: { name: "Bob" } };

test.each<[Status | undefined, string | null]>([
  [undefined, null],
  [{ state: "open" }, null],
  [{ state: "running" }, null],
  [{ state: "over", reason: "resigned", winner: "p2" }, "Bob wins: Ann resigned."],
  [{ state: "over", reason: "destroyed", winner: "p1" }, "Ann wins: no model of Bob is left."],
  [{ state: "over", reason: "destroyed", winner: null }, "Nobody is left: a draw."],
  [{ state: "over", reason: "absent", winner: "p2" }, "Bob wins: Ann was absent."],
  [{ state: "over", reason: "agreed", winner: null }, "A draw, as agreed."],
  [{ state: "over", reason: "battle", winner: "p1" }, "Ann wins the battle."],
  [{ state: "over", reason: "battle", winner: null }, "The battle is a draw."],
])("%j is told as %j", (status, words) => {
  expect(endingOf(status, PLAYERS)).toBe(words);
});
