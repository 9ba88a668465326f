import { describe, expect, test } from "vitest";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import type { Game } from "../../src/index.ts";
import { codes, row as line, play } from "../support/build.ts";
import { alongside, boyz, setUp, transportGame, trukk } from "../transport/table.ts";
import { act, END, effectsOf, fire, type Json, MARK, playAll, tableWith, use } from "./table.ts";

const during = { during: "SHOOTING" };
const once = { once: "BATTLE" };

const row = (does: readonly Json[]) => ({ id: "RULE", name: "A Rule of Ours", source: "DATASHEET", does });
const words = (...does: readonly Json[]) => sentenceOf(row(does) as never);

describe("tests with what follows from them", () => {
  const tested = (more: Json) => ({
    on: "UNIT",
    when: during,
    use: once,
    do: [{ passed: [{ ...MARK, as: "PASSED" }], failed: [{ ...MARK, as: "FAILED" }], ...more }],
  });

  test("AB-30 a Leadership test: two dice against the best Leadership, and nobody is Battle-shocked", () => {
    const game = tableWith([tested({ test: "LEADERSHIP" })], { a: { stats: { leadership: 7 } } });
    expect(effectsOf(playAll(game, [use({}), [3, 4]]), "A")).toEqual(["PASSED"]);
    const failed = play(game, use({}), [3, 3]);
    expect(effectsOf(failed.game, "A")).toEqual(["FAILED"]);
    expect(failed.game.units["A"]!.flags.battle_shocked).toBeUndefined();
    expect(failed.result.log_text).toContain("Leadership: 3 + 3 = 6 against 7+: A fails.");
  });

  test("AB-30 a modifier counts, and so do what rules add and a re-roll that they give", () => {
    const a = { stats: { leadership: 7 } };
    const worse = tableWith([tested({ test: "LEADERSHIP", modifier: -1 })], { a });
    expect(effectsOf(playAll(worse, [use({}), [3, 4]]), "A")).toEqual(["FAILED"]);
    const again = tableWith(
      [tested({ test: "LEADERSHIP" }), { on: "UNIT", do: [{ rerollOf: "LEADERSHIP" }] }],
      { a },
    );
    expect(effectsOf(playAll(again, [use({}), [1, 1, 6, 6]]), "A")).toEqual(["PASSED"]);
  });

  test("AB-30 a Battle-shock test of the chosen unit: who fails is shocked and suffers what follows", () => {
    const clause = {
      on: "UNIT",
      when: during,
      use: once,
      choose: { unit: "ENEMY" },
      do: [{ test: "BATTLE_SHOCK", to: "CHOSEN", failed: [{ ...MARK, to: "CHOSEN" }] }],
    };
    const game = tableWith([clause], { b: { stats: { leadership: 7 } } });
    const failed = playAll(game, [use({ target_unit_id: "B" }), [1, 2]]);
    expect([failed.units["B"]!.flags.battle_shocked, effectsOf(failed, "B")]).toEqual([true, ["MARK"]]);
    const passed = playAll(game, [use({ target_unit_id: "B" }), [6, 6]]);
    expect([passed.units["B"]!.flags.battle_shocked, effectsOf(passed, "B")]).toEqual([undefined, []]);
    expect(words(clause)).toBe(
      "Once per battle, in your Shooting phase, you can use this rule: select one enemy unit, the chosen unit must take a Battle-shock test; if it fails, until the end of the battle, the chosen unit is marked.",
    );
  });
});

describe("dice and wounds", () => {
  test("AB-5 the sum of two dice decides what follows", () => {
    const clause = {
      on: "UNIT",
      when: during,
      use: once,
      do: [{ die: "2D6", table: [{ from: 7, to: 12, do: [MARK] }] }],
    };
    expect(effectsOf(playAll(tableWith([clause]), [use({}), [3, 4]]), "A")).toEqual(["MARK"]);
    expect(effectsOf(playAll(tableWith([clause]), [use({}), [2, 4]]), "A")).toEqual([]);
    expect(words(clause)).toContain("roll 2D6: on a 7+, ");
  });

  test("AB-5 a model regains all that it has lost, and no more", () => {
    const hurt = { m1: { at: [10, 10], wounds: 2 }, m2: { at: [10, 12], wounds: 5 } };
    const after = (heal: unknown) => {
      const clause = { on: "UNIT", when: during, use: once, do: [{ heal, each: true }] };
      const game = tableWith([clause], { a: { stats: { wounds: 6 }, models: hurt } });
      return Object.values(playAll(game, [use({})]).units["A"]!.models).map(({ wounds }) => wounds);
    };
    expect([after("ALL"), after(1)]).toEqual([
      [6, 6],
      [3, 6],
    ]);
    expect(words({ when: during, use: once, do: [{ heal: "ALL", each: true }] })).toContain(
      "each model in this unit regains all of its lost wounds",
    );
  });
});

