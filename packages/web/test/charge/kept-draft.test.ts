import type { TableState } from "@gunline/link";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSession } from "../../src/online/store.ts";
import { resetMove } from "../../src/panels/moving/draft.ts";
import { nudgeModel as nudge } from "../../src/panels/moving/drag.ts";
import { declareCharge } from "../../src/table/commands.ts";
import { type Table, useTable } from "../../src/table/table.ts";
import { useView } from "../../src/table/view.ts";
import { fall, open } from "./table.ts";

/** A table that is left and come back to, as by a reload: the page has forgotten all but what the browser keeps. */

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  open({ A: { models: [[10, 10]] }, B: { owner: "p2", models: [[16, 10]] } });
  declareCharge("A", ["B"]);
  fall("A", [3, 4]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ session: null });
});

/** Comes back to the table, which is told again: nothing of it is the very same object. */
function comeBack(change: (table: Table) => Table = (table) => table): void {
  const table = structuredClone(useTable.getState().table!);
  useTable.setState({ table: null });
  useTable.setState({ table: change(table) });
}

const moved = () => Object.keys(useView.getState().draft.per_model_paths);

function sitAs(you: "p1" | "p2" | "watch"): void {
  const view = {
    status: { state: "running" },
    waiting: [{ player: "p1", for: { what: "charge_move" }, window: null }],
  };
  const seats = { p1: { name: "Ann", claimed: true }, p2: { name: "Bob", claimed: true } };
  const document = useTable.getState().table!.game;
  const state = { link: "here", you, document, view: { ...view, seats } } as unknown as TableState;
  const session = { game: "g", token: "t", state, send: async () => undefined, leave: () => {} };
  useSession.setState({ session });
}

test("is there again for the same roll, and gone where it was taken back", () => {
  nudge("m1", 4, 0);
  comeBack();
  expect(moved()).toEqual(["m1"]);
  resetMove();
  comeBack();
  expect(moved()).toEqual([]);
});

test("belongs to one roll of one game", () => {
  nudge("m1", 4, 0);
  comeBack((table) => ({ ...table, game: { ...table.game, rng: { ...table.game.rng, cursor: 99 } } }));
  expect(moved()).toEqual([]);
  comeBack((table) => ({ ...table, game: { ...table.game, rng: { ...table.game.rng, seed: "another" } } }));
  expect(moved()).toEqual([]);
});

test("is not shown in a replay", () => {
  nudge("m1", 4, 0);
  comeBack((table) => ({ ...table, mode: "replay" }));
  expect(moved()).toEqual([]);
});

test("is for whoever makes the move, not for those who look on in the same window", () => {
  nudge("m1", 4, 0);
  for (const you of ["p2", "watch"] as const) {
    sitAs(you);
    comeBack((table) => ({ ...table, mode: "online" }));
    expect(moved()).toEqual([]);
  }
  sitAs("p1");
  comeBack();
  expect(moved()).toEqual(["m1"]);
});

test("that is no move is none", () => {
  nudge("m1", 4, 0);
  const text = sessionStorage.getItem("gunline.draft")!;
  for (const spoilt of [
    "{",
    "null",
    text.replace("per_model_paths", "paths"),
    text.replace(/\[\[/g, "[[null,"),
  ]) {
    sessionStorage.setItem("gunline.draft", spoilt);
    comeBack();
    expect(moved()).toEqual([]);
  }
});
