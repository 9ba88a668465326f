import { describe, expect, test } from "vitest";
import type { Game, Unit } from "../../src/game/document.ts";
import { modelName, modelNumber } from "../../src/game/names.ts";
import { terrainName } from "../../src/game/terrain-names.ts";

const unit = (...models: readonly (readonly [id: string, name: string])[]): Unit =>
  ({ models: Object.fromEntries(models.map(([id, name]) => [id, { id, name }])) }) as unknown as Unit;

describe("how models are called", () => {
  test("by their name, and by their number where several bear it", () => {
    const boyz = unit(["m1", "Boss Nob"], ["m2", "Boy"], ["m4", "Boy"]);
    expect(["m1", "m2", "m4"].map((id) => modelName(boyz, id))).toEqual(["Boss Nob", "Boy 2", "Boy 4"]);
    expect(["m1", "m2", "m4"].map((id) => modelNumber(boyz, id))).toEqual(["1", "2", "4"]);
  });

  test("never by an id, however long it is", () => {
    const led = unit(["m1", "Shas"], ["CADRE_FIREBLADE_1_m1", "Cadre Fireblade"], ["x_m2", "Shas"]);
    expect(Object.keys(led.models).map((id) => modelName(led, id))).toEqual([
      "Shas 1",
      "Cadre Fireblade",
      "Shas 2",
    ]);
    // Where the numbers of the ids do not tell them apart, they are counted.
    const twins = unit(["m1", "Shas"], ["OTHER_m1", "Shas"], ["alpha", "Drone"], ["beta", "Drone"]);
    expect(Object.keys(twins.models).map((id) => modelName(twins, id))).toEqual([
      "Shas 1",
      "Shas 2",
      "Drone 1",
      "Drone 2",
    ]);
  });

  test("one that is there no longer has its number left", () => {
    expect(modelName(unit(), "CADRE_FIREBLADE_1_m7")).toBe("model 7");
    expect(modelName(undefined, "alpha")).toBe("model");
  });
});

test("terrain is called by its kind and its number, counted in the order of the document", () => {
  const pieces = [
    ["RUINS_7", "ruins"],
    ["west", "woods"],
    ["x", "ruins"],
  ] as const;
  const terrain = Object.fromEntries(
    pieces.map(([id, kind]) => [id, { id, kind }]),
  ) as unknown as Game["terrain"];
  expect(pieces.map(([id]) => terrainName(terrain, id))).toEqual(["Ruins 1", "Woods 1", "Ruins 2"]);
});
