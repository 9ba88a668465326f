import { type Action, apply, type Game, inForce } from "@gunline/rules";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import type { FieldUnit } from "../../src/field-army.ts";
import { DEPLOYMENTS, LAYOUTS, newBattle } from "../../src/index.ts";
import { armyFromList, type ListedArmy, readList } from "../../src/lists/index.ts";
import { armyNamed, rosterJson } from "./support/roster.ts";

/** A list in the official app's words: a faction and the lines of its units. */
function listed(faction: string, units: string): ListedArmy {
  const read = readList(
    strToU8(
      `Test (200 Points)\n\n${faction}\nTest\nIncursion (1000 Points)\n\nOTHER DATASHEETS\n\n${units}\n`,
    ),
  );
  if (!read.ok) throw new Error(read.fault.message);
  return armyFromList(read.value);
}

/** Abilities of the unit and of each of its models, in capitals. */
function abilitiesOf({ abilities, models }: FieldUnit): readonly string[] {
  const all = [...abilities, ...Object.values(models).flatMap((model) => model.abilities ?? [])];
  return all.map((one) => one.toUpperCase());
}

const lines = (...texts: readonly string[]) => texts.map((one) => `     ◦ ${one}`).join("\n");
const DEVASTATORS = `Devastator Squad (120 Points)
  • 1x Devastator Sergeant
${lines("1x Bolt pistol", "1x Boltgun", "1x Close combat weapon")}
  • 4x Devastator Marine
${lines("4x Bolt pistol", "4x Close combat weapon", "4x Lascannon")}`;
const ELIMINATORS = `Eliminator Squad (85 Points)
  • 1x Eliminator Sergeant
${lines("1x Bolt pistol", "1x Bolt sniper rifle", "1x Close combat weapon")}
  • 2x Eliminator
${lines("2x Bolt pistol", "2x Bolt sniper rifle", "2x Close combat weapon")}`;
const NOBZ = `Nobz (105 Points)
  • 1x Boss Nob
${lines("1x Big choppa", "1x Slugga")}
  • 4x Nob
${lines("4x Big choppa", "4x Slugga")}`;
const FLASH_GITZ = `Flash Gitz (80 Points)
  • 1x Kaptin
${lines("1x Choppa", "1x Snazzgun")}
  • 4x Flash Git
${lines("4x Choppa", "4x Snazzgun")}`;
const TANKBUSTAS = `Tankbustas (140 Points)
  • 1x Boss Nob
${lines("1x Choppa", "2x Rokkit pistol")}
  • 5x Tankbusta
${lines("5x Close combat weapon", "5x Rokkit launcha")}`;
const PAINBOY = `Painboy (80 Points)
  • 1x Power klaw
  • 1x ’Urty syringe`;

describe("optional wargear", () => {
  test.each([
    ["Space Marines", DEVASTATORS, "  • 1x Armorium Cherub", "ARMORIUM CHERUB"],
    ["Orks", NOBZ, "  • 1x Ammo Runt", "AMMO RUNT"],
    ["Orks", FLASH_GITZ, "  • 1x Ammo runt", "AMMO RUNT"],
    ["Orks", TANKBUSTAS, "  • 1x Bomb Squig", "BOMB SQUIG"],
    ["Orks", TANKBUSTAS, "  • 2x Bomb Squigs", "BOMB SQUIG"],
    ["Orks", TANKBUSTAS, lines("1x Pulsa rokkit"), "PULSA ROKKIT"],
    ["Orks", PAINBOY, "  • 1x Grot Orderly", "GROT ORDERLY"],
  ])("%s: a unit has what its list names, and nothing else (%#)", (faction, unit, line, ability) => {
    const [without] = listed(faction, unit).army.units;
    expect(abilitiesOf(without!)).not.toContain(ability);
    const { army, questions } = listed(faction, `${unit}\n${line}`);
    expect(abilitiesOf(army.units[0]!)).toContain(ability);
    // It is no mistyped weapon, and it is one that the referee knows.
    expect(questions.filter(({ kind }) => kind === "weapon")).toEqual([]);
    expect(inForce.isAutomated(ability)).toBe(true);
    expect(abilitiesOf(army.units[0]!).filter((one) => /SQUIG|ROKKIT|RUNT/.test(one))).toEqual(
      /SQUIG|ROKKIT|RUNT/.test(ability) ? [ability] : [],
    );
  });

  test("a Pulsa Rokkit is its bearer's, an Ammo Runt the whole unit's wherever the list has it", () => {
    const rokkit = listed("Orks", `${TANKBUSTAS}\n${lines("1x Pulsa rokkit")}`).army.units[0]!;
    expect(rokkit.abilities).not.toContain("PULSA ROKKIT");
    const bearers = Object.values(rokkit.models).filter((one) => one.abilities?.includes("PULSA ROKKIT"));
    expect(bearers.map(({ name }) => name)).toEqual(["Tankbusta"]);
    const runt = listed("Orks", NOBZ.replace("1x Slugga", "1x Slugga\n     ◦ 1x Ammo runt")).army.units[0]!;
    expect(runt.abilities).toContain("AMMO RUNT");
  });

  test("Eliminators reposition only with the carbine that does it", () => {
    const reposition = "REPOSITION UNDER COVERING FIRE";
    const of = (text: string) => abilitiesOf(listed("Space Marines", text).army.units[0]!);
    expect(of(ELIMINATORS)).not.toContain(reposition);
    expect(of(ELIMINATORS.replace("1x Bolt sniper rifle", "1x Instigator bolt carbine"))).toContain(
      reposition,
    );
  });

  test("a roster has what it selects, under whatever form of its name", () => {
    const unitOf = (army: string, unit: string, selected: readonly string[]) => {
      const more = selected.map((name) => ({ name, type: "upgrade", number: 1 }) as const);
      const text = rosterJson(armyNamed(army), {
        change: (one) =>
          one.name === unit ? { ...one, selections: [...(one.selections ?? []), ...more] } : one,
      });
      const read = readList(strToU8(text));
      if (!read.ok) throw new Error(read.fault.message);
      return armyFromList(read.value).army.units.find(({ name }) => name === unit)!;
    };
    expect(abilitiesOf(unitOf("ork-warband", "Nobz", []))).not.toContain("AMMO RUNT");
    expect(unitOf("ork-warband", "Nobz", ["Ammo Runt"]).abilities).toContain("AMMO RUNT");
    expect(abilitiesOf(unitOf("ork-horde", "Tankbustas", []))).not.toContain("BOMB SQUIG");
    expect(unitOf("ork-horde", "Tankbustas", ["Bomb Squigs"]).abilities).toContain("BOMB SQUIG");
  });

  test("Runtherds are still Runtherds, and a Killkannon takes up room", () => {
    const gretchin = listed(
      "Orks",
      `Gretchin (40 Points)\n  • 1x Runtherd\n${lines("1x Runtherd tools", "1x Slugga")}\n  • 10x Gretchin\n${lines("10x Close combat weapon", "10x Grot blasta")}`,
    ).army.units[0]!;
    const [runtherd] = Object.values(gretchin.models);
    expect(runtherd).toMatchObject({ name: "Runtherd", abilities: ["RUNTHERD"] });
    const wagon = (...arms: readonly string[]) =>
      listed("Orks", `Battlewagon (160 Points)\n${arms.map((one) => `  • 1x ${one}`).join("\n")}`).army
        .units[0]!.transport!.capacity;
    expect(wagon("Tracks and wheels", "Lobba")).toBe(22);
    expect(wagon("Tracks and wheels", "Killkannon")).toBe(12);
  });
});

