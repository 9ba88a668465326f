import { describe, expect, test } from "vitest";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { choices, type Game, waiting } from "../../src/index.ts";
import { row as line, play } from "../support/build.ts";
import { act, END, effectsOf, fire, type Json, MARK, playAll, tableWith, use } from "./table.ts";

const near = { models: line(2, [11, 10], { weapons: ["gun", "blade"] }) };
/** It fights before all others. */
const first = { flags: { charged_this_turn: true, fights_first: true } };
const isMarked = (game: Game, id = "A") => effectsOf(game, id).includes("MARK");

/** The unit fights without moving. */
const fights = (unit: string, assignments: readonly Json[], dice: readonly number[] = []) =>
  [
    [act("SELECT_FIGHTER", unit)],
    [act("PILE_IN", unit, { per_model_paths: {} })],
    [act("FIGHT", unit, { assignments }), dice],
  ] as const;
const consolidates = (unit: string) => [act("CONSOLIDATE", unit, { per_model_paths: {} })] as const;

describe("phases, turns and rounds, for rules that act by themselves", () => {
  /** From p1's Shooting phase into the next of p2's phases, with the guns out of reach: phases pass by themselves. */
  const begun = (when: Json, phases: number, turn: Json = {}) => {
    let game = tableWith([{ when, do: [MARK] }], { turn, b: { models: line(3, [55, 10]) } });
    for (let i = 0; i < phases; i++) game = playAll(game, END);
    return game;
  };

  test.each([
    [{ start: "SHOOTING" }, "MOVEMENT", 1],
    [{ end: "SHOOTING" }, "MOVEMENT", 1],
    [{ start: "CHARGE" }, "MOVEMENT", 1],
    [{ end: "CHARGE" }, "MOVEMENT", 1],
    [{ start: "FIGHT" }, "MOVEMENT", 1],
    [{ end: "FIGHT" }, "MOVEMENT", 1],
    [{ end: "TURN" }, "MOVEMENT", 1],
    [{ end: "MOVEMENT" }, "MOVEMENT", 1],
    [{ end: "COMMAND" }, "COMMAND", 1],
    [{ start: "MOVEMENT" }, "COMMAND", 1],
    [{ start: "TURN", whose: "ENEMY" }, "MOVEMENT", 1],
    [{ start: "COMMAND", whose: "ENEMY" }, "MOVEMENT", 1],
    [{ start: "COMMAND", whose: "ANY" }, "MOVEMENT", 1],
  ])("AB-5 %j comes once the %s phase has ended", (when, phase, phases) => {
    expect(isMarked(begun(when, 0, { phase }))).toBe(false);
    expect(isMarked(begun(when, phases, { phase }))).toBe(true);
  });

  test.each([
    [{ start: "COMMAND" }, "p2's Command phase is not yours"],
    [{ end: "SHOOTING", whose: "ENEMY" }, "nor is your Shooting phase the enemy's"],
    [{ start: "ROUND" }, "the round goes on"],
    [{ end: "ROUND" }, "the round goes on"],
  ])("AB-5 %j does not come as p1's turn ends: %s", (when, _why) => {
    expect(isMarked(begun(when, 1, { phase: "MOVEMENT" }))).toBe(false);
  });

  test("AB-5 a round ends and begins with the second player's turn", () => {
    const turn = { phase: "FIGHT", active_player: "p2" };
    for (const when of [{ end: "ROUND" }, { start: "ROUND" }, { start: "TURN" }, { start: "COMMAND" }]) {
      expect(isMarked(begun(when, 1, turn)), JSON.stringify(when)).toBe(true);
    }
    // It is the second round that begins.
    expect(isMarked(begun({ start: "BATTLE" }, 1, turn))).toBe(false);
  });

  test("AB-5 a rule of a detachment is that of every unit of its kind in the army that fights as it", () => {
    const rule = { source: "DETACHMENT", detachment: "ours" };
    const game = tableWith(
      [{ on: { army: true, keyword: "VEHICLE" }, when: { end: "SHOOTING" }, do: [MARK] }],
      { rule, more: { C: { keywords: ["VEHICLE"], models: line(1, [10, 30]) } } },
    );
    const p1 = { ...game.players.p1, detachment: "ours" };
    const after = playAll({ ...game, players: { ...game.players, p1 } }, END);
    expect([isMarked(after, "A"), isMarked(after, "C")]).toEqual([false, true]);
    expect(isMarked(playAll(game, END), "C")).toBe(false);
  });
});

