import { expect, test } from "vitest";
import type { Game } from "../../src/index.ts";
import { play, type UnitOptions } from "../support/build.ts";
import { at, battle, until } from "../support/mission.ts";
import { holding } from "./hand.ts";

/** Missions and cards about an Attached unit: E of p2, a guard that a captain leads, and perhaps a lieutenant. */

const weapons = { gun: { attacks: "1", skill: 2, strength: 20, ap: -6, damage: "9", range: 60 } };
const guns: UnitOptions = { models: { m1: { at: [20, 10], weapons: ["gun"] } } };
const part = (id: string, keywords: readonly string[], model: string) => ({
  id,
  name: id,
  model_ids: [model],
  starting_strength: 1,
  keywords,
});
const led = (
  owner: "p1" | "p2",
  leaders: readonly string[],
  [x, y]: readonly [number, number],
): UnitOptions => ({
  owner,
  models: {
    m1: { at: [x, y] },
    ...Object.fromEntries(
      leaders.map((id, index) => [id, { at: [x, y + 2 + 2 * index], keywords: ["CHARACTER"] }]),
    ),
  },
  parts: [part("E", ["INFANTRY"], "m1"), ...leaders.map((id) => part(id, ["CHARACTER"], id))],
});

/** One shot of A kills what stands in front: the guard first, whoever led it when the guard is gone. */
const shoot = (game: Game, target_unit_id: string): Game => {
  const unit = { ...game.units["A"]!, flags: {} };
  const ready = { ...game, units: { ...game.units, A: unit } };
  const payload = { assignments: [{ weapon_id: "gun", target_unit_id }] };
  return play(ready, { type: "SHOOT", actor_unit_id: "A", payload }, [6, 6, 1]).game;
};
const scored = (game: Game) =>
  until(game, ({ turn, tasks }) => turn.phase === "COMMAND" || tasks.length > 0).players.p1.vp.secondary;

const marked = (leaders: readonly string[]) =>
  holding(
    "marked-for-death",
    {
      places: [],
      weapons,
      units: { A: guns, E: led("p2", leaders, [30, 10]) },
      turn: { phase: "SHOOTING" },
    },
    { card: { alpha: ["E"] } },
  );

test("SC-12 Marked for Death: an Attached unit counts when its bodyguard and a leader are gone", () => {
  const alone = shoot(marked(["L1"]), "E");
  expect(Object.keys(alone.units["E"]!.models)).toEqual([]);
  expect(Object.keys(alone.units["L1"]!.models)).toEqual(["L1"]);
  expect(scored(alone)).toBe(0);
  expect(scored(shoot(alone, "L1"))).toBe(5);
  const two = shoot(marked(["L1", "L2"]), "E");
  expect(scored(two)).toBe(0);
  expect(scored(shoot(two, "L2"))).toBe(5);
});

test("SC-12 SC-13 Overwhelming Force: a leader whose unit began the turn on an objective did so too", () => {
  const game = holding("overwhelming-force", {
    places: ["C"],
    weapons,
    units: { A: guns, E: led("p2", ["L1"], [30, 20]) },
    more: { turn_start: { controlled: {}, on_objective: ["E"] } },
    turn: { phase: "SHOOTING" },
  });
  const first = shoot(game, "E");
  expect(first.players.p1.vp.secondary).toBe(3);
  expect(shoot(first, "L1").players.p1.vp.secondary).toBe(5);
});

test("SC-4 what is left of an Attached unit completes its Action, two leaders together once", () => {
  const burning = (leaders: readonly string[]) => {
    const game = battle({
      mission: "scorched-earth",
      weapons,
      units: { A: { ...guns, owner: "p2" }, E: led("p1", leaders, [30, 20]) },
      turn: { phase: "SHOOTING", round: 2, active_player: "p2" },
    });
    const action = { action: "BURN_OBJECTIVE" as const, objective_id: "C" };
    return { ...game, units: { ...game.units, E: { ...game.units["E"]!, action } } };
  };
  for (const leaders of [["L1"], ["L1", "L2"]]) {
    const over = until(shoot(burning(leaders), "E"), ({ turn }) => turn.active_player === "p1");
    expect(over.objectives["C"]).toBeUndefined();
    expect(over.players.p1.vp.primary).toBe(5);
  }
});

test("SC-12 Cleanse: several units may be at one objective, which is cleansed once", () => {
  const units = { B: at("C", "p1"), D: at("C", "p1", {}, 3.5) };
  let game = holding("cleanse", { units, turn: { phase: "SHOOTING" } });
  for (const actor_unit_id of ["B", "D"]) {
    const payload = { action: "CLEANSE", objective_id: "C" };
    const { game: next, result } = play(game, { type: "START_ACTION", actor_unit_id, payload });
    expect(result.errors).toEqual([]);
    game = next;
  }
  expect(scored(game)).toBe(2);
});
