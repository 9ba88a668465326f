import { describe, expect, test } from "vitest";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { isGranted } from "../../src/abilities/permissions.ts";
import { choices, type Game, parseGame } from "../../src/index.ts";
import { codes, row as line, play } from "../support/build.ts";
import { END, effectsOf, type Json, MARK, playAll, tableWith, use } from "./table.ts";

const payloads = (game: Game) =>
  [...choices(game)].flatMap((one) => (one.type === "USE_STRATAGEM" ? [one.payload] : []));
const during = { during: "SHOOTING" };
const charge = { may: ["CHARGE_AFTER_ADVANCE"] };
const shoot = { may: ["SHOOT_AFTER_ADVANCE"] };

describe("one of several options", () => {
  const clause = {
    on: "UNIT",
    when: during,
    use: { once: "BATTLE" },
    do: [],
    options: [
      { name: "Run Them Down", do: [charge] },
      { name: "Keep Firing!", do: [shoot], until: "TURN" },
      { name: "Hold", if: { is: "STATIONARY" }, do: [{ ...MARK }] },
    ],
    until: "PHASE",
  };

  test("AB-4 every option that its condition allows is in choices, by its printed name", () => {
    const named = (option: string) => ({ stratagem: "RULE", option });
    expect(payloads(tableWith([clause]))).toEqual([named("Run Them Down"), named("Keep Firing!")]);
    const still = tableWith([clause], { a: { flags: { remained_stationary: true } } });
    expect(payloads(still)).toEqual([named("Run Them Down"), named("Keep Firing!"), named("Hold")]);
  });

  test("AB-4 it is named in any spelling, or by its number from 1, and alone takes effect", () => {
    for (const option of ["Keep Firing!", "KEEP FIRING", "keep-firing", 2]) {
      const game = playAll(tableWith([clause]), [use({ option })]);
      expect(isGranted(game, game.units["A"]!, "SHOOT_AFTER_ADVANCE")).toBe(true);
      expect(isGranted(game, game.units["A"]!, "CHARGE_AFTER_ADVANCE")).toBe(false);
    }
  });

  test("AB-6 its effects end with its own time, or with that of the clause", () => {
    const granted = (option: number) => {
      const game = playAll(tableWith([clause]), [use({ option })], END);
      expect(game.turn.phase).not.toBe("SHOOTING");
      return effectsOf(game, "A");
    };
    expect(granted(1)).toEqual([]);
    // END has passed over phases up to p2's turn where nobody could act, or stopped in p1's Charge phase.
    expect(granted(2)).toEqual(["RULE_OPTION_2"]);
  });

  test("AB-4 none, an unknown one and one whose condition fails are refused with those that there are", () => {
    for (const payload of [{}, { option: "Sing" }, { option: 0 }, { option: "Hold" }, { option: 3 }]) {
      const { result } = play(tableWith([clause]), use(payload));
      expect(codes(result)).toEqual(["NO_OPTION"]);
      expect(result.errors[0]!.message).toBe(
        "A Rule of Ours needs one of its options: Run Them Down, Keep Firing!.",
      );
    }
  });

  test("AB-4 what it replaces ends as another option of the same rule is chosen", () => {
    const again = { ...clause, use: { once: "BATTLE", times: 2, replaces: true }, until: "BATTLE" };
    const first = playAll(tableWith([again]), [use({ option: 1 })]);
    expect(effectsOf(first, "A")).toEqual(["RULE_OPTION_1"]);
    expect(effectsOf(playAll(first, [use({ option: 2 })]), "A")).toEqual(["RULE_OPTION_2"]);
    const both = { ...again, use: { once: "BATTLE", times: 2 } };
    const kept = playAll(tableWith([both]), [use({ option: 1 })], [use({ option: 2 })]);
    expect(effectsOf(kept, "A")).toEqual(["RULE_OPTION_1", "RULE_OPTION_2"]);
  });

  test("AB-4 a player's own rule: the option is for every unit that has it", () => {
    const { on: _, ...ofArmy } = clause;
    const game = tableWith([ofArmy], {
      rule: { source: "ARMY_RULE" },
      more: { C: { abilities: ["RULE"], models: line(1, [10, 30]) }, D: { models: line(1, [10, 34]) } },
    });
    const after = playAll(game, [{ type: "USE_STRATAGEM", payload: { stratagem: "RULE", option: 1 } }]);
    expect(["A", "C", "D"].map((id) => effectsOf(after, id).length)).toEqual([1, 1, 0]);
  });

  test("AB-1 it makes a sentence", () => {
    const read = readRow({ id: "R", name: "R", source: "DATASHEET", does: [clause] });
    const sentence = read.ok ? sentenceOf(read.value) : "";
    expect(sentence).toMatch(
      /^Once per battle, in your Shooting phase, you can use this rule: choose one of the following: Run Them Down: /,
    );
    expect(sentence).toMatch(/; Keep Firing!: until the end of the turn, /);
    expect(sentence).toMatch(/; Hold \(if this unit Remained Stationary this turn\): /);
  });
});

