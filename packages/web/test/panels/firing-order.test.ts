import { describe, expect, it } from "vitest";
import { aim } from "../../src/panels/shooting/aim.ts";
import { fireInOrder, firingOrder, moved } from "../../src/panels/shooting/firing-order.ts";
import { selectShooter } from "../../src/table/commands.ts";
import { currentGame, freshTable, openTable } from "../../src/table/table.ts";
import { field } from "./field.ts";

const line = (text: string) => ({ text, target_unit_id: text.at(-1)! });
const texts = (lines: readonly { readonly text: string }[] | null) => lines?.map(({ text }) => text) ?? null;

describe("firing a weapon earlier or later", () => {
  const lines = ["1A", "2A", "3B", "4C"].map(line);

  it("passes the next weapon at the same target", () => {
    expect(texts(moved(lines, 0, 1))).toEqual(["2A", "1A", "3B", "4C"]);
    expect(texts(moved(lines, 1, -1))).toEqual(["2A", "1A", "3B", "4C"]);
  });

  it("takes all weapons at its target past the next one", () => {
    expect(texts(moved(lines, 1, 1))).toEqual(["3B", "1A", "2A", "4C"]);
    expect(texts(moved(lines, 2, -1))).toEqual(["3B", "1A", "2A", "4C"]);
    expect(texts(moved(lines, 2, 1))).toEqual(["1A", "2A", "4C", "3B"]);
  });

  it("ends at the ends", () => {
    expect([moved(lines, 0, -1), moved(lines, 3, 1)]).toEqual([null, null]);
  });
});

it("the order of the list is the order of the dice", () => {
  openTable(
    freshTable(
      "",
      "",
      field(
        { id: "SQUAD", owner: "p1", models: [{ at: [5, 10], weapons: ["rifle", "plasma"] }] },
        { id: "BOYZ", owner: "p2", models: [{ at: [15, 10] }] },
      ),
    ),
  );
  selectShooter("SQUAD");
  const order = () => {
    const game = currentGame();
    return firingOrder(game, game.units["SQUAD"]!);
  };
  const ids = () => order().map(({ weapon_id }) => weapon_id);
  // By id, as long as nobody says otherwise.
  expect(ids()).toEqual(["plasma", "rifle"]);
  fireInOrder(moved(order(), 1, -1)!);
  expect(ids()).toEqual(["rifle", "plasma"]);
  // A weapon that is aimed again is fired last.
  aim({ weapon_id: "rifle", target_unit_id: "BOYZ" });
  expect(ids()).toEqual(["plasma", "rifle"]);
});

it("a weapon whose bearers roll in lots is one line of the list", () => {
  const game = field(
    {
      id: "SQUAD",
      owner: "p1",
      models: [
        { at: [5, 10], weapons: ["rifle"] },
        { at: [10, 10], weapons: ["rifle"] },
      ],
    },
    { id: "BOYZ", owner: "p2", models: [{ at: [15, 10] }] },
  );
  // Pyromaniaks reach six inches: only the second model is near enough.
  const SQUAD = { ...game.units["SQUAD"]!, abilities: ["PYROMANIAKS"] };
  openTable(freshTable("", "", { ...game, units: { ...game.units, SQUAD } }));
  selectShooter("SQUAD");
  const now = currentGame();
  expect(firingOrder(now, now.units["SQUAD"]!)).toMatchObject([
    { weapon_id: "rifle", model_ids: ["m1", "m2"] },
  ]);
});
