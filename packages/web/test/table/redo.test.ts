import type { Action, ActionResult } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { undoneChoices } from "../../src/table/redo.ts";

const RESULT = {} as ActionResult;
const story = (...actions: readonly Action[]) => actions.map((action) => ({ action, result: RESULT }));

const select = (unit: string): Action => ({ type: "SELECT_SHOOTER", actor_unit_id: unit });
const UNDO: Action = { type: "UNDO" };

describe("choices that can be made again", () => {
  it("has none before anything was undone", () => {
    expect(undoneChoices(story(select("A"), select("B")))).toEqual([]);
  });

  it("has the undone ones, the next to be redone last", () => {
    expect(undoneChoices(story(select("A"), select("B"), UNDO, UNDO))).toEqual([select("B"), select("A")]);
  });

  it("forgets one that was made again, and keeps those after it", () => {
    expect(undoneChoices(story(select("A"), select("B"), UNDO, UNDO, select("A")))).toEqual([select("B")]);
  });

  it("forgets all when something else is chosen", () => {
    expect(undoneChoices(story(select("A"), UNDO, select("C")))).toEqual([]);
  });

  it("forgets all when dice are rolled", () => {
    const confirm: Action = { type: "CONFIRM_TARGETS", actor_unit_id: "A" };
    expect(undoneChoices(story(select("A"), select("B"), UNDO, confirm))).toEqual([]);
  });

  it("does not mind a change of settings", () => {
    const settings: Action = { type: "CHANGE_SETTINGS", payload: { fast_dice: false } };
    expect(undoneChoices(story(select("A"), UNDO, settings))).toEqual([select("A")]);
  });
});