describe("marks", () => {
  test("AB-5 a clause that does nothing leaves its mark, and it is used once while it lasts", () => {
    const game = tableWith([{ on: "UNIT", when: during, use: {}, do: [], until: "PHASE" }]);
    const marked = playAll(game, [use({})]);
    expect(effectsOf(marked, "A")).toEqual(["RULE"]);
    expect(codes(play(marked, use({})).result)).toEqual(["ALREADY_IN_EFFECT"]);
  });

  test("AB-5 so does an option that does nothing, under the name of the option", () => {
    const options = [
      { name: "One", do: [] },
      { name: "Two", do: [] },
    ];
    const game = tableWith([{ on: "UNIT", when: during, use: once, do: [], options, until: "PHASE" }]);
    expect(effectsOf(playAll(game, [use({ option: "Two" })]), "A")).toEqual(["RULE_OPTION_2"]);
  });

  test("AB-4 what a unit uses for itself replaces only its own", () => {
    const options = [
      { name: "One", do: [] },
      { name: "Two", do: [] },
    ];
    const clause = {
      on: "UNIT",
      when: during,
      use: { once: "BATTLE", times: 2, replaces: true },
      do: [],
      options,
      until: "BATTLE",
    };
    const game = tableWith([clause], { more: { C: { abilities: ["RULE"], models: line(1, [10, 30]) } } });
    const after = playAll(
      game,
      [use({ option: "One" })],
      [use({ option: "Two" }, "C")],
      [use({ option: "Two" })],
    );
    expect([effectsOf(after, "A"), effectsOf(after, "C")]).toEqual([["RULE_OPTION_2"], ["RULE_OPTION_2"]]);
  });

  test("AB-4 a model that marks another unit marks all of it", () => {
    const clause = {
      when: during,
      use: { once: "BATTLE", per: "MODEL" },
      choose: { unit: "ENEMY" },
      do: [{ characteristic: "MOVE", add: -2 }],
      until: "BATTLE",
    };
    const after = playAll(tableWith([clause]), [use({ target_unit_id: "B" })]);
    expect(after.units["B"]!.effects).toEqual([
      { effect: "RULE", source: "ABILITY", player: "p1", until: "BATTLE" },
    ]);
  });
});

describe("after a stratagem was used on a unit", () => {
  const grenade = (does: readonly Json[], abilities: readonly string[] = ["RULE"]) =>
    tableWith(does, {
      a: { abilities, keywords: ["INFANTRY", "GRENADES"] },
      b: { models: line(3, [16, 10]) },
      more: { C: { abilities: ["RULE"], models: line(1, [10, 15]) } },
    });
  const throwIt = (game: Game, dice: readonly number[]) => {
    const rich = { ...game, players: { ...game.players, p1: { ...game.players.p1, cp: 3 } } } as Game;
    return play(
      rich,
      {
        type: "USE_STRATAGEM",
        actor_unit_id: "A",
        payload: { stratagem: "GRENADE", target_unit_id: "B", model_id: "m1" },
      },
      dice,
    );
  };
  const table = { table: [{ from: 5, to: 6, do: [{ cp: 1 }] }] };

  test("AB-31 the unit that it was used on rolls its die: on a 5+ a command point comes back", () => {
    const own = [{ on: "UNIT", when: { after: "STRATAGEM" }, do: [table] }];
    // Six dice of the Grenade that all fail, and the die of each rule.
    expect(throwIt(grenade(own), [1, 1, 1, 1, 1, 1, 5]).game.players.p1.cp).toBe(3);
    expect(throwIt(grenade(own), [1, 1, 1, 1, 1, 1, 4]).game.players.p1.cp).toBe(2);
    expect(throwIt(grenade(own, []), [1, 1, 1, 1, 1, 1]).game.players.p1.cp).toBe(2);
  });

  test("AB-31 or a friend near it", () => {
    const near = (within: number) => [
      { on: "UNIT", when: { after: "STRATAGEM", who: "FRIENDLY", within }, do: [table] },
    ];
    expect(throwIt(grenade(near(6), []), [1, 1, 1, 1, 1, 1, 6]).game.players.p1.cp).toBe(3);
    expect(throwIt(grenade(near(1), []), [1, 1, 1, 1, 1, 1]).game.players.p1.cp).toBe(2);
  });

  test("AB-31 an ability that is used is no stratagem, and no player is asked", () => {
    const does = [
      { on: "UNIT", when: during, use: once, do: [MARK] },
      { on: "UNIT", when: { after: "STRATAGEM" }, do: [{ ...MARK, as: "PAID" }] },
    ];
    expect(effectsOf(playAll(tableWith(does), [use({})]), "A")).toEqual(["MARK"]);
    const asked = readRow(row([{ on: "UNIT", when: { after: "STRATAGEM" }, use: once, do: [MARK] }]));
    expect(asked.ok ? [] : asked.refusals.map(({ rule }) => rule)).toEqual(["AB-1"]);
  });
});

