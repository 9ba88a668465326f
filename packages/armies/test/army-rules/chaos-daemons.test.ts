import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { playAll } from "../../../rules/test/abilities/table.ts";
import { row as line, play } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, use, usesIn } from "./army-table.ts";

const DAEMON = ["INFANTRY", "LEGIONES DAEMONICA"];
const ZONES = {
  p1: [
    [0, 0],
    [12, 0],
    [12, 44],
    [0, 44],
  ],
  p2: [
    [48, 0],
    [60, 0],
    [60, 44],
    [48, 44],
  ],
};
const marker = (id: string, home_of: string | null, controlled_by: string | null) => ({
  [id]: { id, position: { x: 30, y: 40 }, home_of, controlled_by, sticky: true },
});
const tested = (unit: string) => ({ type: "TEST_BATTLE_SHOCK", actor_unit_id: unit });
const WEAK = { starting_strength: 10, stats: { leadership: 7, wounds: 3 } };

const command = (x: number, more: Json = {}) =>
  armyTable("chaos-daemons", {
    a: { keywords: DAEMON, ...WEAK, models: line(1, [x, 10], { wounds: 1 }) },
    b: { models: line(1, [50, 40]) },
    turn: { phase: "COMMAND" },
    game: { zones: ZONES },
    ...more,
  });
const shadow = (game: Game, id: string): Game => ({
  ...game,
  players: { ...game.players, p1: { ...game.players.p1, active: [{ id, until: "PHASE" as const }] } },
});

describe("where the Shadow lies", () => {
  test.each([
    [{ ...marker("A1", null, "p1"), ...marker("A2", null, "p2") }, ["SHADOW_NO_MANS_LAND"], "half is enough"],
    [
      { ...marker("A1", null, "p1"), ...marker("A2", null, "p2"), ...marker("A3", null, null) },
      [],
      "a third is not",
    ],
    [marker("E", "p2", "p1"), ["SHADOW_ENEMY_ZONE"], "the enemy's own marker"],
    [{}, [], "of no marker nobody has half"],
  ])("case %#", async (objectives, ids) => {
    const game = await armyTable("chaos-daemons", {
      a: { keywords: DAEMON },
      turn: { phase: "MOVEMENT" },
      game: { zones: ZONES, objectives },
    });
    const begun = playAll(game, END);
    expect((begun.players.p1.active ?? []).map(({ id }) => id)).toEqual(ids);
  });
});

describe("Daemonic Manifestation", () => {
  test("in the own zone 1 is added to the test, and a model regains D3 wounds if it is passed", async () => {
    const { game } = play(await command(8), tested("A"), [3, 3, 5]);
    // 3 + 3 + 1 is 7; a 5 is D3 of 3, and no model has more than its 3 wounds.
    expect(game.units["A"]!.flags.battle_shocked).toBeUndefined();
    expect(game.units["A"]!.models["m1"]!.wounds).toBe(3);
  });

  test("in No Man's Land only while the Shadow lies there", async () => {
    const outside = play(await command(30), tested("A"), [3, 3]);
    expect(outside.game.units["A"]!.flags.battle_shocked).toBe(true);
    const inside = play(shadow(await command(30), "SHADOW_NO_MANS_LAND"), tested("A"), [3, 3, 1]);
    expect(inside.game.units["A"]!.models["m1"]!.wounds).toBe(2);
    const other = play(shadow(await command(30), "SHADOW_ENEMY_ZONE"), tested("A"), [3, 3]);
    expect(other.game.units["A"]!.flags.battle_shocked).toBe(true);
  });

  test("BATTLELINE units choose between wounds and models", async () => {
    const battleline = await command(8, {
      a: { keywords: [...DAEMON, "BATTLELINE"], ...WEAK, models: line(1, [8, 10], { wounds: 1 }) },
    });
    const asked = playAll(battleline, [tested("A"), [4, 4]]);
    expect(usesIn(asked)).toContain("A DAEMONIC_MANIFESTATION Regain wounds");
    const healed = playAll(asked, [use("Daemonic Manifestation", { option: "Regain wounds" }, "A"), [3]]);
    expect(healed.units["A"]!.models["m1"]!.wounds).toBe(3);
  });
});

describe("Daemonic Terror", () => {
  const enemyTest = (x: number, more: Json = {}) =>
    command(8, {
      b: { ...WEAK, models: line(1, [x, 30], { wounds: 3 }) },
      turn: { phase: "COMMAND", active_player: "p2", first_player: "p2" },
      ...more,
    });
  const left = (game: Game) => game.units["B"]!.models["m1"]?.wounds ?? 0;

  test("enemies inside of the Shadow test with 1 less, and suffer D3 mortal wounds if they fail", async () => {
    const inside = play(await enemyTest(10), tested("B"), [3, 4, 3]);
    expect(left(inside.game)).toBe(1);
    const outside = play(await enemyTest(30), tested("B"), [3, 4]);
    expect(outside.game.units["B"]!.flags.battle_shocked).toBeUndefined();
    const failed = play(await enemyTest(30), tested("B"), [3, 3]);
    expect(left(failed.game)).toBe(3);
  });

  test("and within 6 inches of a greater daemon, wherever it is", async () => {
    const greater = {
      G: { keywords: ["MONSTER", "LEGIONES DAEMONICA", "SKARBRAND"], models: line(1, [30, 23]) },
    };
    const near = play(await enemyTest(30, { more: greater }), tested("B"), [3, 4, 1]);
    expect(left(near.game)).toBe(2);
    const far = { G: { ...greater.G, models: line(1, [30, 22.9]) } };
    const away = play(await enemyTest(30, { more: far }), tested("B"), [3, 4]);
    expect(left(away.game)).toBe(3);
  });
});
