import { expect, it } from "vitest";
import { PLAIN } from "../../src/table/marks.ts";
import { objectiveTokens, unitTokens } from "../../src/table/tokens.ts";
import { field } from "../panels/field.ts";

const game = field(
  { id: "HERE", owner: "p1", models: [{ at: [5, 10] }, { at: [5, 12] }] },
  { id: "AWAY", owner: "p1", models: [{ at: [5, 20] }] },
);

it("units that are off the table are not drawn", () => {
  const { AWAY } = game.units;
  const model = { ...AWAY!.models["m1"]!, position: null };
  const inReserve = { ...game, units: { ...game.units, AWAY: { ...AWAY!, models: { m1: model } } } };
  const drawn = (table: typeof game) => unitTokens(table, () => PLAIN).map(({ id }) => id);
  expect(drawn(game)).toEqual(["HERE", "AWAY"]);
  expect(drawn(inReserve)).toEqual(["HERE"]);
});

it("objectives are drawn where the document has them", () => {
  const objective = {
    id: "A",
    position: { x: 30, y: 22 },
    home_of: null,
    controlled_by: null,
    sticky: false,
  };
  expect(objectiveTokens({})).toEqual([]);
  expect(objectiveTokens({ A: objective })).toEqual([{ at: [30, 22] }]);
});
