import { describe, expect, test } from "vitest";
import { type Game, oddsOf, prepare } from "../../src/index.ts";
import { blocks, play, rectangle } from "../support/build.ts";
import {
  consolidate,
  done,
  enemy,
  melee,
  pileIn,
  readyToStrike,
  refusals,
  select,
  strike,
  unit,
} from "./table.ts";

const CHARGED = { flags: { charged_this_turn: true, fights_first: true } };
const at = (target_unit_id: string, weapon_id = "blade", more: object = {}) => ({
  weapon_id,
  target_unit_id,
  ...more,
});

/** What is said of attacks of A. */
const against = (game: Game, ...assignments: readonly object[]) =>
  refusals(strike(readyToStrike(game, "A"), "A", assignments).result);

/** The models that would strike, if none are named. */
function strikers(game: Game, target = "E", weapon_id = "blade"): readonly string[] {
  const prepared = prepare(game, game.units["A"]!, [{ weapon_id, target_unit_id: target }], "MELEE");
  return prepared.ok ? prepared.value[0]!.plan.guns.map(({ model_id }) => model_id) : [];
}

describe("who fights", () => {
  test("FI-20 within Engagement Range, or touching another model of the unit that touches an enemy", () => {
    const game = melee({
      A: unit(
        [
          [10, 10],
          [9, 10],
          [8, 10],
          [10, 11.9],
        ],
        CHARGED,
      ),
      E: enemy([
        [11, 10],
        [12, 11.9],
      ]),
    });
    // m2 touches m1, which touches; m3 touches m2 only; m4 is exactly an inch from the second enemy.
    expect(strikers(game)).toEqual(["m1", "m2", "m4"]);
  });

  test("FI-20 worked case 13: another model of the unit that is near but does not touch is no link", () => {
    const game = melee({
      A: unit(
        [
          [10, 10],
          [9, 10],
        ],
        CHARGED,
      ),
      E: enemy([[11.5, 10]]),
    });
    expect(strikers(game)).toEqual(["m1"]);
    expect(against(game, at("E", "blade", { model_ids: ["m1", "m2"] }))).toEqual(["OUT_OF_FIGHT FI-20"]);
  });

  test("FI-22 through another model of the unit only at what that model touches", () => {
    const game = melee({
      A: unit(
        [
          [10, 10],
          [9, 10],
        ],
        CHARGED,
      ),
      E: enemy([[11, 10]]),
      F: enemy([[10.5, 11.4]]),
    });
    expect(strikers(game, "E")).toEqual(["m1", "m2"]);
    expect(strikers(game, "F")).toEqual(["m1"]);
  });

  test("FI-25 nobody with a target: no attacks, and the unit still consolidates", () => {
    const game = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[13, 10]]) });
    expect(against(game, at("E"))).toEqual(["OUT_OF_FIGHT FI-20"]);
    const none = strike(readyToStrike(game, "A"), "A", []);
    expect(none.result.log_text).toContain("no melee attacks");
    expect(consolidate(none.game, "A").result.success).toBe(true);
  });

  test("FI-20 across a barricade models strike at 2 inches", () => {
    const terrain = { W: { kind: "barricade", height: 1, polygon: rectangle(11.2, 5, 11.4, 15) } };
    const game = melee(
      {
        A: unit([
          [10, 10],
          [10, 12],
        ]),
        E: enemy([[13, 10]]),
      },
      { terrain, turn: { active_player: "p2" } },
    );
    expect(strikers(game)).toEqual(["m1"]);
  });
});