describe("several units", () => {
  const more = {
    C: { owner: "p2", models: line(1, [20, 30]) },
    D: { owner: "p2", models: line(1, [20, 36]) },
  };
  const clause = {
    when: during,
    use: { once: "PHASE" },
    choose: { unit: "ENEMY", upTo: 2 },
    do: [{ ...MARK, to: "CHOSEN" }],
  };
  const marked = (game: Game) => ["B", "C", "D"].filter((id) => effectsOf(game, id).includes("MARK"));

  test("AB-4 every set of up to so many is in choices", () => {
    const sets = payloads(tableWith([clause], { more })).map((one) => one.target_unit_ids);
    expect(sets).toEqual([["B"], ["C"], ["D"], ["B", "C"], ["B", "D"], ["C", "D"]]);
  });

  test("AB-4 each that was chosen; too many, or one that cannot be chosen, is refused", () => {
    const game = tableWith([clause], { more });
    expect(marked(playAll(game, [use({ target_unit_ids: ["C", "D"] })]))).toEqual(["C", "D"]);
    expect(marked(playAll(game, [use({ target_unit_id: "B" })]))).toEqual(["B"]);
    const refused = (target_unit_ids: readonly string[]) =>
      codes(play(game, use({ target_unit_ids })).result);
    expect(refused(["B", "C", "D"])).toEqual(["TOO_MANY_TARGETS"]);
    expect(refused(["B", "A"])).toEqual(["NO_TARGET"]);
  });

  test("AB-5 what is set off by one is resolved before the next", () => {
    const wounds = {
      ...clause,
      do: [
        { mortalWounds: 1, to: "CHOSEN" },
        { battleShock: "TEST", to: "CHOSEN" },
      ],
    };
    const game = tableWith([wounds], {
      settings: { allocation: "DEFENDER" },
      b: { models: line(2, [20, 10]) },
      more: { C: { owner: "p2", models: line(2, [20, 30]) } },
    });
    const first = playAll(game, [use({ target_unit_ids: ["B", "C"] })]);
    expect(first.tasks.map((task) => task.type)).toEqual(["rule", "rule", "mortal_wounds"]);
    expect(parseGame(JSON.parse(JSON.stringify(first)))).toMatchObject({ ok: true, value: first });
    const allocate = (now: Game) => [...choices(now)].find(({ type }) => type === "ALLOCATE_WOUND") as Json;
    // B's test comes before C's wound.
    const second = playAll(first, [allocate(first), [1, 1]]);
    expect(second.units["B"]!.flags.battle_shocked).toBe(true);
    const third = playAll(second, [allocate(second), [6, 6]]);
    expect([third.tasks, third.units["C"]!.flags.battle_shocked]).toEqual([[], undefined]);
  });
});

describe("limits", () => {
  const mark = (use_: Json, more: Json = {}) => ({ when: during, use: use_, do: [MARK], ...more });
  const again = (game: Game, unit = "A", more: Json = {}) => codes(play(game, use(more, unit)).result);

  test("AB-4 so many times in a time", () => {
    const twice = playAll(tableWith([mark({ once: "BATTLE", times: 2 })]), [use({})]);
    expect(again(twice)).toEqual([]);
    expect(again(playAll(twice, [use({})]))).toEqual(["ALREADY_SPENT"]);
  });

  test("AB-4 for the army, each unit or each model, whatever the rule comes from", () => {
    const more = { C: { abilities: ["RULE"], models: line(1, [10, 30]) } };
    const used = (per: string) => playAll(tableWith([mark({ once: "BATTLE", per })], { more }), [use({})]);
    expect([again(used("ARMY")), again(used("ARMY"), "C")]).toEqual([["ALREADY_USED"], ["ALREADY_USED"]]);
    expect([again(used("UNIT")), again(used("UNIT"), "C")]).toEqual([["ALREADY_SPENT"], []]);
    // Both models of A have it: the second may still use it.
    const a = { abilities: [], models: line(2, [10, 10], { abilities: ["RULE"] }) };
    const once = playAll(tableWith([mark({ once: "BATTLE", per: "MODEL" })], { a }), [use({})]);
    expect(payloads(once).map(({ model_id }) => model_id)).toEqual(["m2"]);
    expect(again(once, "A", { model_id: "m1" })).toEqual(["NO_ABILITY"]);
    expect(again(playAll(once, [use({ model_id: "m2" })]))).toEqual(["ALREADY_SPENT"]);
    const stratagem = { source: "STRATAGEM" };
    const each = mark({ once: "PHASE", per: "UNIT" }, { on: "UNIT" });
    const drawn = playAll(tableWith([each], { rule: stratagem, more }), [use({})]);
    expect([again(drawn), again(drawn, "C")]).toEqual([["ALREADY_SPENT"], []]);
  });

  test("AB-4 rules of one group count together, and end each other where they say so", () => {
    const one = (as: string) => ({
      ...mark({ once: "PHASE", per: "ARMY", group: "STANCES", replaces: true }),
      as,
      name: as,
      do: [charge],
      until: "BATTLE",
    });
    const game = tableWith([one("FIRST"), one("SECOND")]);
    expect(payloads(game).map(({ stratagem }) => stratagem)).toEqual(["FIRST", "SECOND"]);
    const first = playAll(game, [use({ stratagem: "FIRST" })]);
    expect(payloads(first)).toEqual([]);
    expect(again(first, "A", { stratagem: "SECOND" })).toEqual(["ALREADY_USED"]);
    const later = { ...first, players: { ...first.players, p1: { ...first.players.p1, used: [] } } };
    expect(effectsOf(playAll(later, [use({ stratagem: "SECOND" })]), "A")).toEqual(["SECOND"]);
  });

  test("AB-4 what is compulsory cannot be passed", () => {
    const owed = mark({ once: "PHASE", compulsory: true }, { when: { end: "SHOOTING" } });
    const asked = playAll(tableWith([owed]), END);
    expect([...choices(asked)].map(({ type }) => type)).toEqual(["USE_STRATAGEM"]);
    expect(codes(play(asked, { type: "PASS" }).result)).toEqual(["MUST_USE"]);
  });

  test("AB-2 what nothing limits is refused at the border", () => {
    const read = (use_: Json) => readRow({ id: "R", name: "R", source: "DATASHEET", does: [mark(use_)] }).ok;
    const spend = { pool: "P", count: 1, called: "tokens" };
    expect([{}, { cost: 0 }, { compulsory: true, cost: 1 }].map(read)).toEqual([false, false, false]);
    expect([{ once: "TURN" }, { cost: 1 }, { spend }].map(read)).toEqual([true, true, true]);
  });
});

