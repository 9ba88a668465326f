import { describe, expect, test } from "vitest";
import { parseAction } from "../../src/index.ts";

const good = { weapon_id: "gun", target_unit_id: "B" };
const shoot = (...assignments: readonly unknown[]) => ({
  type: "SHOOT",
  actor_unit_id: "A",
  payload: { assignments },
});

function refusals(raw: unknown) {
  const parsed = parseAction(raw);
  return parsed.ok ? [] : parsed.refusals;
}

describe("well-formed actions", () => {
  const modifiers = {
    hit: { reroll_ones: true, reroll_failed: false, plus_one: false, minus_one: true },
    wound: { reroll_ones: false, plus_one: false, minus_one: false },
  };
  test.each([
    [shoot(good)],
    [shoot({ ...good, model_ids: ["m1", "m2"], modifiers, attacks_override: null })],
    [shoot({ ...good, attacks_override: "2D6", precision_model_id: "boss" })],
    [shoot({ ...good, attacks_override: 7, precision_model_id: null, modifiers: {} })],
    [{ type: "SELECT_SHOOTER", actor_unit_id: "A" }],
    [{ type: "SELECT_SHOOTER", actor_unit_id: "A", payload: {} }],
    [{ type: "ASSIGN_TARGET", actor_unit_id: "A", payload: good }],
    [{ type: "CLEAR_ASSIGNMENT", actor_unit_id: "A", payload: { weapon_id: "gun" } }],
    [{ type: "CLEAR_ALL_ASSIGNMENTS", actor_unit_id: "A" }],
    [{ type: "CONFIRM_TARGETS", actor_unit_id: "A" }],
    [{ type: "RESOLVE_NEXT", actor_unit_id: "A" }],
    [{ type: "ALLOCATE_WOUND", actor_unit_id: "B", payload: { model_id: "m1" } }],
    [{ type: "SKIP_UNIT", actor_unit_id: "A" }],
    [{ type: "UNDO" }],
    [{ type: "END_PHASE", payload: {} }],
    [{ type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } }],
  ])("GD-7 %j is read as it is", (raw) => {
    expect(parseAction(raw)).toEqual({ ok: true, value: raw });
  });
});

describe("malformed actions", () => {
  const at = "payload.assignments[0]";
  const cases: readonly [raw: unknown, path: string][] = [
    [null, "(document)"],
    [[], "(document)"],
    ["SHOOT", "(document)"],
    [{}, "type"],
    [{ type: "shoot" }, "type"],
    [{ type: "__proto__" }, "type"],
    [{ type: "toString", actor_unit_id: "A" }, "type"],
    [{ type: 7 }, "type"],
    [{ type: "SHOOT", payload: { assignments: [good] } }, "actor_unit_id"],
    [{ type: "SHOOT", actor_unit_id: "A" }, "payload"],
    [{ type: "SHOOT", actor_unit_id: "A", payload: null }, "payload"],
    [{ type: "SHOOT", actor_unit_id: "A", payload: {} }, "payload.assignments"],
    [shoot(), "payload.assignments"],
    [{ ...shoot(good), dice: [6, 6] }, "dice"],
    [{ ...shoot(good), payload: { assignments: [good], seed: "x" } }, "payload.seed"],
    [shoot(null), at],
    [shoot({ target_unit_id: "B" }), `${at}.weapon_id`],
    [shoot({ weapon_id: "gun" }), `${at}.target_unit_id`],
    [shoot({ ...good, hits: 3 }), `${at}.hits`],
    [shoot({ ...good, model_ids: "m1" }), `${at}.model_ids`],
    [shoot({ ...good, model_ids: [1] }), `${at}.model_ids[0]`],
    [shoot({ ...good, modifiers: { save: {} } }), `${at}.modifiers.save`],
    [shoot({ ...good, modifiers: { hit: { plus_two: true } } }), `${at}.modifiers.hit.plus_two`],
    [shoot({ ...good, modifiers: { hit: { plus_one: 1 } } }), `${at}.modifiers.hit.plus_one`],
    [shoot({ ...good, attacks_override: true }), `${at}.attacks_override`],
    [shoot({ ...good, attacks_override: 1.5 }), `${at}.attacks_override`],
    [shoot({ ...good, precision_model_id: 3 }), `${at}.precision_model_id`],
    [shoot(good, { ...good, model_ids: {} }), "payload.assignments[1].model_ids"],
    [{ type: "UNDO", steps: 3 }, "steps"],
    [{ type: "END_PHASE", payload: null }, "payload"],
    [{ type: "ALLOCATE_WOUND", actor_unit_id: "B", payload: {} }, "payload.model_id"],
    [{ type: "CHANGE_SETTINGS", payload: { log: "LOUD" } }, "payload.log"],
    [{ type: "CHANGE_SETTINGS", payload: { god_mode: true } }, "payload.god_mode"],
  ];
  test.each(cases)("GD-7 %j is refused", (raw, path) => {
    expect(refusals(raw)).toMatchObject([{ code: "BAD_ACTION", rule: "GD-7", path }]);
  });

  test.each(["999999999D6", "D4", "0", -1, 0, "", "101D6", 1001])(
    "GD-4 %j does not override attacks",
    (value) => {
      expect(refusals(shoot({ ...good, attacks_override: value }))).toMatchObject([
        { code: "BAD_ACTION", rule: "GD-4", path: `${at}.attacks_override` },
      ]);
    },
  );

  test.each(["", "a b", "x".repeat(65), "prototype"])("GD-2 %j is no id in an action either", (id) => {
    expect(refusals(shoot({ ...good, weapon_id: id }))).toMatchObject([
      { code: "BAD_ACTION", rule: "GD-2", path: `${at}.weapon_id` },
    ]);
  });

  test("GD-6 an action has at most 200 assignments", () => {
    expect(refusals(shoot(...Array(200).fill(good)))).toEqual([]);
    expect(refusals(shoot(...Array(201).fill(good)))).toMatchObject([
      { rule: "GD-6", path: "payload.assignments" },
    ]);
  });
});