describe("weapons", () => {
  const weapons = {
    klaw: { type: "MELEE", attacks: "4", strength: 9, ap: -2, damage: "2" },
    squig: { type: "MELEE", attacks: "2", keywords: ["EXTRA ATTACKS"] },
    sweep: { type: "MELEE", attacks: "6", profile_of: "axe" },
    cleave: { type: "MELEE", attacks: "2", profile_of: "axe" },
    flail: { type: "MELEE", attacks: "D6" },
    gun: {},
  };
  const armed = (...own: readonly string[]) =>
    melee(
      {
        A: unit([[10, 10]], { ...CHARGED, weapons: own }),
        E: enemy([[11, 10]], { wounds: 9, stats: { wounds: 9 } }),
      },
      { weapons },
    );

  test("FI-21 worked case 14: klaw and attack squig both, choppa and klaw only one", () => {
    expect(against(armed("blade", "klaw"), at("E", "blade"), at("E", "klaw"))).toEqual([
      "ONE_MELEE_WEAPON FI-21",
    ]);
    const ready = readyToStrike(armed("klaw", "squig"), "A");
    const both = strike(ready, "A", [at("E", "klaw"), at("E", "squig")], [1, 1, 1, 1, 1, 1]);
    expect(both.result.success).toBe(true);
    expect(blocks(both.result, "to_hit").map(({ rolls_raw }) => rolls_raw)).toEqual([
      [1, 1, 1, 1],
      [1, 1],
    ]);
  });

  test("FI-21 one profile of a weapon", () => {
    expect(against(armed("sweep", "cleave"), at("E", "sweep"), at("E", "cleave"))).toEqual([
      "ONE_MELEE_WEAPON FI-21",
    ]);
  });

  test("FI-21 Extra Attacks alone only where the model has no other melee weapon; weapons may be left out", () => {
    expect(against(armed("klaw", "squig"), at("E", "squig"))).toEqual(["EXTRA_ATTACKS_ALONE FI-21"]);
    expect(
      refusals(strike(readyToStrike(armed("squig"), "A"), "A", [at("E", "squig")], [1, 1]).result),
    ).toEqual([]);
    expect(
      refusals(
        strike(readyToStrike(armed("klaw", "squig"), "A"), "A", [at("E", "klaw")], [1, 1, 1, 1]).result,
      ),
    ).toEqual([]);
  });

  test("FI-21 the same weapon twice is used once, of Extra Attacks each", () => {
    const game = armed("klaw", "klaw", "squig", "squig");
    const both = strike(readyToStrike(game, "A"), "A", [at("E", "klaw"), at("E", "squig")], Array(8).fill(1));
    expect(blocks(both.result, "attacks").map(({ total }) => total)).toEqual([4, 4]);
  });

  test("FI-21 ranged weapons are not used in a fight, nor melee weapons shot", () => {
    expect(against(armed("gun"), at("E", "gun"))).toEqual(["NOT_MELEE FI-21"]);
  });

  test("FI-21 the number of Extra Attacks is not changed", () => {
    const wish = at("E", "squig", { attacks_override: 5 });
    expect(against(armed("klaw", "squig"), at("E", "klaw"), wish)).toEqual(["EXTRA_ATTACKS_FIXED FI-21"]);
    const more = strike(
      readyToStrike(armed("klaw"), "A"),
      "A",
      [at("E", "klaw", { attacks_override: 2 })],
      [1, 1],
    );
    expect(more.result.success).toBe(true);
  });
});

