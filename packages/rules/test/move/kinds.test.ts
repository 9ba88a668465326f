import { describe, expect, test } from "vitest";
import { autoPath } from "../../src/space/move/auto-path.ts";
import { previewMove } from "../../src/space/move/preview.ts";
import type { MoveDraft } from "../../src/space/move/step.ts";
import { conditionTitle } from "../../src/words/move.ts";
import { buildGame, rectangle, type UnitOptions } from "../support/build.ts";
import {
  consolidateOrder,
  fallBackOrder,
  faultsOf,
  fieldOfA,
  normalOrder,
  pileInOrder,
  scoutOrder,
} from "./orders.ts";

type Place = readonly [x: number, y: number, z?: number];

const unit = (...places: readonly Place[]): UnitOptions => ({
  models: Object.fromEntries(places.map((at, i) => [`m${i + 1}`, { at }])),
});
const enemy = (...places: readonly Place[]): UnitOptions => ({ ...unit(...places), owner: "p2" });
const path = (...m1: readonly Place[]): MoveDraft["per_model_paths"] => ({ m1 });

describe("falling back", () => {
  // The enemy touches A; behind it there is room.
  const game = buildGame({ units: { A: unit([10, 10]), E: enemy([11, 10]) } });

  test("leads over enemies and through their range, where a Normal move does not", () => {
    const over = path([10, 10], [13.01, 10]);
    expect(faultsOf(fieldOfA(game, fallBackOrder), over)).toEqual([]);
    expect(faultsOf(fieldOfA(game, normalOrder), over)).toEqual(["ENEMY_TOO_NEAR m1 E 1.00"]);
  });

  test("ends out of Engagement Range of everybody", () => {
    expect(faultsOf(fieldOfA(game, fallBackOrder), path([10, 10], [13, 10]))).toEqual([
      "ENEMY_TOO_NEAR m1 E 0.00",
    ]);
    expect(faultsOf(fieldOfA(game, fallBackOrder), path([10, 10], [11, 10]))).toEqual([
      "OVERLAP m1 E",
      "ENEMY_TOO_NEAR m1 E 1.00",
    ]);
  });
});

test("scouts end more than 9 across from enemies, however high these stand, and go further than M", () => {
  const terrain = { R: { kind: "ruins", height: 6, polygon: rectangle(25, 5, 32, 15) } };
  const game = buildGame({ terrain, units: { A: unit([10, 10]), E: enemy([28, 10, 6]) } });
  const field = fieldOfA(game, (own) => scoutOrder(own, 9));
  expect(faultsOf(field, path([10, 10], [17.99, 10]))).toEqual([]);
  expect(faultsOf(field, path([10, 10], [18, 10]))).toEqual(["ENEMY_TOO_NEAR m1 E 0.00"]);
  expect(faultsOf(field, path([10, 10], [19, 10]))).toEqual(["ENEMY_TOO_NEAR m1 E 1.00"]);
});

