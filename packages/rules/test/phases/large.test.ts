import { expect, test } from "vitest";
import { taskUnderWay } from "../../src/flow/tasks/under-way.ts";
import { apply, type Game, parseGame } from "../../src/index.ts";
import { buildGame, readAction, row } from "../support/build.ts";

/** Saves and loads, as a game that stops and goes on. */
function reloaded(game: Game): Game {
  const read = parseGame(JSON.parse(JSON.stringify(game)));
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
}

// Half of the wounds are devastating, in many short runs; those that wait are joined, so that the save stays small.
test("PH-2 a volley of thousands of Devastating Wounds can be saved between two weapons", () => {
  const gun = { attacks: "1000", skill: null, keywords: ["DEVASTATING WOUNDS", "ANTI-INFANTRY 4+"] };
  const weapons = { g1: gun, g2: gun, g3: gun };
  let game = buildGame({
    units: {
      A: { models: row(10, [5, 2], { weapons: Object.keys(weapons) }) },
      B: { owner: "p2", models: row(1, [15, 5]), stats: { wounds: 100_000 } },
    },
    weapons,
  });
  const act = (type: string) => {
    game = reloaded(apply(game, readAction({ type, actor_unit_id: "A" })).game);
  };
  act("SELECT_SHOOTER");
  act("CONFIRM_TARGETS");
  act("RESOLVE_NEXT");
  expect(taskUnderWay(game, "attacks")!.deferred).toHaveLength(1);
  act("RESOLVE_NEXT");
  expect(taskUnderWay(game, "attacks")!.deferred.map(({ plan }) => plan)).toEqual([0, 1]);
  act("RESOLVE_NEXT");
  expect(game.tasks).toEqual([]);
});
