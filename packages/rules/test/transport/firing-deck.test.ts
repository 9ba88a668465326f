import { describe, expect, test } from "vitest";
import { choices, type Game, oddsOf, targetsOf } from "../../src/index.ts";
import { codes, model, play, readAction, type UnitOptions } from "../support/build.ts";
import { diceOf, woundsOf } from "../support/plan.ts";
import { boyz, type TransportUnit, transportGame, trukk } from "./table.ts";

const armed = (count: number, weapons: readonly string[], more: Partial<UnitOptions> = {}): UnitOptions =>
  boyz(count, {
    embarked_in: "T",
    models: Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i + 1}`, { weapons }])),
    ...more,
  });

/** The hull of the Trukk ends at x = 32: the enemy is 10" away. */
function table(units: Record<string, TransportUnit>, deck: Partial<TransportUnit> = {}): Game {
  return transportGame({
    units: {
      T: trukk(deck),
      ...units,
      B: { owner: "p2", models: { m1: model({ at: [42.5, 20] }) }, stats: { wounds: 9, save: 7 } },
    },
    weapons: {
      shoota: { range: 12 },
      rokkit: { range: 24, keywords: ["ONE SHOT"] },
      slugga: { range: 12, keywords: ["PISTOL"] },
      burna: { range: 12, keywords: ["HAZARDOUS"] },
    },
  });
}

const fire = (...assignments: object[]) => ({ type: "SHOOT", actor_unit_id: "T", payload: { assignments } });
const from = (from_unit_id: string, weapon_id: string, model_ids?: readonly string[]) => ({
  weapon_id,
  target_unit_id: "B",
  from_unit_id,
  ...(model_ids && { model_ids }),
});

describe("Firing Deck", () => {
  test("TR-7 passengers fire one weapon each from where the transport stands; their unit has shot", () => {
    const played = play(table({ P: armed(2, ["shoota"]) }), fire(from("P", "shoota")), [3, 3, 4, 4, 1, 1]);
    expect(diceOf(played)).toEqual([
      ["attacks", []],
      ["to_hit", [3, 3]],
      ["to_wound", [4, 4]],
      ["save", [1, 1]],
    ]);
    expect(woundsOf(played, "B")).toEqual({ m1: 7 });
    expect(played.game.units["P"]!.flags.has_shot).toBe(true);
    expect(played.game.units["T"]!.flags.has_shot).toBe(true);
  });

  test("TR-7 no more of them than X, each once, no One Shot, and only who is inside", () => {
    const deck = { transport: { capacity: 12, carries: ["ORKS"], firing_deck: 1 } };
    const game = table({ P: armed(2, ["shoota", "slugga", "rokkit"]), Q: boyz(1) }, deck);
    const refused = (...asked: object[]) => codes(play(game, fire(...asked)).result);
    expect(refused(from("P", "shoota"))).toEqual(["DECK_FULL"]);
    expect(refused(from("P", "shoota", ["m1"]), from("P", "slugga", ["m1"]))).toEqual(["LENDS_TWICE"]);
    expect(refused(from("P", "rokkit", ["m1"]))).toEqual(["ONE_SHOT_LENT"]);
    expect(refused(from("Q", "shoota"))).toEqual(["NOT_ABOARD"]);
    expect(play(game, fire(from("P", "shoota", ["m2"])), [1]).result.success).toBe(true);
    const shot = table({ P: armed(1, ["shoota"], { flags: { has_shot: true } }) });
    expect(codes(play(shot, fire(from("P", "shoota"))).result)).toEqual(["ALREADY_SHOT"]);
  });

  test("TR-7 the state of the transport governs: engaged it takes -1, Advanced it fires Assault weapons only", () => {
    const near = { owner: "p2" as const, models: { m1: model({ at: [30, 21.8] }) } };
    const engaged = play(table({ P: armed(1, ["shoota"]), N: near }), fire(from("P", "shoota")), [3]);
    expect(engaged.result.dice[1]).toMatchObject({ context: "to_hit", threshold: 4 });
    const advanced = table({ P: armed(1, ["shoota"]) }, { flags: { advanced: true } });
    expect(codes(play(advanced, fire(from("P", "shoota"))).result)).toEqual(["ADVANCED"]);
    // That its passengers fell back before they got in does not matter.
    const fled = table({ P: armed(1, ["shoota"], { flags: { fell_back: true } }) });
    expect(play(fled, fire(from("P", "shoota")), [1]).result.success).toBe(true);
  });

  test("TR-7 KW-15 what is Hazardous costs the transport", () => {
    const played = play(table({ P: armed(1, ["burna"]) }), fire(from("P", "burna")), [1, 1]);
    expect(woundsOf(played, "T")).toEqual({ m1: 7 });
  });

  test("TR-7 choices, targets and odds know of it", () => {
    const game = table({ P: armed(2, ["shoota"]) });
    const offered = [...choices(game)].find(({ type }) => type === "SHOOT")!;
    expect(offered).toMatchObject({
      payload: { assignments: [{ from_unit_id: "P", model_ids: ["m1", "m2"] }] },
    });
    expect(play(game, offered, [1, 1]).result.success).toBe(true);
    const entry = targetsOf(game, game.units["T"]!).firing_deck!["P"]!["shoota"]!["B"]!;
    expect(entry).toMatchObject({ eligible: true, distance: 10, models_in_range: 2 });
    const action = readAction(fire(from("P", "shoota")));
    if (action.type !== "SHOOT") throw new Error("not a volley");
    const odds = oddsOf(game, game.units["T"]!, action.payload.assignments);
    expect(odds.ok).toBe(true);
  });

  test("TR-7 step by step: pending assignments keep whose models they are", () => {
    let { game } = play(table({ P: armed(2, ["shoota"]) }), { type: "SELECT_SHOOTER", actor_unit_id: "T" });
    ({ game } = play(game, {
      type: "ASSIGN_TARGET",
      actor_unit_id: "T",
      payload: from("P", "shoota", ["m2"]),
    }));
    expect(game.shooting.pending_assignments).toMatchObject([{ from_unit_id: "P", model_ids: ["m2"] }]);
    ({ game } = play(game, { type: "CONFIRM_TARGETS", actor_unit_id: "T" }));
    const { result } = play(game, { type: "RESOLVE_NEXT", actor_unit_id: "T" }, [1]);
    expect(result.success).toBe(true);
  });
});
