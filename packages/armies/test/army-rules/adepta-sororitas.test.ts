import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { fire, playAll } from "../../../rules/test/abilities/table.ts";
import { blocks, row as line, play } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, LAST_PHASE, PASS, refused, use, usesIn } from "./army-table.ts";

const SISTERS = ["INFANTRY", "ADEPTA SORORITAS"];
const FAITH = ["ACTS OF FAITH"];
const pool = (game: Game) => game.players.p1.pools?.["MIRACLE_DICE"];
async function table(dice: readonly number[], more: Json = {}): Promise<Game> {
  const game = await armyTable("adepta-sororitas", { a: { keywords: SISTERS, abilities: FAITH }, ...more });
  const p1 = { ...game.players.p1, pools: { MIRACLE_DICE: dice } };
  return { ...game, players: { ...game.players, p1 } };
}
const act = (option: string, dice?: readonly number[]) =>
  use("Acts of Faith", { option, ...(dice !== undefined && { dice }) }, "A");

describe("gaining Miracle dice", () => {
  test("one as each battle round begins: what is rolled is its value", async () => {
    const far = { b: { models: line(1, [50, 30]) }, turn: LAST_PHASE };
    expect(pool(playAll(await table([2], far), [...END, [5]]))).toEqual([2, 5]);
  });

  test("one each time an ADEPTA SORORITAS unit of the army is destroyed, none for others", async () => {
    const theirs = { turn: { phase: "SHOOTING", active_player: "p2", first_player: "p2" } };
    const game = async (keywords: readonly string[]) =>
      table([], {
        ...theirs,
        more: { C: { keywords, models: line(1, [12, 20]) } },
        b: { models: line(1, [20, 18], { weapons: ["gun"] }) },
      });
    expect(pool(playAll(await game(SISTERS), [fire("B", "C"), [6, 6, 1, 4]]))).toEqual([4]);
    expect(pool(playAll(await game(["INFANTRY"]), [fire("B", "C"), [6, 6, 1]]))).toEqual([]);
  });
});

describe("Acts of Faith", () => {
  test("a die takes the place of one hit roll; the others are rolled", async () => {
    const game = playAll(await table([1, 6]), [act("Hit roll", [1])]);
    expect(pool(game)).toEqual([1]);
    const { result } = play(game, fire("A", "B"), [2, 1]);
    expect(blocks(result, "to_hit")[0]).toMatchObject({ rolls_raw: [6, 2] });
  });

  test("the die is named by its place; without that the lowest goes; a wrong one is refused", async () => {
    const game = await table([4, 2]);
    expect(pool(playAll(game, [act("Hit roll")]))).toEqual([4]);
    expect(refused(game, act("Hit roll", [2]))).toEqual(["WRONG_DICE AR-1"]);
    expect(refused(game, act("Hit roll", [0, 1]))).toEqual(["WRONG_DICE AR-1"]);
    expect(refused(await table([]), act("Hit roll"))).toEqual(["POOL_SPENT AR-1"]);
    expect(refused(game, act("Charge roll"))).toEqual(["NO_OPTION AR-1"]);
  });

  test("one Act a phase for each unit", async () => {
    const game = playAll(await table([4, 5]), [act("Hit roll")]);
    expect(refused(game, act("Wound roll"))).toEqual(["ALREADY_SPENT AR-1"]);
  });

  test("between hits and wounds the player is asked, while there are dice", async () => {
    const hit = play(await table([6]), fire("A", "B"), [3, 3]);
    expect(usesIn(hit.game)).toContain("A ACTS_OF_FAITH Wound roll");
    const { result } = play(hit.game, act("Wound roll"), [1, 1]);
    expect(blocks(result, "to_wound")[0]).toMatchObject({ rolls_raw: [6, 1] });
    expect(playAll(hit.game, [...PASS, [1, 1]]).units["A"]!.flags.has_shot).toBe(true);
  });

  test("a saving throw, when the unit is a target", async () => {
    const theirs = { turn: { phase: "SHOOTING", active_player: "p2", first_player: "p2" } };
    const aimed = playAll(await table([6, 3], theirs), [fire("B", "A")]);
    expect(usesIn(aimed)).toContain("A ACTS_OF_FAITH Saving throw");
    const { game, result } = play(aimed, act("Saving throw", [0]), [3, 3, 1, 4, 4, 1]);
    expect(blocks(result, "save")[0]).toMatchObject({ rolls_raw: [6, 1] });
    expect(Object.keys(game.units["A"]!.models)).toHaveLength(1);
  });

  test("an Advance roll, a Charge roll and a Battle-shock test", async () => {
    const moving = playAll(await table([6], { turn: { phase: "MOVEMENT" } }), [act("Advance roll")]);
    expect(play(moving, { type: "ADVANCE_ROLL", actor_unit_id: "A" }).game.units["A"]!.advance_roll).toBe(6);
    const weak = { keywords: SISTERS, abilities: FAITH, starting_strength: 10, stats: { leadership: 8 } };
    const command = await table([4], { a: weak, turn: { phase: "COMMAND" } });
    const tested = play(
      playAll(command, [act("Battle-shock test")]),
      { type: "TEST_BATTLE_SHOCK", actor_unit_id: "A" },
      [4],
    );
    expect(tested.game.units["A"]!.flags.battle_shocked).toBeUndefined();
    const charging = playAll(
      await table([5], { turn: { phase: "CHARGE" }, b: { models: line(1, [17, 10]) } }),
      [act("Charge roll")],
      [{ type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } }],
    );
    const rolled = play(charging, { type: "CHARGE_ROLL", actor_unit_id: "A" }, [2]);
    expect(blocks(rolled.result, "charge_roll")[0]).toMatchObject({ rolls_raw: [5, 2], total: 7 });
  });

  test("a die that no roll needed comes back at the end of the phase", async () => {
    const game = playAll(await table([1, 6]), [act("Damage roll", [1])]);
    expect(game.players.p1.placed).toHaveLength(1);
    const after = playAll(game, END);
    expect([pool(after), after.players.p1.placed]).toEqual([[1, 6], undefined]);
  });
});
