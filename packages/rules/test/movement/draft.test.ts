import { describe, expect, test } from "vitest";
import { targetsAfterMove } from "../../src/flow/phases/movement/targets-after.ts";
import type { MadeMove } from "../../src/game/move-kind.ts";
import { type Game, moveKindRefusals } from "../../src/index.ts";
import { moveIn } from "../support/move.ts";
import { advanceRoll, at, enemy, faults, move, table } from "./table.ts";

const STILL = { per_model_paths: {} };

function dragged(
  game: Game,
  kind: MadeMove,
  to: Readonly<Record<string, readonly [number, number]>>,
  options = {},
) {
  const found = moveIn(game, "A", kind).drag(STILL, to, options);
  if (!found.ok) return expect.fail(found.refusals[0]!.message);
  return found.value;
}

function previewed(game: Game, kind: MadeMove, paths: ReturnType<typeof dragged>) {
  const found = moveIn(game, "A", kind).preview(paths);
  if (!found.ok) return expect.fail(found.refusals[0]!.message);
  return found.value;
}

const endsOf = ({ per_model_paths }: ReturnType<typeof dragged>) =>
  Object.fromEntries(Object.entries(per_model_paths).map(([id, path]) => [id, path.at(-1)!.slice(0, 2)]));

describe("a move draft", () => {
  test("MO-10 several models go where they are dragged, each with its own way and allowance", () => {
    const game = table({ A: at([10, 10], [12, 10], [14, 10]), B: enemy([13, 14]) });
    const paths = dragged(game, "NORMAL", { m1: [10, 15], m3: [14, 12] });
    expect(endsOf(paths)).toEqual({ m1: [10, 15], m3: [14, 12] });
    const { models, allowances, legal } = previewed(game, "NORMAL", paths);
    expect(models.map(({ inches }) => Number(inches.toFixed(2)))).toEqual([5, 0, 2]);
    expect(allowances).toEqual({ m1: 6, m2: 6, m3: 6 });
    expect(legal).toBe(false);
    // From (10, 15) to (14, 12) it is 5 − 1 = 4″, 2″ more than coherency.
    expect(faults(move(game, "NORMAL", paths.per_model_paths as never))).toContain("COHERENCY MO-9 m1 2.00");
  });

  test("MO-6 the path goes round the range of an enemy; where time is short it is straight", () => {
    const game = table({ A: at([10, 10]), B: enemy([12.5, 10]) });
    const [path] = Object.values(dragged(game, "NORMAL", { m1: [15, 10.2] }).per_model_paths);
    expect(path!.length).toBeGreaterThan(2);
    const [straight] = Object.values(
      dragged(game, "NORMAL", { m1: [15, 10.2] }, { hurry: () => true }).per_model_paths,
    );
    expect(straight).toEqual([
      [10, 10, 0],
      [15, 10.2, 0],
    ]);
  });

  test("MO-4 a path passes its waypoint: 3″ and 4″ are 7″, one more than M", () => {
    const game = table({ A: at([10, 10]) });
    const waypoints = {
      m1: [
        [10, 10, 0],
        [13, 10, 0],
      ] as const,
    };
    const paths = dragged(game, "NORMAL", { m1: [13, 14] }, { waypoints });
    expect(paths.per_model_paths["m1"]).toHaveLength(3);
    const { models, conditions } = previewed(game, "NORMAL", paths);
    expect(models[0]!.inches).toBeCloseTo(7, 9);
    expect(conditions.flatMap((one) => one.faults).map(({ code }) => code)).toEqual(["TOO_FAR"]);
  });

  test("MO-9 who is a little out of coherency is let back in, and who stands on another model of the unit beside it", () => {
    const game = table({ A: at([10, 10], [12, 10]) });
    // Bases are an inch wide: 3.3″ from middle to middle is 0.3″ too far.
    const near = dragged(game, "NORMAL", { m1: [8.7, 10] }, { snaps: true });
    expect(previewed(game, "NORMAL", near).legal).toBe(true);
    expect(endsOf(near)["m1"]![0]).toBeCloseTo(9.01, 2);
    const on = dragged(game, "NORMAL", { m1: [11.4, 10] }, { snaps: true });
    expect(endsOf(on)["m1"]![0]).toBeCloseTo(11, 5);
    expect(previewed(game, "NORMAL", on).legal).toBe(true);
  });

  test("MO-9 links and who lacks them are told: each of seven needs two", () => {
    const line = at(...Array.from({ length: 7 }, (_, i) => [10 + 1.2 * i, 10] as const));
    const game = table({ A: line });
    const { links, out_of_coherency } = previewed(game, "NORMAL", dragged(game, "NORMAL", { m7: [20, 10] }));
    expect(out_of_coherency.map(({ model_id }) => model_id)).toEqual(["m7"]);
    // Of m5 at 14.8 and m6 at 16, edge to edge: 4.2″ to the second nearest, 2.2″ too far.
    expect(out_of_coherency[0]!.short).toBeCloseTo(2.2, 9);
    expect(links).toContainEqual(["m1", "m2"]);
  });

  test("MO-11 MO-1 a kind of move is refused with its reason, and the usual one is the first that may be made", () => {
    const free = table({ A: at([10, 10]) });
    const held = table({ A: at([10, 10]), B: enemy([11.5, 10]) });
    const kinds = (game: Game) =>
      Object.entries(moveKindRefusals(game, game.units["A"]!)).map(
        ([kind, refusals]) => `${kind} ${refusals.map(({ code }) => code).join()}`,
      );
    expect(kinds(free)).toEqual(["NORMAL ", "ADVANCE NOT_ROLLED", "FALL_BACK NOT_ENGAGED", "STATIONARY "]);
    expect(moveIn(free).kind).toBe("NORMAL");
    expect(moveIn(held).kind).toBe("FALL_BACK");
    const rolled = advanceRoll(free, 4);
    expect(moveIn(rolled).kind).toBe("ADVANCE");
    expect(previewed(rolled, "ADVANCE", STILL).allowances).toEqual({ m1: 10 });
  });

  test("MO-13 a way over an enemy is told before any die is rolled", () => {
    const game = table({ A: at([10, 10], [10, 12]), B: enemy([11.2, 10]) });
    const over = dragged(game, "FALL_BACK", { m1: [14, 10], m2: [13, 12.3] });
    expect(previewed(game, "FALL_BACK", over).tested).toEqual(["m1"]);
  });

  test("MO-21 a unit forms up in a line about a place, each model by a way of its own", () => {
    const square = at([10, 10], [12, 10], [10, 12], [12, 12]);
    const game = table({ A: square });
    const order = { at: [14, 11] as const, facing: 0, shape: { files: 4, gap: 0.5 } };
    const formed = moveIn(game).formUp(STILL, order);
    if (!formed.ok) return expect.fail("it may form up");
    const ends = Object.values(endsOf(formed.value));
    expect(ends.every(([x]) => Math.abs(x! - 14) < 1e-9)).toBe(true);
    expect(ends.map(([, y]) => y!).sort((a, b) => a - b)).toEqual([8.75, 10.25, 11.75, 13.25]);
    expect(previewed(game, "NORMAL", formed.value).legal).toBe(true);
  });

  test("MO-9 a broken move is fixed by one model", () => {
    const game = table({ A: at([10, 10], [12, 10], [14, 10]) });
    const paths = dragged(game, "NORMAL", { m3: [14, 15] });
    expect(previewed(game, "NORMAL", paths).legal).toBe(false);
    const fixed = moveIn(game).fix(paths)!;
    expect(previewed(game, "NORMAL", fixed).legal).toBe(true);
    const changed = Object.keys(fixed.per_model_paths).filter(
      (id) => fixed.per_model_paths[id] !== paths.per_model_paths[id],
    );
    expect(changed).toHaveLength(1);
  });
});

