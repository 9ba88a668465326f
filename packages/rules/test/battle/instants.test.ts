import { describe, expect, test } from "vitest";
import { giveEffect } from "../../src/abilities/give.ts";
import { effectsOn } from "../../src/abilities/on.ts";
import { effectRow } from "../../src/abilities/registry.ts";
import { MISSION_ACTIONS } from "../../src/books/chapter-approved/actions.ts";
import { MISSIONS } from "../../src/books/chapter-approved/missions.ts";
import { Change } from "../../src/game/change.ts";
import { type Game, scriptedDice, waiting } from "../../src/index.ts";
import { holding } from "../cards/hand.ts";
import { chargeGame } from "../charge/table.ts";
import { codes, duel, play, row } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { on } from "../support/effects.ts";
import { at, battle, end } from "../support/mission.ts";
import { boyz, transportGame, trukk } from "../transport/table.ts";

describe("instants", () => {
  test("BR-4 CO-4 what is due as a phase begins is asked before anything else of it is done", () => {
    const units = {
      Oath: { ...at("C", "p1"), abilities: ["OATH OF MOMENT"] },
      // One of three is left: it owes a Battle-shock test.
      Few: { ...at("N", "p1"), starting_strength: 3 },
    };
    const game = end(
      battle({ units, turn: { phase: "FIGHT", active_player: "p2", first_player: "p2" } }),
    ).game;
    expect(waiting(game)).toMatchObject([{ player: "p1", window: "W-CMD-START" }]);
    const test = { type: "TEST_BATTLE_SHOCK", actor_unit_id: "Few" };
    expect(codes(play(game, test).result)).toEqual(["WINDOW_OPEN"]);
    expect(codes(end(game).result)).toEqual(["WINDOW_OPEN"]);
    const swear = { stratagem: "OATH_OF_MOMENT", target_unit_id: "far2" };
    const sworn = play(game, { type: "USE_STRATAGEM", player: "p1", payload: swear }).game;
    expect(codes(play(sworn, test, [6, 6]).result)).toEqual([]);
  });

  test("BR-5 CO-12 what is due as a phase ends comes after all else of it, and nothing of the phase after that", () => {
    const few = { ...at("N", "p1"), starting_strength: 3 };
    const game = holding(
      "sabotage",
      { units: { Few: few }, turn: { phase: "COMMAND", round: 2 } },
      { left: ["cleanse"] },
    );
    // The test that is owed is rolled, N is judged and scored, and only then New Orders may be used.
    const { game: asked, result } = end(withCp(game, 1, 0), [6, 6]);
    expect(result.dice.map(({ context }) => context)).toEqual(["battle_shock"]);
    expect(asked.players.p1.vp.primary).toBe(5);
    expect(waiting(asked)).toMatchObject([{ player: "p1", window: "W-CMD-END" }]);
    expect(codes(play(asked, { type: "TEST_BATTLE_SHOCK", actor_unit_id: "Few" }).result)).toContain(
      "WINDOW_OPEN",
    );
    expect(asked.turn.phase).toBe("COMMAND");
    expect(play(asked, { type: "PASS" }).game.turn.phase).toBe("MOVEMENT");
  });

  test("CO-12 the tests come before control, control before what stays controlled, and that before the points", () => {
    const few = { ...at("N", "p1"), starting_strength: 3, abilities: ["STICKY OBJECTIVE"] };
    const held = (faces: readonly number[]) =>
      end(battle({ units: { Few: few }, turn: { phase: "COMMAND", round: 2 } }), faces).game;
    expect(held([6, 6]).objectives["N"]).toMatchObject({ controlled_by: "p1", sticky: true });
    expect(held([6, 6]).players.p1.vp.primary).toBe(5);
    // Battle-shocked it has no Objective Control: nothing to secure, and nothing to score.
    expect(held([1, 1]).objectives["N"]).toMatchObject({ controlled_by: null, sticky: false });
    expect(held([1, 1]).players.p1.vp.primary).toBe(0);
  });

  test("BR-6 at the same instant the player whose turn it is decides first", () => {
    const one = holding("sabotage", { turn: { active_player: "p2", first_player: "p1" } });
    const { p1, p2 } = one.players;
    const both: Game = { ...one, players: { p1, p2: { ...p2, secondaries: p1.secondaries! } } };
    const first = end(both).game;
    expect(waiting(first)).toMatchObject([{ player: "p2", for: { what: "discard" } }]);
    const second = play(first, { type: "PASS" }).game;
    expect(waiting(second)).toMatchObject([{ player: "p1", for: { what: "discard" } }]);
  });

  test("BR-7 what is used just after something comes before the rest of it", () => {
    const table = chargeGame({
      weapons: { gun: {} },
      units: {
        A: { models: row(3, [10, 10]) },
        B: { owner: "p2", models: row(2, [20, 10], { weapons: ["gun"] }) },
      },
    });
    const declare = { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } };
    const declared = play(withCp(table, 0, 1), declare).game;
    const roll = { type: "CHARGE_ROLL", actor_unit_id: "A" };
    expect(codes(play(declared, roll).result)).toEqual(["WINDOW_OPEN"]);
    const answered = play(declared, { type: "PASS" }).game;
    expect(codes(play(answered, roll, [3, 4]).result)).toEqual([]);
  });
});

