import { describe, expect, test } from "vitest";
import { chargeOdds } from "../../src/flow/phases/charge/odds.ts";
import { hashOfGame, parseGame } from "../../src/index.ts";
import { act, declare, lane } from "../charge/table.ts";
import { codes, duel, play, row } from "../support/build.ts";

const on = (effect: string, until = "TURN") => ({ effect, source: "STRATAGEM", player: "p1", until });

describe("'Ere We Go in effect", () => {
  test("AR-14 the charge roll is 2 higher: dice of 3 and 2 are 7 inches", () => {
    const units = { A: { models: row(1, [10, 10]), effects: [on("ERE_WE_GO")] } };
    const { game } = act(declare(lane(7, { units }), "B").game, "CHARGE_ROLL", {}, [3, 2]);
    expect(game.charges.pending["A"]).toMatchObject({ distance: 7, dice: [3, 2] });
    const moved = act(game, "APPLY_CHARGE_MOVE", {
      per_model_paths: {
        m1: [
          [10, 10],
          [17, 10],
        ],
      },
    });
    expect(codes(moved.result)).toEqual([]);
    // A saved game with the charge half made is the same game.
    const again = parseGame(JSON.parse(JSON.stringify(game)));
    expect(again.ok && hashOfGame(again.value)).toBe(hashOfGame(game));
  });

  test("AR-14 CH-28 a charge over 8 inches succeeds with dice of 5 or more, 30 pairs of 36, instead of 7 or more", () => {
    const units = { A: { models: row(1, [10, 10]), effects: [on("ERE_WE_GO")] } };
    const odds = (game: ReturnType<typeof lane>) => {
      const found = chargeOdds(game, game.units["A"]!, ["B"]);
      return found.ok ? found.value.probability : undefined;
    };
    expect(odds(lane(8, { units }))).toBeCloseTo(30 / 36, 12);
    expect(odds(lane(8))).toBeCloseTo(21 / 36, 12);
  });

  test("AR-14 an Advance goes 2 inches further", () => {
    const game = lane(30, {
      turn: { phase: "MOVEMENT" },
      units: { A: { models: row(1, [10, 10]), effects: [on("ERE_WE_GO")] } },
    });
    const rolled = play(game, { type: "ADVANCE_ROLL", actor_unit_id: "A" }, [1]).game;
    const move = (x: number) =>
      play(rolled, {
        type: "MOVE",
        actor_unit_id: "A",
        payload: {
          kind: "ADVANCE",
          per_model_paths: {
            m1: [
              [10, 10],
              [x, 10],
            ],
          },
        },
      }).result.success;
    expect([move(19), move(19.1)]).toEqual([true, false]);
  });
});

describe("Waaagh! in effect", () => {
  test("AR-2 CH-2 a unit that Advanced may charge, and still not one that Fell Back", () => {
    const game = (flag: string, effects = [on("WAAAGH")]) =>
      lane(7, { units: { A: { models: row(1, [10, 10]), effects, flags: { [flag]: true } } } });
    expect(codes(declare(game("advanced"), "B").result)).toEqual([]);
    expect(codes(declare(game("fell_back"), "B").result)).toEqual(["FELL_BACK"]);
  });

  test("AR-2 SH-3 and does not shoot for it", () => {
    const game = duel({ shooter: { effects: [on("WAAAGH")], flags: { advanced: true } } });
    const payload = { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] };
    expect(codes(play(game, { type: "SHOOT", actor_unit_id: "A", payload }).result)).toEqual(["ADVANCED"]);
  });
});
