import type { Phase } from "@gunline/rules";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { standStill, undoChange } from "../../src/panels/moving/draft.ts";
import { nudgeModel } from "../../src/panels/moving/drag.ts";
import { autoMove, confirmMove } from "../../src/panels/moving/editor.ts";
import { moveOf } from "../../src/panels/moving/moving.ts";
import { selectFighter } from "../../src/table/commands.ts";
import { currentGame, useTable } from "../../src/table/table.ts";
import { chooseMover, resetView, useView } from "../../src/table/view.ts";
import { open } from "../charge/table.ts";

/** The one draft of a move, when the table changes and when the page is reloaded. */

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Two of A, one of C; B is far away, and in a fight 0.9″ from the first of A, who has charged. */
function begin(phase: Phase): void {
  open(
    {
      A: {
        models: [
          [10, 10],
          [10, 12],
        ],
        flags: phase === "FIGHT" ? { charged_this_turn: true, fights_first: true } : {},
      },
      C: { models: [[10, 20]] },
      B: { owner: "p2", models: [[phase === "FIGHT" ? 11.9 : 40, 10]] },
    },
    {},
    phase,
  );
}

/** The page forgets all but what the window keeps, and reads the table again. */
function reload(): void {
  const table = structuredClone(useTable.getState().table!);
  useTable.setState({ table: null });
  resetView();
  useTable.setState({ table });
}

const ends = () =>
  Object.fromEntries(
    Object.entries(useView.getState().draft.per_model_paths).map(([id, path]) => [id, path.at(-1)]),
  );
const kindNow = () => moveOf(currentGame(), useView.getState())?.kind;

describe("in the Movement phase", () => {
  beforeEach(() => {
    begin("MOVEMENT");
    chooseMover("A");
    nudgeModel("m1", 1, 0);
  });

  test("is taken up again with its unit", () => {
    reload();
    expect(useView.getState().mover).toBe("A");
    expect(kindNow()).toBe("NORMAL");
    expect(ends()).toEqual({ m1: [11, 10, 0] });
    undoChange();
    reload();
    expect(useView.getState().mover).toBeNull();
  });

  test("is gone when another unit is chosen, and when the move is made", () => {
    chooseMover("C");
    reload();
    expect(useView.getState().mover).toBeNull();
    chooseMover("A");
    nudgeModel("m1", 1, 0);
    confirmMove();
    expect(currentGame().units["A"]!.flags.moved).toBe(true);
    expect(useView.getState()).toMatchObject({ mover: null, draft: { per_model_paths: {} } });
    reload();
    expect(useView.getState().mover).toBeNull();
  });

  test("stays while something else of the table changes, and is kept under it", () => {
    const table = useTable.getState().table!;
    const rng = { ...table.game.rng, cursor: 7 };
    useTable.setState({ table: { ...table, game: { ...table.game, rng } } });
    expect(ends()).toEqual({ m1: [11, 10, 0] });
    reload();
    expect(ends()).toEqual({ m1: [11, 10, 0] });
  });
});

describe("in a fight", () => {
  beforeEach(() => {
    begin("FIGHT");
    selectFighter("A");
    expect(kindNow()).toBe("PILE_IN");
  });

  test("begins as the referee would make it, and that can be had back", () => {
    const auto = ends();
    expect(Object.keys(auto)).not.toEqual([]);
    standStill();
    expect(ends()).toEqual({});
    undoChange();
    expect(ends()).toEqual(auto);
    standStill();
    autoMove(null);
    expect(ends()).toEqual(auto);
  });

  test("that nobody moves is a choice too, and outlives a reload", () => {
    const auto = ends();
    standStill();
    reload();
    expect(ends()).toEqual({});
    undoChange();
    expect(ends()).toEqual(auto);
  });

  test("ends with its move", () => {
    confirmMove();
    expect(kindNow()).toBeUndefined();
    expect(ends()).toEqual({});
  });
});
