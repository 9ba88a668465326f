import { describe, expect, test } from "vitest";
import { isAutomated } from "../../../src/abilities/unit-abilities.ts";
import { choices, type Game, parseGame, waiting } from "../../../src/index.ts";
import { buildGame, codes, type Played, play } from "../../support/build.ts";
import { withCp } from "../../support/command-points.ts";
import { beforeBattle } from "../../support/deployment.ts";
import { use } from "./table.ts";

const KNIGHTS = { abilities: ["DEEP STRIKE", "TELEPORT HOMER"] };

describe("Teleport Homer before the battle", () => {
  const game = beforeBattle({
    units: {
      A: { ...KNIGHTS, models: { m1: {} } },
      C: { models: { m1: {} } },
      B: { owner: "p2", models: { m1: {} } },
    },
  });
  const own = { ...game, turn: { ...game.turn, active_player: "p1" as const } };
  const put = (point?: readonly number[]): Played =>
    use(own, "TELEPORT_HOMER", "A", point === undefined ? {} : { point });

  test("AR-5 its token is set up anywhere on the table but in the enemy's zone, once", () => {
    expect(isAutomated("Teleport Homer")).toBe(true);
    const { game: set, result } = put([30, 22]);
    expect(codes(result)).toEqual([]);
    expect(set.units["A"]!.token).toEqual({ x: 30, y: 22 });
    expect(result.log_text).toContain('The Teleport Homer of A lies at 30", 22".');
    const read = parseGame(JSON.parse(JSON.stringify(set)));
    expect(read.ok && read.value).toEqual(set);
    expect(codes(use(set, "TELEPORT_HOMER", "A", { point: [30, 22] }).result)).toEqual(["ALREADY_SPENT"]);
    expect(codes(put().result)).toEqual(["NO_PLACE"]);
    expect(codes(put([61, 22]).result)).toEqual(["NO_PLACE"]);
    const [x, y] = own.zones!.p2[0]!;
    const [far, deep] = own.zones!.p2[2]!;
    expect(codes(put([(x! + far!) / 2, (y! + deep!) / 2]).result)).toEqual(["NO_PLACE"]);
    expect(codes(use(own, "TELEPORT_HOMER", "C", { point: [30, 22] }).result)).toEqual(["NO_ABILITY"]);
  });

  test("AR-5 nobody has to: what is offered is accepted, and the set-up goes on without it", () => {
    const offered = [...choices(own, "USE_STRATAGEM")];
    expect(offered.length).toBeGreaterThan(0);
    for (const one of offered) expect(codes(play(own, one).result)).toEqual([]);
    expect(waiting(own)[0]!.actions).toContain("SET_UP");
  });
});

describe("Rapid Ingress by Teleport Homer", () => {
  /** p1 ends its Movement phase; the token of A lies at (20, 20), E of p1 stands where it is told. */
  function ending(at: readonly [number, number], cp = 0, more: object = {}): Game {
    const game = buildGame({
      turn: { phase: "MOVEMENT", round: 2 },
      units: {
        E: { models: { m1: { at } } },
        A: { ...KNIGHTS, owner: "p2", reserve: "DEEP_STRIKE", models: { m1: {}, m2: {} } },
        C: { owner: "p2", models: { m1: { at: [55, 40] } } },
      },
    });
    const a = { ...game.units["A"]!, token: { x: 20, y: 20 }, ...more };
    const ready = withCp({ ...game, units: { ...game.units, A: a as Game["units"][string] } }, 0, cp);
    return play(ready, { type: "END_PHASE" }).game;
  }
  const come = (game: Game, positions?: object): Played =>
    use(game, "RAPID_INGRESS_BY_HOMER", "A", positions === undefined ? {} : { positions });

  test('AR-5 ST-4 without a point: within 3" of the token, more than 9" from enemies, and the token is gone', () => {
    const game = ending([40, 20]);
    expect(waiting(game)).toMatchObject([{ player: "p2", window: "W-MOVE-PHASE-END" }]);
    // A base of one inch at 23.5 is 3" away, at 23.6 it is not.
    expect(codes(come(game, { m1: [23.6, 20], m2: [22, 20] }).result)).toEqual(["FAR_FROM_TOKEN"]);
    const there = come(game, { m1: [23.5, 20], m2: [22, 20] });
    expect(codes(there.result)).toEqual([]);
    expect(there.game.units["A"]).toMatchObject({ reserve: null, models: { m1: { position: { x: 23.5 } } } });
    expect(there.game.units["A"]).not.toHaveProperty("token");
    expect(there.game.players.p2.cp).toBe(0);
    // Left to the referee, it stands there too.
    expect(codes(come(game).result)).toEqual([]);
  });

  test("AR-5 not nearer than 9 inches to an enemy", () => {
    // E's base ends at 31.5: models at 22 end at 22.5, exactly 9 inches away.
    expect(codes(come(ending([32, 20]), { m1: [22, 20], m2: [20.5, 20] }).result)).toEqual([
      "ENEMY_TOO_NEAR",
    ]);
    expect(codes(come(ending([32.1, 20]), { m1: [22, 20], m2: [20.5, 20] }).result)).toEqual([]);
  });

  test("AR-5 ST-1 it is the Rapid Ingress of its phase, and the other one is not used beside it", () => {
    const game = ending([40, 20], 1);
    const { game: after } = come(game, { m1: [21, 20], m2: [19, 20] });
    expect(after.tasks).toEqual([]);
    const used = { stratagem: "RAPID_INGRESS", until: "PHASE" as const };
    const { p2 } = game.players;
    const again: Game = { ...game, players: { ...game.players, p2: { ...p2, used: [used] } } };
    expect(codes(come(again).result)).toEqual(["ALREADY_USED"]);
  });

  test("AR-5 ST-9 nobody is asked without a token, if shocked, or where enemies are all around it", () => {
    expect(ending([40, 20], 0, { token: undefined }).tasks).toEqual([]);
    expect(ending([40, 20], 0, { flags: { battle_shocked: true } }).tasks).toEqual([]);
    expect(ending([20, 20]).tasks).toEqual([]);
  });
});
