import type { Game, Unit } from "@gunline/rules";
import { waiting } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { contextOf } from "../src/context.ts";
import { relieved } from "../src/relief.ts";
import { enemiesToCome } from "../src/to-come.ts";
import { asIf } from "../src/victory.ts";
import { smallBattle } from "./support.ts";

const start = smallBattle("relief");
const [strong, weak] = Object.values(start.units).filter(({ owner }) => owner === "p1") as [Unit, Unit];
const [marker] = Object.values(start.objectives);

/** All models of a unit at one spot, so far from the marker: where bases stand does not matter here. */
function standing(unit: Unit, away: number, points: number): Unit {
  const { x, y } = marker!.position;
  const models = Object.entries(unit.models).map(([id, model]) => [
    id,
    { ...model, position: { x: x + away, y, z: 0 } },
  ]);
  return { ...unit, points, models: Object.fromEntries(models) };
}

/** The strong unit holds the marker, and thinks of going away; the weak one stands so far from it. */
function relievedWith(away: number, points: number): readonly string[] {
  const units = { [strong.id]: standing(strong, 0, 100), [weak.id]: standing(weak, away, points) };
  const game: Game = {
    ...start,
    units,
    objectives: { [marker!.id]: { ...marker!, controlled_by: "p1" } },
    turn: { round: 2, active_player: "p1", first_player: "p1", phase: "MOVEMENT" },
  };
  const context = contextOf(game, waiting(game)[0]!, "battle");
  return relieved(context, asIf(game, standing(strong, 15, 100)));
}

describe("who comes in another's stead", () => {
  test("a unit that is worth less and reaches the marker frees the one that holds it", () => {
    // 6 inches of movement, and about 4.4 from the middle of the marker to that of a base in its range.
    expect(relievedWith(10, 50)).toEqual([marker!.id]);
    expect(relievedWith(11, 50)).toEqual([]);
    expect(relievedWith(10, 90)).toEqual([]);
  });

  test("before the battle enemies that are still to come stand where their zone is nearest", () => {
    const zones: Game["zones"] = {
      p1: [
        [0, 0],
        [60, 0],
        [60, 12],
        [0, 12],
      ],
      p2: [
        [0, 32],
        [60, 32],
        [60, 44],
        [0, 44],
      ],
    };
    const context = contextOf({ ...start, zones }, { ...waiting(start)[0]!, player: "p1" }, "battle");
    const [first] = Object.entries(strong.models);
    const at = { ...first![1], position: { x: 20, y: 5, z: 0 } };
    const { units, there } = enemiesToCome(context, { ...strong, models: { [first![0]]: at } })!;
    expect(units).toEqual(Object.values(start.units).filter(({ owner }) => owner === "p2"));
    expect(Object.values(there.models)[0]!.position).toMatchObject({ x: 20, y: 32 });
  });
});
