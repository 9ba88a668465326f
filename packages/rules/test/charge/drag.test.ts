import { describe, expect, test } from "vitest";
import { type Game, type MoveDraft, moveUnderWay } from "../../src/index.ts";
import { type DraggedPath, draggedPath } from "../../src/space/move/drag.ts";
import { rectangle } from "../support/build.ts";
import { moveIn } from "../support/move.ts";
import { Chance } from "../support/random.ts";
import { skirmish } from "./skirmish.ts";
import { at, chargeGame, declare, lane, rolled } from "./table.ts";

const NO_MOVE: MoveDraft = { per_model_paths: {} };

function drag(game: Game, to: readonly [number, number], move = NO_MOVE, modelId = "m1"): DraggedPath {
  const dragged = draggedPath(moveIn(game).field, move, modelId, to);
  if (!dragged.ok) expect.fail(dragged.refusals[0]!.message);
  return dragged.value;
}

/** What the referee says of the one model that was dragged. */
function judged(game: Game, { path }: DraggedPath, move = NO_MOVE, modelId = "m1") {
  const whole = { ...move, per_model_paths: { ...move.per_model_paths, [modelId]: path } };
  const seen = moveIn(game).preview(whole);
  if (!seen.ok) expect.fail(seen.refusals[0]!.message);
  const model = seen.value.models.find(({ model_id }) => model_id === modelId)!;
  return { ...seen.value, model, codes: model.faults.map(({ code }) => code) };
}

const near = (x: number, y: number) => [expect.closeTo(x, 6), expect.closeTo(y, 6), 0];

