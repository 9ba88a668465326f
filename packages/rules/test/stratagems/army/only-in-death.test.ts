import { describe, expect, test } from "vitest";
import { pileIn, select, strike } from "../../fight/table.ts";
import { codes } from "../../support/build.ts";
import { brawl, ids, use } from "./table.ts";

const aimed = (keywords: readonly string[], detachment: "war-horde" | "gladius-task-force") =>
  strike(pileIn(select(brawl(keywords, detachment, 2), "A").game, "A").game, "A", [
    { weapon_id: "blade", target_unit_id: "B" },
  ]).game;

describe("Only in Death Does Duty End, and Orks Is Never Beaten", () => {
  test("AR-11 for 2 CP a unit that is a target in a fight, to the end of the phase", () => {
    const { game, result } = use(
      aimed(["ADEPTUS ASTARTES"], "gladius-task-force"),
      "ONLY_IN_DEATH",
      "B",
      {},
      [1, 1],
    );
    expect(codes(result)).toEqual([]);
    expect([ids(game, "B"), game.players.p2.cp]).toEqual([["ONLY_IN_DEATH"], 0]);
  });

  test("AR-14 the same for Orks", () => {
    const { game, result } = use(aimed(["ORKS"], "war-horde"), "ORKS_IS_NEVER_BEATEN", "B", {}, [1, 1]);
    expect(codes(result)).toEqual([]);
    expect([ids(game, "B"), game.players.p2.cp]).toEqual([["ORKS_IS_NEVER_BEATEN"], 0]);
  });
});
