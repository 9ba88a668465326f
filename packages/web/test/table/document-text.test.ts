import { describe, expect, it } from "vitest";
import { documentWriter } from "../../src/table/document-text.ts";

const unit = {
  id: "A",
  models: { a: { wounds: 2, position: null, weapons: ["gun"] } },
  name: "Ä “quoted”\n",
};
const game = {
  turn: { round: 1, of: undefined },
  units: { A: unit, "2": { id: "2", flags: {} }, gone: undefined },
  tasks: [] as readonly unknown[],
};
const table = {
  title: "A game",
  task: undefined,
  start: game,
  game,
  actions: [{ type: "END_PHASE" }, { type: "MOVE", payload: { paths: [[1, 2]] } }],
  none: null,
};

describe("the text of a document", () => {
  it("is what JSON.stringify makes of it", () => {
    const write = documentWriter();
    expect(write(table)).toBe(JSON.stringify(table));
    expect(write(table)).toBe(JSON.stringify(table));
    expect(write({ list: [undefined, [1, null], "x"] })).toBe(
      JSON.stringify({ list: [undefined, [1, null], "x"] }),
    );
  });

  it("tells of a part that was changed, added or left out since the last one", () => {
    const write = documentWriter();
    write(table);
    const wounded = { ...unit, models: { a: { ...unit.models.a, wounds: 1 } } };
    const later = {
      ...table,
      game: { ...game, units: { B: { id: "B" }, A: wounded }, tasks: [{ type: "move" }] },
    };
    expect(write(later)).toBe(JSON.stringify(later));
    const left = { ...table, game: { ...game, units: {} }, actions: [] };
    expect(write(left)).toBe(JSON.stringify(left));
  });
});
