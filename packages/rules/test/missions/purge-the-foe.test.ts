import { describe, expect, test } from "vitest";
import { battle, end, garrison, primary } from "../support/mission.ts";

const killed = (owner: "p1" | "p2", unit_id: string) => ({
  unit_id,
  owner,
  turn: "p1",
  part: "WHOLE",
  keywords: [],
  strength: 1,
  wounds: 1,
  on_objective: false,
});

describe("Purge the Foe", () => {
  const round = (round: number, kills: readonly object[]) => {
    const game = battle({
      mission: "purge-the-foe",
      places: [],
      more: { kills },
      turn: { round, active_player: "p2", phase: "FIGHT" },
    });
    return end(game).game;
  };

  test("MI-22 at the end of a round: 4 for a kill, from round 2 on 4 more for more kills than losses", () => {
    expect(primary(round(1, [killed("p2", "x")]))).toEqual([4, 0]);
    expect(primary(round(2, [killed("p2", "x")]))).toEqual([8, 0]);
    expect(primary(round(2, [killed("p2", "x"), killed("p1", "y")]))).toEqual([4, 4]);
    expect(primary(round(2, []))).toEqual([0, 0]);
    expect(round(1, [killed("p2", "x")]).mission!.kills).toBeUndefined();
  });

  test("MI-22 at the end of the Command phase: 4 for an objective, 4 for more than the opponent", () => {
    const score = (own: Parameters<typeof garrison>[1], other: Parameters<typeof garrison>[1]) => {
      const units = { ...garrison("p1", own), ...garrison("p2", other) };
      return primary(end(battle({ mission: "purge-the-foe", units, turn: { round: 2 } })).game)[0];
    };
    expect(score(["C"], ["H2"])).toBe(4);
    expect(score(["C", "N"], ["H2"])).toBe(8);
    expect(score([], ["H2"])).toBe(0);
  });
});
