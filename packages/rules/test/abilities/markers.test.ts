import { describe, expect, test } from "vitest";
import { characteristicOf } from "../../src/abilities/characteristics.ts";
import { choices, type Game } from "../../src/index.ts";
import { codes, row as line, play } from "../support/build.ts";
import { planOf } from "../support/plan.ts";
import { END, type Json, playAll, tableWith, use } from "./table.ts";

const chooses = (more: Json = {}) => ({
  on: "UNIT",
  when: { start: "CHARGE" },
  use: { once: "BATTLE", per: "UNIT" },
  do: [{ marker: "GOAL", called: "the goal", until: "BATTLE", ...more }],
});
const at = (id: string, x: number, y: number) => ({ id, position: { x, y }, controlled_by: null });

/** Markers lie on B, beside A, and far off. */
function table(does: readonly Json[], options: Json = {}): Game {
  const game = tableWith(does, options as never);
  const objectives = { far: at("far", 40, 30), near: at("near", 13, 10), on_b: at("on_b", 20, 12) };
  return { ...game, objectives } as unknown as Game;
}
const points = (game: Game) =>
  [...choices(game, "USE_STRATAGEM")].map((one) => (one.type === "USE_STRATAGEM" ? one.payload.point : null));
const chosen = (game: Game, point: readonly number[]) => playAll(playAll(game, END), [use({ point })]);

describe("AB-51 an objective marker that a rule chooses", () => {
  test("each marker is offered by the point where it lies; another point is refused", () => {
    const game = playAll(table([chooses()]), END);
    expect(points(game)).toEqual([
      [40, 30],
      [13, 10],
      [20, 12],
    ]);
    expect(codes(play(game, use({ point: [1, 1] })).result)).toEqual(["NO_TARGET"]);
    const after = playAll(game, [use({ point: [40, 30] })]);
    expect(after.units["A"]!.effects).toMatchObject([{ effect: "GOAL", objective_id: "far" }]);
  });

  test("those within some inches alone", () => {
    expect(points(playAll(table([chooses({ within: 6 })]), END))).toEqual([[13, 10]]);
    // None is near enough: nobody is asked.
    expect(points(playAll(table([chooses({ within: 0.5 })]), END))).toEqual([]);
  });

  test("not one that was chosen already, where the rule says so", () => {
    const more = { C: { abilities: ["RULE"], models: line(1, [10, 40]) } };
    const open = (one: Json) => {
      const game = playAll(table([chooses(one)], { more }), END);
      return points(playAll(game, [use({ point: [13, 10] })]));
    };
    expect(open({ another: true })).toEqual([
      [40, 30],
      [20, 12],
    ]);
    expect(open({})).toHaveLength(3);
  });

  test("attacks against units in range of it", () => {
    const better = {
      on: "UNIT",
      do: [
        {
          attacks: "MADE",
          if: { atMarker: "GOAL", called: "the goal", of: "TARGET" },
          do: [{ hit: 1 }],
        },
      ],
    };
    const modifier = (point: readonly number[]) => {
      const game = chosen(table([chooses(), better]), point);
      return planOf({ ...game, turn: { ...game.turn, phase: "SHOOTING" } }).hit.modifier;
    };
    expect([modifier([20, 12]), modifier([40, 30])]).toEqual([1, 0]);
  });

  test("what the unit itself has there, by its own choice alone", () => {
    const holds = {
      on: "UNIT",
      if: { atMarker: "GOAL", called: "the goal", mine: true },
      do: [{ characteristic: "OBJECTIVE_CONTROL", set: 10 }],
    };
    const more = { C: { abilities: ["RULE"], models: line(1, [13, 13]) } };
    const control = (point: readonly number[], id: string) => {
      const game = chosen(table([chooses(), holds], { more }), point);
      const unit = game.units[id]!;
      return characteristicOf(game, unit, Object.values(unit.models)[0]!, "objective_control");
    };
    // C stands at the marker too, but A chose it.
    expect([control([13, 10], "A"), control([13, 10], "C"), control([40, 30], "A")]).toEqual([10, 1, 1]);
  });
});
