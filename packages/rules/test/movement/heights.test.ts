import { describe, expect, test } from "vitest";
import { buildGame, codes, model, play, rectangle, type UnitOptions } from "../support/build.ts";

const move = (path: readonly (readonly number[])[]) => ({
  type: "MOVE",
  actor_unit_id: "A",
  payload: { kind: "NORMAL", per_model_paths: { m1: path } },
});
const walker = (keywords: readonly string[]): UnitOptions => ({
  keywords,
  stats: { move: 40 },
  models: { m1: model({ at: [15, 13] }) },
});

describe("heights that a path names", () => {
  test("MO-5 MO-6 MO-7 nobody crosses a hill under who stands on it", () => {
    const game = buildGame({
      units: {
        A: walker(["MOUNTED"]),
        B: { owner: "p2", models: { m1: model({ at: [23, 13, 6] }) } },
      },
      terrain: { H: { kind: "hill", height: 6, polygon: rectangle(20, 10, 26, 16) } },
      turn: { phase: "MOVEMENT" },
    });
    expect(
      codes(
        play(
          game,
          move([
            [15, 13],
            [30, 13],
          ]),
        ).result,
      ),
    ).toEqual(["ENEMY_TOO_NEAR"]);
    expect(
      codes(
        play(
          game,
          move([
            [15, 13],
            [15, 5],
            [30, 5],
          ]),
        ).result,
      ),
    ).toEqual([]);
  });

  test("MO-13 who crosses a hill of 2 inches at the height of the ground crosses whoever stands on it", () => {
    const game = buildGame({
      units: {
        A: { ...walker(["MOUNTED"]), models: { m1: model({ at: [19.4, 13] }) } },
        B: { owner: "p2", models: { m1: model({ at: [20.6, 13, 2] }) } },
      },
      terrain: { H: { kind: "hill", height: 2, polygon: rectangle(20, 10, 26, 16) } },
      turn: { phase: "MOVEMENT" },
    });
    const back = (path: readonly (readonly number[])[], dice: readonly number[]) =>
      play(
        game,
        { type: "MOVE", actor_unit_id: "A", payload: { kind: "FALL_BACK", per_model_paths: { m1: path } } },
        dice,
      ).result.dice.map(({ context }) => context);
    const [start, across, aside] = [
      [19.4, 13],
      [30, 13],
      [12, 13],
    ] as const;
    expect(back([start, across], [3])).toEqual(["desperate_escape"]);
    expect(back([start, aside], [])).toEqual([]);
  });

  test("MO-5 nobody on foot walks over a model by naming a height", () => {
    const game = buildGame({
      units: {
        A: walker(["MONSTER"]),
        F: { keywords: ["VEHICLE"], models: { m1: model({ at: [23, 13] }) } },
        B: { owner: "p2", models: { m1: model({ at: [50, 40] }) } },
      },
      turn: { phase: "MOVEMENT" },
    });
    for (const z of [0, 2, 3, 10]) {
      const path = [
        [15, 13, 0],
        [15, 13, z],
        [30, 13, z],
        [30, 13, 0],
      ];
      expect(codes(play(game, move(path)).result)).toContain("FRIEND_IN_THE_WAY");
    }
  });
});
