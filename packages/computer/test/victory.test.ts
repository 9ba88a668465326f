import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { asIf, pointsFor, scoringsLeft, worthOfMarker } from "../src/victory.ts";
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
  test("markers are scored four times: in the Command phases of rounds 2 to 5", () => {
    expect(scoringsLeft(start, "p1")).toBe(4);
    expect(scoringsLeft(at(1, "p1", "MOVEMENT"), "p1")).toBe(4);
    expect(scoringsLeft(at(2, "p1", "COMMAND"), "p1")).toBe(4);
    expect(scoringsLeft(at(2, "p1", "MOVEMENT"), "p1")).toBe(3);
    expect(scoringsLeft(at(2, "p1", "MOVEMENT"), "p2")).toBe(4);
    expect(scoringsLeft(at(5, "p2", "MOVEMENT"), "p1")).toBe(0);
  });

  test("who goes second scores at the end of the last turn, but not in Only War", () => {
    expect(scoringsLeft(at(5, "p2", "SHOOTING"), "p2")).toBe(0);
    expect(scoringsLeft(at(5, "p2", "SHOOTING", "take-and-hold"), "p2")).toBe(1);
    expect(scoringsLeft(at(5, "p1", "SHOOTING", "take-and-hold"), "p2")).toBe(1);
  });

  test("a fourth marker brings nothing where three are the most that count: 1 each in Only War", () => {
    const ids = Object.keys(start.objectives);
    expect(ids.length).toBeGreaterThan(3);
    const held = [0, 1, 2, 3, 4].map((n) => pointsFor(start, "p1", new Set(ids.slice(0, n))));
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