const HELLBLASTERS = `Hellblaster Squad (110 Points)
  • 1x Hellblaster Sergeant
${lines("1x Bolt pistol", "1x Close combat weapon", "1x Plasma incinerator")}
  • 4x Hellblaster
${lines("4x Bolt pistol", "4x Close combat weapon", "4x Plasma incinerator")}`;
const captain = (...arms: readonly string[]) =>
  `Captain (80 Points)\n${arms.map((one) => `  • 1x ${one}`).join("\n")}`;

describe("a leader who leads some units only with certain wargear", () => {
  function attaching({ army }: ListedArmy): readonly string[] {
    const made = newBattle({
      armies: { p1: army, p2: army },
      layout: LAYOUTS[0]!,
      deployment: DEPLOYMENTS[0]!,
      mission: { id: "only-war", attacker: "p1" },
      seed: "lists",
    });
    if (!made.ok) throw new Error(made.refusals[0]!.message);
    const game: Game = made.value.game;
    const attach: Action = {
      type: "ATTACH",
      actor_unit_id: "CAPTAIN_1",
      payload: { unit_id: "HELLBLASTER_SQUAD_1" },
    };
    return apply(game, attach).result.errors.map(({ code, rule }) => `${code} ${rule}`);
  }

  test.each([
    [["Bolt pistol", "Close combat weapon", "Master-crafted bolter"], ["CANNOT_LEAD DE-5"]],
    [["Heavy bolt pistol", "Master-crafted power weapon"], ["CANNOT_LEAD DE-5"]],
    [["Plasma pistol", "Power fist"], []],
  ])("DE-5 a Captain with %s and Hellblasters: %s", (arms, refused) => {
    expect(attaching(listed("Space Marines", `${captain(...arms)}\n\n${HELLBLASTERS}`))).toEqual(refused);
  });

  test("DE-5 whom the list proposes for him is the same", () => {
    const options = (...arms: readonly string[]) =>
      listed("Space Marines", `${captain(...arms)}\n\n${HELLBLASTERS}`).questions.filter(
        ({ kind }) => kind === "leader",
      );
    expect(options("Bolt pistol", "Master-crafted bolter")).toEqual([]);
    expect(options("Plasma pistol", "Power fist")).toMatchObject([{ unit: 0, options: [1] }]);
  });

  test("DE-5 a roster's or a catalogue's own words ask for wargear too", () => {
    const Description =
      "This model can be attached to the following units:\n■ Boyz\n■ Nobz*\n■ Lootas*\n\n* This model cannot be attached to a NOBZ unless this model is equipped with a power klaw, and cannot be attached to a LOOTAS unless it is equipped with a grot oiler.";
    const led = (army: string) => {
      const text = rosterJson(armyNamed(army), {
        change: (unit) =>
          unit.name === "Warboss"
            ? { ...unit, profiles: [{ name: "Leader", typeName: "Abilities", values: { Description } }] }
            : unit,
      });
      const read = readList(strToU8(text));
      if (!read.ok) throw new Error(read.fault.message);
      return armyFromList(read.value).army.units.find(({ name }) => name === "Warboss")!.leads;
    };
    // The Warboss of the scouts has a big choppa, that of the warband a power klaw.
    expect(led("ork-scouts")).toEqual(["Boyz"]);
    expect(led("ork-warband")).toEqual(["Boyz", "Nobz"]);
  });
});