describe("what units do, for rules that act by themselves", () => {
  const shoots = (clause: Json, dice: readonly number[], options: Json = {}) =>
    playAll(tableWith([clause], options as never), [fire("A", "B"), dice]);

  test("AB-5 after a unit has shot, those that it hit: by any weapon, or by a named one", () => {
    const hit = (choose: Json) => ({
      when: { after: "SHOOT" },
      choose: { unit: "HIT", every: true, ...choose },
      do: [{ ...MARK, to: "CHOSEN" }],
    });
    // Two shots: one hits on 3+, does not wound on 4+.
    expect(isMarked(shoots(hit({}), [3, 1, 1]), "B")).toBe(true);
    expect(isMarked(shoots(hit({}), [1, 2]), "B")).toBe(false);
    expect(isMarked(shoots(hit({ weapon: "gun" }), [3, 1, 1]), "B")).toBe(true);
    expect(isMarked(shoots(hit({ weapon: "bow" }), [3, 1, 1]), "B")).toBe(false);
  });

  test("AB-5 the enemy has shot: a unit that was hit, or that lost models", () => {
    const b = { abilities: ["RULE"] };
    const a = { abilities: [] };
    const clause = (suffered: string) => ({
      when: { after: "SHOOT", who: "ENEMY", suffered },
      do: [MARK],
    });
    // Hit and not wounded; hit, wounded, not saved on 3+.
    expect(isMarked(shoots(clause("HIT"), [3, 1, 1], { a, b }), "B")).toBe(true);
    expect(isMarked(shoots(clause("HIT"), [1, 1], { a, b }), "B")).toBe(false);
    expect(isMarked(shoots(clause("LOSSES"), [3, 1, 1], { a, b }), "B")).toBe(false);
    expect(isMarked(shoots(clause("LOSSES"), [3, 1, 4, 1], { a, b }), "B")).toBe(true);
  });

  test("AB-5 a unit destroyed another: its own rule, that of the destroyed one, and whose attacks it were", () => {
    const one = { models: line(1, [20, 10]) };
    const killed = [3, 1, 4, 1];
    const by = { when: { after: "DESTROYED", who: "ENEMY", by: "THIS" }, do: [MARK] };
    expect(isMarked(shoots(by, killed, { b: one }))).toBe(true);
    expect(isMarked(shoots(by, killed))).toBe(false);
    const other = { when: { after: "DESTROYED", who: "ENEMY", by: "FRIENDLY" }, do: [MARK] };
    expect(isMarked(shoots(other, killed, { b: one }))).toBe(false);
    const revenge = { when: { after: "DESTROYED" }, do: [{ ...MARK, to: "ATTACKER" }] };
    expect(
      isMarked(shoots(revenge, killed, { a: { abilities: [] }, b: { ...one, abilities: ["RULE"] } })),
    ).toBe(true);
  });

  test("AB-5 how near a unit was that is destroyed is measured from where it stood", () => {
    // Ten inches from centre to centre, and 32 mm bases: 8.74 inches.
    const one = { models: line(1, [20, 10]) };
    const near = (within: number) => ({ when: { after: "DESTROYED", who: "ENEMY", within }, do: [MARK] });
    expect(isMarked(shoots(near(9), [3, 1, 4, 1], { b: one }))).toBe(true);
    expect(isMarked(shoots(near(8), [3, 1, 4, 1], { b: one }))).toBe(false);
    const used = { ...near(9), use: { once: "TURN" } };
    const asked = (within: number) =>
      playAll(tableWith([{ ...used, when: { ...used.when, within } }], { b: one }), [
        fire("A", "B"),
        [3, 1, 4, 1],
      ]).tasks.map(({ type }) => type);
    expect([asked(9), asked(8)]).toEqual([["window"], []]);
  });

  test("AB-5 after a fight, what its attacks hit; before it consolidates, that they are resolved", () => {
    const turn = { phase: "FIGHT" };
    const strike = [{ weapon_id: "blade", target_unit_id: "B", model_ids: ["m1"] }];
    const fought = (clause: Json, dice: readonly number[], whole: boolean) => {
      const game = tableWith([clause], { turn, a: first, b: near });
      const struck = playAll(game, ...fights("A", strike, dice));
      return whole ? playAll(struck, consolidates("A")) : struck;
    };
    const clause = (after: string) => ({
      when: { after },
      choose: { unit: "HIT", every: true },
      do: [{ ...MARK, to: "CHOSEN" }],
    });
    expect(isMarked(fought(clause("FIGHT"), [3, 1], false), "B")).toBe(false);
    expect(isMarked(fought(clause("FIGHT"), [3, 1], true), "B")).toBe(true);
    expect(isMarked(fought(clause("FIGHT"), [1], true), "B")).toBe(false);
    expect(isMarked(fought(clause("ATTACKS"), [3, 1], false), "B")).toBe(true);
    expect(isMarked(fought(clause("SHOOT"), [3, 1], true), "B")).toBe(false);
  });

  test("AB-5 a move ends, of its kind and near enough", () => {
    const moved = (when: Json) =>
      playAll(
        tableWith([{ when, do: [MARK] }], {
          turn: { phase: "MOVEMENT", active_player: "p2" },
          b: { models: line(1, [20, 10]) },
        }),
        [
          act("MOVE", "B", {
            kind: "NORMAL",
            per_model_paths: {
              m1: [
                [20, 10],
                [18, 10],
              ],
            },
          }),
        ],
      );
    expect(isMarked(moved({ after: "MOVE", who: "ENEMY" }))).toBe(true);
    // From 18 to 10 with bases of one inch: 7 inches.
    expect(isMarked(moved({ after: "MOVE", who: "ENEMY", within: 7 }))).toBe(true);
    expect(isMarked(moved({ after: "MOVE", who: "ENEMY", within: 6 }))).toBe(false);
    expect(isMarked(moved({ after: "MOVE", who: "ENEMY", moves: ["FALL_BACK"] }))).toBe(false);
    expect(isMarked(moved({ after: "MOVE" }))).toBe(false);
    expect(isMarked(moved({ selected: "MOVE", who: "ENEMY" }))).toBe(true);
  });

  test("AB-5 a Battle-shock test is passed or failed, in any phase or in one", () => {
    const tested = (when: Json, dice: readonly number[]) => {
      const tests = {
        when: { during: "SHOOTING" },
        use: { once: "PHASE" },
        choose: { unit: "ENEMY" },
        do: [{ battleShock: "TEST", to: "CHOSEN" }],
      };
      const game = tableWith([tests, { when, do: [MARK] }]);
      return isMarked(playAll(game, [use({ target_unit_id: "B" }), dice]));
    };
    const failed = { after: "TEST", who: "ENEMY", passed: false };
    expect([tested(failed, [1, 1]), tested(failed, [6, 6])]).toEqual([true, false]);
    expect(tested({ after: "TEST", who: "ENEMY" }, [6, 6])).toBe(true);
    expect(tested({ ...failed, in: "SHOOTING" }, [1, 1])).toBe(true);
    expect(tested({ ...failed, in: "FIGHT" }, [1, 1])).toBe(false);
  });

  test("AB-6 what is given until the end of the phase as a turn ends is gone in the next turn", () => {
    const clause = (until: string) => ({ when: { end: "TURN" }, do: [{ ...MARK, until }] });
    const ended = (until: string) =>
      effectsOf(playAll(tableWith([clause(until)], { turn: { phase: "FIGHT" } }), [END[0]]), "A");
    expect([ended("PHASE"), ended("TURN"), ended("BATTLE")]).toEqual([[], [], ["MARK"]]);
  });

  test("AB-2 a charge that answers a charge does not set off another", () => {
    const answer = { when: { targeted: "CHARGE" }, do: [{ charge: "NOW", at: "IT" }] };
    const near = { abilities: ["RULE"], models: line(1, [14, 10], { weapons: ["blade"] }) };
    const game = tableWith([answer], { turn: { phase: "CHARGE" }, b: near });
    const declared = playAll(game, [act("DECLARE_CHARGE", "A", { target_unit_ids: ["B"] })]);
    expect(Object.keys(declared.charges.pending)).toEqual(["A"]);
  });

  test("AB-2 a target that a rule takes off the table is shot at no more, and the unit has shot", () => {
    const leaves = { when: { targeted: "SHOOT" }, do: [{ reserve: "STRATEGIC" }] };
    const game = tableWith([leaves], { a: { abilities: [] }, b: { abilities: ["RULE"] } });
    const shot = playAll(game, [fire("A", "B")]);
    expect(shot.tasks).toEqual([]);
    expect([shot.units["A"]!.flags.has_shot, shot.units["B"]!.reserve]).toEqual([true, "STRATEGIC"]);
  });

  test("AB-2 rules that set each other off come to an end", () => {
    const again = {
      when: { after: "TEST" },
      do: [{ battleShock: "TEST" }],
    };
    const start = { when: { end: "SHOOTING" }, do: [{ battleShock: "TEST" }] };
    const { result } = play(tableWith([start, again]), END[0], Array(800).fill(6));
    expect(result.errors).toEqual([]);
    // The first of them, and 400 in all: two dice each, and the players are told.
    expect(result.dice).toHaveLength(400);
    expect(result.log_text).toContain(
      "400 rules have acted by themselves: the others that are set off do nothing.",
    );
  });
});

