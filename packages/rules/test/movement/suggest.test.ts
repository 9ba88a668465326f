import { describe, expect, test } from "vitest";
import { moveInHand } from "../../src/flow/phases/movement/hand.ts";
import { suggestMove } from "../../src/flow/phases/movement/suggest.ts";
import type { Game, MoveKind } from "../../src/index.ts";
import { rectangle } from "../support/build.ts";
import { at, enemy, faults, move, places, table } from "./table.ts";

const TEN = at(
  ...Array.from({ length: 10 }, (_, i) => [10 + 2 * (i % 2), 10 + 2 * Math.floor(i / 2)] as const),
);

/** The move that is suggested, made; it must be accepted. */
function suggested(game: Game, to: readonly [number, number], kind: MoveKind, faces: readonly number[] = []) {
  const found = suggestMove(game, game.units["A"]!, to, kind);
  if (!found.ok) return expect.fail(found.refusals[0]!.message);
  const { per_model_paths, facings } = found.value;
  const made = move(game, kind, per_model_paths as never, faces, facings);
  expect(faults(made)).toEqual([]);
  return made;
}

const middleOf = ({ game }: { readonly game: Game }) => {
  const all = Object.values(game.units["A"]!.models).map(({ position }) => position!);
  const mean = (axis: "x" | "y") => all.reduce((sum, one) => sum + one[axis], 0) / all.length;
  return [mean("x"), mean("y")] as const;
};

describe("a move towards a place", () => {
  test("MO-21 in the open everybody goes the same way, as far as M", () => {
    const made = suggested(table({ A: TEN }), [31, 14], "NORMAL");
    expect(places(made)[0]).toBe("m1 16,10,0");
    expect(places(made)[9]).toBe("m10 18,18,0");
  });

  test("MO-21 a place that is near is reached by the middle of the unit", () => {
    const [x, y] = middleOf(suggested(table({ A: TEN }), [13, 15], "NORMAL"));
    expect(x).toBeCloseTo(13, 9);
    expect(y).toBeCloseTo(15, 9);
  });

  test("MO-21 round what stands in the way: a wall that a tank would climb, the range of an enemy", () => {
    const terrain = { W: { kind: "container", height: 5, polygon: rectangle(12, 8, 12.5, 11) } };
    const tank = table({ A: { ...at([10, 10]), keywords: ["VEHICLE"], stats: { move: 9 } } }, { terrain });
    expect(middleOf(suggested(tank, [15, 10], "NORMAL"))).toEqual([15, 10]);
    const past = table({ A: { ...at([10, 10]), stats: { move: 9 } }, B: enemy([13, 10.5]) });
    expect(middleOf(suggested(past, [16, 10], "NORMAL"))).toEqual([16, 10]);
  });

  test("MO-21 among friends who cannot be stood upon, each finds a place beside the others", () => {
    // A row of friends exactly where the first column would end.
    const friends = at(...Array.from({ length: 5 }, (_, i) => [16, 10 + 2 * i] as const));
    const made = suggested(table({ A: TEN, F: friends }), [31, 14], "NORMAL");
    expect(middleOf(made)[0]).toBeGreaterThan(13);
  });

  test("MO-21 in the hand of a person a unit stays together: who cannot stand on debris stands beside it", () => {
    // Debris where four of a file of five would end: hastily one runs ahead, and the others stay behind.
    const file = at(...Array.from({ length: 5 }, (_, i) => [10, 10 + 1.5 * i] as const));
    const terrain = { D: { kind: "debris", height: 1, polygon: rectangle(14.5, 11, 17.5, 17) } };
    const game = table({ A: file }, { terrain });
    const found = moveInHand(game, game.units["A"]!, "NORMAL", [31, 13]);
    if (!found.ok) return expect.fail(found.refusals[0]!.message);
    const { per_model_paths, facings } = found.value;
    const made = move(game, "NORMAL", per_model_paths as never, [], facings);
    expect(faults(made)).toEqual([]);
    const [hasty] = middleOf(suggested(game, [31, 13], "NORMAL"));
    expect(middleOf(made)[0]).toBeGreaterThan(hasty + 1);
  });

  test("MO-21 aside where straight on is barred", () => {
    // A line of enemies right ahead, which leaves two inches in front of it, and nothing to the left.
    const line = enemy(...Array.from({ length: 8 }, (_, i) => [15, 10 + 2 * i] as const));
    const game = table({ A: at([12, 10]), B: line });
    const [x, y] = middleOf(suggested(game, [30, 10], "NORMAL"));
    expect(Math.hypot(30 - x, 10 - y)).toBeLessThan(16);
    expect(y).toBeLessThan(8.5);
  });

  test("MO-12 MO-21 out of a fight, the whole unit leaves Engagement Range", () => {
    const game = table({ A: at([10, 10], [10, 12]), B: enemy([11, 10], [11, 12]) });
    const made = suggested(game, [0, 11], "FALL_BACK");
    expect(places(made)).toEqual(["m1 4,10,0", "m2 4,12,0"]);
  });

  test("MO-21 MO-30 AIRCRAFT fly on to where they come nearest, and off the table where they cannot stay on it", () => {
    const plane = (x: number) => table({ A: { ...at([x, 10]), keywords: ["AIRCRAFT"] } });
    expect(places(suggested(plane(10), [35, 30], "NORMAL"))).toEqual(["m1 35,10,0"]);
    expect(places(suggested(plane(10), [12, 10], "NORMAL"))).toEqual(["m1 30,10,0"]);
    expect(places(suggested(plane(50), [55, 10], "NORMAL"))).toEqual(["m1 off"]);
  });

  test("MO-21 a unit that is shut in is told so, and one that may not move why", () => {
    const game = table({ A: at([10, 10], [10, 20]), B: enemy([30, 10]) });
    const found = suggestMove(game, game.units["A"]!, [30, 30]);
    // Ten inches apart: six are not enough to come together while going the same way.
    expect(found).toMatchObject({ ok: false, refusals: [{ code: "NO_MOVE_FOUND", rule: "MO-21" }] });
    expect(suggestMove(game, game.units["B"]!, [1, 1])).toMatchObject({
      ok: false,
      refusals: [{ code: "NOT_YOUR_TURN" }],
    });
  });
});
