import { describe, expect, test } from "vitest";
import { at, charge, chargeGame } from "../../charge/table.ts";
import { buildGame, codes, duel, play, row } from "../../support/build.ts";
import { woundsOf } from "../../support/plan.ts";
import { beforeCommand, enter, ids, use } from "./table.ts";

/** A charges B, 4 inches away, and ends in contact; B's models have three wounds. */
function charged(abilities: readonly string[]) {
  const game = chargeGame({
    units: {
      A: { models: { m1: at(10, 10), m2: at(10, 12) }, abilities },
      B: { owner: "p2", models: row(1, [15, 10]), stats: { wounds: 8 } },
    },
  });
  return charge(game, 6, ["B"], {
    m1: [
      [10, 10],
      [14, 10],
    ],
    m2: [
      [10, 12],
      [14.5, 10.866026],
    ],
  });
}

describe("Hammer of Wrath and Piston-driven Brutality", () => {
  test("AR-7 a die for each engaged model, each 4+ a mortal wound", () => {
    const moved = charged(["HAMMER OF WRATH"]);
    expect(codes(moved.result)).toEqual([]);
    expect(moved.game.tasks.at(-1)).toMatchObject({ window: "W-CHARGE-END", player: "p1" });
    const { game, result } = use(moved.game, "HAMMER_OF_WRATH", "A", { target_unit_id: "B" }, [4, 3]);
    expect(codes(result)).toEqual([]);
    expect(woundsOf({ game })).toEqual({ m1: 7 });
    expect(result.dice[0]).toMatchObject({ context: "ability", rolls_raw: [4, 3], wounds: 1 });
  });

  test("AR-7 one die: 1 nothing, 2 to 5 D3, 6 D3 and 3 more", () => {
    const after = (...faces: readonly number[]) =>
      woundsOf(use(charged(["PISTON-DRIVEN BRUTALITY"]).game, "PISTON_DRIVEN_BRUTALITY", "A", {}, faces));
    expect(after(1)).toEqual({ m1: 8 });
    expect(after(5, 3)).toEqual({ m1: 6 });
    expect(after(6, 5)).toEqual({ m1: 2 });
  });

  test("AR-7 nobody is asked without the ability", () => {
    expect(charged([]).game.tasks).toEqual([]);
  });
});

describe("Bomb Squig", () => {
  test("AR-5 after a Normal move, at a unit within 12 inches: on 3+ D3 mortal wounds, once in the battle", () => {
    const game = buildGame({
      turn: { phase: "MOVEMENT" },
      units: {
        A: { models: row(1, [10, 10]), abilities: ["BOMB SQUIG"] },
        B: { owner: "p2", models: row(1, [24, 10]), stats: { wounds: 8 } },
      },
    });
    const move = (x: number) =>
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
      }).game;
    expect(move(10.5).tasks).toEqual([]);
    const used = use(move(12), "BOMB_SQUIG", "A", {}, [3, 6]);
    expect(codes(used.result)).toEqual([]);
    expect(woundsOf(used)).toEqual({ m1: 5 });
    expect(used.game.players.p1.used).toEqual([{ stratagem: "BOMB_SQUIG", until: "BATTLE", unit_id: "A" }]);
    expect(woundsOf(use(move(12), "BOMB_SQUIG", "A", {}, [2]))).toEqual({ m1: 8 });
  });
});

describe("Shooty Power Trip", () => {
  test("AR-6 1 and 2 hurt the unit itself, 3 and 4 make its shots stronger, 5 and 6 more", () => {
    const game = duel({ shooter: { abilities: ["SHOOTY POWER TRIP"], stats: { wounds: 5 } } });
    expect(woundsOf(use(game, "SHOOTY_POWER_TRIP", "A", {}, [2, 4]), "A")).toEqual({ m1: 3 });
    expect(ids(use(game, "SHOOTY_POWER_TRIP", "A", {}, [4]).game, "A")).toEqual(["POWER_TRIP_STRENGTH"]);
    const more = use(game, "SHOOTY_POWER_TRIP", "A", {}, [5]).game;
    expect(ids(more, "A")).toEqual(["POWER_TRIP_ATTACKS"]);
    expect(codes(use(more, "SHOOTY_POWER_TRIP", "A").result)).toEqual(["ALREADY_SPENT"]);
  });
});

describe("Grot Riggers", () => {
  test("AR-4 as its own Command phase begins a wound comes back, and never more than it had", () => {
    const trukk = (wounds: number) =>
      enter(
        beforeCommand({
          A: { models: row(1, [5, 2], { wounds }), stats: { wounds: 10 }, abilities: ["GROT RIGGERS"] },
        }),
      ).units["A"]!.models["m1"]!.wounds;
    expect([trukk(4), trukk(10)]).toEqual([5, 10]);
  });
});