describe("windows for rules that a player uses", () => {
  const asked = (game: Game) =>
    waiting(game).map((one) => [one.player, "window" in one ? one.window : undefined]);
  const once = (when: Json, more: Json = {}) => ({ when, use: { once: "TURN" }, do: [MARK], ...more });

  test.each([
    [{ start: "CHARGE" }, "SHOOTING", "p1", "W-CHARGE-START"],
    [{ end: "SHOOTING" }, "SHOOTING", "p1", "W-SHOOT-END"],
    [{ end: "TURN", whose: "ENEMY" }, "FIGHT", "p2", "W-TURN-END"],
    [{ start: "COMMAND", whose: "ENEMY" }, "FIGHT", "p1", "W-CMD-START"],
    [{ during: "COMMAND", whose: "ENEMY" }, "FIGHT", "p1", "W-CMD-START"],
    [{ end: "FIGHT" }, "FIGHT", "p1", "W-FIGHT-END"],
    [{ start: "SHOOTING" }, "MOVEMENT", "p1", "W-SHOOT-START"],
  ])("AB-4 %j asks as p1's %s phase ends", (when, phase, active_player, window) => {
    // In the enemy's turn the rule is that of p1 in p2's, or the other way round.
    const turn = { phase, active_player };
    const game = playAll(tableWith([once(when)], { turn }), END);
    expect(asked(game)).toEqual([["p1", window]]);
    expect([...choices(game)].map(({ type }) => type)).toEqual(["USE_STRATAGEM", "PASS"]);
    expect(isMarked(playAll(game, [use({})]))).toBe(true);
    expect(isMarked(playAll(game, [{ type: "PASS" }]))).toBe(false);
  });

  test("AB-4 nobody is asked where the rule is for the other turn", () => {
    const game = tableWith([once({ end: "SHOOTING", whose: "ENEMY" })]);
    expect(playAll(game, END).tasks).toEqual([]);
  });

  test("AB-4 an enemy unit has resolved its attacks: asked for the unit that lost models, and for no other", () => {
    const clause = once({ after: "ATTACKS", who: "ENEMY", suffered: "LOSSES" });
    const options = {
      a: { abilities: [] },
      b: { abilities: ["RULE"] },
      more: { C: { owner: "p2", abilities: ["RULE"], models: line(1, [20, 30]) } },
    };
    const lost = playAll(tableWith([clause], options), [fire("A", "B"), [3, 1, 4, 1]]);
    expect(asked(lost)).toEqual([["p2", "W-ATTACKS-AFTER"]]);
    expect([...choices(lost)]).toEqual([use({}, "B"), { type: "PASS" }]);
    expect(playAll(tableWith([clause], options), [fire("A", "B"), [1, 1]]).tasks).toEqual([]);
  });

  test("AB-4 after its own volley its player chooses among the units that were hit", () => {
    const clause = once({ after: "SHOOT" }, { choose: { unit: "HIT" }, do: [{ ...MARK, to: "CHOSEN" }] });
    const game = playAll(tableWith([clause]), [fire("A", "B"), [3, 1, 1]]);
    expect([...choices(game)]).toEqual([use({ target_unit_id: "B" }), { type: "PASS" }]);
    expect(isMarked(playAll(game, [use({ target_unit_id: "B" })]), "B")).toBe(true);
    expect(playAll(tableWith([clause]), [fire("A", "B"), [1, 1]]).tasks).toEqual([]);
  });

  test("AB-4 an enemy unit is selected to shoot or to fight, and what is used counts for its attacks", () => {
    const harder = {
      choose: { unit: "ENEMY", if: { is: "ON_TABLE", of: "CHOSEN" } },
      do: [{ attacks: "MADE", do: [{ hit: -1 }] }],
      until: "PHASE",
    };
    const options = { a: { abilities: [] }, b: { abilities: ["RULE"] } };
    const clause = once({ selected: "SHOOT", who: "ENEMY" }, harder);
    const shot = playAll(tableWith([clause], options), [fire("A", "B")]);
    expect(asked(shot)).toEqual([["p2", "W-SHOOT-SELECT"]]);
    // 3 misses now, 4 hits and does not wound.
    playAll(shot, [use({ target_unit_id: "A" }, "B"), [3, 4, 1]]);
    const fight = once({ selected: "FIGHT", who: "ENEMY" }, harder);
    const game = tableWith([fight], {
      ...options,
      turn: { phase: "FIGHT" },
      a: { ...first, abilities: [] },
      b: { ...near, abilities: ["RULE"] },
    });
    expect(asked(playAll(game, [act("SELECT_FIGHTER", "A")]))).toEqual([["p2", "W-FIGHT-ENEMY"]]);
  });

  test("AB-4 a charge is declared at the unit, a unit is destroyed, a test is failed", () => {
    const charged = tableWith([once({ targeted: "CHARGE" })], {
      turn: { phase: "CHARGE" },
      a: { abilities: [] },
      b: { abilities: ["RULE"] },
    });
    const declare = act("DECLARE_CHARGE", "A", { target_unit_ids: ["B"] });
    expect(asked(playAll(charged, [declare]))).toEqual([["p2", "W-CHARGE-DECLARED"]]);
    const killer = tableWith([once({ after: "DESTROYED", who: "ENEMY", by: "THIS" })], {
      b: { models: line(1, [20, 10]) },
    });
    const killed = playAll(killer, [fire("A", "B"), [3, 1, 4, 1]]);
    expect(asked(killed)).toEqual([["p1", "W-LOST"]]);
  });

  test("AB-4 a stratagem on a unit of the army that was just destroyed", () => {
    const clause = {
      on: "UNIT",
      when: { after: "DESTROYED" },
      use: { cost: 1 },
      do: [{ ...MARK, to: "ATTACKER" }],
    };
    const game = tableWith([clause], {
      rule: { source: "STRATAGEM" },
      b: { keywords: ["BEAST"], models: line(1, [20, 10]) },
    });
    const rich = { ...game, players: { ...game.players, p2: { ...game.players.p2, cp: 1 } } };
    const killed = playAll(rich, [fire("A", "B"), [3, 1, 4, 1]]);
    expect(asked(killed)).toEqual([["p2", "W-LOST"]]);
    expect(isMarked(playAll(killed, [use({}, "B")]))).toBe(true);
  });
});

