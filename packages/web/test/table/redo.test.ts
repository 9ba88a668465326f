import type { Action, ActionResult } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { lastGesture, undoneGesture } from "../../src/table/redo.ts";
import type { Entry } from "../../src/table/table.ts";

const RESULT = {} as ActionResult;
const story = (...actions: readonly Action[]): Entry[] =>
  actions.map((action) => ({ action, result: RESULT }));

const select = (unit: string): Action => ({ type: "SELECT_SHOOTER", actor_unit_id: unit });
const UNDO: Action = { type: "UNDO" };

describe("choices that can be made again", () => {
  it("has none before anything was undone", () => {
    expect(undoneGesture(story(select("A"), select("B")))).toEqual([]);
  });

  it("has the one undone last", () => {
    expect(undoneGesture(story(select("A"), select("B"), UNDO, UNDO))).toEqual([select("A")]);
  });

  it("forgets one that was made again, and keeps those after it", () => {
    expect(undoneGesture(story(select("A"), select("B"), UNDO, UNDO, select("A")))).toEqual([select("B")]);
  });

  it("forgets all when something else is chosen", () => {
    expect(undoneGesture(story(select("A"), UNDO, select("C")))).toEqual([]);
  });

  it("forgets all when dice are rolled", () => {
    const confirm: Action = { type: "CONFIRM_TARGETS", actor_unit_id: "A" };
    expect(undoneGesture(story(select("A"), select("B"), UNDO, confirm))).toEqual([]);
  });

  it("does not mind a change of settings", () => {
    const settings: Action = { type: "CHANGE_SETTINGS", payload: { fast_dice: false } };
    expect(undoneGesture(story(select("A"), UNDO, settings))).toEqual([select("A")]);
  });
});

describe("gestures", () => {
  const entry = (unit: string, gesture: number): Entry => ({ action: select(unit), result: RESULT, gesture });

  it("are taken back whole", () => {
    expect(lastGesture([entry("A", 1), entry("B", 2), entry("C", 2), entry("D", 2)])).toBe(3);
    expect(lastGesture([entry("A", 1)])).toBe(1);
    expect(lastGesture([])).toBe(0);
  });

  it("are one choice each in a story that was read", () => {
    expect(lastGesture(story(select("A"), select("B")))).toBe(1);
  });

  it("are made again whole, in their order", () => {
    const undone = [entry("A", 1), entry("B", 2), entry("C", 2), ...story(UNDO, UNDO)];
    expect(undoneGesture(undone)).toEqual([select("B"), select("C")]);
  });
});
