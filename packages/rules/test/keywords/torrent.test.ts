import { describe, expect, test } from "vitest";
import { codes, duel, rectangle, shoot } from "../support/build.ts";
import { diceOf, planOf } from "../support/plan.ts";

const WALL = { R1: { polygon: rectangle(9, 0, 11, 20) } };

describe("Torrent", () => {
  test.each([null, 5])("KW-6 hits without a hit roll (skill %s)", (skill) => {
    const game = duel({ gun: { attacks: "3", skill, keywords: ["TORRENT"] } });
    // Three wound dice at 4+, one wound, saved on 3+.
    const played = shoot(game, "A", "gun", "B", [4, 3, 1, 3]);
    expect(diceOf(played)).toEqual([
      ["attacks", []],
      ["to_wound", [4, 3, 1]],
      ["save", [3]],
    ]);
    expect(played.result.log_text).toContain("3 attacks hit automatically");
  });

  test("KW-6 a weapon with no skill hits automatically, Torrent or not", () => {
    expect(planOf(duel({ gun: { skill: null } })).hit.automatic).toBe(true);
  });

  test("KW-6 AT-16 automatic hits are never critical: no Lethal or Sustained Hits", () => {
    const gun = { attacks: "2", keywords: ["TORRENT", "LETHAL HITS", "SUSTAINED HITS 1"] };
    // Both hits roll to wound, there is no third; both wounds are saved.
    const played = shoot(duel({ gun }), "A", "gun", "B", [6, 6, 6, 6]);
    expect(diceOf(played)[1]).toEqual(["to_wound", [6, 6]]);
  });

  test("KW-6 modifiers and re-rolls of the hit roll have nothing to change", () => {
    const game = duel({ gun: { keywords: ["TORRENT"] }, target: { abilities: ["STEALTH"] } });
    const played = shoot(game, "A", "gun", "B", [1], {
      modifiers: { hit: { minus_one: true, reroll_ones: true } },
    });
    expect(diceOf(played).map(([context]) => context)).toEqual(["attacks", "to_wound"]);
  });

  test("KW-6 the number of attacks is still rolled", () => {
    const gun = { attacks: "D6", keywords: ["TORRENT"] };
    expect(diceOf(shoot(duel({ gun }), "A", "gun", "B", [2, 1, 1]))).toEqual([
      ["attacks", [2]],
      ["to_wound", [1, 1]],
    ]);
  });

  test("KW-6 KW-14 cannot make use of Indirect Fire", () => {
    const gun = { keywords: ["TORRENT", "INDIRECT FIRE"] };
    expect(codes(shoot(duel({ gun, terrain: WALL }), "A", "gun", "B").result)).toEqual(["NO_LINE_OF_SIGHT"]);
  });
});