describe("pools", () => {
  const gain = (more: Json = {}) => ({
    as: "GAIN",
    name: "Gain",
    when: during,
    use: { once: "BATTLE", times: 3 },
    do: [{ pool: "TOKENS", gain: 2, most: 3, called: "tokens", ...more }],
  });
  const spend = (more: Json = {}) => ({
    as: "SPEND",
    name: "Spend",
    when: during,
    use: { spend: { pool: "TOKENS", count: 2, called: "tokens", ...more } },
    do: [MARK],
  });
  const held = (game: Game) => game.players.p1.pools?.["TOKENS"];
  const gaining = use({ stratagem: "GAIN" });
  const spending = use({ stratagem: "SPEND" });

  test("AB-12 a number is gained up to its bound, and pays for uses", () => {
    const game = tableWith([gain(), spend()]);
    expect(codes(play(game, spending).result)).toEqual(["POOL_SPENT"]);
    expect(payloads(game).map(({ stratagem }) => stratagem)).toEqual(["GAIN"]);
    const rich = playAll(game, [gaining], [gaining]);
    expect(held(rich)).toBe(3);
    const spent = playAll(rich, [spending]);
    expect([held(spent), effectsOf(spent, "A")]).toEqual([1, ["MARK"]]);
    expect(codes(play(spent, spending).result)).toEqual(["POOL_SPENT"]);
    expect(game.players.p2.pools).toBeUndefined();
  });

  test("AB-12 dice of a pool are kept as they fell; those that are named are spent, or the lowest that will do", () => {
    const game = tableWith([gain({ gain: "3D6", dice: true, most: 6 }), spend({ from: 3 })]);
    const rich = playAll(game, [gaining, [5, 2, 4]]);
    expect(held(rich)).toEqual([5, 2, 4]);
    expect(held(playAll(rich, [spending]))).toEqual([2]);
    const more = playAll(rich, [gaining, [3, 6, 1]]);
    expect(held(playAll(more, [use({ stratagem: "SPEND", dice: [0, 4] })]))).toEqual([2, 4, 3, 1]);
    expect(held(playAll(more, [spending]))).toEqual([5, 2, 6, 1]);
    for (const dice of [[0, 1], [0], [0, 0], [0, 9]]) {
      expect(codes(play(more, use({ stratagem: "SPEND", dice })).result)).toEqual(["WRONG_DICE"]);
    }
  });

  test("AB-12 how much is in it can be a condition; it can be lost", () => {
    const needs = { pool: "TOKENS", atLeast: 2, called: "tokens" };
    const rule = { ...spend(), use: { once: "BATTLE" }, if: needs };
    const game = tableWith([gain(), rule, { ...gain({ gain: 0, lose: 1 }), as: "LOSE", name: "Lose" }]);
    expect(codes(play(game, spending).result)).toEqual(["CONDITION"]);
    const rich = playAll(game, [gaining]);
    expect(codes(play(rich, spending).result)).toEqual([]);
    const poor = playAll(rich, [use({ stratagem: "LOSE" })]);
    expect([held(poor), codes(play(poor, spending).result)]).toEqual([1, ["CONDITION"]]);
  });
});
