import type { Action, ActionResult } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { undoneChoice } from "../../src/table/redo.ts";
import type { Entry } from "../../src/table/table.ts";

const RESULT = {} as ActionResult;
const story = (...actions: readonly Action[]): Entry[] =>
  actions.map((action) => ({ action, result: RESULT }));

const select = (unit: string): Action => ({ type: "SELECT_SHOOTER", actor_unit_id: unit });
const UNDO: Action = { type: "UNDO" };

describe("choices that can be made again", () => {
  it("has none before anything was undone", () => {
    expect(undoneChoice(story(select("A"), select("B")))).toBeUndefined();
  });

  it("has the one undone last", () => {
    expect(undoneChoice(story(select("A"), select("B"), UNDO, UNDO))).toEqual(select("A"));
  });

  it("forgets one that was made again, and keeps those after it", () => {
    expect(undoneChoice(story(select("A"), select("B"), UNDO, UNDO, select("A")))).toEqual(select("B"));
  });

  it("forgets all when something else is chosen", () => {
    expect(undoneChoice(story(select("A"), UNDO, select("C")))).toBeUndefined();
  });

  it("forgets all when dice are rolled", () => {
    const confirm: Action = { type: "CONFIRM_TARGETS", actor_unit_id: "A" };
    expect(undoneChoice(story(select("A"), select("B"), UNDO, confirm))).toBeUndefined();
  });

  it("does not mind a change of settings", () => {
    const settings: Action = { type: "CHANGE_SETTINGS", payload: { fast_dice: false } };
    expect(undoneChoice(story(select("A"), UNDO, settings))).toEqual(select("A"));
  });
});
