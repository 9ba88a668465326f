import { describe, expect, test } from "vitest";
import type { Game } from "../../src/index.ts";
import { sightLines } from "../../src/space/sight/lines.ts";
import { buildGame, type GameOptions, type ModelOptions, rectangle } from "../support/build.ts";

const at = (x: number, y: number): ModelOptions => ({ at: [x, y] });

/** Unit A looks at unit B; all bases are one inch wide. */
function table(
  own: Readonly<Record<string, ModelOptions>>,
  enemies: Readonly<Record<string, ModelOptions>>,
  terrain: NonNullable<GameOptions["terrain"]> = {},
): Game {
  return buildGame({ units: { A: { models: own }, B: { owner: "p2", models: enemies } }, terrain });
}

const lines = (game: Game, ...models: readonly string[]) =>
  sightLines(game, game.units["A"]!, game.units["B"]!, models);

describe("lines of sight as they are drawn", () => {
  test("LS-1 in the open: from edge to edge, to the nearest model", () => {
    const game = table({ m1: at(10, 10) }, { m1: at(20, 10), m2: at(15, 10) });
    expect(lines(game, "m1")).toEqual([
      {
        model_id: "m1",
        target_model_id: "m2",
        inches: 4,
        nearest: 4,
        visible: true,
        from: [10.5, 10],
        to: [14.5, 10],
        blocker: null,
      },
    ]);
  });

  test("LS-3 the nearest that is hidden gives way to one further off that is seen", () => {
    const terrain = { R: { polygon: rectangle(12, 8, 13, 12) } };
    const game = table({ m1: at(10, 10) }, { m1: at(15, 10), m2: at(10, 20) }, terrain);
    expect(lines(game, "m1")).toMatchObject([
      { target_model_id: "m2", visible: true, inches: 9, from: [10, 10.5], to: [10, 19.5], blocker: null },
    ]);
  });

  test("LS-3 nothing seen: from centre to centre of the nearest, with what is in the way", () => {
    const terrain = { R: { polygon: rectangle(12, 0, 13, 44) } };
    const game = table({ m1: at(10, 10) }, { m1: at(20, 10), m2: at(15, 10) }, terrain);
    expect(lines(game, "m1")).toEqual([
      {
        model_id: "m1",
        target_model_id: "m2",
        inches: 4,
        nearest: 4,
        visible: false,
        from: [10, 10],
        to: [15, 10],
        blocker: "R",
      },
    ]);
  });

  test("one line for each model named, in the document's order, and none to a unit without models", () => {
    const game = table({ m1: at(10, 10), m2: at(10, 12), m3: at(10, 14) }, { m1: at(15, 10) });
    expect(lines(game, "m3", "m1").map(({ model_id }) => model_id)).toEqual(["m1", "m3"]);
    const gone = { ...game.units["B"]!, models: {} };
    expect(sightLines(game, game.units["A"]!, gone, ["m1"])).toEqual([]);
  });
});
