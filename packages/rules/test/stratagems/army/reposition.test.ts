import { describe, expect, test } from "vitest";
import { choices, type Game, parseGame, waiting } from "../../../src/index.ts";
import { places } from "../../movement/table.ts";
import { buildGame, codes, play } from "../../support/build.ts";
import { use } from "./table.ts";

const ID = "REPOSITION_UNDER_COVERING_FIRE";

/** A of p1, with M 6 and a carbine, shoots at B of p2 and misses. */
function shot(more: Record<string, unknown> = {}, weapon = "Instigator bolt carbine", b = 30): Game {
  const game = buildGame({
    units: {
      A: {
        abilities: ["REPOSITION UNDER COVERING FIRE"],
        models: { m1: { at: [10, 10], weapons: ["gun"] } },
        ...more,
      },
      B: { owner: "p2", models: { m1: { at: [b, 10] } } },
    },
    weapons: { gun: { name: weapon, keywords: ["PISTOL"] } },
  });
  const assignments = [{ weapon_id: "gun", target_unit_id: "B" }];
  return play(game, { type: "SHOOT", actor_unit_id: "A", payload: { assignments } }, [1]).game;
}

const step = (game: Game, x: number) =>
  play(game, {
    type: "MOVE",
    actor_unit_id: "A",
    payload: {
      kind: "NORMAL",
      per_model_paths: {
        m1: [
          [10, 10],
          [x, 10],
        ],
      },
    },
  });

describe("Reposition Under Covering Fire", () => {
  test("AR-6 MO-43 after the unit has shot it is asked, moves up to its M, and does not charge any more", () => {
    const asked = shot();
    expect(waiting(asked)).toMatchObject([{ player: "p1", window: "W-SHOOT-AFTER" }]);
    expect([...choices(asked)]).toEqual([
      { type: "USE_STRATAGEM", actor_unit_id: "A", payload: { stratagem: ID } },
      { type: "PASS" },
    ]);
    expect(parseGame(JSON.parse(JSON.stringify(asked)))).toMatchObject({ ok: true, value: asked });
    const { game } = use(asked, ID, "A");
    expect(codes(step(game, 16.1).result)).toEqual(["TOO_FAR"]);
    const moved = step(game, 16);
    expect(codes(moved.result)).toEqual([]);
    expect(places(moved)).toEqual(["m1 16,10,0"]);
    expect(moved.game.tasks).toEqual([]);
    expect(moved.game.units["A"]!.flags).toEqual({ has_shot: true, moved: true, cannot_charge: true });
  });

  test("AR-6 a unit that stays may still charge, and a pass asks no more", () => {
    const stayed = play(use(shot(), ID, "A").game, { type: "PASS" }).game;
    expect(stayed.units["A"]!.flags).toEqual({ has_shot: true });
    expect(play(shot(), { type: "PASS" }).game.tasks).toEqual([]);
  });

  test("AR-6 ST-9 nobody is asked without the carbine, without the ability, or engaged", () => {
    expect(shot({}, "Bolt sniper rifle").tasks).toEqual([]);
    expect(shot({ abilities: [] }).tasks).toEqual([]);
    expect(shot({}, "Instigator bolt carbine", 11.5).tasks).toEqual([]);
  });
});
