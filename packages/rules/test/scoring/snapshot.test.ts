import { expect, test } from "vitest";
import { play } from "../support/build.ts";
import { at, battle, end } from "../support/mission.ts";

test("SC-13 as a turn begins: who controls what, and who is in range of an objective", () => {
  const units = { A: at("C", "p1"), B: at("C", "p1", {}, 9), E: at("S", "p2") };
  const game = battle({ units, held: { H2: "p2" }, turn: { phase: "FIGHT", round: 2 } });
  // H2 is left, C and S are taken as the turn ends; B stands 9" from the middle of its marker.
  expect(end(game).game.mission?.turn_start).toEqual({
    controlled: { C: "p1", S: "p2" },
    on_objective: ["A", "E"],
  });
});

test("SC-13 who was destroyed in the round, in whose turn, and whether on an objective", () => {
  const weapons = { gun: { attacks: "1", skill: 2, strength: 20, ap: -6, damage: "9" } };
  const units = {
    A: { models: { m1: { at: [30, 12] as const, weapons: ["gun"] } } },
    E: at("C", "p2", { keywords: ["MONSTER"], stats: { wounds: 7 } }),
  };
  const more = { turn_start: { controlled: {}, on_objective: ["E"] } };
  const game = battle({ units, weapons, more, turn: { phase: "SHOOTING", round: 2 } });
  const shot = play(
    game,
    {
      type: "SHOOT",
      actor_unit_id: "A",
      payload: { assignments: [{ weapon_id: "gun", target_unit_id: "E" }] },
    },
    [6, 6, 1],
  );
  expect(shot.game.mission?.kills).toEqual([
    {
      unit_id: "E",
      owner: "p2",
      turn: "p1",
      part: "WHOLE",
      keywords: ["MONSTER"],
      strength: 1,
      wounds: 7,
      on_objective: true,
    },
  ]);
});
