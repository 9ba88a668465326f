import { beforeEach, describe, expect, it } from "vitest";
import { aimAt } from "../../src/panels/shooting/aim.ts";
import { SHOOTING } from "../../src/phases/shooting.tsx";
import { selectShooter } from "../../src/table/commands.ts";
import { choose, stateNow } from "../../src/table/moment.ts";
import { currentGame, freshTable, openTable, useTable } from "../../src/table/table.ts";
import { resetView, useView } from "../../src/table/view.ts";
import { field } from "./field.ts";

/** The plasma gun reaches 24″ with one profile and 18″ with the other; FAR is 20″ away. */
const TABLE = field(
  {
    id: "SQUAD",
    owner: "p1",
    models: [
      { at: [5, 10], weapons: ["pistol", "rifle"] },
      { at: [5, 12], weapons: ["rifle"] },
      { at: [5, 14], weapons: ["plasma", "overcharge"] },
    ],
  },
  { id: "FAR", owner: "p2", models: [{ at: [26, 10] }] },
  { id: "NEAR", owner: "p2", models: [{ at: [15, 10] }] },
);

const pending = () =>
  currentGame()
    .shooting.pending_assignments.map(({ weapon_id, target_unit_id }) => `${weapon_id} ${target_unit_id}`)
    .sort();
const seen = () => ({ ...useView.getState(), ...stateNow("shooting") });
const marked = (id: string) => {
  const game = currentGame();
  return SHOOTING.marks(game, seen())(game.units[id]!).mark;
};

beforeEach(() => {
  const game = { ...TABLE, settings: { ...TABLE.settings, auto_targeting: "OFF" as const } };
  resetView();
  openTable(freshTable("", "", game));
  selectShooter("SQUAD");
});

describe("a weapon that was chosen", () => {
  it("is alone in being aimed at the enemy that is clicked", () => {
    aimAt("NEAR");
    expect(pending()).toEqual(["plasma NEAR", "rifle NEAR"]);
    choose("shooting", { armed: "Plasma gun" });
    aimAt("FAR");
    expect(pending()).toEqual(["plasma FAR", "rifle NEAR"]);
    SHOOTING.numbers!.run(1, seen());
    expect(pending()).toEqual(["plasma NEAR", "rifle NEAR"]);
    choose("shooting", { armed: null });
    SHOOTING.click(currentGame(), currentGame().units["FAR"]!, seen());
    expect(pending()).toEqual(["plasma FAR", "rifle FAR"]);
  });

  it("marks what it reaches itself, and says why it cannot", () => {
    expect([marked("NEAR"), marked("FAR")]).toEqual(["eligible", "eligible"]);
    choose("shooting", { armed: "pistol" });
    expect([marked("NEAR"), marked("FAR")]).toEqual(["eligible", "ineligible"]);
    aimAt("FAR");
    expect(pending()).toEqual([]);
    expect(useTable.getState().refusals[0]?.message).toMatch(/^Out of range: Bolt pistol reaches 12"/);
  });

  it("is named in the hint", () => {
    choose("shooting", { armed: "rifle" });
    expect(SHOOTING.hint(currentGame(), "mouse", seen())).toBe(
      "Click an enemy to aim Bolt rifle at it · Esc: all weapons again",
    );
  });
});
