import { type Game, inForce, type Unit } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { abilityFactsOf, effectsOf, profilesOf, ranksOf, weaponsOf } from "../../src/panels/unit/facts.ts";
import { field } from "./field.ts";

const bare = field(
  {
    id: "SQUAD",
    owner: "p1",
    models: [
      { at: [5, 10], weapons: ["rifle", "blade"] },
      { at: [7, 10], weapons: ["rifle", "overcharge"] },
    ],
  },
  // Their bases are half an inch apart.
  { id: "BOYZ", owner: "p2", models: [{ at: [8.5, 10] }] },
);

function changed(more: Partial<Unit>): { game: Game; unit: Unit } {
  const unit = { ...bare.units["SQUAD"]!, ...more };
  return { game: { ...bare, units: { ...bare.units, SQUAD: unit } }, unit };
}

describe("the card of a unit", () => {
  it("says what is in effect and until when", () => {
    const { game, unit } = changed({ flags: { advanced: true, battle_shocked: true, has_shot: false } });
    expect(effectsOf(game, unit)).toEqual([
      { name: "Advanced", until: "until the turn ends" },
      { name: "Battle-shocked", until: "until Blue's next Command phase" },
      { name: "Engaged with boyz", until: "while within Engagement Range" },
    ]);
  });

  it("has words for every mark of the rules", () => {
    const flags = Object.fromEntries(inForce.FLAGS.map((flag) => [flag, true])) as Unit["flags"];
    const { game, unit } = changed({ flags });
    const named = effectsOf(game, unit).map(({ name }) => name);
    expect(new Set(named).size).toBe(inForce.FLAGS.length + 1);
  });

  it("lists every weapon, with keywords by their rules and unknown ones without", () => {
    const { game, unit } = changed({});
    const odd = { ...game.weapons["rifle"]!, keywords: ["RAPID FIRE 1", "[SONIC]"] };
    const carried = weaponsOf({ ...game, weapons: { ...game.weapons, rifle: odd } }, unit);
    expect(carried.map(({ weapon, count, terms }) => [weapon.id, count, terms])).toEqual([
      [
        "rifle",
        2,
        [
          { name: "Rapid Fire 1", rule: "KW-2" },
          { name: "Sonic", rule: null },
        ],
      ],
      ["blade", 1, []],
      ["overcharge", 1, [{ name: "Hazardous", rule: "KW-15" }]],
    ]);
  });

  it("names abilities that nobody applies as such, also those of single models", () => {
    const { unit, game } = changed({ abilities: ["DEADLY DEMISE D3", "STEALTH", "FEEL NO PAIN 5+"] });
    const [first, ...others] = Object.values(unit.models);
    const models = { [first!.id]: { ...first!, abilities: ["Iron Will"] }, [others[0]!.id]: others[0]! };
    const facts = abilityFactsOf(game, { ...unit, models });
    expect(facts.map(({ name, isAutomated, does }) => [name, isAutomated, does !== ""])).toEqual([
      ["Deadly Demise D3", true, true],
      ["Stealth", true, true],
      ["Feel No Pain 5+", true, true],
      ["Iron Will", false, false],
    ]);
  });

  it("counts wounds model by model, and gives models with other numbers a row of their own", () => {
    const { unit } = changed({ stats: { ...bare.units["SQUAD"]!.stats, wounds: 2 } });
    const [first, second] = Object.values(unit.models);
    const models = {
      m1: { ...first!, wounds: 1 },
      m2: { ...second!, name: "Sergeant", wounds: 3, stats: { wounds: 3 } },
    };
    const led = { ...unit, models };
    expect(ranksOf(led)).toEqual([
      { name: "Trooper", isLeader: false, full: 2, models: [{ id: "m1", wounds: 1 }] },
      { name: "Sergeant", isLeader: false, full: 3, models: [{ id: "m2", wounds: 3 }] },
    ]);
    expect(profilesOf(led).map(({ name, stats }) => [name, stats.wounds])).toEqual([
      ["squad", 2],
      ["Sergeant", 3],
    ]);
  });
});