describe("targets", () => {
  const weapons = {
    klaw: { type: "MELEE", attacks: "4" },
    flail: { type: "MELEE", attacks: "D6" },
    squig: { type: "MELEE", attacks: "2", keywords: ["EXTRA ATTACKS"] },
  };
  const between = (weapon: readonly string[] = ["klaw"]) =>
    melee(
      {
        A: unit([[10, 10]], { ...CHARGED, weapons: weapon }),
        E: enemy([[11, 10]], { wounds: 9, stats: { wounds: 9 } }),
        F: enemy([[9, 10]], { wounds: 9, stats: { wounds: 9 } }),
      },
      { weapons },
    );
  const split = (e: number, f: number, weapon = "klaw") => [
    at("E", weapon, { attacks: { m1: e } }),
    at("F", weapon, { attacks: { m1: f } }),
  ];

  test("FI-22 attacks of one weapon are split between units, in the order of dice by target", () => {
    const { result } = strike(readyToStrike(between(), "A"), "A", [...split(3, 1)].reverse(), [1, 1, 2, 2]);
    expect(result.errors).toEqual([]);
    expect(
      blocks(result, "to_hit").map(({ target_unit_id, rolls_raw }) => [target_unit_id, rolls_raw]),
    ).toEqual([
      ["E", [1, 1, 2]],
      ["F", [2]],
    ]);
  });

  test("FI-22 they add up to the Attacks exactly", () => {
    expect(against(between(), ...split(3, 2))).toEqual(["SPLIT_SUM FI-22"]);
    expect(against(between(), ...split(1, 1))).toEqual(["SPLIT_SUM FI-22"]);
    expect(against(between(), at("E", "klaw", { attacks: { m1: 3 } }))).toEqual(["SPLIT_SUM FI-22"]);
    expect(against(between(), at("E", "klaw"), at("F", "klaw"))).toEqual(["NOT_SPLIT FI-22"]);
    expect(against(between(), at("E", "klaw", { attacks: { m1: 2 } }), at("F", "klaw"))).toEqual([
      "NOT_SPLIT FI-22",
    ]);
  });

  test("FI-22 dice are not split, nor what is overridden; nor by a model that does not strike", () => {
    expect(against(between(["flail"]), ...split(1, 1, "flail"))).toContain("SPLIT_DICE FI-22");
    const wish = { attacks: { m1: 2 }, attacks_override: 4 };
    expect(against(between(), at("E", "klaw", wish), at("F", "klaw", wish))).toContain(
      "SPLIT_OVERRIDDEN FI-22",
    );
    expect(against(between(), at("E", "klaw", { attacks: { m9: 4 } }))).toContain("SPLIT_STRANGER FI-22");
  });

  test("FI-22 models not named in a split make all of their attacks", () => {
    const game = melee(
      {
        A: unit(
          [
            [10, 10],
            [10, 11],
          ],
          { ...CHARGED, weapons: ["klaw"] },
        ),
        E: enemy([[11, 10.5]], { wounds: 30, stats: { wounds: 30 } }),
        F: enemy([[9, 10]], { wounds: 9, stats: { wounds: 9 } }),
      },
      { weapons },
    );
    const wishes = [
      at("E", "klaw", { attacks: { m1: 1 } }),
      at("F", "klaw", { attacks: { m1: 3 }, model_ids: ["m1"] }),
    ];
    const { result } = strike(readyToStrike(game, "A"), "A", wishes, Array(8).fill(1));
    expect(result.errors).toEqual([]);
    expect(blocks(result, "attacks").map(({ total }) => total)).toEqual([5, 3]);
    expect(result.log_text).toContain("5 attacks");
  });

  test("FI-22 not at friends, nor at units out of reach", () => {
    expect(against(between(), at("A", "klaw"))).toEqual(["FRIENDLY_TARGET FI-22"]);
    expect(against(between(), at("X", "klaw"))).toEqual(["UNKNOWN_UNIT GD-7"]);
  });

  test("FI-23 what was declared is resolved though losses leave nobody near; what is left at a dead target is lost", () => {
    const game = melee({
      A: unit(
        [
          [10, 10],
          [10, 12],
        ],
        CHARGED,
      ),
      E: enemy(
        [
          [11, 10],
          [13, 12],
        ],
        { stats: { save: 7, toughness: 4 } },
      ),
    });
    // m1 alone reaches: its second wound falls on the far model.
    const { result, game: next } = strike(
      readyToStrike(game, "A"),
      "A",
      [at("E", "blade", { model_ids: ["m1"] })],
      [6, 6, 6, 6, 1, 1],
    );
    expect(result.errors).toEqual([]);
    expect(next.units["E"]!.models).toEqual({});
    expect(result.events.map(({ type }) => type)).toEqual(["fight_targets_chosen", "unit_destroyed"]);
  });

  test("FI-23 Hazardous after all attacks: a unit that it destroys owes no more", () => {
    const hazard = { blade: { type: "MELEE", attacks: "1", keywords: ["HAZARDOUS"] } };
    const game = melee({ A: unit([[10, 10]], CHARGED), E: enemy([[11, 10]]) }, { weapons: hazard });
    const { game: next, result } = strike(readyToStrike(game, "A"), "A", [at("E")], [1, 1]);
    expect(next.units["A"]!.models).toEqual({});
    expect(next.tasks).toEqual([]);
    expect(result.events.map(({ type }) => type)).toEqual([
      "fight_targets_chosen",
      "unit_destroyed",
      "unit_has_fought",
    ]);
  });

  test("FI-22 FI-23 a Hazardous weapon that splits its attacks is tested once", () => {
    const hazard = { klaw: { type: "MELEE", attacks: "4", keywords: ["HAZARDOUS"] } };
    const game = melee(
      { A: unit([[10, 10]], { ...CHARGED, weapons: ["klaw"] }), E: enemy([[11, 10]]), F: enemy([[9, 10]]) },
      { weapons: hazard },
    );
    const { result } = strike(readyToStrike(game, "A"), "A", split(3, 1), [1, 1, 1, 1, 5]);
    expect(blocks(result, "hazardous")).toHaveLength(1);
    expect(oddsOf(game, game.units["A"]!, split(3, 1) as never, 1e6, "MELEE")).toMatchObject({
      ok: true,
      value: { shooter: { destroyed: 1 / 6 } },
    });
  });

  test("FI-23 without fast dice attacks are rolled step by step, and the unit then consolidates", () => {
    const game = melee(
      { A: unit([[10, 10]], CHARGED), E: enemy([[11, 10]]) },
      { settings: { fast_dice: false } },
    );
    let now = done(strike(readyToStrike(game, "A"), "A", [at("E")]));
    expect(now.tasks.map(({ type }) => type)).toEqual(["fight", "attacks"]);
    now = done(play(now, { type: "RESOLVE_NEXT", actor_unit_id: "A" }, [6, 6]));
    now = done(play(now, { type: "RESOLVE_NEXT", actor_unit_id: "A" }, [6, 1]));
    now = done(play(now, { type: "RESOLVE_NEXT", actor_unit_id: "A" }, [6]));
    expect(now.tasks).toEqual([{ type: "fight", unit_id: "A", stage: "CONSOLIDATE" }]);
    expect(now.units["A"]!.flags.has_shot).toBeUndefined();
  });
});

test("FI-8 the dice of a whole fight, by hand: WS 3+, S4 against T4, Sv 3+", () => {
  let game = melee({
    A: unit(
      [
        [10, 10],
        [10, 12],
      ],
      CHARGED,
    ),
    E: enemy([
      [12.5, 11],
      [12.5, 13],
    ]),
  });
  game = done(select(game, "A"));
  game = done(
    pileIn(game, "A", {
      m1: [
        [10, 10],
        [11.5, 11],
      ],
      m2: [
        [10, 12],
        [11.63, 12.5],
      ],
    }),
  );
  const { game: next, result } = strike(game, "A", [at("E")], [3, 2, 6, 4, 4, 3, 5, 2, 1]);
  // Hits 3, 6, 4; wounds 4 and 5; saves 2 and 1: two slain.
  expect(result.log_text).toContain("A → E: 4 attacks, 3 hits, 2 wounds, 2 failed saves → 2 slain");
  expect(result.log_text).toContain("WS 3+");
  expect(next.units["E"]!.models).toEqual({});
});
