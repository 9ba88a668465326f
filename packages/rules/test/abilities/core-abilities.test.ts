import { describe, expect, test } from "vitest";
import { hasCoreAbility } from "../../src/abilities/core-ability.ts";
import { deadlyDemiseOf } from "../../src/abilities/deadly-demise.ts";
import { waysToDeploy } from "../../src/flow/phases/deployment/ways.ts";
import { type Game, oddsOf } from "../../src/index.ts";
import { deckOf } from "../../src/space/eligibility/firing-deck.ts";
import { fightOrder } from "../../src/space/fight/picks.ts";
import { scoutReach } from "../../src/space/movement/scout.ts";
import { arrivalWays } from "../../src/space/reserves/arrival.ts";
import { buildGame, codes, duel, row as line, shoot } from "../support/build.ts";
import { planOf, woundsOf } from "../support/plan.ts";
import { ruled, ruleOf } from "../support/ruled.ts";

type Json = Record<string, unknown>;

/** A has the ability by a rule, while it is an INFANTRY unit. */
function granted(ability: string, more: Json = {}, keyword = "INFANTRY"): Game {
  const does = [{ on: "UNIT", if: { keyword }, do: [{ ability }] }];
  return buildGame({
    settings: { rows: { RULE: ruleOf(does) } },
    turn: { phase: "FIGHT" },
    units: {
      A: { abilities: ["RULE"], models: line(2, [10, 10]), ...more },
      B: { owner: "p2", models: line(2, [11.5, 10]) },
    },
  } as never);
}

const A = (game: Game) => game.units["A"]!;

describe("AB-23 core abilities that a rule gives", () => {
  test("Fights First", () => {
    const [first] = fightOrder(granted("FIGHTS FIRST"));
    expect(first.units.p1).toEqual(["A"]);
    expect(fightOrder(granted("FIGHTS FIRST", {}, "BEASTS"))[0].units.p1).toEqual([]);
  });

  test("Deep Strike: the unit arrives anywhere instead of along an edge", () => {
    const away = { reserve: "STRATEGIC" };
    expect(arrivalWays(granted("DEEP STRIKE", away), A(granted("DEEP STRIKE", away)))).toHaveLength(1);
    const game = granted("DEEP STRIKE", away, "BEASTS");
    expect(arrivalWays(game, A(game))).toHaveLength(4);
  });

  test("Infiltrators and Scouts", () => {
    const infiltrators = granted("INFILTRATORS");
    expect(waysToDeploy(infiltrators, A(infiltrators))).toHaveLength(2);
    const plain = granted("INFILTRATORS", {}, "BEASTS");
    expect(waysToDeploy(plain, A(plain))).toHaveLength(1);
    const scouts = granted('SCOUTS 6"');
    expect(scoutReach(scouts, A(scouts))).toBe(6);
    const better = granted('SCOUTS 6"', { abilities: ["RULE", 'SCOUTS 9"'] });
    expect(scoutReach(better, A(better))).toBe(9);
    expect(scoutReach(plain, A(plain))).toBeNull();
  });

  test("Deadly Demise and Firing Deck: the better of two", () => {
    const demise = granted("DEADLY DEMISE D6", { abilities: ["RULE", "DEADLY DEMISE 1"] });
    expect(deadlyDemiseOf(demise, A(demise), Object.values(A(demise).models)[0]!)).toMatchObject({
      count: 1,
    });
    expect(deckOf(granted("FIRING DECK 6"), A(granted("FIRING DECK 6")))).toBe(6);
    expect(deckOf(demise, A(demise))).toBe(0);
  });

  test("Lone Operative: nobody further than 12 inches away targets the unit", () => {
    const does = [{ on: "UNIT", do: [{ ability: "LONE OPERATIVE" }] }];
    const at = (inches: number) =>
      shoot(ruled(does, { inches }, "B"), "A", "gun", "B", inches > 12 ? [] : [1]);
    expect(codes(at(13).result)).toEqual(["LONE_OPERATIVE"]);
    expect(codes(at(12).result)).toEqual([]);
  });

  test("some models have it by themselves, the others by the rule: then all have it", () => {
    const does = [{ on: "BEARER", do: [{ ability: "DEEP STRIKE" }] }];
    const game = (other: readonly string[]) =>
      buildGame({
        settings: { rows: { RULE: ruleOf(does) } },
        units: {
          A: { models: { m1: { abilities: ["RULE"] }, m2: { at: [10, 12], abilities: other } } },
        },
      } as never);
    expect(hasCoreAbility(game(["DEEP STRIKE"]), A(game(["DEEP STRIKE"])), "DEEP STRIKE")).toBe(true);
    expect(hasCoreAbility(game(["LEADER"]), A(game(["LEADER"])), "DEEP STRIKE")).toBe(false);
  });
});

describe("KW-25 Feel No Pain against some wounds", () => {
  const pain = (against: readonly string[], gun: Json) =>
    ruled([{ on: "UNIT", do: [{ feelNoPain: 4, against }] }], { gun, target: { stats: { wounds: 6 } } }, "B");

  test("Psychic Attacks alone", () => {
    const profile = (game: Game) => planOf(game).profiles[0]!.feel_no_pain;
    expect(profile(pain(["PSYCHIC"], { keywords: ["PSYCHIC"] }))).toBe(4);
    expect(profile(pain(["PSYCHIC"], {}))).toBeNull();
    expect(profile(pain(["MORTAL_WOUNDS"], { keywords: ["PSYCHIC"] }))).toBeNull();
  });

  test("mortal wounds alone: those of Devastating Wounds are such", () => {
    const gun = { keywords: ["TORRENT", "DEVASTATING WOUNDS"], damage: "2", ap: -6 };
    const game = pain(["MORTAL_WOUNDS"], gun);
    // A 6 to wound: two dice of Feel No Pain. A 5: a save die, and no other.
    expect(woundsOf(shoot(game, "A", "gun", "B", [6, 4, 3]))).toEqual({ m1: 5 });
    expect(woundsOf(shoot(game, "A", "gun", "B", [5, 1]))).toEqual({ m1: 4 });
    // S4 against T4: 2 of 6 wound plainly (2 lost), 1 of 6 devastates (half of each point is ignored).
    const odds = oddsOf(game, A(game), [{ weapon_id: "gun", target_unit_id: "B" }]);
    const damage = odds.ok ? odds.value.targets["B"]!.damage : null;
    const pmf = damage !== null && "pmf" in damage ? damage.pmf : [];
    expect(pmf.map((p) => Math.round(p * 24 * 1e6) / 1e6)).toEqual([13, 2, 9]);
  });

  test("it is no use against a plain attack, and the better of two counts", () => {
    expect(planOf(pain(["MORTAL_WOUNDS"], {})).profiles[0]).toMatchObject({
      feel_no_pain: null,
      feel_no_pain_mortal: 4,
    });
    const both = ruled(
      [{ on: "UNIT", do: [{ feelNoPain: 4, against: ["MORTAL_WOUNDS"] }, { feelNoPain: 6 }] }],
      {},
      "B",
    );
    expect(planOf(both).profiles[0]).toMatchObject({ feel_no_pain: 6, feel_no_pain_mortal: 4 });
    expect(planOf(duel({})).profiles[0]).not.toHaveProperty("feel_no_pain_mortal");
  });
});