describe("transports", () => {
  const ride = (does: readonly Json[], flags: Json = {}, abilities: readonly string[] = ["RULE"]) =>
    transportGame({
      settings: { rows: { RULE: { ...row(does), ability: "RULE" } } } as never,
      units: {
        T: trukk({ abilities: [...abilities], flags: flags as never }),
        BOYZ: boyz(5, { embarked_in: "T" }),
        B: { owner: "p2", models: line(1, [55, 40]) as never },
      },
      turn: { phase: "MOVEMENT", round: 2 },
    });
  const out = setUp("BOYZ", alongside(5)) as Json;

  test("AB-31 a rule of the transport waits for who gets out of it", () => {
    const does = [{ when: { after: "DISEMBARK" }, do: [{ ...MARK, to: "IT" }] }];
    expect(effectsOf(playAll(ride(does), [out]), "BOYZ")).toEqual(["MARK"]);
    expect(effectsOf(playAll(ride(does, {}, []), [out]), "BOYZ")).toEqual([]);
  });

  test("AB-32 units get out of a transport that has Advanced, and do not charge", () => {
    const advanced = { moved: true, advanced: true };
    const does = [{ do: [{ may: ["DISEMBARK_AFTER_ADVANCE"] }] }];
    const after = playAll(ride(does, advanced), [out]);
    expect(after.units["BOYZ"]!.flags).toEqual({ disembarked: true, moved: true, cannot_charge: true });
    expect(codes(play(ride(does, advanced, []), out).result)).toEqual(["TRANSPORT_MOVED"]);
    expect(codes(play(ride(does, { moved: true, fell_back: true }), out).result)).toEqual([
      "TRANSPORT_MOVED",
    ]);
  });

  test("AB-32 or charge after its Normal move, and not after it has Advanced", () => {
    const may = [{ do: [{ may: ["CHARGE_AFTER_DISEMBARK", "DISEMBARK_AFTER_ADVANCE"] }] }];
    const flags = (moved: Json) => playAll(ride(may, moved), [out]).units["BOYZ"]!.flags;
    expect(flags({ moved: true })).toEqual({ disembarked: true, moved: true });
    expect(flags({ moved: true, advanced: true })).toHaveProperty("cannot_charge", true);
  });
});

test("AB-14 a unit that left the table with Deep Strike for a time comes down anywhere, and loses it then", () => {
  const leave = (give: readonly Json[]) => ({
    on: "UNIT",
    when: during,
    use: once,
    do: [{ give, as: "COMES_DOWN", until: "OWN_SHOOTING_PHASE" }, { reserve: "STRATEGIC" }],
  });
  const down = act("SET_UP", "A", {
    positions: { m1: [40, 25], m2: [42, 25] },
  });
  const waits = (give: readonly Json[]) => {
    let game = playAll(tableWith([leave(give)]), [use({})]);
    for (let i = 0; i < 12 && !(game.turn.active_player === "p1" && game.turn.phase === "MOVEMENT"); i++) {
      game = playAll(game, END);
    }
    return game;
  };
  const back = playAll(waits([{ ability: "DEEP STRIKE" }]), [down], END);
  expect([back.turn.phase, effectsOf(back, "A")]).toEqual(["SHOOTING", []]);
  expect(codes(play(waits([]), down).result)).toContain("FAR_FROM_EDGE");
});

describe("shooting by a rule", () => {
  /** B has the rule, and shoots back at who has shot at it. */
  const back = {
    on: "UNIT",
    when: { after: "ATTACKS", who: "ENEMY" },
    use: { once: "TURN" },
    do: [{ shoot: "NOW", at: "IT" }],
  };

  test("AB-33 the unit shoots back with all that it can fire, and has not shot in its own phase", () => {
    const game = tableWith([back], { a: { abilities: [] }, b: { abilities: ["RULE"] } });
    const asked = playAll(game, [fire("A", "B"), [1, 1]]);
    const shot = play(asked, use({}, "B"), [6, 1, 1, 6, 1]);
    expect(shot.result.errors).toEqual([]);
    expect(shot.result.dice.map(({ context }) => context)).toContain("to_hit");
    expect(Object.keys(shot.game.units["A"]!.models)).toHaveLength(1);
    expect(shot.game.units["B"]!.flags.has_shot).toBeUndefined();
  });

  test("AB-33 it is not offered to a unit that could fire nothing at it", () => {
    const game = tableWith([back], {
      a: { abilities: [] },
      b: { abilities: ["RULE"], models: line(3, [20, 10], { weapons: ["blade"] }) },
    });
    expect(playAll(game, [fire("A", "B"), [1, 1]]).tasks).toEqual([]);
  });

  test("AB-33 once more in its own phase", () => {
    const again = { on: "UNIT", when: { after: "SHOOT" }, use: once, do: [{ shoot: "AGAIN" }] };
    const shot = playAll(tableWith([again]), [fire("A", "B"), [1, 1]]);
    expect(codes(play(playAll(shot, [{ type: "PASS" }]), fire("A", "B")).result)).toEqual(["ALREADY_SHOT"]);
    expect(codes(play(playAll(shot, [use({})]), fire("A", "B"), [1, 1]).result)).toEqual([]);
    expect(words(again)).toContain("this unit can shoot again");
  });
});
