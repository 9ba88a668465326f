import type { rows } from "@gunline/rules";
import { prepare } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { DEPLOYMENTS, type FieldArmy, LAYOUTS, newBattle } from "../../src/index.ts";
import { armyFromList, editionBook, readList } from "../../src/lists/index.ts";

const NECRONS = `Silver Tide (160 points)

Necrons
Incursion (1000 points)
Awakened Dynasty

BATTLELINE

Immortals (70 points)
  • 5x Immortal
     ◦ 5x Close combat weapon
     ◦ 5x Gauss blaster
`;

const TAU = `Cadre (90 points)

T'au Empire
Incursion (1000 points)
Mont'ka

BATTLELINE

Breacher Team (90 points)
  • 1x Breacher Fire Warrior Shas'ui
     ◦ 1x Close combat weapon
     ◦ 1x Pulse blaster
     ◦ 1x Pulse pistol
  • 9x Breacher Fire Warrior
     ◦ 9x Close combat weapon
     ◦ 9x Pulse blaster
     ◦ 9x Pulse pistol
`;

async function armyOf(text: string): Promise<FieldArmy> {
  const read = readList(new TextEncoder().encode(text));
  if (!read.ok) throw new Error("no list");
  return armyFromList(read.value, { edition: await editionBook(read.value.list) }).army;
}

function battleOf(p1: FieldArmy, p2: FieldArmy) {
  const made = newBattle({
    armies: { p1, p2 },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS[0]!,
    seed: "rows",
    mission: { id: "take-and-hold", attacker: "p1" },
  });
  if (!made.ok) throw new Error(made.refusals.map(({ message }) => message).join(" "));
  return made.value.game;
}

describe("rules of armies that were never built in", () => {
  test("AB-1 a list brings the rows of its datasheets, and they act in the plan of an attack", async () => {
    const game = battleOf(await armyOf(NECRONS), await armyOf(TAU));
    expect(Object.keys(game.settings.rows ?? {})).toEqual(
      expect.arrayContaining(["IMPLACABLE_ERADICATION", "BREACH_AND_CLEAR"]),
    );
    // Implacable Eradication re-rolls wounds of 1.
    const place = (id: string, y: number) => {
      const unit = game.units[id]!;
      const models = Object.entries(unit.models).map(([key, model], at) => [
        key,
        { ...model, position: { x: 10 + 1.6 * at, y, z: 0 } },
      ]);
      return { ...unit, models: Object.fromEntries(models) };
    };
    const table = {
      ...game,
      terrain: {},
      objectives: {},
      units: { IMMORTALS_1: place("IMMORTALS_1", 10), BREACHER_TEAM_1: place("BREACHER_TEAM_1", 20) },
    };
    const gun = Object.values(game.weapons).find(({ name }) => /gauss blaster/i.test(name))!;
    const made = prepare(table, table.units.IMMORTALS_1, [
      { weapon_id: gun.id, target_unit_id: "BREACHER_TEAM_1" },
    ]);
    expect(made.ok && made.value.map(({ plan }) => plan.wound.reroll)).toEqual(["ONES"]);
  });

  test("AB-7 what both armies have under one name stays apart", async () => {
    const [first, second] = [await armyOf(NECRONS), await armyOf(TAU)];
    const named = (army: FieldArmy, row: Partial<rows.Row>): FieldArmy => ({
      ...army,
      units: army.units.map((unit) => ({ ...unit, abilities: ["SAME NAME"] })),
      rows:
        row.id === undefined
          ? []
          : [{ name: "Same Name", source: "DATASHEET", does: [], ...row } as rows.Row],
    });
    const one = { id: "SAME_NAME", does: [{ on: "UNIT", do: [{ feelNoPain: 5 }] }] } as const;
    const other = { id: "SAME_NAME", does: [{ on: "UNIT", do: [{ feelNoPain: 4 }] }] } as const;
    const both = battleOf(named(first, one as never), named(second, other as never));
    expect(Object.keys(both.settings.rows ?? {}).sort()).toEqual(["SAME_NAME", "SAME_NAME_P2"]);
    expect(both.units["BREACHER_TEAM_1"]!.abilities).toEqual(["SAME NAME (2)"]);
    // Nobody plays the second side's rule: the first side's row must not.
    const alone = battleOf(named(first, one as never), named(second, {}));
    expect(alone.units["BREACHER_TEAM_1"]!.abilities).toEqual(["SAME NAME (2)"]);
    expect(alone.units["IMMORTALS_1"]!.abilities).toEqual(["SAME NAME"]);
  });
});
