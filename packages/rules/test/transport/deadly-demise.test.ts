import { describe, expect, test } from "vitest";
import { buildGame, duel, model, row, shoot, type UnitOptions } from "../support/build.ts";
import { diceOf, woundsOf } from "../support/plan.ts";
import { HULL } from "./table.ts";

/** A shoots the tank B, which is at (20, 20) and has one wound left; others stand around it. */
const tank = (more: Partial<UnitOptions> = {}): UnitOptions => ({
  owner: "p2",
  keywords: ["VEHICLE"],
  abilities: ["DEADLY DEMISE D3"],
  stats: { wounds: 3, save: 7 },
  models: { m1: model({ at: [20, 20], wounds: 1, base: HULL }) },
  ...more,
});

function table(others: Record<string, UnitOptions>, b = tank(), gun: Record<string, unknown> = {}) {
  return buildGame({
    units: { A: { models: { m1: model({ at: [5, 20], weapons: ["gun"] }) } }, B: b, ...others },
    weapons: { gun: { skill: 2, strength: 10, ...gun } },
  });
}

// The hull reaches to x = 22: a base of one inch at x = 28.5 is exactly 6" away.
const near = (owner: "p1" | "p2", x: number, more: Partial<UnitOptions> = {}): UnitOptions => ({
  owner,
  models: { m1: model({ at: [x, 20] }) },
  stats: { wounds: 5 },
  ...more,
});

describe("Deadly Demise", () => {
  test("TR-10 one die when the attacks are over; nothing on a 5", () => {
    const played = shoot(table({ C: near("p1", 26) }), "A", "gun", "B", [6, 6, 1, 5]);
    expect(diceOf(played).at(-1)).toEqual(["deadly_demise", [5]]);
    expect(played.result.success).toBe(true);
    expect(woundsOf(played, "C")).toEqual({ m1: 5 });
    expect(played.game.tasks).toEqual([]);
    expect(played.game.units["A"]!.flags.has_shot).toBe(true);
  });

  test('TR-10 on a 6 each unit within 6", friend or foe, by id, with dice and Feel No Pain of its own', () => {
    const others = {
      Z: near("p2", 28.5),
      C: near("p1", 26, { abilities: ["FEEL NO PAIN 5+"] }),
      D: near("p1", 28.6),
    };
    // C: D3 of a 4 is 2, Feel No Pain 5 and 1; Z: a 1 is 1; D is too far.
    const played = shoot(table(others), "A", "gun", "B", [6, 6, 1, 6, 4, 5, 1, 1]);
    expect(diceOf(played).slice(-4)).toEqual([
      ["deadly_demise", [6]],
      ["deadly_demise", [4]],
      ["feel_no_pain", [5, 1]],
      ["deadly_demise", [1]],
    ]);
    expect(woundsOf(played, "C")).toEqual({ m1: 4 });
    expect(woundsOf(played, "Z")).toEqual({ m1: 4 });
    expect(woundsOf(played, "D")).toEqual({ m1: 5 });
    expect(played.result.log_text).toContain("Deadly Demise of B: 6, near it: C, Z.");
  });

  test("TR-10 a number that is not rolled needs no dice", () => {
    const played = shoot(
      table({ C: near("p1", 26) }, tank({ abilities: ["DEADLY DEMISE 1"] })),
      "A",
      "gun",
      "B",
      [6, 6, 1, 6],
    );
    expect(woundsOf(played, "C")).toEqual({ m1: 4 });
  });

  test("TR-10 chains: who is destroyed by it explodes when it is over", () => {
    const others = {
      C: tank({
        models: { m1: model({ at: [24, 23], base: HULL, wounds: 1 }) },
        abilities: ["DEADLY DEMISE 1"],
      }),
      D: near("p1", 26),
    };
    // B: 6; C takes D3 of a 2: 1 and dies; D takes D3 of a 1: 1; then C: 6, D takes 1 more.
    const played = shoot(table(others), "A", "gun", "B", [6, 6, 1, 6, 2, 1, 6]);
    expect(played.result.events.filter(({ type }) => type === "unit_destroyed")).toMatchObject([
      { unit_id: "B" },
      { unit_id: "C" },
    ]);
    expect(woundsOf(played, "D")).toEqual({ m1: 3 });
  });

  test("TR-10 after Hazardous, and each destroyed model of a unit has its die", () => {
    const kans = tank({
      abilities: ["DEADLY DEMISE 1"],
      models: row(2, [20, 18], { wounds: 1 }),
    });
    const played = shoot(
      table({}, kans, { attacks: "2", keywords: ["HAZARDOUS"] }),
      "A",
      "gun",
      "B",
      [6, 6, 6, 6, 1, 1, 2, 3, 4],
    );
    expect(diceOf(played).slice(-3)).toEqual([
      ["hazardous", [2]],
      ["deadly_demise", [3]],
      ["deadly_demise", [4]],
    ]);
  });

  test("TR-10 the unit's own other models are near too", () => {
    const kans = tank({
      abilities: ["DEADLY DEMISE 1"],
      models: { ...row(2, [20, 18]), m1: model({ at: [20, 18], wounds: 1 }) },
    });
    const played = shoot(table({}, kans), "A", "gun", "B", [6, 6, 1, 6]);
    expect(woundsOf(played, "B")).toEqual({ m2: 2 });
  });

  test("TR-10 a unit without it rolls nothing", () => {
    expect(diceOf(shoot(duel({}), "A", "gun", "B", [6, 6, 1])).map(([context]) => context)).not.toContain(
      "deadly_demise",
    );
  });
});
