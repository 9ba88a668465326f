import { describe, expect, test } from "vitest";
import type { FieldArmy } from "../../src/index.ts";
import { armyFromList, editionBook, readList } from "../../src/lists/index.ts";

/** What rules change when an army is put together, worked out by hand from the sheets. */

async function armyOf(faction: string, detachment: string, units: string): Promise<FieldArmy> {
  const text = `Test (500 points)\n\n${faction}\nIncursion (1000 points)\n${detachment}\n\n${units}`;
  const read = readList(new TextEncoder().encode(text));
  if (!read.ok) throw new Error("no list");
  return armyFromList(read.value, { edition: await editionBook(read.value.list) }).army;
}

const unitOf = ({ units }: FieldArmy, name: string) => units.find((unit) => unit.name === name)!;

describe("AB-1 documents have it from the start", () => {
  test("a shield with more wounds, on its bearers alone", async () => {
    const army = await armyOf(
      "Adeptus Custodes",
      "Shield Host",
      `BATTLELINE

Custodian Guard (160 points)
  • 3x Custodian Guard
     ◦ 3x Guardian spear
  • 1x Custodian Guard
     ◦ 1x Praesidium Shield
     ◦ 1x Sentinel blade
`,
    );
    const { models, stats } = unitOf(army, "Custodian Guard");
    expect(stats.wounds).toBe(3);
    expect(Object.values(models).map(({ wounds }) => wounds)).toEqual([3, 3, 3, 4]);
    expect(Object.values(models).map((model) => model.stats?.wounds)).toEqual([
      undefined,
      undefined,
      undefined,
      4,
    ]);
  });

  test("keywords of the unit with the launcher, and of no other", async () => {
    const kabalites = (item: string) => `BATTLELINE

Kabalite Warriors (110 points)
  • 1x Sybarite
     ◦ 1x Splinter rifle
     ◦ 1x Sybarite weapon
${item}  • 9x Kabalite Warrior
     ◦ 9x Close combat weapon
     ◦ 9x Splinter rifle
`;
    const keywords = async (item: string) => {
      const army = await armyOf("Drukhari", "Realspace Raiders", kabalites(item));
      return unitOf(army, "Kabalite Warriors").keywords.filter((one) => /SMOKE|GRENADES/.test(one));
    };
    expect(await keywords("     ◦ 1x Phantasm Grenade Launcher\n")).toEqual(["SMOKE", "GRENADES"]);
    expect(await keywords("")).toEqual([]);
  });

  test("a hero makes others hold objectives better, and himself not", async () => {
    const squad = `OTHER DATASHEETS

Infernus Squad (90 points)
  • 1x Infernus Sergeant
     ◦ 1x Bolt pistol
     ◦ 1x Close combat weapon
     ◦ 1x Pyreblaster
  • 4x Infernus Marine
     ◦ 4x Bolt pistol
     ◦ 4x Close combat weapon
     ◦ 4x Pyreblaster
`;
    const hero = `CHARACTERS

Vulkan He'stan (100 points)
  • 1x Gauntlet of the Forge
  • 1x Spear of Vulkan
  • 1x Bolt pistol

`;
    const control = async (units: string, name: string) => {
      const { models, stats } = unitOf(await armyOf("Salamanders", "Gladius Task Force", units), name);
      return Object.values(models).map((model) => model.stats?.objective_control ?? stats.objective_control);
    };
    expect(await control(squad, "Infernus Squad")).toEqual([1, 1, 1, 1, 1]);
    expect(await control(hero + squad, "Infernus Squad")).toEqual([2, 2, 2, 2, 2]);
    expect(await control(hero + squad, "Vulkan He'stan")).toEqual([1]);
  });
});
