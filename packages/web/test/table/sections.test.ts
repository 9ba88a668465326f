import type { Game, Phase, PlayerId } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { jump, sectionStarts, turnsOf } from "../../src/table/sections.ts";

const at = (round: number, active_player: PlayerId, phase: Phase) =>
  ({ turn: { round, active_player, phase } }) as unknown as Game;

/** Three drops, a turn of three moments in two phases, a turn of two, and the first of round 2. */
const GAMES = [
  at(1, "p2", "DEPLOYMENT"),
  at(1, "p1", "DEPLOYMENT"),
  at(1, "p2", "DEPLOYMENT"),
  at(1, "p1", "COMMAND"),
  at(1, "p1", "MOVEMENT"),
  at(1, "p1", "MOVEMENT"),
  at(1, "p2", "COMMAND"),
  at(1, "p2", "FIGHT"),
  at(2, "p1", "COMMAND"),
];

describe("parts of a game", () => {
  test("setting up is one part, whoever's drop it is", () => {
    expect(sectionStarts(GAMES, "round")).toEqual([0, 3, 8]);
    expect(sectionStarts(GAMES, "turn")).toEqual([0, 3, 6, 8]);
    expect(sectionStarts(GAMES, "phase")).toEqual([0, 3, 4, 6, 7, 8]);
  });

  test("leaps go to the next beginning, or back to this one and then to the one before", () => {
    expect(jump(GAMES, 3, "phase", 1)).toBe(4);
    expect(jump(GAMES, 5, "phase", -1)).toBe(4);
    expect(jump(GAMES, 4, "phase", -1)).toBe(3);
    expect(jump(GAMES, 1, "turn", 1)).toBe(3);
    expect(jump(GAMES, 7, "turn", -1)).toBe(6);
    expect(jump(GAMES, 3, "round", 1)).toBe(8);
    expect(jump(GAMES, 8, "round", -1)).toBe(3);
  });

  test("beyond the first and the last there is the start and the end", () => {
    expect(jump(GAMES, 0, "round", -1)).toBe(0);
    expect(jump(GAMES.slice(0, 8), 4, "round", 1)).toBe(7);
  });

  test("turns have their length, their round and their player", () => {
    expect(turnsOf(GAMES)).toEqual([
      { at: 0, moments: 3, round: null, player: "p2" },
      { at: 3, moments: 3, round: 1, player: "p1" },
      { at: 6, moments: 2, round: 1, player: "p2" },
      { at: 8, moments: 1, round: 2, player: "p1" },
    ]);
  });
});
