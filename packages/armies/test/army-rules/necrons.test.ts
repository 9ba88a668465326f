import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { fire, playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json } from "./army-table.ts";

const models = (game: Game) => Object.values(game.units["A"]!.models).map(({ wounds }) => wounds);
/** p1's Command phase ends with these dice. */
const ends = async (a: Json, dice: readonly number[]) =>
  playAll(await armyTable("necrons", { a, turn: { phase: "COMMAND" } }), [...END, dice]);

describe("Reanimation Protocols", () => {
  test("at the end of the own Command phase D3 wounds come back to wounded models", async () => {
    const hurt = { stats: { wounds: 3 }, models: line(1, [10, 10], { wounds: 1 }) };
    expect(models(await ends(hurt, [1]))).toEqual([2]);
    expect(models(await ends(hurt, [5]))).toEqual([3]);
  });

  test("at full strength and health nothing further happens", async () => {
    expect(models(await ends({}, [6]))).toEqual([1, 1]);
  });

  test("a destroyed model comes back with 1 wound once all others are whole", async () => {
    const game = await armyTable("necrons", {
      a: { stats: { wounds: 3 }, models: line(2, [10, 10], { weapons: ["gun"] }) },
      weapons: { gun: { damage: "3" } },
      turn: { phase: "SHOOTING", active_player: "p2", first_player: "p2" },
      b: { models: line(1, [20, 10], { weapons: ["gun"] }) },
    });
    const lost = playAll(game, [fire("B", "A"), [6, 6, 1]]);
    expect(models(lost)).toEqual([3]);
    const turn = { ...lost.turn, phase: "COMMAND" as const, active_player: "p1" as const };
    const back = playAll({ ...lost, turn }, [...END, [4]]);
    // D3 of a 4 is 2: one wound brings the model back, the other heals it.
    expect(models(back).toSorted()).toEqual([2, 3]);
  });

  test("not at the end of the opponent's Command phase", async () => {
    const game = await armyTable("necrons", {
      a: { stats: { wounds: 3 }, models: line(1, [10, 10], { wounds: 1 }) },
      turn: { phase: "COMMAND", active_player: "p2", first_player: "p2" },
    });
    expect(models(playAll(game, END))).toEqual([1]);
  });
});
