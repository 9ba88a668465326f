import { describe, expect, test } from "vitest";
import { oddsOfUse } from "../../src/flow/use-odds.ts";
import type { Game } from "../../src/index.ts";
import { blocks, play, readAction } from "../support/build.ts";
import { meanOf, SHOOT, use, volleyGame } from "./under-fire.ts";

const SMOKE = { keywords: ["VEHICLE", "SMOKE"] };
const chosen = (game: Game): Game => play(game, SHOOT).game;

describe("Smokescreen", () => {
  test("ST-15 cover and Stealth: 3+ to hit is 4+, and Sv 5+ against AP −1 stays 5+", () => {
    const { game, result } = use(chosen(volleyGame(SMOKE)), "B", "SMOKESCREEN", [3, 4, 4, 4, 4, 5, 4]);
    expect(blocks(result, "to_hit")[0]).toMatchObject({ threshold: 4, hits: 2 });
    expect(blocks(result, "save")[0]).toMatchObject({ threshold: 5, cover: true });
    expect(game.players.p2.cp).toBe(1);
    expect(game.units["B"]!.effects).toMatchObject([{ effect: "SMOKESCREEN", until: "PHASE" }]);
  });

  test("ST-15 only SMOKE units; one that is INFANTRY too may do both, one after the other", () => {
    expect(play(volleyGame({ keywords: ["VEHICLE"] }), SHOOT, [1, 1, 1]).game.tasks).toEqual([]);
    const both = chosen(volleyGame({ keywords: ["INFANTRY", "SMOKE"] }));
    const smoked = use(both, "B", "SMOKESCREEN").game;
    expect(smoked.tasks.map(({ type }) => type)).toEqual(["volley", "window"]);
    const down = use(smoked, "B", "GO_TO_GROUND", [1, 1, 1]).game;
    expect(down.players.p2.cp).toBe(0);
    expect(down.tasks).toEqual([]);
  });

  test("OD-1 its odds are told before it is paid for", () => {
    const odds = oddsOfUse(
      chosen(volleyGame(SMOKE)),
      readAction({
        type: "USE_STRATAGEM",
        actor_unit_id: "B",
        payload: { stratagem: "SMOKESCREEN" },
      }) as never,
    );
    if (!odds.ok || odds.value.kind !== "CHANGES") return expect.fail(JSON.stringify(odds));
    expect(meanOf(odds.value.without)).toBeCloseTo(5 / 6, 9);
    // Three shots, 1/2 to hit, 1/2 to wound, 4/6 unsaved.
    expect(meanOf(odds.value.used)).toBeCloseTo(0.5, 9);
  });
});
