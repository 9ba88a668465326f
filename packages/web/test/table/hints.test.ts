import { SCENARIOS } from "@gunline/armies";
import { type Action, apply, type Game, parseAction } from "@gunline/rules";
import { expect, test } from "vitest";
import type { Hands } from "../../src/phases/row.ts";
import { hintFor } from "../../src/screens/table/hints.ts";
import { useView } from "../../src/table/view.ts";
import { words } from "../../src/words/english.ts";

function after(game: Game, raw: object): Game {
  const action = parseAction(raw);
  if (!action.ok) throw new Error(action.refusals[0]!.message);
  const applied = apply(game, action.value as Action);
  expect(applied.result.errors).toEqual([]);
  return applied.game;
}

const fresh = SCENARIOS.find(({ id }) => id === "first-shots")!.game();
const shooter = Object.values(fresh.units).find(({ owner }) => owner === "p1")!.id;
const stepwise = after(fresh, { type: "CHANGE_SETTINGS", payload: { fast_dice: false } });
const selected = after(stepwise, { type: "SELECT_SHOOTER", actor_unit_id: shooter });
const cleared = { ...selected, shooting: { ...selected.shooting, pending_assignments: [] } };
const rolling = after(selected, { type: "CONFIRM_TARGETS", actor_unit_id: shooter });
const charging = after(fresh, { type: "END_PHASE" });
const spent: Game = {
  ...fresh,
  units: Object.fromEntries(
    Object.entries(fresh.units).map(([id, unit]) => [
      id,
      { ...unit, flags: { ...unit.flags, has_shot: true } },
    ]),
  ),
};

const at = (game: Game, hands: Hands, isOurs = true, tool: "select" | "ruler" = "select") =>
  hintFor(game, useView.getInitialState(), { tool, isOurs, hands });

test("with a mouse, hints speak of hovering and of keys", () => {
  expect(at(fresh, "mouse")).toBe("Click a unit to shoot with, or press N for the next");
  expect(at(cleared, "mouse")).toBe(
    "Click an enemy to aim all weapons at it · click a weapon first to aim it alone",
  );
  expect(at(selected, "mouse")).toBe("Hover an enemy for range and sight · Enter confirms the targets");
  expect(at(rolling, "mouse")).toBe("Enter rolls the next dice");
  expect(at(spent, "mouse")).toBe("No unit can shoot any more · E ends the phase");
  expect(at(charging, "mouse")).toBe("Click a unit to charge with, then the enemies to charge");
  expect(at(fresh, "mouse", false)).toContain("R takes the ruler");
  expect(at(fresh, "mouse", true, "ruler")).toContain("Esc puts it down");
  expect(words.table.hints.replay.mouse).toContain("Space plays");
});

test("with fingers, the same moments are told of taps and buttons, and of no key", () => {
  expect(at(fresh, "fingers")).toBe("Tap a unit to shoot with");
  expect(at(cleared, "fingers")).toBe(
    "Tap an enemy to aim all weapons at it · tap a weapon first to aim it alone",
  );
  expect(at(rolling, "fingers")).toBe("The main button rolls the next dice");
  expect(at(charging, "fingers")).toBe("Tap a unit to charge with, then the enemies to charge");
  const hints = [fresh, cleared, selected, rolling, spent, charging].flatMap((game) => [
    at(game, "fingers"),
    at(game, "fingers", false),
    at(game, "fingers", true, "ruler"),
  ]);
  for (const hint of [...hints, words.table.hints.replay.fingers])
    expect(hint).not.toMatch(/hover|click|\b(press|Enter|Esc|Home|Space)\b|[←→]/i);
  for (const hint of hints) expect(hint).not.toMatch(/\b[B-Z]\b/);
});
