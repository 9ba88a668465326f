import { describe, expect, test } from "vitest";
import { waiting } from "../../../src/index.ts";
import { pileIn, select, strike } from "../../fight/table.ts";
import { codes } from "../../support/build.ts";
import { brawl, ids, use } from "./table.ts";

const attack = (game: ReturnType<typeof brawl>) =>
  strike(pileIn(select(game, "A").game, "A").game, "A", [{ weapon_id: "blade", target_unit_id: "B" }]);

describe("'Ard as Nails", () => {
  test("AR-14 FI-26 after the targets are chosen: −1 to wound, which the dice then feel", () => {
    const aimed = attack(brawl(["INFANTRY", "ORKS"], "war-horde")).game;
    expect(waiting(aimed)).toMatchObject([{ player: "p2", window: "W-FIGHT-TARGETS" }]);
    // Strength 4 against Toughness 4 with −1: the 4 that would have wounded does not.
    const { result, game } = use(aimed, "ARD_AS_NAILS", "B", {}, [3, 1, 4]);
    expect(codes(result)).toEqual([]);
    expect(result.dice.find(({ context }) => context === "to_wound")).toMatchObject({
      threshold: 5,
      wounds: 0,
    });
    expect(ids(game, "B")).toEqual(["ARD_AS_NAILS"]);
    expect(game.players.p2.cp).toBe(0);
  });

  test("AR-14 not for Grots or vehicles, and not without the detachment", () => {
    const window = (
      keywords: readonly string[],
      detachment: "war-horde" | "gladius-task-force" = "war-horde",
    ) =>
      strike(
        pileIn(select(brawl(keywords, detachment), "A").game, "A").game,
        "A",
        [{ weapon_id: "blade", target_unit_id: "B" }],
        [1, 1],
      ).game.tasks.some(({ type }) => type === "window");
    expect(window(["VEHICLE"])).toBe(false);
    expect(window(["INFANTRY", "ORKS"], "gladius-task-force")).toBe(false);
  });
});
