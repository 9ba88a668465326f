import { describe, expect, test } from "vitest";
import { effectsOn } from "../../src/abilities/on.ts";
import { newOrders } from "../../src/books/core/stratagems/new-orders.ts";
import { playerLimits } from "../../src/flow/stratagems/limits.ts";
import { choices, type Game } from "../../src/index.ts";
import { SHOOT, use, volleyGame } from "../stratagems/under-fire.ts";
import { buildGame, codes, play } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { battle } from "../support/mission.ts";

const CAPTAIN = { abilities: ["RITES OF BATTLE"] };
const chosen = (game: Game): Game => play(game, SHOOT).game;

describe("Rites of Battle", () => {
  test("ST-4 a stratagem on the Captain's unit costs 1 CP less, so nothing: its window opens without points", () => {
    const game = chosen(volleyGame(CAPTAIN, 0));
    expect([...choices(game)]).toContainEqual({
      type: "USE_STRATAGEM",
      actor_unit_id: "B",
      payload: { stratagem: "GO_TO_GROUND" },
    });
    const { game: after, result } = use(game, "B", "GO_TO_GROUND", [1, 1, 1]);
    expect(result.errors).toEqual([]);
    expect(result.log_text).toContain("Rites of Battle: 0 CP instead of 1.");
    expect(after.players.p2).toMatchObject({
      cp: 0,
      used: [
        { stratagem: "GO_TO_GROUND", until: "PHASE" },
        { stratagem: "RITES_OF_BATTLE", until: "ROUND" },
      ],
    });
  });

  test("ST-4 once in a round for the army: then the window stays shut without points, and full price is paid with them", () => {
    const spent = (cp: number) => {
      const game = volleyGame(CAPTAIN, cp);
      const used = [{ stratagem: "RITES_OF_BATTLE", until: "ROUND" as const }];
      return { ...game, players: { ...game.players, p2: { ...game.players.p2, used } } };
    };
    expect(play(spent(0), SHOOT, [1, 1, 1]).game.tasks).toEqual([]);
    expect(use(chosen(spent(2)), "B", "GO_TO_GROUND", [1, 1, 1]).game.players.p2.cp).toBe(1);
  });

  test("ST-4 ST-1 it is no help to other units, and no leave to use a stratagem twice", () => {
    expect(play(volleyGame({}, 0), SHOOT, [1, 1, 1]).game.tasks).toEqual([]);
    const game = volleyGame(CAPTAIN, 2);
    const used = [{ stratagem: "GO_TO_GROUND", until: "PHASE" as const }];
    const again = { ...game, players: { ...game.players, p2: { ...game.players.p2, used } } };
    expect(play(again, SHOOT, [1, 1, 1]).game.tasks).toEqual([]);
  });

  test("ST-4 ST-1 where only the Captain's unit is cheap enough, the other is refused for its price", () => {
    const grenadiers = { keywords: ["INFANTRY", "GRENADES"] };
    const game = withCp(
      buildGame({
        units: {
          A: { ...grenadiers, ...CAPTAIN, models: { m1: { at: [10, 10] } } },
          C: { ...grenadiers, models: { m1: { at: [10, 14] } } },
          B: { owner: "p2", models: { m1: { at: [15, 12] } } },
        },
      }),
      0,
      0,
    );
    const grenade = (unit: string, faces: readonly number[]) =>
      play(
        game,
        {
          type: "USE_STRATAGEM",
          actor_unit_id: unit,
          payload: { stratagem: "GRENADE", target_unit_id: "B" },
        },
        faces,
      );
    expect(codes(grenade("C", []).result)).toEqual(["NOT_ENOUGH_CP"]);
    expect(codes(grenade("A", [1, 1, 1, 1, 1, 1]).result)).toEqual([]);
  });

  test("ST-4 ST-1 a stratagem that is used on no unit costs what it costs", () => {
    const game = volleyGame(CAPTAIN, 0);
    expect(playerLimits(game, "p2", newOrders).map(({ code }) => code)).toEqual(["NOT_ENOUGH_CP"]);
    expect(playerLimits(volleyGame(CAPTAIN, 1), "p2", newOrders)).toEqual([]);
  });

  test("ST-4 it can be had again in the next round, not in the next turn", () => {
    const used = [{ stratagem: "RITES_OF_BATTLE", until: "ROUND" as const }];
    const at = (active_player: "p1" | "p2") => {
      const game = battle({ turn: { phase: "FIGHT", active_player, round: 2 } });
      const p1 = { ...game.players.p1, used };
      return play({ ...game, players: { ...game.players, p1 } }, { type: "END_PHASE" }).game.players.p1.used;
    };
    expect(at("p1")).toEqual(used);
    expect(at("p2")).toEqual([]);
  });

  test("ST-4 EF-2 it stands on the unit's card", () => {
    const game = volleyGame(CAPTAIN);
    expect(effectsOn(game, game.units["B"]!)).toContainEqual(
      expect.objectContaining({ name: "Rites of Battle", rule: "ST-4" }),
    );
  });
});
