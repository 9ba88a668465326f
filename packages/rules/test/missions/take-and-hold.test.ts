import { expect, test } from "vitest";
import { battle, end, garrison, primary } from "../support/mission.ts";

test("MI-20 five points an objective; four make 15, not 20", () => {
  const score = (places: Parameters<typeof garrison>[1]) =>
    primary(end(battle({ units: garrison("p1", places), turn: { round: 2 } })).game);
  expect(score(["H1", "C"])).toEqual([10, 0]);
  expect(score(["C", "N", "S", "H1"])).toEqual([15, 0]);
});
