import { describe, expect, test } from "vitest";
import { playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, LAST_PHASE, planOf, use, usesIn } from "./army-table.ts";

const CULT = ["INFANTRY", "ADEPTUS MECHANICUS"];
const FAR = { models: line(3, [33, 10], { weapons: ["gun"] }) };
const begun = async (a: Json = {}, more: Json = {}) =>
  playAll(
    await armyTable("adeptus-mechanicus", { a: { keywords: CULT, ...a }, b: FAR, turn: LAST_PHASE, more }),
    END,
  );
const chosen = async (option: string, a: Json = {}, more: Json = {}) =>
  playAll(await begun(a, more), [use("Doctrina Imperatives", { option })]);

describe("Doctrina Imperatives", () => {
  test("one may be chosen as the battle round begins", async () => {
    expect(usesIn(await begun())).toEqual([
      "DOCTRINA_IMPERATIVES Protector Imperative",
      "DOCTRINA_IMPERATIVES Conqueror Imperative",
    ]);
    playAll(await begun(), [{ type: "PASS" }]);
  });

  test("Protector: better Ballistic Skill, and 1 less to hit BATTLELINE units or those beside them in melee", async () => {
    const game = { ...(await chosen("Protector Imperative")), tasks: [] };
    const shooting = { ...game, turn: { ...game.turn, phase: "SHOOTING" as const } };
    expect(planOf(shooting, "A", "gun", "B").hit.skill).toBe(2);
  });

  test("Conqueror: AP better by 1 for BATTLELINE units, and for others only within 6 inches of one", async () => {
    const ap = async (a: Json, more: Json = {}) => {
      const game = { ...(await chosen("Conqueror Imperative", a, more)), tasks: [] };
      const shooting = { ...game, turn: { ...game.turn, phase: "SHOOTING" as const } };
      return planOf(shooting, "A", "gun", "B").groups[0]!.ap;
    };
    const line1 = (y: number) => ({ C: { keywords: [...CULT, "BATTLELINE"], models: line(1, [10, y]) } });
    expect(await ap({ keywords: [...CULT, "BATTLELINE"] })).toBe(-1);
    expect(await ap({})).toBe(0);
    expect(await ap({}, line1(19))).toBe(-1);
    expect(await ap({}, line1(19.1))).toBe(0);
  });
});
