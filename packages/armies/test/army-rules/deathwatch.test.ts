import { describe, expect, test } from "vitest";
import { playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, LAST_PHASE, planOf, refused, use, usesIn } from "./army-table.ts";

const begun = async () =>
  playAll(
    await armyTable("deathwatch", {
      a: { keywords: ["INFANTRY", "ADEPTUS ASTARTES"], abilities: ["MISSION TACTICS"] },
      b: { models: line(3, [33, 10], { weapons: ["gun"] }) },
      turn: LAST_PHASE,
    }),
    [{ type: "END_PHASE" }],
  );
const choose = (option: string) => use("MISSION_TACTICS_OF_THE_ARMY", { option });

describe("Mission Tactics", () => {
  test("one may be chosen at the start of the own Command phase", async () => {
    expect(usesIn(await begun())).toEqual([
      "MISSION_TACTICS_OF_THE_ARMY Furor Tactics",
      "MISSION_TACTICS_OF_THE_ARMY Malleus Tactics",
      "MISSION_TACTICS_OF_THE_ARMY Purgatus Tactics",
    ]);
  });

  test("Furor gives Sustained Hits 1 and Malleus Lethal Hits until the next one", async () => {
    const shooting = async (option: string) => {
      const game = playAll(await begun(), [choose(option)]);
      return planOf({ ...game, tasks: [], turn: { ...game.turn, phase: "SHOOTING" } }, "A", "gun", "B")
        .critical_hit;
    };
    expect((await shooting("Furor Tactics")).extra_hits).not.toBeNull();
    expect((await shooting("Malleus Tactics")).wounds).toBe(true);
    expect(await shooting("Purgatus Tactics")).toEqual({ wounds: false, extra_hits: null });
  });

  test("each once per battle", async () => {
    const game = await begun();
    const active = [{ id: "FUROR_TACTICS_TAKEN", until: "BATTLE" as const }];
    const later = { ...game, players: { ...game.players, p1: { ...game.players.p1, active } } };
    expect(refused(later, choose("Furor Tactics"))).toEqual(["NO_OPTION AR-1"]);
    playAll(later, [choose("Malleus Tactics")]);
  });
});
