import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { row as line, play, rectangle } from "../../../rules/test/support/build.ts";
import { armyTable, type Json, refused } from "./army-table.ts";

const WALKER = {
  keywords: ["VEHICLE", "TITANIC", "TOWERING"],
  abilities: ["SUPER-HEAVY WALKER"],
  stats: { move: 12 },
  models: line(1, [10, 10]),
};
const wall = (height: number) => ({
  terrain: { W: { kind: "ruins", height, polygon: rectangle(13, 5, 15, 15) } },
});
const move = (kind = "NORMAL"): Json => ({
  type: "MOVE",
  actor_unit_id: "A",
  payload: {
    kind,
    per_model_paths: {
      m1: [
        [10, 10],
        [18, 10],
      ],
    },
  },
});
const table = (army: string, more: Json = {}): Promise<Game> =>
  armyTable(army, {
    a: WALKER,
    b: { models: line(1, [50, 40]) },
    turn: { phase: "MOVEMENT" },
    ...more,
  });
const beside = (keywords: readonly string[], owner = "p2") => ({
  more: { C: { owner, keywords, models: line(1, [14, 10]) } },
});

describe.each(["imperial-knights", "chaos-knights", "adeptus-titanicus"])(
  "Super-heavy Walker of %s",
  (army) => {
    test("terrain up to 4 inches is not in the way", async () => {
      const { game, result } = play(await table(army, { game: wall(4) }), move());
      expect(result.errors).toEqual([]);
      expect(game.units["A"]!.models["m1"]!.position).toMatchObject({ x: 18, y: 10 });
    });

    test("models are not, friends or enemies, but TITANIC ones are", async () => {
      expect(play(await table(army, beside(["VEHICLE"])), move()).result.errors).toEqual([]);
      expect(play(await table(army, beside(["VEHICLE"], "p1")), move()).result.errors).toEqual([]);
      expect(refused(await table(army, beside(["VEHICLE", "TITANIC"])), move())[0]).toMatch(
        /^ENEMY_IN_THE_WAY/,
      );
      expect(refused(await table(army, beside(["VEHICLE", "TITANIC"], "p1")), move())[0]).toMatch(
        /^FRIEND_IN_THE_WAY/,
      );
    });

    test("nobody ends within Engagement Range", async () => {
      const near = { more: { C: { owner: "p2", keywords: ["INFANTRY"], models: line(1, [19.5, 10]) } } };
      expect(refused(await table(army, near), move()).length).toBeGreaterThan(0);
    });
  },
);

describe("terrain of more than 4 inches", () => {
  test.each(["imperial-knights", "chaos-knights"])(
    "%s stride through it, and a 1 shocks them",
    async (army) => {
      const shocked = play(await table(army, { game: wall(4.5) }), move(), [1]);
      expect(shocked.result.errors).toEqual([]);
      expect(shocked.game.units["A"]!.flags.battle_shocked).toBe(true);
      const well = play(await table(army, { game: wall(4.5) }), move(), [2]);
      expect(well.game.units["A"]!.flags.battle_shocked).toBeUndefined();
    },
  );

  test("Titans do not: the climb makes the way too long", async () => {
    expect(refused(await table("adeptus-titanicus", { game: wall(4.5) }), move()).length).toBeGreaterThan(0);
  });
});