describe("a dragged model", () => {
  test("CH-8 cannot be dragged before the roll, and only a model of the unit can", () => {
    const { game } = declare(lane(5), "B");
    expect(moveUnderWay(game, game.units["A"]!)).toMatchObject({
      ok: false,
      refusals: [{ code: "NOT_ROLLED" }],
    });
    const ready = rolled(lane(5), 5, "B");
    expect(moveIn(ready).drag(NO_MOVE, { m9: [12, 10] })).toMatchObject({
      ok: false,
      refusals: [{ code: "UNKNOWN_MODEL", rule: "GD-7" }],
    });
  });

  test("CH-23 snaps into contact from 0.44 away, and not from 0.5", () => {
    const game = rolled(lane(5), 6, "B");
    const far = drag(game, [14.5, 10]);
    expect(far).toEqual({
      path: [
        [10, 10, 0],
        [14.5, 10, 0],
      ],
      snapped: false,
    });
    const close = drag(game, [14.56, 10]);
    expect(close.snapped).toBe(true);
    expect(close.path.at(-1)).toEqual(near(15, 10));
    expect(judged(game, close)).toMatchObject({ legal: true, model: { in_contact: true } });
  });

  test("CH-16 from on top of the enemy it is let out to touch it", () => {
    const game = rolled(lane(5), 6, "B");
    const dragged = drag(game, [15.6, 10]);
    expect(dragged.snapped).toBe(true);
    expect(dragged.path.at(-1)).toEqual(near(15, 10));
  });

  test("CH-23 between two enemies it touches both: 1.6 apart, so 0.8 along and 0.6 before them", () => {
    const units = { B: { owner: "p2" as const, models: { m1: at(16, 10), m2: at(16, 11.6) } } };
    const game = rolled(lane(5, { units }), 6, "B");
    const dragged = drag(game, [15.3, 10.7]);
    expect(dragged.path.at(-1)).toEqual(near(15.4, 10.8));
    expect(judged(game, dragged)).toMatchObject({ legal: true, codes: [] });
  });

  test("CH-16 beside a friend it slides along the enemy until it touches both", () => {
    const units = { F: { models: { m1: at(14.6, 10.6) } } };
    const game = rolled(lane(5, { units }), 6, "B");
    const dragged = drag(game, [14.9, 10]);
    expect(dragged.snapped).toBe(true);
    // Centres 1 from (14.6, 10.6) and 1 from (16, 10).
    expect(dragged.path.at(-1)).toEqual([expect.closeTo(15.0447, 3), expect.closeTo(9.7043, 3), 0]);
    expect(judged(game, dragged)).toMatchObject({ codes: [], model: { in_contact: true } });
  });

  test("CH-15 no snap into the reach of a unit that is no target: the hand keeps its place", () => {
    const units = { S: { owner: "p2" as const, models: { m1: at(15, 11.9) } } };
    const game = rolled(lane(5, { units }), 6, "B");
    const dragged = drag(game, [14.8, 10]);
    expect(dragged.snapped).toBe(false);
    expect(dragged.path.at(-1)).toEqual([14.8, 10, 0]);
    expect(judged(game, dragged).codes).toEqual(["NON_TARGET_ENGAGED"]);
  });

  test("CH-16 another model of the unit that ends there already keeps the place", () => {
    const game = rolled(
      chargeGame({
        units: {
          A: { models: { m1: at(10, 10), m2: at(10, 11.5) } },
          B: { owner: "p2", models: { m1: at(16, 10) } },
        },
      }),
      8,
      "B",
    );
    const ownModel: MoveDraft = {
      per_model_paths: {
        m2: [
          [10, 11.5],
          [15, 10],
        ],
      },
    };
    expect(drag(game, [14.9, 10.1]).snapped).toBe(true);
    const dragged = drag(game, [14.9, 10.1], ownModel);
    expect(dragged).toMatchObject({ snapped: false });
    expect(dragged.path.at(-1)).toEqual([14.9, 10.1, 0]);
    expect(judged(game, dragged, ownModel).codes).toEqual(["OVERLAP"]);
  });

  test("CH-9 contact beyond the roll does not pull, and what is too far is said", () => {
    const game = rolled(lane(5), 4, "B");
    const dragged = drag(game, [14.7, 10]);
    expect(dragged.snapped).toBe(false);
    const { codes, model } = judged(game, dragged);
    expect(codes).toEqual(["TOO_FAR"]);
    expect(model.faults[0]!.inches).toBeCloseTo(0.7, 9);
  });

  test("CH-14 the way leads around an enemy, and tells its length where that is too much", () => {
    const wall = { m1: at(13, 10), m2: at(18.5, 10) };
    const units = { B: { owner: "p2" as const, models: wall } };
    const game = rolled(lane(5, { units }), 8, "B");
    const around = drag(game, [16, 10]);
    expect(around.path.length).toBeGreaterThan(2);
    expect(judged(game, around).codes).toEqual([]);
    // Straight it would be 6: with a roll of 6 the way around is a little too long, and nobody is walked over.
    const short = rolled(lane(5, { units }), 6, "B");
    expect(judged(short, drag(short, [16, 10])).codes).toEqual(["TOO_FAR"]);
  });

  test("CH-17 turning leaves less for the way: contact 7.5 away after a turn of 2", () => {
    // Four inches by two, standing across: turned to face the enemy, its front is 2 before its middle.
    const hull = { at: [10, 10] as const, facing: 90, base: { shape: "hull", mm: [101.6, 50.8] } };
    const units = { A: { models: { m1: hull }, keywords: ["VEHICLE"] } };
    const turned: MoveDraft = { per_model_paths: {}, facings: { m1: 0 } };
    const enough = rolled(lane(9, { units }), 10, "B");
    const dragged = drag(enough, [17.3, 10], turned);
    expect(dragged.snapped).toBe(true);
    expect(dragged.path.at(-1)).toEqual(near(17.5, 10));
    expect(judged(enough, dragged, turned)).toMatchObject({ legal: true, model: { pivot: 2 } });
    const less = rolled(lane(9, { units }), 9, "B");
    expect(drag(less, [17.3, 10], turned).snapped).toBe(false);
  });

  test("CH-13 the hand may leave the table, the base does not", () => {
    const game = rolled(lane(5), 12, "B");
    expect(drag(game, [-3, 50]).path.at(-1)).toEqual([0.5, 43.5, 0]);
    expect(judged(game, drag(game, [-3, 10])).codes).not.toContain("OFF_BOARD");
  });

  test("CH-18 upstairs after an enemy: 6 along, 4 up and 1 down to its floor", () => {
    const terrain = { R: { kind: "ruins", height: 4, polygon: rectangle(13, 6, 20, 14) } };
    const units = { B: { owner: "p2" as const, models: { m1: at(17, 10, 3) } } };
    const game = rolled(lane(5, { terrain, units }), 12, "B");
    const dragged = drag(game, [16.2, 10]);
    expect(dragged.path.at(-1)).toEqual([expect.closeTo(16, 6), expect.closeTo(10, 6), 3]);
  });
});

test("CH-16 CH-23 wherever a hand lets it snap, a model is in contact and breaks nothing by itself", () => {
  let snaps = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const { game, targets, roll } = skirmish(seed);
    if (!declare(game, ...targets).result.success) continue;
    const ready = rolled(game, roll, ...targets);
    const chance = new Chance(seed);
    const enemies = targets.flatMap((id) => Object.values(ready.units[id]!.models));
    let move = NO_MOVE;
    for (const { id } of Object.values(ready.units["A"]!.models)) {
      for (let tries = 0; tries < 12; tries++) {
        const { x, y } = chance.pick(enemies).position!;
        const to = [x + (chance.next() - 0.5) * 3.5, y + (chance.next() - 0.5) * 3.5] as const;
        const dragged = drag(ready, to, move, id);
        const { codes, model } = judged(ready, dragged, move, id);
        if (!dragged.snapped) continue;
        snaps++;
        const own = codes.filter((code) => code !== "COHERENCY");
        expect(own, `seed ${seed} ${id} ${to.join(", ")}`).toEqual([]);
        expect(model.in_contact, `seed ${seed} ${id}`).toBe(true);
        move = { per_model_paths: { ...move.per_model_paths, [id]: dragged.path } };
      }
    }
  }
  expect(snaps).toBeGreaterThan(200);
});
