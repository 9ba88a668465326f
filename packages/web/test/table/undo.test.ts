import { beforeEach, describe, expect, it } from "vitest";
import { assignAll } from "../../src/panels/shooting/aim.ts";
import { changeSettings, confirmTargets, redo, selectShooter, undo } from "../../src/table/commands.ts";
import { canUndo } from "../../src/table/redo.ts";
import { makeSaveFile, readSaveFile } from "../../src/table/save-file.ts";
import { currentGame, currentTable, freshTable, openTable, useTable } from "../../src/table/table.ts";
import { field } from "../panels/field.ts";

const TABLE = field(
  { id: "SQUAD", owner: "p1", models: [{ at: [5, 10], weapons: ["rifle"] }] },
  { id: "OTHERS", owner: "p1", models: [{ at: [5, 20], weapons: ["rifle"] }] },
  { id: "NEAR", owner: "p2", models: [{ at: [15, 10] }, { at: [15, 12] }] },
  { id: "FAR", owner: "p2", models: [{ at: [20, 10] }] },
);

const chosen = () => {
  const { active_shooter_id, pending_assignments } = currentGame().shooting;
  return [active_shooter_id, ...pending_assignments.map(({ target_unit_id }) => target_unit_id)];
};

beforeEach(() => openTable(freshTable("", "", TABLE)));

describe("taking back", () => {
  it("goes back one press at a time, and forth again", () => {
    expect(canUndo(currentTable())).toBe(false);
    selectShooter("SQUAD");
    assignAll("NEAR");
    assignAll("FAR");
    expect(chosen()).toEqual(["SQUAD", "FAR"]);
    undo();
    expect(chosen()).toEqual(["SQUAD", "NEAR"]);
    undo();
    expect(chosen()).toEqual(["SQUAD"]);
    redo();
    expect(chosen()).toEqual(["SQUAD", "NEAR"]);
    undo();
    undo();
    expect(currentGame()).toEqual(TABLE);
    expect(canUndo(currentTable())).toBe(false);
    for (const _ of [1, 2, 3]) redo();
    expect(chosen()).toEqual(["SQUAD", "FAR"]);
  });

  it("keeps the settings as they are now, and refuses where nothing is left", () => {
    selectShooter("SQUAD");
    changeSettings({ fast_dice: false });
    undo();
    expect(chosen()).toEqual([null]);
    expect(currentGame().settings.fast_dice).toBe(false);
    undo();
    expect(useTable.getState().refusals.map(({ code }) => code)).toEqual(["NOTHING_TO_UNDO"]);
  });

  it("ends at dice: with fast ones a volley is one step, and cannot be taken back", () => {
    selectShooter("SQUAD");
    assignAll("NEAR");
    const before = currentTable().entries.length;
    confirmTargets();
    expect(currentTable().entries.length).toBe(before + 1);
    expect(currentGame().tasks).toEqual([]);
    expect(currentGame().units["SQUAD"]!.flags.has_shot).toBe(true);
    expect(canUndo(currentTable())).toBe(false);
  });

  it("is still possible in a game that was saved and opened again", () => {
    selectShooter("SQUAD");
    assignAll("NEAR");
    assignAll("FAR");
    undo();
    const read = readSaveFile("game.json", makeSaveFile(currentTable()));
    if (!read.ok || read.value.kind !== "table") throw new Error("not read");
    openTable(read.value.table);
    expect(chosen()).toEqual(["SQUAD", "NEAR"]);
    expect(canUndo(currentTable())).toBe(true);
    redo();
    expect(chosen()).toEqual(["SQUAD", "FAR"]);
    for (const _ of [1, 2, 3]) undo();
    expect(chosen()).toEqual([null]);
  });
});
