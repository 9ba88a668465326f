import { describe, expect, test } from "vitest";
import { type AttackPlan, type Game, prepare } from "../../src/index.ts";
import { noteInWords, reasonInWords } from "../../src/words/reasons.ts";
import { rectangle } from "../support/build.ts";
import { enemy, melee, readyToStrike, refusals, strike, unit } from "./table.ts";

/** What each keyword does in a fight: the plan of one model that charged, against one enemy that it touches. */

interface Setting {
  readonly flags?: Record<string, boolean>;
  readonly target?: Parameters<typeof enemy>[1];
  readonly weapon?: object;
}

function game(keywords: readonly string[], { flags = {}, target = {}, weapon = {} }: Setting = {}): Game {
  return melee(
    {
      A: unit([[10, 10]], { flags: { charged_this_turn: true, fights_first: true, ...flags } }),
      E: enemy([[11, 10]], target),
    },
    { weapons: { blade: { type: "MELEE", attacks: "2", keywords, ...weapon } } },
  );
}

function planOf(table: Game, more: object = {}): AttackPlan {
  const wish = { weapon_id: "blade", target_unit_id: "E", ...more };
  const prepared = prepare(table, table.units["A"]!, [wish], "MELEE");
  if (!prepared.ok) throw new Error(prepared.refusals[0]!.message);
  return prepared.value[0]!.plan;
}

const CHARGED = { flags: { charged_this_turn: true, fights_first: true } };
const plan = (keywords: readonly string[], setting: Setting = {}) => planOf(game(keywords, setting));
const PLAIN = plan([]);
const WITHOUT_NOTES = ({ notes: _, ...rest }: AttackPlan) => rest;

describe("FI-24 what shooting alone has does nothing in a fight", () => {
  test.each([
    ["KW-1", "ASSAULT"],
    ["KW-2", "RAPID FIRE 3"],
    ["KW-3", "MELTA 2"],
    ["KW-4", "HEAVY"],
    ["KW-13", "IGNORES COVER"],
    ["KW-14", "INDIRECT FIRE"],
    ["KW-17", "PISTOL"],
    ["KW-20", "PSYCHIC"],
    ["KW-21", "CONVERSION 0"],
  ])("%s %s", (_, keyword) => {
    const flags = { remained_stationary: true };
    expect(WITHOUT_NOTES(plan([keyword], { flags }))).toEqual(WITHOUT_NOTES(PLAIN));
  });

  test("KW-5 BLAST adds nothing and forbids nothing", () => {
    const crowd = enemy(
      Array.from({ length: 10 }, (_, i) => [11 + (i % 5), 10 + Math.floor(i / 5)] as const),
    );
    const table = melee(
      { A: unit([[10, 10]], { flags: { charged_this_turn: true, fights_first: true } }), E: crowd },
      { weapons: { blade: { type: "MELEE", attacks: "2", keywords: ["BLAST"] } } },
    );
    expect(planOf(table).guns).toEqual([{ model_id: "m1", group: 0, bonus: 0 }]);
    expect(planOf(table).attacks).toMatchObject({ minimum: 0, bonuses: [] });
  });

  test("KW-23 Stealth, CV-1 cover and KW-26 height", () => {
    const stealthy = { abilities: ["STEALTH"] };
    expect(plan([], { target: stealthy }).hit.threshold).toBe(3);
    const terrain = {
      R: { kind: "ruins", height: 8, polygon: rectangle(5, 5, 20, 20) },
      C: { kind: "crater", height: 0, polygon: rectangle(5, 5, 20, 20), tags: ["light_cover"] },
    };
    const table = melee(
      {
        A: unit([[10, 10, 6]], { flags: { charged_this_turn: true, fights_first: true } }),
        E: enemy([[11, 10, 6]]),
      },
      { terrain },
    );
    const compiled = planOf(table);
    expect(compiled.profiles[0]!.cover).toBeNull();
    expect(compiled.groups[0]!.saves[0]).toMatchObject({ threshold: 3, cover: false, ap: 0 });
  });

  test("SH-11 an engaged Monster strikes without the penalty of its guns", () => {
    const monster = melee({
      A: unit([[10, 10]], { keywords: ["MONSTER"] }),
      E: enemy([[11, 10]], { keywords: ["VEHICLE"] }),
    });
    expect(planOf(monster).hit).toMatchObject({ threshold: 3, modifier: 0 });
    expect(reasonInWords(planOf(monster).hit.reasons[0]!)).toBe("WS 3+");
  });

  test("KW-24 a Lone Operative is struck like anybody", () => {
    expect(plan([], { target: { abilities: ["LONE OPERATIVE"] } }).guns).toHaveLength(1);
  });
});

