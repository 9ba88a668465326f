import { apply, type Game, opponentOf, parseGame, type Unit, type Weapon } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { BOYZ } from "../src/datasheets/orks/mobs.ts";
import { ARMIES, battleByThePack, COMBINATIONS, DEPLOYMENTS, LAYOUTS, newGame } from "../src/index.ts";
import { agreementOf, reviewOf } from "../src/review/index.ts";
import { army, battleOf } from "./support/battle.ts";

const battle = (p1: string, p2: string): Game => battleOf(p1, p2, "review");

const GAME = battle("marine-strike-force", "ork-warband");

/** The first unit of that name, changed, and a weapon of it too where one is named. */
function changed(name: string, change: (unit: Unit) => object, weapon?: readonly [string, object]): Game {
  const unit = Object.values(GAME.units).find((one) => one.name.startsWith(name))!;
  const units = { ...GAME.units, [unit.id]: { ...unit, ...change(unit) } };
  const all = Object.fromEntries(BOYZ.weapons.map((one) => [one.id, one]));
  const weapons = { ...all, ...GAME.weapons } as Record<string, Weapon>;
  if (weapon !== undefined) {
    const carried = new Set(Object.values(unit.models).flatMap((model) => model.weapons));
    const id = Object.values(GAME.weapons).find((one) => one.name === weapon[0] && carried.has(one.id))!.id;
    weapons[id] = { ...weapons[id]!, ...weapon[1] } as Weapon;
  }
  const read = parseGame({ ...GAME, units, weapons });
  return read.ok ? read.value : expect.fail(read.refusals[0]!.message);
}

/** What is said of the army of the unit, and of no other. */
function saidOf(name: string, game: Game) {
  const { owner } = Object.values(game.units).find((one) => one.name.startsWith(name))!;
  const review = reviewOf(game);
  expect(review.armies[opponentOf(owner)].units).toEqual([]);
  expect(review.armies[owner].units.filter((unit) => !unit.name.startsWith(name))).toEqual([]);
  return { ...review.armies[owner], differences: review.armies[owner].units[0]!.differences };
}

const nothing = () => ({});

