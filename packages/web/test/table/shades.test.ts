import { SCENARIOS } from "@gunline/armies";
import type { Game, Unit } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { shadeOf, shadesOf } from "../../src/table/shades.ts";
import { nearestBetween } from "../../src/table/tape.ts";
import { field } from "../panels/field.ts";

/** So near that two units could be taken for one. */
const NEIGHBOURS = 2;

/** Pairs of neighbours of one side that have the same shade. */
function confused(start: Game, game: Game): readonly string[] {
  const shades = shadesOf(start, game);
  const units = Object.values(game.units);
  return units.flatMap((a, at) =>
    units
      .slice(at + 1)
      .filter((b) => a.owner === b.owner && shades.get(a.id) === shades.get(b.id))
      .filter((b) => (nearestBetween(a, b)?.length ?? NEIGHBOURS) < NEIGHBOURS)
      .map((b) => `${a.id} ${b.id}`),
  );
}

function movedTo(unit: Unit, x: number): Unit {
  const models = Object.entries(unit.models).map(([id, model], at) => [
    id,
    { ...model, position: { x: x + at * 1.2, y: 20, z: 0 } },
  ]);
  return { ...unit, models: Object.fromEntries(models) };
}

describe("the shade of a unit", () => {
  it.each(SCENARIOS.map((scenario) => [scenario.id, scenario.game()] as const))(
    "is no neighbour's in %s",
    (_, game) => {
      expect(confused(game, game)).toEqual([]);
    },
  );

  it("is its own where there are no more than five units", () => {
    const at = (id: string, x: number) => ({ id, owner: "p1" as const, models: [{ at: [x, 5] as const }] });
    const game = field(at("A", 5), at("B", 25), at("C", 45), at("D", 15), at("E", 55));
    expect([...shadesOf(game, game).values()].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it("holds all game, wherever the unit goes and whoever is gone", () => {
    const start = SCENARIOS.find(({ id }) => id === "grand-battle")!.game();
    const before = new Map(shadesOf(start, start));
    const units = Object.values(start.units)
      .slice(1)
      .map((unit, at) => movedTo(unit, at));
    const later = { ...start, units: Object.fromEntries(units.map((unit) => [unit.id, unit])) };
    for (const unit of units) expect(shadeOf(start, later, unit)).toBe(before.get(unit.id));
  });

  it("is chosen when a unit comes to the table, apart from those it comes beside", () => {
    const at = (id: string, x: number) => ({ id, owner: "p1" as const, models: [{ at: [x, 20] as const }] });
    const whole = field(...["A", "B", "C", "D", "E", "F"].map((id, index) => at(id, 3 + index * 8)));
    const { F } = whole.units;
    const away = { ...F!, models: { m1: { ...F!.models["m1"]!, position: null } } };
    const start = { ...whole, units: { ...whole.units, F: away } };
    // By its place in the list it would have the shade of A, beside whom it arrives.
    const arrived = { ...whole, units: { ...whole.units, F: movedTo(F!, 4.5) } };
    const shades = shadesOf(start, arrived);
    expect(shades.get("F")).not.toBe(shades.get("A"));
  });
});