describe("FI-24 what counts in a fight as in shooting", () => {
  test("KW-6 TORRENT hits automatically", () => {
    expect(plan(["TORRENT"]).hit.automatic).toBe(true);
  });
  test("KW-7 TWIN-LINKED re-rolls wounds", () => {
    expect(plan(["TWIN-LINKED"]).wound.reroll).toBe("FAILED");
  });
  test("KW-8 LETHAL HITS", () => {
    expect(plan(["LETHAL HITS"]).critical_hit.wounds).toBe(true);
  });
  test("KW-9 SUSTAINED HITS", () => {
    expect(plan(["SUSTAINED HITS D3"]).critical_hit.extra_hits).toEqual({ count: 1, sides: 3, plus: 0 });
  });
  test("KW-10 DEVASTATING WOUNDS", () => {
    expect(plan(["DEVASTATING WOUNDS"]).wound.devastating).toBe(true);
  });
  test("KW-11 ANTI-X", () => {
    expect(plan(["ANTI-INFANTRY 2+"]).wound).toMatchObject({ critical: 2, threshold: 2 });
  });
  test("KW-15 HAZARDOUS", () => {
    expect(plan(["HAZARDOUS"]).hazardous).toBe(true);
  });
  test("KW-16 LANCE for who charged this turn, Heroic Intervention included", () => {
    expect(plan(["LANCE"]).wound).toMatchObject({ modifier: 1, threshold: 3 });
    expect(plan(["LANCE"], { flags: { charged_this_turn: false } }).wound.modifier).toBe(0);
  });
  test("KW-19 ONE SHOT is spent", () => {
    const table = game(["ONE SHOT"]);
    const struck = strike(
      readyToStrike(table, "A"),
      "A",
      [{ weapon_id: "blade", target_unit_id: "E" }],
      [1, 1],
    );
    expect(struck.game.spent).toEqual({ A: { m1: ["blade"] } });
  });
  test("KW-25 Feel No Pain", () => {
    expect(plan([], { target: { abilities: ["FEEL NO PAIN 5+"] } }).profiles[0]!.feel_no_pain).toBe(5);
  });
  test("AT-4 AT-5 what players add by hand", () => {
    const modifiers = { hit: { plus_one: true }, wound: { reroll_ones: true } };
    const compiled = planOf(game([]), { modifiers });
    expect([compiled.hit.threshold, compiled.wound.reroll]).toEqual([2, "ONES"]);
  });
  test("KW-22 an unknown keyword is named", () => {
    expect(plan(["SPARKLING"]).notes.map(noteInWords)).toEqual(["SPARKLING: not automated"]);
  });
});

