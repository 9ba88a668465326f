import { type Action, apply, choices, type Game, legal, type Unit, type Weapon } from "@gunline/rules";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { ARMIES, DATASHEETS, DEPLOYMENTS, LAYOUTS, newBattle } from "../../src/index.ts";
import { armyFromList, type ListedArmy, type ListedArmyOptions, readList } from "../../src/lists/index.ts";
import { armyNamed, type RosterOptions, rosterJson } from "./support/roster.ts";
import { TEXTS } from "./support/texts.ts";

function listed(text: string, options?: ListedArmyOptions): ListedArmy {
  const read = readList(strToU8(text));
  if (!read.ok) throw new Error(read.fault.message);
  return armyFromList(read.value, options);
}

function battle(
  p1: ListedArmy,
  p2: ListedArmy,
  mission: "only-war" | "take-and-hold" = "take-and-hold",
): Game {
  const made = newBattle({
    armies: { p1: p1.army, p2: p2.army },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS[0]!,
    mission: { id: mission, attacker: "p1" },
    seed: "lists",
  });
  if (!made.ok) throw new Error(made.refusals[0]!.message);
  return made.value.game;
}

const SCOUTS = armyNamed("ork-scouts");
const kinds = ({ questions }: ListedArmy) => [...new Set(questions.map(({ kind }) => kind))];

