import { expect, test } from "vitest";
import { battle, end, garrison, primary } from "../support/mission.ts";

test("MI-25 five for one outside the own zone, for two, and for more than the opponent", () => {
  const score = (own: Parameters<typeof garrison>[1], other: Parameters<typeof garrison>[1] = []) => {
    const units = { ...garrison("p1", own), ...garrison("p2", other) };
    return primary(end(battle({ mission: "hidden-supplies", units, turn: { round: 2 } })).game)[0];
  };
  expect(score(["H1"])).toBe(5);
  expect(score(["H1"], ["H2"])).toBe(0);
  expect(score(["C"], ["H2"])).toBe(5);
  expect(score(["H1", "C"], ["H2", "N"])).toBe(5);
  expect(score(["C", "N"], ["H2"])).toBe(15);
  expect(score(["C", "N"], ["H2", "S"])).toBe(10);
});
