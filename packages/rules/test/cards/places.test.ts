import { describe, expect, test } from "vitest";
import type { UnitOptions } from "../support/build.ts";
import { at, garrison } from "../support/mission.ts";
import { brings } from "./hand.ts";

const one = (x: number, y: number, more: Partial<UnitOptions> = {}): UnitOptions => ({
  models: { m1: { at: [x, y] } },
  ...more,
});
const enemy = (x: number, y: number): UnitOptions => one(x, y, { owner: "p2" });

describe("cards about places", () => {
  test("SC-12 Behind Enemy Lines: 3 for one unit wholly in the enemy's zone, 4 for two, none that is shocked or AIRCRAFT", () => {
    const score = (units: Record<string, UnitOptions>) => brings("behind-enemy-lines", { places: [], units });
    expect(score({ A: one(50, 10) })).toBe(3);
    expect(score({ A: one(50, 10), B: one(52, 20) })).toBe(4);
    expect(score({ A: one(48.2, 10) })).toBe(0);
    expect(score({ A: one(50, 10, { flags: { battle_shocked: true } }) })).toBe(0);
    expect(score({ A: one(50, 10, { keywords: ["AIRCRAFT"] }) })).toBe(0);
  });

  test('SC-12 Engage on All Fronts: 2, 3 and 4 quarters, wholly within and more than 6" from the centre', () => {
    const score = (units: Record<string, UnitOptions>) =>
      brings("engage-on-all-fronts", { places: [], units });
    // One stands in the first quarter by itself.
    expect(score({})).toBe(0);
    expect(score({ A: one(50, 10) })).toBe(1);
    expect(score({ A: one(50, 10), B: one(10, 40) })).toBe(2);
    expect(score({ A: one(50, 10), B: one(10, 40), C: one(40, 40) })).toBe(4);
    expect(score({ A: one(34, 18) })).toBe(0);
    expect(score({ A: one(30.2, 5) })).toBe(0);
  });

  test('SC-12 Area Denial: a unit within 3" of the centre, 5 with no enemy within 6", 2 with none within 3"', () => {
    const score = (units: Record<string, UnitOptions>) => brings("area-denial", { places: [], units });
    expect(score({ A: one(30, 24) })).toBe(5);
    expect(score({ A: one(30, 24), E: enemy(30, 17) })).toBe(2);
    expect(score({ A: one(30, 24), E: enemy(30, 19) })).toBe(0);
    expect(score({ A: one(30, 26) })).toBe(0);
  });

  test("SC-12 Display of Might: more own units than enemy ones wholly in no man's land", () => {
    const score = (units: Record<string, UnitOptions>) => brings("display-of-might", { places: [], units });
    expect(score({ A: one(20, 10) })).toBe(4);
    expect(score({ A: one(20, 10), E: enemy(40, 10) })).toBe(0);
    expect(score({ A: one(12.2, 10) })).toBe(0);
  });
});

describe("cards about objectives", () => {
  const own = (places: Parameters<typeof garrison>[1]) => ({ units: garrison("p1", places) });

  test("SC-12 Secure No Man's Land: 2 for one, 5 for two", () => {
    expect(brings("secure-no-mans-land", own(["C"]))).toBe(2);
    expect(brings("secure-no-mans-land", own(["C", "N"]))).toBe(5);
    expect(brings("secure-no-mans-land", own(["H1", "H2"]))).toBe(0);
  });

  test("SC-12 Extend Battle Lines: 4 with the home objective, 2 without", () => {
    expect(brings("extend-battle-lines", own(["C", "H1"]))).toBe(4);
    expect(brings("extend-battle-lines", own(["C"]))).toBe(2);
    expect(brings("extend-battle-lines", own(["H1"]))).toBe(0);
  });

  test("SC-12 Defend Stronghold: at the end of the opponent's turn, from round 2; the second player's own last turn too", () => {
    const theirs = { active_player: "p2" };
    expect(brings("defend-stronghold", { ...own(["H1"]), turn: theirs })).toBe(3);
    expect(brings("defend-stronghold", own(["H1"]))).toBe(0);
    expect(brings("defend-stronghold", { ...own(["H1"]), turn: { ...theirs, round: 1 } })).toBe(0);
    expect(brings("defend-stronghold", { ...own(["H1"]), turn: { first_player: "p2", round: 5 } })).toBe(3);
  });

  test("SC-12 A Tempting Target: 5 for the objective that was named, at the end of either turn", () => {
    const card = { objective_id: "N" };
    expect(brings("a-tempting-target", own(["N"]), { card })).toBe(5);
    expect(brings("a-tempting-target", { ...own(["N"]), turn: { active_player: "p2" } }, { card })).toBe(5);
    expect(brings("a-tempting-target", own(["C"]), { card })).toBe(0);
  });

  test("SC-12 Storm Hostile Objective: worked case 25, a contested one scores nothing while the opponent held another", () => {
    const began = (controlled: Record<string, string>) => ({ turn_start: { controlled, on_objective: [] } });
    const score = (controlled: Record<string, string>, round = 2) =>
      brings("storm-hostile-objective", {
        units: { A: at("C", "p1") },
        more: began(controlled),
        turn: { round },
      });
    expect(score({ C: "p2" })).toBe(4);
    expect(score({ S: "p2" })).toBe(0);
    expect(score({})).toBe(4);
    expect(score({}, 1)).toBe(0);
    expect(score({ C: "p1" })).toBe(0);
  });
});