describe("rosters carry their numbers", () => {
  test.each(ARMIES.map((army) => [army.id, army] as const))(
    "%s comes out as our own table has it",
    (_, army) => {
      const { army: field, questions } = listed(rosterJson(army));
      expect(questions.filter(({ kind }) => kind !== "leader")).toEqual([]);
      const plain = ({ id: _id, name: _name, profile_of: _of, ...weapon }: Weapon) => JSON.stringify(weapon);
      for (const unit of field.units) {
        const sheet = DATASHEETS.find(
          ({ name }) =>
            name.toUpperCase() === unit.keywords.at(-1) || unit.keywords.includes(name.toUpperCase()),
        )!;
        const numbers = new Set(sheet.weapons.map(plain));
        for (const model of Object.values(unit.models)) {
          const kind = sheet.kinds.find((one) => one.name === model.name)!;
          expect({ ...unit.stats, ...model.stats }).toEqual({ ...sheet.stats, ...kind.stats });
          for (const id of model.weapons) expect(numbers.has(plain(field.weapons[id]!))).toBe(true);
        }
      }
    },
  );

  const changed = (change: RosterOptions["change"]) => listed(rosterJson(SCOUTS, { change: change! }));
  const only = (name: string, more: object) => (unit: { readonly name: string }) =>
    (unit.name === name ? { ...unit, ...more } : unit) as never;

  test.each([
    ["Invulnerable Save", "This model has a 4+ invulnerable save.", 4],
    ["Invulnerable Save", "Models in this unit have an invulnerable save of 6+", 6],
    ["Invulnerable Save (5+)", "", 5],
    ["Invulnerable Save", "4+", 4],
    ["Invulnerable Save (5+*)", "against ranged attacks", null],
  ])("%s, “%s” is read as %s", (name, Description, save) => {
    const { army } = changed(
      only("Lootas", { profiles: [{ name, typeName: "Abilities", values: { Description } }] }),
    );
    const lootas = army.units.find((unit) => unit.name === "Lootas")!;
    expect(lootas.stats.invulnerable_save).toBe(save);
    if (save === null) expect(lootas.abilities).toContain("INVULNERABLE SAVE 5+ AGAINST RANGED ATTACKS");
  });

  test("abilities by name; references without a number are none; the rest is kept for the players", () => {
    const rules = [
      "Feel No Pain 5+",
      "Feel No Pain",
      "Deep Strike",
      "Deadly Demise D6+2",
      'Scouts 6"',
      "Lone Operative",
    ];
    const { army } = changed(
      only("Lootas", {
        rules,
        profiles: [{ name: "Dat's Our Loot!", typeName: "Abilities", values: { Description: "" } }],
      }),
    );
    const { abilities } = army.units.find((unit) => unit.name === "Lootas")!;
    expect(abilities).toEqual([
      "FEEL NO PAIN 5+",
      "DEEP STRIKE",
      "DEADLY DEMISE D6+2",
      'SCOUTS 6"',
      "LONE OPERATIVE",
      "Dat's Our Loot!",
    ]);
  });

  test("a transport's room, and whom a leader leads, in the words of their texts", () => {
    const Capacity =
      "This model has a transport capacity of 12 ORKS INFANTRY models. Each MEGA ARMOUR model takes up the space of 2 models. It cannot transport JUMP PACK or GHAZGHKULL THRAKA models.";
    const { army } = changed((unit) => ({
      ...unit,
      rules: ["Leader", "Firing Deck 6"],
      profiles: [
        { name: "Wagon", typeName: "Transport", values: { Capacity } },
        {
          name: "Leader",
          typeName: "Abilities",
          values: { Description: "This model can be attached to:\n■ Boyz\n■ Nobz" },
        },
      ],
    }));
    expect(army.units[0]!.transport).toEqual({
      capacity: 12,
      carries: ["ORKS INFANTRY"],
      excludes: ["JUMP PACK", "GHAZGHKULL THRAKA"],
      double: ["MEGA ARMOUR"],
      firing_deck: 6,
    });
    expect(army.units[0]!.leads).toEqual(["Boyz", "Nobz"]);
  });

  const gun = (values: object) => ({
    Range: '24"',
    A: "D6+1",
    BS: "5+",
    S: "5",
    AP: "-1",
    D: "1",
    Keywords: "Twin Linked, Anti Vehicle 4+, [Ignores cover]",
    ...values,
  });
  const armed = (profiles: readonly object[]) =>
    changed((unit) => ({
      ...unit,
      selections: unit.selections!.map((model) => ({
        ...model,
        selections: [{ name: "Big 'un", type: "upgrade", number: model.number, profiles } as never],
      })),
    }));

  test("dirty numbers where their meaning is plain", () => {
    const { army, questions } = armed([
      { name: "Big 'un", typeName: "Ranged Weapons", values: gun({ AP: "2", BS: "N/A", Range: "18" }) },
    ]);
    const weapon = army.weapons["boyz_big_un"]!;
    expect(weapon).toMatchObject({ ap: -2, skill: null, range: 18, attacks: "D6+1" });
    expect(weapon.keywords).toEqual(["TWIN-LINKED", "ANTI-VEHICLE 4+", "IGNORES COVER"]);
    expect(questions.filter(({ kind }) => kind !== "leader")).toEqual([]);
  });

  test("modes are profiles of one weapon; a ranged and a melee profile of one name are two", () => {
    const { army } = armed([
      { name: "➤ Big 'un - frag", typeName: "Ranged Weapons", values: gun({}) },
      { name: "➤ Big 'un - krak", typeName: "Ranged Weapons", values: gun({ S: "9" }) },
      { name: "Big 'un", typeName: "Melee Weapons", values: gun({ Range: "Melee", WS: "3+" }) },
    ]);
    const model = Object.values(army.units[0]!.models)[0]!;
    expect(
      model.weapons.map((id) => [
        army.weapons[id]!.name,
        army.weapons[id]!.profile_of,
        army.weapons[id]!.type,
      ]),
    ).toEqual([
      ["Big 'un (frag)", "Big 'un", "RANGED"],
      ["Big 'un (krak)", "Big 'un", "RANGED"],
      ["Big 'un (melee)", null, "MELEE"],
    ]);
  });

  test("a number that means nothing is named, and the weapon with it", () => {
    const { questions } = armed([
      { name: "Big 'un", typeName: "Ranged Weapons", values: gun({ S: "2D6x" }) },
    ]);
    expect(questions.some((one) => one.message.includes("strength cannot be read"))).toBe(true);
    expect(questions.some((one) => one.kind === "weapon" && one.name === "Big 'un")).toBe(true);
  });
});

