import { expect, test } from "vitest";
import { battle, end, garrison, primary } from "../support/mission.ts";

test("MI-21 three each without the home objective; with it 3 and 5 for each other, 15 at most", () => {
  const score = (places: Parameters<typeof garrison>[1]) =>
    primary(end(battle({ mission: "linchpin", units: garrison("p1", places), turn: { round: 2 } })).game);
  expect(score(["C", "N"])).toEqual([6, 0]);
  expect(score(["H1"])).toEqual([3, 0]);
  expect(score(["H1", "C"])).toEqual([8, 0]);
  expect(score(["H1", "C", "N", "S"])).toEqual([15, 0]);
  // The opponent's home is no home of one's own.
  expect(score(["H2"])).toEqual([3, 0]);
});
