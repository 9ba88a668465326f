import { expect, test } from "vitest";
import { battle, end, garrison, primary } from "../support/mission.ts";

test("MI-2 one point an objective, three a turn at most", () => {
  const score = (places: Parameters<typeof garrison>[1]) =>
    primary(end(battle({ mission: "only-war", units: garrison("p1", places), turn: { round: 2 } })).game);
  expect(score(["C"])).toEqual([1, 0]);
  expect(score(["C", "N", "S", "H1"])).toEqual([3, 0]);
});
