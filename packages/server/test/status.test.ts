import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { statusAfter } from "../src/match/status.ts";
import { skirmish } from "./support/scene.ts";

const game = skirmish();

/** The game without the models of these units. */
function without(...unitIds: readonly string[]): Game {
  const units = Object.entries(game.units).map(([id, unit]) => [
    id,
    unitIds.includes(id) ? { ...unit, models: {} } : unit,
  ]);
  return { ...game, units: Object.fromEntries(units) };
}

const P1 = ["A1", "A2", "A3"];
const P2 = ["B1", "B2", "B3"];

describe("after an action a match", () => {
  test("goes on while both sides have models and the rules say nothing else", () => {
    expect(statusAfter(game, without("A1", "B2"))).toEqual({ state: "running" });
  });

  test("is over with the battle, as the document says", () => {
    const ended = (winner: "p1" | "p2" | null) =>
      statusAfter(game, { ...without(...P1), result: { winner, reason: "five rounds" } });
    for (const winner of ["p1", "p2", null] as const) {
      expect(ended(winner)).toEqual({ state: "over", reason: "battle", winner });
    }
  });

  test("OB-9 goes on with nobody left where a mission is played: its rules say when it is over", () => {
    const played = { ...without(...P1), mission: { id: "linchpin", attacker: "p1" } } as Game;
    expect(statusAfter({ ...game, mission: played.mission }, played)).toEqual({ state: "running" });
  });

  test("is over when a side has no models left, and drawn where neither has", () => {
    const over = { state: "over", reason: "destroyed" };
    expect(statusAfter(game, without(...P1))).toEqual({ ...over, winner: "p2" });
    expect(statusAfter(game, without(...P2))).toEqual({ ...over, winner: "p1" });
    expect(statusAfter(game, without(...P1, ...P2))).toEqual({ ...over, winner: null });
    // A side that had none to begin with loses nothing.
    expect(statusAfter(without(...P1), without(...P1))).toEqual({ state: "running" });
  });
});
