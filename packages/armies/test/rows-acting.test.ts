import { expect, test } from "vitest";
import { ARMIES, pointsOf } from "../src/index.ts";
import { idleIn, type RowsActing, watchRows } from "./rows-acting.ts";

test("AB-1 in one random battle most rows of the two armies act, and the others are named", () => {
  const [one, other] = [...ARMIES].filter((army) => pointsOf(army) <= 500);
  const found: RowsActing = { present: new Set(), acted: new Set() };
  watchRows(3, { armies: { p1: one!, p2: other! }, mission: "take-and-hold", ruleset: "published" }, found);
  const idle = idleIn(found);
  expect(found.present.size).toBeGreaterThan(15);
  expect(idle.length).toBeLessThan(found.present.size / 2);
  expect([...found.acted].some((id) => found.present.has(id))).toBe(true);
}, 30_000);
