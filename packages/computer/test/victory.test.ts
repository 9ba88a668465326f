import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { asIf, isGone, pointsFor, roundsToScore, worthOfMarker } from "../src/victory.ts";
import { smallBattle } from "./support.ts";

const start = smallBattle("victory");

function at(round: number, active_player: "p1" | "p2", phase: Game["turn"]["phase"], mission?: string): Game {
  const game = {
    ...start,
    turn: { ...start.turn, round, active_player, phase, first_player: "p1" as const },
  };
  return mission === undefined ? game : ({ ...game, mission: { ...game.mission!, id: mission } } as Game);
}

describe("victory points to come", () => {
  test("markers are scored in the Command phases of rounds 2 to 5", () => {
    expect(roundsToScore(start, "p1")).toEqual([2, 3, 4, 5]);
    expect(roundsToScore(at(1, "p1", "MOVEMENT"), "p1")).toEqual([2, 3, 4, 5]);
    expect(roundsToScore(at(2, "p1", "COMMAND"), "p1")).toEqual([2, 3, 4, 5]);
    expect(roundsToScore(at(2, "p1", "MOVEMENT"), "p1")).toEqual([3, 4, 5]);
    expect(roundsToScore(at(2, "p1", "MOVEMENT"), "p2")).toEqual([2, 3, 4, 5]);
    expect(roundsToScore(at(5, "p2", "MOVEMENT"), "p1")).toEqual([]);
  });

  test("who goes second scores at the end of the last turn, but not in Only War", () => {
    expect(roundsToScore(at(5, "p2", "SHOOTING"), "p2")).toEqual([]);
    expect(roundsToScore(at(5, "p2", "SHOOTING", "take-and-hold"), "p2")).toEqual([5]);
    expect(roundsToScore(at(5, "p1", "SHOOTING", "take-and-hold"), "p2")).toEqual([5]);
  });

  test("in Supply Drop a marker is worth what the round pays in which it is scored next, if it is there by then", () => {
    const [far, middle] = Object.values(start.objectives).filter(({ home_of }) => home_of === null);
    const drop = (round: number): Game => {
      const game = at(round, "p1", "MOVEMENT", "supply-drop");
      return { ...game, mission: { ...game.mission!, alpha: far!.id } };
    };
    // Scored next in rounds 3, 4 and 5, for 5, 8 and 15 points; Alpha vanishes as round 4 begins.
    expect([2, 3, 4].map((round) => worthOfMarker(drop(round), "p1", middle!.id))).toEqual([5, 8, 15]);
    expect([2, 3, 4].map((round) => worthOfMarker(drop(round), "p1", far!.id))).toEqual([5, 0, 0]);
    expect([3, 4].map((round) => isGone(drop(2), far!.id, round))).toEqual([false, true]);
  });

  test("a fourth marker brings nothing where three are the most that count: 1 each in Only War", () => {
    const ids = Object.keys(start.objectives);
    expect(ids.length).toBeGreaterThan(3);
    const held = [0, 1, 2, 3, 4].map((n) => pointsFor(start, "p1", new Set(ids.slice(0, n)), 2));
    expect(held).toEqual([0, 1, 2, 3, 3]);
    expect(worthOfMarker(start, "p1", ids[0]!)).toBe(1);
  });

  test("a unit that stands on a marker holds it in the document that is thought of, and only there", () => {
    const [marker] = Object.values(start.objectives);
    const [unit] = Object.values(start.units);
    const position = { ...marker!.position, z: 0 };
    const [id, model] = Object.entries(unit!.models)[0]!;
    const there = { ...unit!, models: { [id]: { ...model, position } } };
    expect(asIf(start, there).objectives[marker!.id]!.controlled_by).toBe(unit!.owner);
    expect(start.objectives[marker!.id]!.controlled_by).toBeNull();
  });
});
