import { type Game, inForce } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { playAll } from "../../../rules/test/abilities/table.ts";
import { row as line, play } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, LAST_PHASE, planOf, refused, use, usesIn } from "./army-table.ts";

const KNIGHT = { keywords: ["VEHICLE", "CHAOS KNIGHTS"], models: line(1, [10, 10], { weapons: ["gun"] }) };
const at = (inches: number, more: Json = {}) => ({
  models: line(2, [11 + inches, 10], { weapons: ["gun"] }),
  ...more,
});
async function table(active: readonly string[], b: Json, turn: Json = {}): Promise<Game> {
  const game = await armyTable("chaos-knights", { a: KNIGHT, b, turn });
  const list = active.map((id) => ({ id: `DREAD_${id}`, until: "BATTLE" as const }));
  return { ...game, players: { ...game.players, p1: { ...game.players.p1, active: list } } };
}
const leadership = (game: Game) =>
  inForce.characteristicOf(game, game.units["B"]!, game.units["B"]!.models["m1"]!, "leadership");
const active = (game: Game) => (game.players.p1.active ?? []).map(({ id }) => id);

describe("Dread abilities", () => {
  test("Deathly Terror is always there, Despair adds to it, Dominion makes both reach 12 inches", async () => {
    expect(leadership(await table([], at(9)))).toBe(7);
    expect(leadership(await table([], at(9.1)))).toBe(6);
    expect(leadership(await table(["DESPAIR"], at(9)))).toBe(8);
    expect(leadership(await table(["DESPAIR", "DOMINION"], at(12)))).toBe(8);
    expect(leadership(await table(["DESPAIR", "DOMINION"], at(12.1)))).toBe(6);
  });

  test("Doom: 1 more to wound against Battle-shocked units", async () => {
    const wound = async (ids: readonly string[], flags: Json) =>
      planOf(await table(ids, at(9, { flags })), "A", "gun", "B").wound.threshold;
    expect(await wound(["DOOM"], { battle_shocked: true })).toBe(3);
    expect(await wound(["DOOM"], {})).toBe(4);
    expect(await wound([], { battle_shocked: true })).toBe(4);
  });

  test("Darkness: 1 less to hit for whoever is Battle-shocked or more than 18 inches away", async () => {
    const hit = async (inches: number, flags: Json = {}) =>
      planOf(await table(["DARKNESS"], at(inches, { flags })), "B", "gun", "A").hit.threshold;
    expect(await hit(19)).toBe(4);
    expect(await hit(17)).toBe(3);
    expect(await hit(17, { battle_shocked: true })).toBe(4);
  });

  test("Dismay: enemies below Starting Strength within 9 inches test in their Command phase", async () => {
    const theirs = { phase: "COMMAND", active_player: "p2", first_player: "p2" };
    const tested = { type: "TEST_BATTLE_SHOCK", actor_unit_id: "B" };
    const owes = async (ids: readonly string[], inches: number, starting_strength: number) =>
      refused(await table(ids, at(inches, { starting_strength }), theirs), tested).length === 0;
    // Three of three are at half or more: nobody else would test.
    await expect(owes([], 9, 3)).resolves.toBe(false);
    const game = await table(["DISMAY"], at(9, { starting_strength: 3 }), theirs);
    expect(play(game, tested, [3, 3]).game.units["B"]!.flags.battle_shocked).toBe(true);
    await expect(owes(["DISMAY"], 9.1, 3)).resolves.toBe(false);
    await expect(owes(["DISMAY"], 9, 2)).resolves.toBe(false);
  });

  test("Delirium: enemies Below Half-strength within 9 inches that fail suffer D3 mortal wounds", async () => {
    const theirs = { phase: "COMMAND", active_player: "p2", first_player: "p2" };
    const tested = { type: "TEST_BATTLE_SHOCK", actor_unit_id: "B" };
    const weak = { starting_strength: 5, stats: { wounds: 5 } };
    const wounds = (game: Game) =>
      Object.values(game.units["B"]!.models).reduce((sum, model) => sum + model.wounds, 0);
    const near = await table(["DELIRIUM"], at(9, weak), theirs);
    expect(wounds(play(near, tested, [3, 3, 5]).game)).toBe(7);
    expect(wounds(play(near, tested, [6, 6]).game)).toBe(10);
    const far = await table(["DELIRIUM"], at(9.5, weak), theirs);
    expect(wounds(play(far, tested, [2, 3]).game)).toBe(10);
  });

  test("one is chosen, or two are rolled, as rounds 1, 3 and 5 begin", async () => {
    const begun = async (round: number, ids: readonly string[] = []) =>
      playAll(await table(ids, at(30), { ...LAST_PHASE, round }), END);
    expect(usesIn(await begun(1))).toEqual([]);
    const third = await begun(2, ["DOOM"]);
    const offered = usesIn(third);
    expect(offered).toContain("DREAD Despair");
    expect(offered).not.toContain("DREAD Doom");
    expect(refused(third, use("DREAD", { option: "Doom" }))).toEqual(["NO_OPTION AR-1"]);
    expect(active(playAll(third, [use("DREAD", { option: "Despair" })]))).toEqual([
      "DREAD_DOOM",
      "DREAD_DESPAIR",
    ]);
    const random = playAll(third, [use("DREAD", { option: "Two at random" }), [2, 6]]);
    expect(active(random)).toEqual(["DREAD_DOOM", "DREAD_DOMINION"]);
  });
});
