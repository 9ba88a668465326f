import { type Game, inForce } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, END, LAST_PHASE, planOf, refused, use, usesIn } from "./army-table.ts";

/** B stands so many inches away, edge to edge. */
const at = (inches: number) => ({ models: line(3, [11 + inches, 10], { weapons: ["gun", "blade"] }) });
const chosen = (id: string) => ({ players: { p1: { name: "Blue", active: [{ id, until: "BATTLE" }] } } });

async function table(inches: number, round: number, plague?: string): Promise<Game> {
  const game = await armyTable("death-guard", { b: at(inches), turn: { round } });
  if (plague === undefined) return game;
  const { active } = chosen(plague).players.p1 as { active: readonly { id: string; until: "BATTLE" }[] };
  return { ...game, players: { ...game.players, p1: { ...game.players.p1, active } } };
}

describe("Nurgle's Gift", () => {
  test.each([
    [1, 3, true],
    [1, 3.1, false],
    [2, 6, true],
    [2, 6.1, false],
    [3, 9, true],
    [3, 9.1, false],
    [5, 9, true],
  ])("in round %i an enemy %f inches away is Afflicted: %s", async (round, inches, isAfflicted) => {
    const game = await table(inches, round);
    expect(planOf(game, "A", "gun", "B").wound.toughness).toBe(isAfflicted ? 3 : 4);
    // Friends are never Afflicted.
    expect(planOf(game, "B", "gun", "A").wound.toughness).toBe(4);
  });

  test("Skullsquirm Blight takes 1 from hit rolls of Afflicted units, within range only", async () => {
    expect(planOf(await table(3, 1, "SKULLSQUIRM_BLIGHT"), "B", "gun", "A").hit.threshold).toBe(4);
    expect(planOf(await table(4, 1, "SKULLSQUIRM_BLIGHT"), "B", "gun", "A").hit.threshold).toBe(3);
    expect(planOf(await table(3, 1, "RATTLEJOINT_AGUE"), "B", "gun", "A").hit.threshold).toBe(3);
  });

  test("Rattlejoint Ague worsens the Save", async () => {
    const save = async (inches: number) =>
      planOf(await table(inches, 1, "RATTLEJOINT_AGUE"), "A", "gun", "B").groups[0]!.saves[0]!.threshold;
    expect(await save(3)).toBe(4);
    expect(await save(4)).toBe(3);
  });

  test("Scabrous Soulrot worsens Move, Leadership and Objective Control, the last to 1 at the least", async () => {
    const game = await table(3, 1, "SCABROUS_SOULROT");
    const unit = game.units["B"]!;
    const stat = (name: "move" | "leadership" | "objective_control") =>
      inForce.characteristicOf(game, unit, unit.models["m1"]!, name);
    expect([stat("move"), stat("leadership"), stat("objective_control")]).toEqual([5, 7, 1]);
  });

  test("the Plague has to be chosen before the first round goes on", async () => {
    const set = await armyTable("death-guard", { turn: { phase: "DEPLOYMENT" }, a: {}, b: {} });
    expect(usesIn(set)).toContain("NURGLES_GIFT_PLAGUE Rattlejoint Ague");
    const done = playAll(set, [use("Nurgle's Gift", { option: "rattlejoint ague" })]);
    expect(done.players.p1.active).toEqual([{ id: "RATTLEJOINT_AGUE", until: "BATTLE" }]);
    expect(refused(done, use("Nurgle's Gift", { option: "Scabrous Soulrot" }))).toEqual([
      "ALREADY_USED ST-1",
    ]);
    expect(refused(set, use("Nurgle's Gift", { option: "Nurgle's Rot" }))).toEqual(["NO_OPTION AR-1"]);
  });

  test("it is no rule of the second round", async () => {
    const game = playAll(await armyTable("death-guard", { turn: LAST_PHASE, b: at(30) }), END);
    expect(usesIn(game)).toEqual([]);
  });
});
