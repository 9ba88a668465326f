import { describe, expect, test } from "vitest";
import { pileIn, select, strike } from "../../fight/table.ts";
import { codes, duel, shoot } from "../../support/build.ts";
import { withCp } from "../../support/command-points.ts";
import { fightingAs } from "../../support/effects.ts";
import { brawl, ids, use } from "./table.ts";

describe("Armour of Contempt", () => {
  test("AR-11 EF-1 it holds until the attacker has finished, and is gone then", () => {
    const game = brawl(["INFANTRY", "ADEPTUS ASTARTES"], "gladius-task-force");
    const aimed = strike(pileIn(select(game, "A").game, "A").game, "A", [
      { weapon_id: "blade", target_unit_id: "B" },
    ]).game;
    const used = use(aimed, "ARMOUR_OF_CONTEMPT", "B", {}, [1, 1]);
    expect(codes(used.result)).toEqual([]);
    expect(used.game.players.p2.cp).toBe(0);
    expect(ids(used.game, "B")).toEqual([]);
    expect(used.game.players.p2.used).toEqual([{ stratagem: "ARMOUR_OF_CONTEMPT", until: "PHASE" }]);
  });
});

describe("Armour of Contempt and 'Ard as Nails against shooting", () => {
  test("AR-11 AR-14 SH-14 after targets are chosen, and the dice that follow feel it", () => {
    const shot = (
      keywords: readonly string[],
      detachment: "war-horde" | "gladius-task-force",
      id: string,
    ) => {
      const game = withCp(
        fightingAs(duel({ gun: { ap: -1 }, target: { keywords } }), undefined, detachment),
        0,
        1,
      );
      const aimed = shoot(game, "A", "gun", "B").game;
      expect(aimed.tasks.at(-1)).toMatchObject({ type: "window", window: "W-SHOOT-TARGETS", player: "p2" });
      return use(aimed, id, "B", {}, [3, 4, 3].slice(0, id === "ARD_AS_NAILS" ? 2 : 3));
    };
    const marines = shot(["INFANTRY", "ADEPTUS ASTARTES"], "gladius-task-force", "ARMOUR_OF_CONTEMPT");
    expect(marines.result.dice.at(-1)).toMatchObject({ context: "save", rolls_raw: [3] });
    expect(Object.keys(marines.game.units["B"]!.models)).toEqual(["m1"]);
    expect(ids(marines.game, "B")).toEqual([]);
    const orks = shot(["INFANTRY", "ORKS"], "war-horde", "ARD_AS_NAILS");
    expect(orks.result.dice.at(-1)).toMatchObject({ context: "to_wound", threshold: 5, wounds: 0 });
  });
});