describe("armies beside the built-in datasheets", () => {
  test.each(ARMIES.map((one) => [one.id]))("%s is built in: nobody has to agree to anything", (id) => {
    const review = reviewOf(battle(id, id));
    expect(review.armies.p1.units).toEqual([]);
    expect(agreementOf(review)).toBeNull();
    expect(review.armies.p1.points).toBe(review.armies.p1.claimed);
  });

  test("points are those of the datasheets: 10 Boyz 80, 20 Boyz 170", () => {
    const boyz = Object.values(GAME.units).find(({ name }) => name.startsWith("Boyz"))!;
    const cost = boyz.starting_strength === 10 ? 80 : 170;
    expect(boyz.points).toBe(cost);
    const game = changed("Boyz", () => ({ points: 8 }));
    const { claimed, points, differences } = saidOf("Boyz", game);
    expect(points - claimed).toBe(cost - 8);
    expect(differences).toEqual([{ what: "points", claimed: 8, points: cost }]);
  });

  // Boyz: M 6, T 5, Sv 5+, W 1, Ld 7+, OC 2; Choppa A3 WS3+ S4 AP-1 D1; Slugga 12" A1 BS5+ S4 AP0 D1, Pistol.
  test("characteristics are named model by model", () => {
    const tough = changed("Boyz", ({ stats }) => ({ stats: { ...stats, toughness: 12, move: 20 } }));
    expect(saidOf("Boyz", tough).differences).toEqual(
      ["Boss Nob", "Boy"].flatMap((model) => [
        { what: "stat", model, stat: "move", value: 20, sheet: 6 },
        { what: "stat", model, stat: "toughness", value: 12, sheet: 5 },
      ]),
    );
  });

  test("numbers of weapons are named: 1,000 attacks, S 100, AP -6, damage 20", () => {
    const change = { attacks: "1000", strength: 100, ap: -6, damage: "20" };
    const { differences } = saidOf("Boyz", changed("Boyz", nothing, ["Choppa", change]));
    expect(differences).toEqual([
      { what: "weapon", weapon: "Choppa", field: "attacks", value: "1000", sheet: "3" },
      { what: "weapon", weapon: "Choppa", field: "strength", value: "100", sheet: "4" },
      { what: "weapon", weapon: "Choppa", field: "ap", value: "-6", sheet: "-1" },
      { what: "weapon", weapon: "Choppa", field: "damage", value: "20", sheet: "1" },
    ]);
  });

  test("ranges, skills and abilities of weapons are named, also those that stand among the special rules", () => {
    const change = { range: 1_000, skill: 2, special_rules: "Lethal Hits" };
    const { differences } = saidOf("Boyz", changed("Boyz", nothing, ["Slugga", change]));
    expect(differences).toEqual([
      { what: "weapon", weapon: "Slugga", field: "range", value: "1000", sheet: "12" },
      { what: "weapon", weapon: "Slugga", field: "skill", value: "2", sheet: "5" },
      { what: "weapon", weapon: "Slugga", field: "keywords", value: "LETHAL HITS, PISTOL", sheet: "PISTOL" },
    ]);
  });

  test("keywords and abilities are named, added and missing", () => {
    const game = changed("Boyz", ({ abilities, keywords }) => ({
      abilities: [...abilities.filter((one) => one !== "STICKY OBJECTIVE"), "Feel No Pain 2+"],
      keywords: [...keywords, "Titanic"],
    }));
    expect(saidOf("Boyz", game).differences).toEqual([
      { what: "keyword", name: "TITANIC", is: "added" },
      { what: "ability", name: "FEEL NO PAIN 2+", is: "added" },
      { what: "ability", name: "STICKY OBJECTIVE", is: "missing" },
    ]);
  });

  const without = (unit: Unit, count: number) => {
    const models = Object.entries(unit.models).slice(0, -count);
    return { models: Object.fromEntries(models), starting_strength: models.length };
  };

  test("a size that is not fielded is named, and costs what the next larger one does", () => {
    const boyz = Object.values(GAME.units).find(({ name }) => name.startsWith("Boyz"))!;
    const { differences } = saidOf(
      "Boyz",
      changed("Boyz", (unit) => without(unit, 2)),
    );
    expect(differences).toContainEqual({
      what: "size",
      models: boyz.starting_strength - 2,
      sizes: [10, 20],
    });
    expect(differences.filter(({ what }) => what === "points")).toEqual([]);
  });

  test("what models carry is what their options allow: two power klaws are not", () => {
    const klaw = { ...GAME.weapons[Object.keys(GAME.weapons)[0]!]!, id: "klaw", name: "Lascannon" };
    const boss = (unit: Unit) => Object.values(unit.models).find(({ name }) => name === "Boss Nob")!;
    const twice = changed("Boyz", (unit) => {
      const one = boss(unit);
      return { models: { ...unit.models, [one.id]: { ...one, weapons: [...one.weapons, one.weapons[0]!] } } };
    });
    expect(saidOf("Boyz", twice).differences).toMatchObject([{ what: "loadout", model: "Boss Nob" }]);
    const unit = Object.values(GAME.units).find(({ name }) => name.startsWith("Boyz"))!;
    const one = boss(unit);
    const models = { ...unit.models, [one.id]: { ...one, weapons: ["klaw"] } };
    const read = parseGame({
      ...GAME,
      weapons: { ...GAME.weapons, klaw },
      units: { ...GAME.units, [unit.id]: { ...unit, models } },
    });
    if (!read.ok) return expect.fail(read.refusals[0]!.message);
    expect(saidOf("Boyz", read.value).differences).toMatchObject([
      { what: "other_weapon", weapon: { name: "Lascannon" } },
    ]);
  });

  test("an option that one model in ten may take is named where every Boy has it", () => {
    const named = (name: string) => BOYZ.weapons.find((weapon) => weapon.name === name)!;
    const [rokkit, fist] = [named("Rokkit launcha"), named("Close combat weapon")];
    const armed = (most: number): Game => {
      let left = most;
      const game = changed("Boyz", ({ models }) => ({
        models: Object.fromEntries(
          Object.values(models).map((model) => {
            const takes = model.name === "Boy" && left-- > 0;
            return [model.id, takes ? { ...model, weapons: [rokkit.id, fist.id] } : model];
          }),
        ),
      }));
      return game;
    };
    const boyz = Object.values(GAME.units).find(({ name }) => name.startsWith("Boyz"))!;
    expect(agreementOf(reviewOf(armed(boyz.starting_strength / 10)))).toBeNull();
    expect(saidOf("Boyz", armed(19)).differences).toEqual([{ what: "option", name: "Rokkit launcha" }]);
  });

  test("bases, rooms of transports and unknown models are named", () => {
    const small = changed("Boyz", ({ models }) => ({
      models: Object.fromEntries(
        Object.values(models).map((model) => [model.id, { ...model, base: { shape: "round", mm: 10 } }]),
      ),
    }));
    expect(saidOf("Boyz", small).differences).toContainEqual({
      what: "base",
      model: "Boy",
      value: { shape: "round", mm: 10 },
      sheet: { shape: "round", mm: 32 },
    });
    const strange = changed("Boyz", ({ models }) => ({
      models: { ...models, m1: { ...models["m1"]!, name: "Primarch" } },
    }));
    expect(saidOf("Boyz", strange).differences).toEqual([{ what: "kind", model: "Primarch" }]);
  });

  test("a unit that no datasheet describes is shown with its numbers", () => {
    const boyz = Object.values(GAME.units).find(({ name }) => name.startsWith("Boyz"))!;
    const game = changed("Boyz", () => ({ name: "Tide of Doom" }));
    const { differences, unknown } = saidOf("Tide", game);
    expect(unknown).toBe(boyz.points);
    expect(differences).toMatchObject([
      {
        what: "unknown",
        models: [
          { name: "Boss Nob", stats: { toughness: 5, wounds: 2 } },
          { name: "Boy", stats: { toughness: 5, wounds: 1 } },
        ],
        abilities: ["STICKY OBJECTIVE", "TWO LEADERS AT 20: WARBOSS", "WAAAGH!"],
        more: 0,
      },
    ]);
    const [first] = differences;
    expect(first?.what === "unknown" && first.weapons).toContainEqual({
      name: "Slugga",
      range: 12,
      attacks: "1",
      skill: 5,
      strength: "4",
      ap: 0,
      damage: "1",
      keywords: ["PISTOL"],
    });
  });

  test("a unit that differs in more than anybody reads says so, in no more time than others", () => {
    const game = changed("Boyz", (unit) => ({
      models: Object.fromEntries(
        Array.from({ length: 300 }, (_, at) => {
          const model = { ...unit.models["m2"]!, id: `m${at}`, base: { shape: "round", mm: at + 100 } };
          return [model.id, model];
        }),
      ),
      starting_strength: 300,
    }));
    const { differences } = saidOf("Boyz", game);
    expect(differences).toHaveLength(201);
    expect(differences.at(-1)).toEqual({ what: "more" });
  });

  test("what is agreed to has another hash as soon as anything that is shown changes", () => {
    const one = changed("Boyz", () => ({ points: 8 }));
    const other = changed("Boyz", () => ({ points: 9 }));
    expect(agreementOf(reviewOf(one))).not.toBe(agreementOf(reviewOf(other)));
    expect(agreementOf(reviewOf(one))).toMatch(/^[0-9a-f]{64}$/);
    expect(agreementOf(reviewOf(one))).toBe(agreementOf(reviewOf(JSON.parse(JSON.stringify(one)))));
  });
});

