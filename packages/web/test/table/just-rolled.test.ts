import { SCENARIOS } from "@gunline/armies";
import { type Action, apply, parseAction } from "@gunline/rules";
import { expect, test } from "vitest";
import { isJustRolled } from "../../src/table/just-rolled.ts";
import type { Entry } from "../../src/table/table.ts";

test("a result is just rolled until somebody is chosen or the phase ends", () => {
  let game = SCENARIOS.find(({ id }) => id === "first-shots")!.game();
  const entries: Entry[] = [];
  const [shooter, other] = Object.values(game.units).filter(({ owner }) => owner === "p1");
  const after = (raw: object) => {
    const action = parseAction(raw);
    if (!action.ok) throw new Error(action.refusals[0]!.message);
    const applied = apply(game, action.value as Action);
    expect(applied.result.errors).toEqual([]);
    game = applied.game;
    entries.push({ action: action.value, result: applied.result });
    return isJustRolled(game, entries);
  };
  const of = { actor_unit_id: shooter!.id };
  expect(isJustRolled(game, entries)).toBe(false);
  expect(after({ type: "SELECT_SHOOTER", ...of })).toBe(false);
  expect(after({ type: "CONFIRM_TARGETS", ...of })).toBe(false);
  while (game.shooting.resolution_state !== null) after({ type: "RESOLVE_NEXT", ...of });
  expect(isJustRolled(game, entries)).toBe(true);
  expect(after({ type: "CHANGE_SETTINGS", payload: { fast_dice: false } })).toBe(true);
  expect(after({ type: "SELECT_SHOOTER", actor_unit_id: other!.id })).toBe(false);
  expect(after({ type: "UNDO" })).toBe(true);
  expect(after({ type: "END_PHASE" })).toBe(false);
});
