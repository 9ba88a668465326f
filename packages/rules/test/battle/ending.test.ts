import { describe, expect, test } from "vitest";
import type { Game } from "../../src/index.ts";
import { endingAfter } from "../../src/missions/scoring/result.ts";
import { buildGame, row } from "../support/build.ts";

const game = buildGame({
  units: {
    A: { models: row(1, [5, 5]) },
    B: { owner: "p2", models: row(1, [30, 5]) },
  },
});

function without(...ids: readonly string[]): Game {
  const units = Object.entries(game.units).map(([id, unit]) => [
    id,
    ids.includes(id) ? { ...unit, models: {} } : unit,
  ]);
  return { ...game, units: Object.fromEntries(units) };
}

describe("how an action ends a game", () => {
  test("a bare table: a side that loses its last model has lost, and both together draw", () => {
    expect(endingAfter(game, game)).toBeNull();
    expect(endingAfter(game, without("A"))).toEqual({ reason: "destroyed", winner: "p2" });
    expect(endingAfter(game, without("B"))).toEqual({ reason: "destroyed", winner: "p1" });
    expect(endingAfter(game, without("A", "B"))).toEqual({ reason: "destroyed", winner: null });
  });

  test("a bare table: a side that had no models before has lost nothing", () => {
    expect(endingAfter(without("A"), without("A"))).toBeNull();
  });

  test("OB-9 with a mission its rules decide", () => {
    const mission = { id: "linchpin", attacker: "p1" } as const;
    expect(endingAfter({ ...game, mission }, { ...without("A"), mission })).toBeNull();
    const over = { ...without("A"), mission, result: { winner: "p1", reason: "POINTS" } } as Game;
    expect(endingAfter({ ...game, mission }, over)).toEqual({ reason: "battle", winner: "p1" });
  });
});
