import { describe, expect, test } from "vitest";
import { playPair } from "./pairs.ts";

/** The short form of `npm run soak:armies`. */
describe("ready armies play a battle by the computer's middle strength", () => {
  test.each([
    ["black-templars", "blood-angels", 5],
    ["necrons", "tau-empire", 1],
  ])("%s against %s", { timeout: 120_000 }, async (p1, p2, seed) => {
    const { game, actions } = await playPair(p1, p2, seed);
    expect(game.result).not.toBeNull();
    expect(actions).toBeGreaterThan(50);
  });
});
