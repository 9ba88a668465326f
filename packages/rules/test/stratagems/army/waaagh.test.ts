import { describe, expect, test } from "vitest";
import { codes, play, row } from "../../support/build.ts";
import { beforeCommand, enter, ids, use } from "./table.ts";

const orks = {
  A: { models: row(2, [5, 2]), abilities: ["WAAAGH!"] },
  C: { models: row(1, [20, 2]) },
};

describe("Waaagh!", () => {
  test("AR-2 every unit with the ability is under it, others are not, until the next own Command phase", () => {
    let { game } = use(enter(beforeCommand(orks)), "WAAAGH");
    expect([ids(game, "A"), ids(game, "C")]).toEqual([["WAAAGH"], []]);
    while (game.turn.active_player === "p1") game = play(game, { type: "END_PHASE" }).game;
    expect(ids(game, "A")).toEqual(["WAAAGH"]);
    while (game.turn.active_player === "p2") game = play(game, { type: "END_PHASE" }).game;
    expect(ids(game, "A")).toEqual([]);
    // Once in the battle: nobody is asked again.
    expect(game.tasks).toEqual([]);
    expect(codes(use(game, "WAAAGH").result)).not.toEqual([]);
  });

  test("AR-2 ST-9 a player may pass and call it in a later round", () => {
    let { game } = play(enter(beforeCommand(orks)), { type: "PASS" });
    expect(ids(game, "A")).toEqual([]);
    while (game.turn.active_player === "p1") game = play(game, { type: "END_PHASE" }).game;
    while (game.turn.active_player === "p2") game = play(game, { type: "END_PHASE" }).game;
    expect(codes(use(game, "WAAAGH").result)).toEqual([]);
  });
});
