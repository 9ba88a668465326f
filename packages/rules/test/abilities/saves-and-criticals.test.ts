import { describe, expect, test } from "vitest";
import type { Game } from "../../src/index.ts";
import { oddsOf } from "../../src/odds/odds.ts";
import { row as line, play } from "../support/build.ts";
import { fire, type Json, playAll, tableWith, use } from "./table.ts";

/** A fires two guns: 4+ to hit, 4+ to wound, AP 0, Damage 1. Models of B have one wound and save on 4+. */
function table(change: Json, side: "MADE" | "SUFFERED", options: { b?: Json; gun?: Json } = {}): Game {
  const game = tableWith([{ on: "UNIT", do: [{ attacks: side, do: [change] }] }], {
    a: { abilities: side === "MADE" ? ["RULE"] : [] },
    b: {
      abilities: side === "MADE" ? [] : ["RULE"],
      stats: { wounds: 1, save: 4 },
      models: line(4, [20, 10]),
      ...options.b,
    },
  });
  const gun = { ...game.weapons["gun"]!, skill: 4, strength: 4, ap: 0, damage: "1", ...options.gun };
  return { ...game, weapons: { ...game.weapons, gun } } as Game;
}

const left = (game: Game) => Object.keys(game.units["B"]!.models).length;
/** How many models the two shots destroy, on average. */
function meanOf(game: Game): number {
  const found = oddsOf(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
  const slain = found.ok ? found.value.targets["B"]!.slain : undefined;
  return slain !== undefined && "mean" in slain ? slain.mean : Number.NaN;
}
const shot = (game: Game, dice: readonly number[]) => left(playAll(game, [fire("A", "B"), dice]));

describe("AB-28 saves and critical wounds", () => {
  test("a critical wound has another AP, and other wounds do not", () => {
    const game = table({ criticalApIs: -2 }, "MADE");
    // Two wounds: a 4, saved on 4+ with a 4, and a 6, which needs a 6 now and shows a 5.
    expect(shot(game, [4, 4, 4, 6, 4, 5])).toBe(3);
    expect(shot(game, [4, 4, 6, 6, 6, 5])).toBe(3);
    // It is no worse than the AP that the weapon has.
    expect(shot(table({ criticalApIs: -2 }, "MADE", { gun: { ap: -3 } }), [4, 4, 4, 6, 6, 6])).toBe(2);
    // Improved by 1: saved on 5+.
    expect(shot(table({ criticalAp: 1 }, "MADE"), [4, 4, 6, 6, 4, 5])).toBe(3);
  });

  test("AT-3 dice and exact odds agree about it", () => {
    const game = table({ criticalApIs: -2 }, "MADE");
    // A hit is 1/2, a wound that is not critical 2/6 and not saved 3/6, a critical one 1/6 and not saved 5/6.
    const unsaved = (1 / 2) * ((2 / 6) * (3 / 6) + (1 / 6) * (5 / 6));
    expect(meanOf(game)).toBeCloseTo(2 * unsaved, 9);
  });

  test("saving throws of 1 are rolled again", () => {
    const game = table({ reroll: "SAVE", of: "ONES" }, "SUFFERED");
    // The save of 1 becomes a 4; the save of 2 stays.
    expect(shot(game, [4, 4, 4, 4, 1, 4, 2])).toBe(3);
    expect(meanOf(game)).toBeCloseTo(2 * (1 / 4) * (2 / 6 + 3 / 36), 9);
    // Invulnerable ones alone: an armour save of 1 stays a 1.
    const invulnerable = table({ reroll: "INVULNERABLE_SAVE", of: "ONES" }, "SUFFERED");
    expect(shot(invulnerable, [4, 4, 4, 4, 1, 4])).toBe(3);
    const has = { b: { stats: { wounds: 1, save: 6, invulnerable_save: 5 } } };
    expect(
      shot(table({ reroll: "INVULNERABLE_SAVE", of: "ONES" }, "SUFFERED", has), [4, 4, 4, 4, 1, 5, 4]),
    ).toBe(3);
  });

  test("armour saves are better against Damage 1 alone", () => {
    const change = { armourSave: 1, ifDamage: 1 };
    expect(shot(table(change, "SUFFERED"), [4, 4, 4, 4, 3, 2])).toBe(3);
    expect(shot(table(change, "SUFFERED", { gun: { damage: "2" } }), [4, 4, 4, 4, 3, 2])).toBe(2);
    // Never by more than 1 over the characteristic: against AP 0 a 4+ is a 3+.
    expect(shot(table({ armourSave: 1 }, "SUFFERED"), [4, 4, 4, 4, 3, 3])).toBe(4);
  });

  test("an invulnerable save against some attacks", () => {
    const change = { invulnerableSave: 4 };
    expect(shot(table(change, "SUFFERED", { gun: { ap: -4 } }), [4, 4, 4, 4, 4, 3])).toBe(3);
    const own = { b: { stats: { wounds: 1, save: 6, invulnerable_save: 3 } }, gun: { ap: -4 } };
    expect(shot(table(change, "SUFFERED", own), [4, 4, 4, 4, 3, 2])).toBe(3);
  });

  test("a modifier for attacks that are as strong as the target is tough", () => {
    const change = { wound: -1, ifStronger: "OR_EQUAL" };
    const tough = (toughness: number) => ({
      b: { stats: { wounds: 1, save: 7, toughness } },
      gun: { strength: 4 },
    });
    // S 4 against T 4: a 4 is not enough any more. Against T 5 a 5 wounds as before.
    expect(shot(table(change, "SUFFERED", tough(4)), [4, 4, 4, 5, 1])).toBe(3);
    expect(shot(table(change, "SUFFERED", tough(5)), [4, 4, 4, 5, 1])).toBe(3);
    expect(shot(table({ wound: -1, ifStronger: true }, "SUFFERED", tough(4)), [4, 4, 4, 5, 1, 1])).toBe(2);
  });

  test("KW-13 a Hazardous weapon that is one by a rule for the phase costs its bearer wounds", () => {
    const lends = [{ attacks: "MADE", with: "RANGED", do: [{ weapon: "HAZARDOUS" }] }];
    const rule = { when: { selected: "SHOOT" }, use: { once: "PHASE" }, do: lends, until: "PHASE" };
    const game = tableWith([rule], { a: { stats: { wounds: 5 } } });
    const after = playAll(game, [use({})], [fire("A", "B"), [1, 1, 1, 2]]);
    expect(Object.values(after.units["A"]!.models).map(({ wounds }) => wounds)).toEqual([2, 5]);
  });

  test("the closest target of its kind", () => {
    const condition = { closest: true, keyword: "VEHICLE" };
    const does = [{ on: "UNIT", do: [{ attacks: "MADE", if: condition, do: [{ hit: 1 }] }] }];
    const more = { C: { owner: "p2", keywords: ["VEHICLE"], models: line(1, [24, 14]) } };
    const game = tableWith(does, { more });
    // B is closer and no VEHICLE: a 2 hits C, and misses B.
    expect(play(game, fire("A", "C"), [2, 2, 1, 1]).result.errors).toEqual([]);
    expect(play(game, fire("A", "B"), [2, 2]).game.tasks).toEqual([]);
    const nearer = tableWith(does, { more: { ...more, D: { ...more.C, models: line(1, [20, 14]) } } });
    expect(play(nearer, fire("A", "C"), [2, 2]).game.tasks).toEqual([]);
  });
});

describe("AB-24 whom attacks may target all the same", () => {
  const BLAST = { keywords: ["BLAST"] };
  /** A, a VEHICLE, is engaged with B. */
  function engaged(does: readonly Json[], more: Json = {}): Game {
    const game = tableWith(does, {
      a: { keywords: ["VEHICLE"], models: line(1, [10, 10], { weapons: ["gun"] }) },
      b: { abilities: [], models: line(3, [11.5, 10]) },
      more,
    });
    const gun = { ...game.weapons["gun"]!, ...BLAST };
    return { ...game, weapons: { ...game.weapons, gun } } as Game;
  }
  const codes = (game: Game) => play(game, fire("A", "B"), []).result.errors.map(({ code }) => code);
  const may = [{ on: "UNIT", do: [{ mayTarget: "ENGAGED", weapon: "gun" }] }];

  test("a Blast weapon at an enemy that no other friend is engaged with", () => {
    expect(codes(engaged([]))).toContain("BLAST_ENGAGED");
    expect(codes(engaged([{ on: "UNIT", do: [{ mayTarget: "ENGAGED", weapon: "lance" }] }]))).toContain(
      "BLAST_ENGAGED",
    );
    expect(play(engaged(may), fire("A", "B"), [1]).result.errors).toEqual([]);
    const friend = { F: { owner: "p1", models: line(1, [11.5, 8.3]) } };
    expect(codes(engaged(may, friend))).toContain("BLAST_ENGAGED");
  });

  test("Lone Operatives from afar", () => {
    const lone = (does: readonly Json[]) =>
      tableWith(does, { b: { abilities: ["LONE OPERATIVE"], models: line(1, [30, 10]) } });
    expect(codes(lone([]))).toContain("LONE_OPERATIVE");
    expect(
      play(lone([{ on: "UNIT", do: [{ mayTarget: "LONE_OPERATIVE" }] }]), fire("A", "B"), [1, 1]).result
        .errors,
    ).toEqual([]);
  });
});
