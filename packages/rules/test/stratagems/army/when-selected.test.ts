import { describe, expect, test } from "vitest";
import { waiting } from "../../../src/index.ts";
import { select } from "../../fight/table.ts";
import { codes } from "../../support/build.ts";
import { brawl, ids, use } from "./table.ts";

/** B of p2 is selected to fight; it is asked before it piles in. */
function selected(keywords: readonly string[], detachment: "war-horde" | "gladius-task-force") {
  const game = brawl(keywords, detachment);
  return select({ ...game, turn: { ...game.turn, active_player: "p1" } }, "B").game;
}

describe("Honour the Chapter and Unbridled Carnage", () => {
  test("AR-11 Honour the Chapter: its player is asked as the unit is selected, and pays 1 CP", () => {
    const game = selected(["ADEPTUS ASTARTES"], "gladius-task-force");
    expect(waiting(game)).toMatchObject([{ player: "p2", window: "W-FIGHT-SELECT" }]);
    const after = use(game, "HONOUR_THE_CHAPTER", "B");
    expect(codes(after.result)).toEqual([]);
    expect([ids(after.game, "B"), after.game.players.p2.cp]).toEqual([["HONOUR_THE_CHAPTER"], 0]);
  });

  test("AR-14 Unbridled Carnage likewise", () => {
    const after = use(selected(["ORKS"], "war-horde"), "UNBRIDLED_CARNAGE", "B");
    expect(codes(after.result)).toEqual([]);
    expect(ids(after.game, "B")).toEqual(["UNBRIDLED_CARNAGE"]);
  });
});
