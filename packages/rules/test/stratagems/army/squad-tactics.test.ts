import { describe, expect, test } from "vitest";
import { type Action, choices, type Game, parseGame, waiting } from "../../../src/index.ts";
import { at, enemy, move, places, table } from "../../movement/table.ts";
import { codes, play } from "../../support/build.ts";
import { withCp } from "../../support/command-points.ts";
import { fightingAs, on } from "../../support/effects.ts";
import { use } from "./table.ts";

const MARINES = { keywords: ["INFANTRY", "ADEPTUS ASTARTES"] };

/** A of p1 walks 3" to the right and ends 8" from B of p2. */
function walked(more: Record<string, unknown> = {}, cp = 1, far = 0): Game {
  const game = table({ A: at([10, 10]), B: { ...enemy([22 + far, 10]), ...MARINES, ...more } });
  const ready = withCp(fightingAs(game, undefined, "gladius-task-force"), 0, cp);
  return move(ready, "NORMAL", {
    m1: [
      [10, 10],
      [13, 10],
    ],
  }).game;
}

const step = (game: Game, x: number, kind = "NORMAL") =>
  play(game, {
    type: "MOVE",
    actor_unit_id: "B",
    payload: {
      kind,
      per_model_paths: {
        m1: [
          [22, 10],
          [x, 10],
        ],
      },
    },
  });

describe("Squad Tactics", () => {
  test("AR-11 MO-43 a D6 says how far the unit may go; it makes a Normal move, the other player going on afterwards", () => {
    const asked = walked();
    expect(waiting(asked)).toMatchObject([{ player: "p2", window: "W-MOVE-END" }]);
    const { game, result } = use(asked, "SQUAD_TACTICS", "B", {}, [4]);
    expect(codes(result)).toEqual([]);
    expect(result.log_text).toContain('B may move up to 4".');
    expect(waiting(game)).toMatchObject([{ player: "p2", for: { what: "side_move", unit_id: "B" } }]);
    // 4" and no more.
    expect(codes(step(game, 26.1).result)).toEqual(["TOO_FAR"]);
    expect(codes(step(game, 25, "ADVANCE").result)).toEqual(["NORMAL_ONLY"]);
    const moved = step(game, 26);
    expect(codes(moved.result)).toEqual([]);
    expect(places(moved, "B")).toEqual(["m1 26,10,0"]);
    expect(moved.game.tasks).toEqual([]);
    expect(moved.game.players.p2.cp).toBe(0);
    expect(waiting(moved.game)).toMatchObject([{ player: "p1" }]);
    // It is over with the turn like any other mark.
    expect(moved.game.units["B"]!.flags).toEqual({ moved: true });
  });

  test("AR-11 under the Tactical Doctrine it is 6 inches without a die", () => {
    const { game, result } = use(
      walked({ effects: [on("TACTICAL_DOCTRINE", "OWN_COMMAND_PHASE", { player: "p2" })] }),
      "SQUAD_TACTICS",
      "B",
    );
    expect(result.dice).toEqual([]);
    expect(codes(step(game, 28.1).result)).toEqual(["TOO_FAR"]);
    expect(codes(step(game, 28).result)).toEqual([]);
  });

  test("MO-43 MO-6 the unit may not end near an enemy, or may stay: the CP is spent either way", () => {
    const { game } = use(walked(), "SQUAD_TACTICS", "B", {}, [6]);
    expect(codes(play(game, { type: "PASS" }).result)).toEqual([]);
    expect(play(game, { type: "PASS" }).game).toMatchObject({ tasks: [], players: { p2: { cp: 0 } } });
    expect(codes(play(game, { type: "END_PHASE" }).result)).toEqual(["MOVE_PENDING"]);
    const offered = [...choices(game)];
    expect(offered.map(({ type }) => type)).toContain("PASS");
    for (const action of offered) expect(codes(play(game, action as Action).result)).toEqual([]);
  });

  test("MO-43 GD-2 it can be saved half-way", () => {
    const { game } = use(walked(), "SQUAD_TACTICS", "B", {}, [3]);
    expect(parseGame(JSON.parse(JSON.stringify(game)))).toMatchObject({ ok: true, value: game });
  });

  test('AR-11 ST-9 nobody is asked for a unit farther than 9", engaged, of other keywords, shocked, or without points', () => {
    // 9" edge to edge is within, a little more is not.
    expect(walked({}, 1, 1).tasks).toHaveLength(1);
    expect(walked({}, 1, 1.01).tasks).toEqual([]);
    expect(walked({ keywords: ["VEHICLE", "ADEPTUS ASTARTES"] }).tasks).toEqual([]);
    expect(walked({ keywords: ["INFANTRY"] }).tasks).toEqual([]);
    expect(walked({ keywords: ["MOUNTED", "ADEPTUS ASTARTES"] }).tasks).toHaveLength(1);
    expect(walked({ flags: { battle_shocked: true } }).tasks).toEqual([]);
    expect(walked({}, 0).tasks).toEqual([]);
  });

  test("AR-11 engaged units cannot, and it is for the enemy's turn alone", () => {
    const game = table({ A: at([10, 10]), C: at([23.5, 10]), B: { ...enemy([22, 10]), ...MARINES } });
    const ready = withCp(fightingAs(game, undefined, "gladius-task-force"), 0, 1);
    expect(
      move(ready, "NORMAL", {
        m1: [
          [10, 10],
          [13, 10],
        ],
      }).game.tasks,
    ).toEqual([]);
    const own = table({ A: { ...at([10, 10]), ...MARINES }, B: enemy([22, 10]) });
    const marines = withCp(fightingAs(own, "gladius-task-force"), 1, 0);
    expect(
      move(marines, "NORMAL", {
        m1: [
          [10, 10],
          [13, 10],
        ],
      }).game.tasks,
    ).toEqual([]);
  });
});
