import { describe, expect, it } from "vitest";
import { plainFirst } from "../../src/panels/shooting/rest.ts";
import { field } from "./field.ts";

describe("who takes the rest of the wounds", () => {
  const table = field({
    id: "SQUAD",
    owner: "p1",
    models: [
      { at: [1, 1], weapons: ["plasma"] },
      { at: [3, 1], weapons: ["rifle"] },
      { at: [5, 1], weapons: ["rifle", "pistol"] },
      { at: [7, 1], weapons: ["pistol", "rifle"] },
      { at: [9, 1], weapons: ["rifle"] },
      { at: [11, 1], weapons: ["rifle"] },
    ],
  });
  const squad = table.units["SQUAD"]!;

  it("ordinary models first, rarer weapons later, and in the given order among equals", () => {
    // Three carry a rifle alone, two a rifle and a pistol, one the plasma gun.
    expect(plainFirst(squad, ["m1", "m2", "m3", "m4", "m5", "m6"])).toEqual([
      "m2",
      "m5",
      "m6",
      "m3",
      "m4",
      "m1",
    ]);
    expect(plainFirst(squad, ["m4", "m1", "m3"])).toEqual(["m4", "m3", "m1"]);
  });

  it("leaders last of all", () => {
    const leading = { ...squad.models["m2"]!, name: "Sergeant", keywords: ["CHARACTER"] };
    const led = { ...squad, models: { ...squad.models, m2: leading } };
    expect(plainFirst(led, ["m1", "m2", "m5"])).toEqual(["m5", "m1", "m2"]);
  });
});
