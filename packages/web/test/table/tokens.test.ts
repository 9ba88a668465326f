import { describe, expect, it } from "vitest";
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

describe("objectives", () => {
  const marker = { id: "A", position: { x: 30, y: 22 }, home_of: null, controlled_by: null, sticky: false };
  // Bases of an inch beside the marker, OC 1 each: three of Blue's, one of Orange's.
  const held = field(
    { id: "MINE", owner: "p1", models: [{ at: [30, 24] }, { at: [28, 24] }, { at: [32, 24] }] },
    { id: "YOURS", owner: "p2", models: [{ at: [30, 20] }] },
  );
  const on = (own: Partial<typeof marker> = {}, units = held.units) =>
    objectiveTokens(
      {
        ...held,
        units,
        mission: { id: "only-war", attacker: "p1" },
        objectives: { A: { ...marker, ...own } },
      },
      { isBefore: false },
    )[0];

  it("are drawn where the document has them, and on a bare table nothing is said of them", () => {
    const begun = { isBefore: false };
    expect(objectiveTokens({ ...held, objectives: {} }, begun)).toEqual([]);
    expect(objectiveTokens({ ...held, objectives: { A: marker } }, begun)).toEqual([
      { id: "A", at: [30, 22], holder: null, next: null, label: "", title: "" },
    ]);
  });

  it("say who holds them and by how much, and what the end of the phase would change", () => {
    expect(on({ controlled_by: "p1" } as never)).toMatchObject({ holder: "p1", next: "p1", label: "+2" });
    expect(on()).toMatchObject({ holder: null, next: "p1", label: "→ +2" });
    expect(on()?.title).toContain("If the phase ended now, Blue would hold it");
    const kept = on({ controlled_by: "p2", sticky: true } as never, {});
    expect(kept).toMatchObject({ holder: "p2", next: "p2", label: "kept" });
    expect(on({}, {})).toMatchObject({ holder: null, next: null, label: "" });
    const { MINE, YOURS } = held.units;
    const { m1 } = MINE!.models;
    const even = { MINE: { ...MINE!, models: { m1: m1! } }, YOURS: YOURS! };
    expect(on({}, even)).toMatchObject({ next: null, label: "1 : 1" });
    expect(on({ controlled_by: "p2" } as never, {})).toMatchObject({ next: null, label: "→ nobody" });
  });
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
  expect(numbers("HERE")).toEqual(["1", "2", ""]);
});