test("AB-1 every trigger is of the language, and makes a sentence", () => {
  const triggers = [
    [{ start: "SHOOTING" }, "At the start of your Shooting phase, "],
    [{ end: "TURN", whose: "ENEMY" }, "At the end of your opponent’s turn, "],
    [{ selected: "SHOOT", who: "ENEMY" }, "When an enemy unit is selected to shoot, "],
    [{ targeted: "CHARGE" }, "When this unit is selected as the target of a charge, "],
    [
      { after: "ATTACKS", who: "ENEMY", suffered: "LOSSES" },
      "After an enemy unit has resolved its attacks and destroyed models in this unit, ",
    ],
    [{ after: "DESTROYED", who: "ENEMY", by: "THIS" }, "After an enemy unit is destroyed by this unit, "],
    [{ after: "MOVE" }, "After this unit ends a Normal, Advance or Fall Back move, "],
    [
      { after: "TEST", passed: false, in: "COMMAND" },
      "After this unit fails a Battle-shock test in the Command phase, ",
    ],
  ] as const;
  for (const [when, words] of triggers) {
    const read = readRow({ id: "R", name: "R", source: "DATASHEET", does: [{ when, do: [{ cp: 1 }] }] });
    expect(read.ok && sentenceOf(read.value)).toBe(`${words}you gain 1 CP.`);
  }
});
