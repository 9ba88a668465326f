import { expect, test } from "vitest";
import { dragModels, moveInHand, previewUnitMove, usualMove } from "../../src/flow/phases/movement/hand.ts";
import { suggestMove } from "../../src/flow/phases/movement/suggest.ts";
import type { Game } from "../../src/index.ts";
import { play } from "../support/build.ts";
import { beforeBattle, setUp } from "../support/deployment.ts";

const scout = { models: { m1: {} }, abilities: ['SCOUTS 8"'] };

/** Both sides have a Scout; A is at x = 10, B at x = 50. */
function ready(): Game {
  let game = beforeBattle({ units: { A: scout, B: { ...scout, owner: "p2" } } });
  game = play(game, setUp("A", { m1: [10, 10] })).game;
  return play(game, setUp("B", { m1: [50, 10] }), [6, 1]).game;
}

test("DE-13 a hand moves Scouts by their own length, and only those whose step it is", () => {
  const game = ready();
  const [a, b] = [game.units["A"]!, game.units["B"]!];
  expect([usualMove(game, a), usualMove(game, b)]).toEqual(["NORMAL", undefined]);
  const preview = (x: number) => {
    const moved = dragModels(game, a, "NORMAL", { per_model_paths: {} }, { m1: [x, 10] });
    const judged = moved.ok ? previewUnitMove(game, a, "NORMAL", moved.value) : moved;
    return judged.ok ? judged.value : undefined;
  };
  expect(preview(18)).toMatchObject({ legal: true, allowances: { m1: 8 } });
  expect(preview(18.5)!.conditions.flatMap(({ faults }) => faults.map(({ rule }) => rule))).toEqual([
    "DE-13",
  ]);
  const found = moveInHand(game, a, "NORMAL", [30, 10]);
  expect(found.ok && found.value.per_model_paths["m1"]!.at(-1)).toEqual([18, 10, 0]);
});

test("DE-13 MO-21 a move of Scouts towards a place is suggested, asked for by its kind or by none", () => {
  const game = ready();
  const [a, b] = [game.units["A"]!, game.units["B"]!];
  for (const kind of ["SCOUT", undefined] as const) {
    const found = suggestMove(game, a, [30, 10], kind);
    if (!found.ok) return expect.fail(found.refusals[0]!.message);
    const { game: after, result } = play(game, {
      type: "MOVE",
      actor_unit_id: "A",
      payload: { kind: "SCOUT", ...found.value },
    });
    expect(result.errors).toEqual([]);
    expect(after.units["A"]!.models["m1"]!.position).toMatchObject({ x: 18, y: 10 });
  }
  const others = [suggestMove(game, b, [30, 10], "SCOUT"), suggestMove(game, a, [30, 10], "NORMAL")];
  for (const other of others) expect(other.ok).toBe(false);
});
