import { demoScenario } from "@gunline/armies";
import { apply } from "@gunline/rules";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followTable, lastTable } from "../../src/table/autosave.ts";
import { openTable, type Table, useTable } from "../../src/table/table.ts";

const warn = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useTable.setState({ table: null });
  warn.mockClear();
});

it("gives a table back as it was left, with its name, its task and its log", () => {
  followTable(warn);
  const { game: start, volleys } = demoScenario();
  const action = volleys[0]!;
  const { game, result } = apply(start, action);
  const table: Table = {
    mode: "hotseat",
    title: "Through the gap",
    task: "Get one model into the ruin.",
    start,
    game,
    entries: [{ action, result }],
    choices: [],
  };
  openTable(table);
  useTable.setState({ table: null });
  expect(lastTable(warn)).toEqual(table);
  expect(warn).not.toHaveBeenCalled();
});