describe("from where a move would end", () => {
  const gun = { range: 12 };
  const game = table(
    {
      A: { models: { m1: { at: [10, 10], weapons: ["gun"] } } },
      B: enemy([30, 10]),
    },
    { weapons: { gun } },
  );

  test("MO-10 what could be shot and charged: 20 − 1 − 6 = 13″ for neither, 12″ for both on 11", () => {
    const far = targetsAfterMove(game, game.units["A"]!, "NORMAL", dragged(game, "NORMAL", { m1: [16, 10] }));
    expect(far.enemies).toEqual([{ unit_id: "B", distance: 13, weapons: [], charge: null }]);
    const near = table(
      { A: { models: { m1: { at: [10, 10], weapons: ["gun"] } } }, B: enemy([29, 10]) },
      { weapons: { gun } },
    );
    const there = dragged(near, "NORMAL", { m1: [16, 10] });
    expect(targetsAfterMove(near, near.units["A"]!, "NORMAL", there)).toEqual({
      charge_refusals: [],
      enemies: [{ unit_id: "B", distance: 12, weapons: ["gun"], charge: 11 }],
    });
  });

  test("MO-12 who falls back neither shoots nor charges", () => {
    const held = table(
      { A: { models: { m1: { at: [10, 10], weapons: ["gun"] } } }, B: enemy([11.5, 10]) },
      { weapons: { gun } },
    );
    const back = dragged(held, "FALL_BACK", { m1: [6, 10] });
    const { charge_refusals, enemies } = targetsAfterMove(held, held.units["A"]!, "FALL_BACK", back);
    expect(charge_refusals.map(({ code }) => code)).toEqual(["FELL_BACK"]);
    expect(enemies.map(({ weapons, charge }) => [weapons, charge])).toEqual([[[], null]]);
  });
});
