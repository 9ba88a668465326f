import { describe, expect, test } from "vitest";
import { choices, type Game, waiting } from "../../src/index.ts";
import { charge, chargeGame } from "../charge/table.ts";
import { codes, type GameOptions, row, type UnitOptions } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { use } from "./under-fire.ts";

/** A, a VEHICLE of Toughness 9, charges B, eight models of one wound. */
function field(
  A: Partial<UnitOptions> = {},
  units: GameOptions["units"] = {},
  cp: readonly [number, number] = [2, 0],
): Game {
  const game = chargeGame({
    units: {
      A: { keywords: ["VEHICLE"], stats: { toughness: 9, wounds: 10 }, models: row(1, [10, 10]), ...A },
      B: { owner: "p2", models: row(8, [14, 10]) },
      ...units,
    },
  });
  return withCp(game, ...cp);
}

const charged = (game: Game): Game =>
  charge(game, 6, ["B"], {
    m1: [
      [10, 10],
      [13, 10],
    ],
  }).game;

describe("Tank Shock", () => {
  test("ST-17 as many dice as its Toughness, each 5+ a mortal wound", () => {
    const game = charged(field());
    expect(waiting(game)).toMatchObject([{ player: "p1", window: "W-CHARGE-END" }]);
    expect([...choices(game, "USE_STRATAGEM")]).toEqual([
      {
        type: "USE_STRATAGEM",
        actor_unit_id: "A",
        payload: { stratagem: "TANK_SHOCK", target_unit_id: "B", model_id: "m1" },
      },
    ]);
    const { game: after, result } = use(game, "A", "TANK_SHOCK", [5, 6, 4, 1, 5, 2, 3, 4, 4]);
    expect(result.dice[0]).toMatchObject({ context: "tank_shock", threshold: 5, wounds: 3 });
    expect(Object.keys(after.units["B"]!.models)).toHaveLength(5);
    expect(after.players.p1.cp).toBe(1);
    expect(after.tasks).toEqual([]);
  });

  test("ST-17 six mortal wounds at the most", () => {
    const { game } = use(charged(field()), "A", "TANK_SHOCK", [6, 6, 6, 6, 6, 6, 6, 6, 6]);
    expect(Object.keys(game.units["B"]!.models)).toHaveLength(2);
  });

  test("ST-17 only a VEHICLE, and only the one that has just charged", () => {
    expect(charged(field({ keywords: ["INFANTRY"] })).tasks).toEqual([]);
    const two = charged(field({}, { T: { keywords: ["VEHICLE"], models: row(1, [30, 30]) } }));
    expect(codes(use(two, "T", "TANK_SHOCK").result)).toEqual(["NOT_NOW"]);
    expect(codes(use(two, "A", "TANK_SHOCK", [], { target_unit_id: "A" }).result)).toEqual([
      "NOBODY_ENGAGED",
    ]);
  });

  test("ST-6 the player whose turn it is is asked first, then the opponent", () => {
    const game = charged(field({}, { H: { owner: "p2", models: row(1, [13, 5]) } }, [2, 2]));
    expect(game.tasks).toMatchObject([
      { type: "window", player: "p2" },
      { type: "window", player: "p1" },
    ]);
    const after = use(game, "A", "TANK_SHOCK", [1, 1, 1, 1, 1, 1, 1, 1, 1]).game;
    expect(waiting(after)).toMatchObject([{ player: "p2", window: "W-CHARGE-END" }]);
  });
});