describe("out of phase", () => {
  /** A of p1 declares a charge; T of p2, 10" away, carries two with guns. */
  const declared = (t: object) => {
    const game = transportGame({
      turn: { phase: "CHARGE" },
      weapons: { shoota: { range: 24 }, gun: { range: 24 } },
      units: {
        A: { models: { m1: { at: [42.5, 20] } } },
        T: {
          ...trukk({ models: { m1: { at: [30, 20], weapons: ["gun"], base: HULL } } }),
          owner: "p2",
          ...t,
        },
        P: boyz(2, { owner: "p2", embarked_in: "T", models: { m1: { weapons: ["shoota"] }, m2: {} } }),
      },
    });
    const charge = { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["T"] } };
    return play(withCp(game, 0, 1), charge).game;
  };
  const HULL = { shape: "hull", mm: [101.6, 50.8] };
  const fire = (assignment: object) => ({
    type: "USE_STRATAGEM",
    actor_unit_id: "T",
    payload: { stratagem: "FIRE_OVERWATCH", assignments: [{ target_unit_id: "A", ...assignment }] },
  });

  test("BR-11 Overwatch is shooting and nothing more: no Firing Deck", () => {
    const game = declared({});
    expect(game.tasks.at(-1)?.type).toBe("window");
    const deck = play(game, fire({ weapon_id: "shoota", from_unit_id: "P" })).result;
    expect(deck.success).toBe(false);
    expect(play(game, fire({ weapon_id: "gun" }), [1]).result.success).toBe(true);
  });

  test("BR-11 nor Big Guns Never Tire: a vehicle in Engagement Range does not fire it", () => {
    const opens = (beside: number) => {
      const game = chargeGame({
        weapons: { gun: {} },
        units: {
          A: { models: row(2, [10, 10]) },
          B: { owner: "p2", keywords: ["VEHICLE"], models: row(1, [18, 10], { weapons: ["gun"] }) },
          C: { models: { m1: { at: [beside, 10] } } },
        },
      });
      const charge = { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } };
      return play(withCp(game, 0, 1), charge).game.tasks.at(-1)?.type;
    };
    expect(opens(40)).toBe("window");
    // Half an inch of bases on either side of half an inch: engaged.
    expect(opens(19.5)).toBe("charge");
  });
});

describe("effects that go on", () => {
  test("BR-12 an effect goes along into a transport, and with each part of an Attached unit", () => {
    const effects = [on("WAAAGH", "BATTLE", { player: "p1" })];
    const game = transportGame({
      turn: { phase: "MOVEMENT" },
      units: {
        T: trukk(),
        P: boyz(1, { effects, models: { m1: { at: [30, 24] } } } as object),
        B: { owner: "p2", models: { m1: { at: [55, 40] } } },
      },
    });
    const stay = { type: "MOVE", actor_unit_id: "P", payload: { kind: "NORMAL", per_model_paths: {} } };
    const moved = play(game, stay).game;
    const aboard = play(moved, {
      type: "EMBARK",
      actor_unit_id: "P",
      payload: { transport_unit_id: "T" },
    });
    expect(codes(aboard.result)).toEqual([]);
    expect(effectsOn(aboard.game, aboard.game.units["P"]!).map(({ id }) => id)).toContain("WAAAGH");

    const attached = duel({
      gun: { attacks: "1", skill: 2, strength: 20, ap: -6, damage: "9" },
      target: {
        effects,
        models: { m1: { at: [20, 10] }, lead: { at: [22, 10], keywords: ["CHARACTER"] } },
        parts: [
          { id: "B", name: "Guard", model_ids: ["m1"], starting_strength: 1, keywords: ["INFANTRY"] },
          { id: "L", name: "Captain", model_ids: ["lead"], starting_strength: 1, keywords: ["CHARACTER"] },
        ],
      },
    });
    const shot = play(
      attached,
      {
        type: "SHOOT",
        actor_unit_id: "A",
        payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
      },
      [6, 6, 1],
    ).game;
    expect(Object.keys(shot.units["B"]!.models)).toEqual([]);
    expect(shot.units["L"]!.effects).toEqual(attached.units["B"]!.effects);
  });

  test("BR-13 the same effect is in force once, however often it is given", () => {
    const change = new Change(duel({}), scriptedDice([], 0));
    for (const player of ["p1", "p2"] as const)
      giveEffect(change, "B", effectRow(change.table, "GO_TO_GROUND")!, player, "PHASE");
    const { game } = change;
    expect(effectsOn(game, game.units["B"]!).map(({ id }) => id)).toEqual(["GO_TO_GROUND"]);
  });
});

describe("missions", () => {
  test("MI-15 Only War and the seven of the tournament pool; two of them have an Action of their own", () => {
    expect(MISSIONS.map(({ id }) => id)).toEqual([
      "only-war",
      "take-and-hold",
      "linchpin",
      "purge-the-foe",
      "scorched-earth",
      "supply-drop",
      "hidden-supplies",
      "terraform",
    ]);
    const withActions = MISSIONS.filter(({ id }) =>
      MISSION_ACTIONS.some(({ isOf }) => isOf(battle({ mission: id }), "p1")),
    );
    expect(withActions.map(({ id }) => id)).toEqual(["scorched-earth", "terraform"]);
  });
});