describe("piling in", () => {
  const near = buildGame({ units: { A: unit([10, 10]), E: enemy([13, 10]), F: enemy([10, 14]) } });
  const field = fieldOfA(near, (own) => pileInOrder(near, own));

  test("goes into contact with the closest enemy model, through any Engagement Range", () => {
    expect(faultsOf(field, path([10, 10], [12, 10]))).toEqual([]);
    expect(faultsOf(field, path([10, 10], [11.5, 10]))).toEqual(["BASE_CONTACT m1 E 0.50"]);
  });

  test("the closest model is the one before the move: nearer to another is not enough", () => {
    // 2 to E and 3 to F at the start; from (9.5, 12.9) it is 3.55 to E, 0.21 to F.
    expect(faultsOf(field, path([10, 10], [9.5, 12.9]))[0]).toBe("NOT_NEARER m1 1.55");
  });

  test("one enemy unit engaged is enough, and the nearest is named where none is", () => {
    const far = buildGame({ units: { A: unit([10, 10]), E: enemy([16, 10]), F: enemy([10, 17]) } });
    const short = fieldOfA(far, (own) => pileInOrder(far, own));
    expect(faultsOf(short, path([10, 10], [13, 10]))).toEqual(["TARGET_NOT_ENGAGED m1 E 1.00"]);
  });

  test("who stays breaks nothing, who is in contact does not move", () => {
    const game = buildGame({ units: { A: unit([10, 10], [10, 12]), E: enemy([11, 10]) } });
    const held = fieldOfA(game, (own) => pileInOrder(game, own));
    expect(faultsOf(held, {})).toEqual([]);
    expect(
      faultsOf(held, {
        m1: [
          [10, 10],
          [10.1, 9.9],
        ],
      })[0],
    ).toBe("IN_CONTACT m1");
  });

  test("FLY gives nothing: enemies are in the way, and a wall is climbed", () => {
    const flyer = { ...unit([10, 10]), keywords: ["FLY"] };
    const behind = buildGame({ units: { A: flyer, E: enemy([11.5, 10], [13.5, 10]) } });
    const barred = fieldOfA(behind, (own) => pileInOrder(behind, own));
    expect(faultsOf(barred, path([10, 10], [12.5, 10]))[0]).toBe("ENEMY_IN_THE_WAY m1 E");
    const terrain = { W: { kind: "container", height: 3, polygon: rectangle(10.6, 9, 10.9, 11) } };
    const walled = buildGame({ terrain, units: { A: flyer, E: enemy([13, 10]) } });
    const climbing = fieldOfA(walled, (own) => pileInOrder(walled, own));
    expect(faultsOf(climbing, path([10, 10], [12, 10]))).toEqual(["TOO_FAR m1 5.00"]);
  });

  test("auto-path holds who is in contact, and brings the others there", () => {
    const game = buildGame({ units: { A: unit([10, 10], [10, 12]), E: enemy([11, 10], [12.5, 12]) } });
    const piled = autoPath(fieldOfA(game, (own) => pileInOrder(game, own)));
    if (!piled.possible) expect.fail(piled.reasons().refusals[0]!.message);
    expect(piled.steps.map(({ moves }) => moves)).toEqual([false, true]);
    expect(piled.steps[1]!.travel.total).toBeLessThanOrEqual(3);
  });

  test("auto-path says that all enemies are out of reach, not some", () => {
    const game = buildGame({ units: { A: unit([10, 10]), E: enemy([13, 10]), F: enemy([10, 30]) } });
    expect(autoPath(fieldOfA(game, (own) => pileInOrder(game, own))).possible).toBe(true);
    const far = buildGame({ units: { A: unit([10, 10]), E: enemy([16, 10]), F: enemy([10, 30]) } });
    const none = autoPath(fieldOfA(far, (own) => pileInOrder(far, own)));
    if (none.possible) expect.fail("E is out of reach");
    expect(none.reasons().refusals).toMatchObject([
      { code: "TARGET_OUT_OF_REACH", target_unit_id: "E", message: 'E is 1" out of reach of 3".' },
      { code: "TARGET_OUT_OF_REACH", target_unit_id: "F" },
    ]);
  });
});

describe("consolidating towards an objective", () => {
  const game = buildGame({ units: { A: unit([10, 10], [10, 12]) } });
  // A marker of 40 mm with its edge 5 from m1 at the start.
  const marker = { name: "objective 1", x: 15.5 + 20 / 25.4, y: 10, radius: 20 / 25.4 };
  const field = fieldOfA(game, () => consolidateOrder(marker));

  test("each mover ends nearer to it, and the unit in its range of 3", () => {
    expect(faultsOf(field, path([10, 10], [12, 10]))).toEqual([]);
    expect(faultsOf(field, path([10, 10], [11.9, 10]))).toEqual(["MARKER_OUT_OF_RANGE 0.10"]);
    // Then m2 is the nearest: 6.60 from centre to centre, less 0.5 and 0.79.
    expect(faultsOf(field, path([10, 10], [9, 10]))).toEqual([
      "MARKER_OUT_OF_RANGE 2.31",
      "NOT_NEARER m1 1.00",
    ]);
  });

  test("a preview names the objective", () => {
    const preview = previewMove(field, { per_model_paths: {} }, {});
    if (!preview.ok) expect.fail();
    const titles = preview.value.conditions.map(({ about }) => conditionTitle(about));
    expect(titles).toContain("In range of objective 1");
    expect(titles).toContain("Closer to objective 1");
  });
});
