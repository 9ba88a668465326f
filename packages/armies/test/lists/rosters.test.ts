import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { builtModels } from "../../src/built-models.ts";
import { ARMIES, pointsOf } from "../../src/index.ts";
import type { ArmyList } from "../../src/lists/index.ts";
import { readList } from "../../src/lists/read.ts";
import { rosterJson, rosterXml } from "./support/roster.ts";

function listIn(text: string): ArmyList {
  const read = readList(strToU8(text));
  if (!read.ok) throw new Error(read.fault.message);
  return read.value.list;
}

describe("rosters of our own armies", () => {
  test.each(ARMIES.map((army) => [army.id, army] as const))(
    "%s: JSON and XML give the models and points of the army",
    (_, army) => {
      const json = listIn(rosterJson(army));
      const xml = listIn(rosterXml(army));
      expect(json.units).toEqual(xml.units);
      expect(json.points).toBe(pointsOf(army));
      expect(json.unresolved).toEqual([]);
      const models = json.units.flatMap((unit) => unit.models).reduce((sum, { count }) => sum + count, 0);
      expect(models).toBe(army.entries.reduce((sum, entry) => sum + builtModels(entry).length, 0));
      expect(json.units.every(({ unresolved }) => unresolved.length === 0)).toBe(true);
    },
  );

  const scouts = ARMIES.find(({ id }) => id === "ork-scouts")!;

  test("stacks are divided, wrappers of weapons are neither weapons nor items", () => {
    const list = listIn(
      rosterJson(scouts, {
        change: (unit) =>
          unit.name !== "Lootas"
            ? unit
            : {
                ...unit,
                selections: [
                  ...unit.selections!.map((model) => ({
                    ...model,
                    selections: [
                      { name: "Guns", type: "upgrade", number: model.number, selections: model.selections! },
                      { name: "Shiny icon", type: "upgrade", number: model.number },
                    ],
                  })),
                  { name: "Big banner", type: "upgrade", number: 1 },
                  { name: "Crewman", type: "crew", number: 1 },
                ],
              },
      }),
    );
    const lootas = list.units.find(({ name }) => name === "Lootas")!;
    expect(lootas.items).toEqual({ "Big banner": 1 });
    expect(lootas.crew.map(({ name }) => name)).toEqual(["Crewman"]);
    for (const model of lootas.models) {
      expect(model.items).toEqual({ "Shiny icon": 1 });
      expect(Object.values(model.weapons).every((number) => number === 1)).toBe(true);
    }
  });

  test("warlord, enhancement and its points; a weapon of the unit that nobody carries is named", () => {
    const list = listIn(
      rosterJson(scouts, {
        change: (unit) =>
          unit.name !== "Warboss"
            ? unit
            : {
                ...unit,
                selections: [
                  ...unit.selections!,
                  { name: "Warlord", type: "upgrade", number: 1 },
                  { name: "Follow Me Ladz", type: "upgrade", number: 1, points: 25, group: "Enhancements" },
                  {
                    name: "Turret",
                    type: "upgrade",
                    number: 1,
                    profiles: [{ name: "Turret", typeName: "Ranged Weapons", values: {} }],
                  },
                ],
              },
      }),
    );
    const boss = list.units.find(({ name }) => name === "Warboss")!;
    expect(boss).toMatchObject({ warlord: true, enhancements: ["Follow Me Ladz"] });
    expect(boss.points).toBe(scouts.entries[0]!.leader!.sheet.points[1]! + 25);
    expect(boss.unresolved).toEqual([
      "1× Turret belongs to the unit and to none of its models: nobody carries it.",
    ]);
  });

  test("one selection that hides two weapons in its name", () => {
    const list = listIn(
      rosterJson(scouts, {
        change: (unit) => ({
          ...unit,
          selections: unit.selections!.map((model) => ({
            ...model,
            selections: [
              {
                name: "2 Rokkit Racks",
                type: "upgrade",
                number: model.number,
                profiles: [{ name: "Rokkit Rack", typeName: "Ranged Weapons", values: {} }],
              },
            ],
          })),
        }),
      }),
    );
    expect(list.units[0]!.models[0]!.weapons).toEqual({ "Rokkit Rack": 2 });
  });
});
