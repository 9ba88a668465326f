import { describe, expect, test } from "vitest";
import { run } from "../src/datasheet.ts";
import type { Outcome } from "../src/outcome.ts";

const printed = (outcome: Outcome) => ("output" in outcome ? [...outcome.output].join("") : "");

async function datasheet(name: string, text: Record<string, string> = {}, json = true): Promise<Outcome> {
  const switches = new Set(json ? ["json"] : []);
  return run({ positionals: name.split(" "), text, switches });
}

interface Printed {
  readonly name: string;
  readonly faction: string;
  readonly rules: readonly { readonly name: string; readonly source: string; readonly status: string }[];
}

describe("gunline datasheet", () => {
  test("any sheet with its rules, and what the referee plays of them", async () => {
    const sheet = JSON.parse(printed(await datasheet("wraithguard"))) as Printed;
    expect(sheet).toMatchObject({ name: "Wraithguard", faction: "Aeldari" });
    expect(Object.keys(sheet.rules[0]!)).toEqual(["name", "source", "status", "sentence", "left"]);
    expect(sheet.rules).toContainEqual({
      name: "Psychic Guidance",
      source: "DATASHEET",
      status: "full",
      sentence:
        "If this unit is within 12″ of a friendly AELDARI PSYKER unit, models in this unit have a Leadership characteristic of 6+, and each time a model in this unit makes an attack, add 1 to the hit roll.",
      left: null,
    });
    const boyz = JSON.parse(printed(await datasheet("Boyz"))) as Printed;
    expect(boyz.rules.map(({ source, status }) => [source, status])).toContainEqual(["ARMY_RULE", "full"]);
  });

  test("the army decides between sheets of one name; others are refused with what there is", async () => {
    const rhino = JSON.parse(printed(await datasheet("Chaos Rhino", { faction: "Death Guard" }))) as Printed;
    expect(rhino.faction).toBe("Death Guard");
    expect(await datasheet("Chaos Rhino", { faction: "Orks" })).toMatchObject({
      exit: 2,
      faults: [expect.stringContaining("not a datasheet of Orks, but of ")],
    });
    expect(await datasheet("Chaos Rhino", { faction: "Nobody" })).toMatchObject({ exit: 2, usage: true });
    expect(await datasheet("Chaos Rino")).toMatchObject({
      exit: 2,
      faults: ['"Chaos Rino" is not a datasheet of this edition'],
    });
  });

  test("as text: numbers, loadouts, options in a line each, and rules with a mark", async () => {
    const text = printed(await datasheet("Pathfinder Team", {}, false));
    expect(text).toContain("Pathfinder Team: T'au Empire, Other");
    expect(text).toContain("Option: up to 3 Pathfinder: Pulse carbine → one of: Ion rifle; Rail rifle");
    expect(text).toContain(
      "Option: up to 1 any model with Pulse carbine: Semi-automatic grenade launcher; then keeps Pulse carbine",
    );
    expect(text).toMatch(/~ Recon Drone +wargear +This unit has Infiltrators\. Left to the players: \S/);
    const nodes = printed(await datasheet("Convergence of Dominion", {}, false));
    expect(nodes).toMatch(/· Fortification +datasheet +not played by the referee/);
    expect(printed(await datasheet("Battlewagon", {}, false))).toContain("Transport: 22 ORKS INFANTRY");
  });
});
