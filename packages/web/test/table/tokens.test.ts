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
  const drawn = (table: typeof game) => unitTokens(table, () => PLAIN, { start: game }).map(({ id }) => id);
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

it("says whose a unit is where both sides have one of that name", () => {
  const mirror = field(
    { id: "MINE", owner: "p1", models: [{ at: [5, 10] }] },
    { id: "YOURS", owner: "p2", models: [{ at: [50, 10] }] },
    { id: "OTHER", owner: "p2", models: [{ at: [50, 20] }] },
  );
  const { MINE, YOURS, OTHER } = mirror.units;
  const named = { MINE: { ...MINE!, name: "Boyz" }, YOURS: { ...YOURS!, name: "Boyz" }, OTHER: OTHER! };
  const same = { ...mirror, units: named };
  const whose = unitTokens(same, () => PLAIN, { start: same }).map((unit) => unit.whose);
  expect(whose).toEqual(["Blue", "Orange", ""]);
});

it("models have their numbers where the panel takes their unit apart, and only there", () => {
  const numbers = (numbered: string | null) =>
    unitTokens(game, () => PLAIN, { start: game, numbered }).flatMap(({ models }) =>
      models.map(({ number }) => number),
    );
  expect(numbers(null)).toEqual(["", "", ""]);
  expect(numbers("HERE")).toEqual(["m1", "m2", ""]);
});
