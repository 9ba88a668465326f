import { describe, expect, test } from "vitest";
import { floorsUnder, onFloor } from "../../src/flow/phases/floors.ts";
import { dragModels, previewUnitMove } from "../../src/flow/phases/movement/hand.ts";
import { previewPlaces } from "../../src/flow/phases/placing.ts";
import { buildGame, model } from "../support/build.ts";
import { beforeBattle } from "../support/deployment.ts";

/** 6" tall, from 10,10 to 20,20: floors at 3" and 6". */
const RUIN = {
  R: {
    id: "R",
    kind: "ruins",
    height: 7,
    tags: [],
    polygon: [
      [10, 10],
      [20, 10],
      [20, 20],
      [10, 20],
    ],
  },
};

const table = (keywords: readonly string[]) =>
  buildGame({
    turn: { phase: "MOVEMENT" },
    terrain: RUIN as never,
    units: {
      A: { keywords, stats: { move: 6 }, models: { m1: model({ at: [9, 15] }) } },
      B: { owner: "p2", models: { m1: model({ at: [50, 40] }) } },
    },
  });

const drag = (keywords: readonly string[], floor: number | undefined, to: readonly [number, number]) => {
  const game = table(keywords);
  const unit = game.units["A"]!;
  const start = { per_model_paths: {} };
  const options = floor === undefined ? {} : { floor };
  const dragged = dragModels(game, unit, "NORMAL", start, { m1: to }, options);
  if (!dragged.ok) throw new Error("not dragged");
  const preview = previewUnitMove(game, unit, "NORMAL", dragged.value);
  if (!preview.ok) throw new Error("no preview");
  const [x, y, z] = dragged.value.per_model_paths["m1"]!.at(-1)!;
  return { end: [x, y, z], legal: preview.value.legal, inches: preview.value.models[0]!.inches };
};

describe("floors of ruins in the hand", () => {
  test("MO-7 a model goes to the floor that is asked for, and pays for the way up", () => {
    expect(floorsUnder(table(["INFANTRY"]), table(["INFANTRY"]).units["A"]!, { m1: [12, 15] })).toEqual([
      3, 6,
    ]);
    expect(floorsUnder(table(["INFANTRY"]), table(["INFANTRY"]).units["A"]!, { m1: [10, 15] })).toEqual([]);
    expect(drag(["INFANTRY"], undefined, [12, 15])).toMatchObject({
      end: [12, 15, 0],
      legal: true,
      inches: 3,
    });
    expect(drag(["INFANTRY"], 3, [12, 15])).toMatchObject({ end: [12, 15, 3], legal: true, inches: 6 });
    // Too far up is still shown there, with how much is missing: 3" across and 6" up are 9".
    expect(drag(["INFANTRY"], 6, [12, 15])).toMatchObject({ end: [12, 15, 6], legal: false, inches: 9 });
    // Outside the ruin there is nothing to stand on.
    expect(drag(["INFANTRY"], 3, [9, 17])).toMatchObject({ end: [9, 17, 0], legal: true });
    // A tank stays on the ground.
    expect(drag(["VEHICLE"], 3, [12, 15])).toMatchObject({ end: [12, 15, 0] });
  });

  test("DE-8 a unit is set up on the floor that is asked for, where its models stand wholly in the ruin", () => {
    const game = beforeBattle({
      terrain: {
        R: {
          ...RUIN.R,
          polygon: [
            [2, 2],
            [10, 2],
            [10, 10],
            [2, 10],
          ],
        },
      } as never,
      units: {
        A: { keywords: ["INFANTRY"], models: { m1: {}, m2: {} } },
        B: { owner: "p2", models: { m1: {} } },
      },
    });
    const unit = game.units["A"]!;
    const places = { positions: { m1: [9, 5], m2: [10.8, 5] } } as const;
    const up = onFloor(game, unit, places, 3);
    expect(up.positions).toEqual({ m1: [9, 5, 3], m2: [10.8, 5] });
    expect(previewPlaces(game, unit, up).legal).toBe(true);
    expect(onFloor(game, unit, up, 0).positions).toEqual(places.positions);
  });
});
