import { expect, test } from "vitest";
import { parseGame } from "../../src/index.ts";
import { duel } from "../support/build.ts";

const pending = { weapon_id: "gun", target_unit_id: "B", model_ids: ["m1"] };
const load = (shooting: object, inches = 10) => {
  const read = parseGame({ ...JSON.parse(JSON.stringify(duel({ inches }))), shooting });
  return read.ok ? [] : read.refusals.map(({ rule, path }) => [rule, path]);
};

test("SH-1 SH-7 a saved selection must still be one that the rules allow", () => {
  expect(load({ active_shooter_id: "A", pending_assignments: [pending] })).toEqual([]);
  expect(load({ active_shooter_id: "A" })).toEqual([]);
  expect(load({ active_shooter_id: "B" })[0]).toEqual(["SH-1", "shooting.active_shooter_id"]);
  // 30 inches away: out of the range of 24, so A has no target at all.
  expect(load({ active_shooter_id: "A" }, 30)).toEqual([["SH-6", "shooting.active_shooter_id"]]);
  const itself = { ...pending, target_unit_id: "A" };
  expect(load({ active_shooter_id: "A", pending_assignments: [itself] })).toEqual([
    ["SH-9", "shooting.pending_assignments"],
  ]);
});
