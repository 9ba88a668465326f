import { SCENARIOS } from "@gunline/armies";
import { begin, parseAction, step } from "@gunline/rules";
import { expect, test } from "vitest";
import { isJustRolled } from "../../src/table/just-rolled.ts";
import type { Entry } from "../../src/table/table.ts";
import { fightField } from "../browser/support/fight-field.ts";

test("a result is just rolled until somebody is chosen or the phase ends", () => {
  let timeline = begin(SCENARIOS.find(({ id }) => id === "first-shots")!.game());
  const entries: Entry[] = [];
  const [shooter, other] = Object.values(timeline.game.units).filter(({ owner }) => owner === "p1");
  const after = (raw: object) => {
    const action = parseAction(raw);
    if (!action.ok) throw new Error(action.refusals[0]!.message);
    const taken = step(timeline, action.value);
    expect(taken.result.errors).toEqual([]);
    timeline = taken.timeline;
    entries.push({ action: action.value, result: taken.result });
    return isJustRolled(timeline.game, entries);
  };
  const of = { actor_unit_id: shooter!.id };
  expect(isJustRolled(timeline.game, entries)).toBe(false);
  expect(after({ type: "SELECT_SHOOTER", ...of })).toBe(false);
  expect(after({ type: "CONFIRM_TARGETS", ...of })).toBe(false);
  while (timeline.game.tasks.length > 0) after({ type: "RESOLVE_NEXT", ...of });
  expect(isJustRolled(timeline.game, entries)).toBe(true);
  expect(after({ type: "CHANGE_SETTINGS", payload: { fast_dice: false } })).toBe(true);
  expect(after({ type: "SELECT_SHOOTER", actor_unit_id: other!.id })).toBe(false);
  expect(after({ type: "UNDO" })).toBe(true);
  expect(after({ type: "END_PHASE" })).toBe(false);
});

test("the result of a fight is seen while its unit consolidates, and not in place of the next pick", () => {
  let timeline = begin(fightField("just rolled"));
  const entries: Entry[] = [];
  const after = (type: string, payload: object) => {
    const action = parseAction({ type, actor_unit_id: "LANCERS", payload });
    if (!action.ok) throw new Error(action.refusals[0]!.message);
    const taken = step(timeline, action.value);
    expect(taken.result.errors).toEqual([]);
    timeline = taken.timeline;
    entries.push({ action: action.value, result: taken.result });
    return isJustRolled(timeline.game, entries);
  };
  expect(after("SELECT_FIGHTER", {})).toBe(false);
  expect(after("PILE_IN", { per_model_paths: {} })).toBe(false);
  const assignments = [{ weapon_id: "lance", target_unit_id: "PREY" }];
  expect(after("FIGHT", { assignments })).toBe(true);
  expect(after("CONSOLIDATE", { per_model_paths: {} })).toBe(false);
});