describe("texts need a table", () => {
  test("units of our own datasheets have their numbers, others stay off the table and are named", () => {
    const made = listed(TEXTS.app_a.replace("Nobz (100 Points)", "Squighog Boyz (100 Points)"));
    expect(made.army.units.map(({ name }) => name)).toEqual(["Warboss", "Boyz"]);
    expect(made.places).toEqual([0, 1, null]);
    expect(made.questions.filter(({ kind }) => kind === "numbers").map(({ unit }) => unit)).toEqual([2]);
    const boyz = made.army.units[1]!;
    expect(boyz.starting_strength).toBe(10);
    expect(Object.values(boyz.models)[0]).toMatchObject({ name: "Boss Nob", wounds: 2, base: { mm: 32 } });
    expect(made.army.units[0]!.abilities).toContain("Follow Me Ladz");
  });

  test("a name of another faction is another unit", () => {
    const made = listed(TEXTS.app_a.replace("\nOrks\n", "\nChaos Daemons\n"));
    expect(made.army.units).toEqual([]);
  });

  test("a mistyped weapon is proposed, and taken only where guesses are", () => {
    const text = TEXTS.app_a.replace("8x Choppa", "8x Chopa");
    const made = listed(text);
    expect(made.questions.find(({ kind }) => kind === "weapon")).toMatchObject({
      name: "Chopa",
      guess: "Choppa",
    });
    const weaponsOf = ({ army }: ListedArmy) =>
      new Set(Object.values(army.units[1]!.models).flatMap(({ weapons }) => weapons));
    expect(weaponsOf(made).has("boyz_choppa")).toBe(false);
    expect(weaponsOf(listed(text, { takeGuesses: true })).has("boyz_choppa")).toBe(true);
    const settled = { arms: { "1/Chopa": "Power klaw" }, bases: {}, joins: {}, leftOut: [2] };
    const chosen = listed(text, { settled });
    expect(weaponsOf(chosen).has("boyz_power_klaw")).toBe(true);
    expect(kinds(chosen)).not.toContain("weapon");
    expect(chosen.places).toEqual([0, 1, null]);
  });

  test("whom a leader joins is settled beforehand, or at the table", () => {
    const open = listed(TEXTS.app_a);
    expect(open.questions.find(({ kind }) => kind === "leader")).toMatchObject({ unit: 0, options: [1, 2] });
    const settled = { arms: {}, bases: {}, joins: { 0: 2 }, leftOut: [] };
    expect(listed(TEXTS.app_a, { settled }).army.joins).toEqual([[0, 2]]);
  });
});

describe("on the table", () => {
  test("DE-7: two lists make a game in deployment; the Defender drops first, in Only War the Attacker", () => {
    const orks = listed(rosterJson(SCOUTS));
    const game = battle(orks, listed(TEXTS.app_a));
    expect(game.turn).toMatchObject({ phase: "DEPLOYMENT", active_player: "p2" });
    expect(battle(orks, orks, "only-war").turn.active_player).toBe("p1");
    expect(
      Object.values(game.units).every(({ models }) =>
        Object.values(models).every((one) => one.position === null),
      ),
    ).toBe(true);
    expect(Object.keys(game.objectives).length).toBe(5);
    expect(legal(game).waiting[0]!.actions).toContain("SET_UP");
  });

  test("the same name with other numbers on the other side is another weapon", () => {
    const strong = listed(rosterJson(SCOUTS).replaceAll('"$text":"1"', '"$text":"2"'));
    const game = battle(listed(rosterJson(SCOUTS)), strong);
    const strengths = (owner: string) =>
      Object.values(game.units)
        .filter((unit: Unit) => unit.owner === owner)
        .flatMap(({ models }) => Object.values(models).flatMap(({ weapons }) => weapons))
        .map((id) => game.weapons[id]!.damage);
    expect(strengths("p1")).toContain("1");
    expect(strengths("p2")).not.toContain("1");
  });

  test("a leader that was settled attaches, and everything can be set up", () => {
    const settled = { arms: {}, bases: {}, joins: { 0: 1 }, leftOut: [] };
    const p1 = listed(TEXTS.app_a, { settled });
    const made = newBattle({
      armies: { p1: p1.army, p2: listed(TEXTS.app_a).army },
      layout: LAYOUTS[0]!,
      deployment: DEPLOYMENTS[0]!,
      mission: { id: "only-war", attacker: "p1" },
      seed: "lists",
    });
    if (!made.ok) throw new Error(made.refusals[0]!.message);
    let { game } = made.value;
    expect(
      Object.values(game.units)
        .filter(({ owner }) => owner === "p1")
        .map(({ parts }) => parts?.length),
    ).toEqual([2, undefined]);
    for (let steps = 0; game.turn.phase === "DEPLOYMENT" && steps < 20; steps++) {
      const setUp = choices(game).find((action: Action) => action.type === "SET_UP");
      expect(setUp).toBeDefined();
      game = apply(game, setUp!).game;
    }
    expect(game.turn.phase).not.toBe("DEPLOYMENT");
  });
});