const WITH_LEADERS = { p1: army("marine-strike-force"), p2: army("ork-warband") };

describe("what has happened before a table is opened", () => {
  const under = (change: Partial<Game>): Game => ({
    ...GAME,
    turn: { ...GAME.turn, phase: "COMMAND" },
    ...change,
  });
  const p1 = GAME.players.p1;

  test("a battle that is about to begin, or has just begun, says nothing", () => {
    expect(reviewOf(GAME).state).toEqual([]);
    const first = { players: { ...GAME.players, p1: { ...p1, cp: 1 } } };
    expect(reviewOf(under(first)).state).toEqual([]);
    const made = battleByThePack({
      ...COMBINATIONS[0]!,
      armies: { p1: ARMIES[0]!, p2: ARMIES[1]! },
      seed: "s",
    });
    expect(made.ok && agreementOf(reviewOf(made.value.game))).toBeNull();
  });

  test("rounds, command points, victory points and used stratagems are named", () => {
    const used = [{ stratagem: "INSANE_BRAVERY", until: "BATTLE" as const }];
    const later = under({
      turn: { ...GAME.turn, phase: "SHOOTING", round: 4, active_player: "p2" },
      players: { ...GAME.players, p1: { ...p1, cp: 11, vp: { primary: 50, secondary: 40 }, used } },
    });
    expect(reviewOf(later).state).toEqual([
      { what: "under_way", round: 4, phase: "SHOOTING", player: "p2" },
      { what: "cp", player: "p1", cp: 11 },
      { what: "vp", player: "p1", primary: 50, secondary: 40 },
      { what: "used", player: "p1", stratagems: ["INSANE_BRAVERY"] },
    ]);
  });

  test("losses, marks, effects and rolls of units are named", () => {
    const unit = Object.values(GAME.units).find(({ name }) => name.startsWith("Boyz"))!;
    const { m1: _, ...models } = unit.models;
    const effect = { effect: "WAAAGH", source: "ARMY_RULE", player: "p2", until: "BATTLE" } as const;
    const hurt: Unit = {
      ...unit,
      models,
      advance_roll: 6,
      flags: { fights_first: true, moved: false },
      effects: [effect],
    };
    const about = { unit: unit.name, player: "p2" };
    expect(reviewOf(under({ units: { ...GAME.units, [unit.id]: hurt } })).state).toEqual([
      { what: "losses", ...about, models: 1, wounds: 0 },
      { what: "flags", ...about, names: ["fights_first"] },
      { what: "effects", ...about, names: ["WAAAGH"] },
      { what: "unit", ...about, field: "advance_roll" },
    ]);
  });

  test("units with a leader, joined by the game or by its ready armies, are built in", () => {
    const made = newGame({
      armies: WITH_LEADERS,
      layout: LAYOUTS[0]!,
      deployment: DEPLOYMENTS[0]!,
      seed: "with leaders",
    });
    if (!made.ok) return expect.fail(made.refusals[0]!.message);
    expect(Object.values(made.value.units).some(({ name }) => name.includes(" with "))).toBe(true);
    const { armies } = reviewOf(made.value);
    expect([armies.p1.units, armies.p2.units]).toEqual([[], []]);
    // The same by battle formations, which make Attached units of parts.
    const fresh = battleByThePack({ ...COMBINATIONS[0]!, armies: WITH_LEADERS, seed: "s" });
    if (!fresh.ok) return expect.fail(fresh.refusals[0]!.message);
    const formed = fresh.value.formations.reduce(
      (game, action) => apply(game, action).game,
      fresh.value.game,
    );
    expect(Object.values(formed.units).filter(({ parts }) => parts !== undefined).length).toBeGreaterThan(1);
    expect(agreementOf(reviewOf(formed))).toBeNull();
  });
});