describe("FI-23 FI-24 the dice of a fight, by hand: WS 3+, S4 against T4, Sv 3+, twenty wounds", () => {
  const target = { stats: { wounds: 20 }, wounds: 20 };

  test.each<
    [rule: string, keyword: string, dice: readonly number[], blocks: Record<string, readonly number[]>]
  >([
    // Two hits without a roll; a 4 wounds and a 3 does not.
    ["KW-6", "TORRENT", [4, 3, 2], { to_wound: [4, 3], save: [2] }],
    // The 1 to wound is rolled again.
    ["KW-7", "TWIN-LINKED", [3, 3, 1, 4, 4, 3, 2], { to_hit: [3, 3], to_wound: [1, 4], save: [3, 2] }],
    // The 6 to hit rolls no wound.
    ["KW-8", "LETHAL HITS", [6, 3, 1, 2], { to_hit: [6, 3], to_wound: [1], save: [2] }],
    // One hit of two dice, and one more.
    ["KW-9", "SUSTAINED HITS 1", [6, 1, 4, 3, 1], { to_hit: [6, 1], to_wound: [4, 3], save: [1] }],
    // The 4 is saved, the 6 cannot be.
    ["KW-10", "DEVASTATING WOUNDS", [3, 3, 6, 4, 3], { to_hit: [3, 3], to_wound: [6, 4], save: [3] }],
    ["KW-11", "ANTI-INFANTRY 2+", [3, 3, 2, 1, 2], { to_hit: [3, 3], to_wound: [2, 1], save: [2] }],
    // After a charge a 3 wounds.
    ["KW-16", "LANCE", [3, 3, 3, 2, 2], { to_hit: [3, 3], to_wound: [3, 2], save: [2] }],
    ["KW-18", "EXTRA ATTACKS", [3, 2, 4, 2], { to_hit: [3, 2], to_wound: [4], save: [2] }],
  ])("%s %s costs the enemy one wound", (_, keyword, dice, expected) => {
    const ready = readyToStrike(game([keyword], { target }), "A");
    const { result, game: after } = strike(ready, "A", [{ weapon_id: "blade", target_unit_id: "E" }], dice);
    const seen = result.dice.filter(({ rolls_raw }) => rolls_raw.length > 0);
    expect(Object.fromEntries(seen.map(({ context, rolls_raw }) => [context, rolls_raw]))).toEqual(expected);
    expect(after.units["E"]!.models["m1"]!.wounds).toBe(19);
  });

  test("KW-15 HAZARDOUS costs its bearer three wounds on a 1, after the attacks", () => {
    const bearer = { stats: { wounds: 5 }, wounds: 5, ...CHARGED };
    const weapons = { blade: { type: "MELEE", attacks: "2", keywords: ["HAZARDOUS"] } };
    const table = melee({ A: unit([[10, 10]], bearer), E: enemy([[11, 10]], target) }, { weapons });
    const wish = { weapon_id: "blade", target_unit_id: "E" };
    const { result, game: after } = strike(readyToStrike(table, "A"), "A", [wish], [2, 2, 1]);
    expect(result.dice.at(-1)).toMatchObject({ context: "hazardous", rolls_raw: [1] });
    expect(after.units["A"]!.models["m1"]!.wounds).toBe(2);
  });
});

describe("KW-12 FI-24 PRECISION needs sight of the Character from the model that strikes", () => {
  const led = (terrain: Record<string, object> = {}) =>
    melee(
      {
        A: unit(
          [
            [10, 10],
            [10, 11],
          ],
          { flags: { charged_this_turn: true, fights_first: true } },
        ),
        E: enemy(
          [
            [11, 10],
            [11, 11],
            [14, 10],
          ],
          {
            models: { m3: { at: [14, 10], keywords: ["CHARACTER"], wounds: 4, stats: { wounds: 4 } } },
          },
        ),
      },
      {
        terrain: terrain as never,
        weapons: { blade: { type: "MELEE", attacks: "1", keywords: ["PRECISION"] } },
      },
    );

  test("its wounds go to the Character", () => {
    const wish = { weapon_id: "blade", target_unit_id: "E", precision_model_id: "m3" };
    const { result, game: after } = strike(readyToStrike(led(), "A"), "A", [wish], [3, 3, 4, 4, 1, 1]);
    expect(result.errors).toEqual([]);
    expect(after.units["E"]!.models["m3"]!.wounds).toBe(2);
  });

  test("and not where it is hidden", () => {
    const wall = { W: { kind: "ruins", height: 5, polygon: rectangle(12, 0, 12.5, 30) } };
    const wish = { weapon_id: "blade", target_unit_id: "E", precision_model_id: "m3" };
    expect(refusals(strike(readyToStrike(led(wall), "A"), "A", [wish]).result)).toEqual([
      "CHARACTER_NOT_VISIBLE KW-12",
    ]);
  });
});
