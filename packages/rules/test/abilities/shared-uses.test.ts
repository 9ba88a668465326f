import { describe, expect, test } from "vitest";
import { choices, type Game } from "../../src/index.ts";
import { row as line } from "../support/build.ts";
import { END, effectsOf, type Json, MARK, playAll, tableWith, use } from "./table.ts";

const gun = { weapons: ["gun"] };
const uses = (game: Game) => [...choices(game, "USE_STRATAGEM")].length;

describe("AB-12 pools", () => {
  const pools = (deed: Json, before: Json, dice: readonly number[] = []) => {
    const game = tableWith([{ when: { start: "CHARGE" }, do: [deed] }]);
    const p1 = { ...game.players.p1, pools: before };
    const held = { ...game, players: { ...game.players, p1 } } as Game;
    return playAll(held, [...END, dice]).players.p1.pools?.["FAITH"];
  };

  test("dice that show a face without a roll", () => {
    const gain = { pool: "FAITH", called: "Faith dice", dice: true };
    expect(pools({ ...gain, gain: 2, face: 6 }, { FAITH: [1] })).toEqual([1, 6, 6]);
    expect(pools({ ...gain, gain: "D6", face: 6 }, { FAITH: [1] })).toEqual([1, 6]);
    expect(pools({ ...gain, gain: "D6" }, { FAITH: [1] }, [4])).toEqual([1, 4]);
  });

  test("what another pool holds is added to a total", () => {
    const given = (more: Json) => ({
      given: { dice: "TEST", total: 8, plus: "BONUS", called: "test" },
      do: [{ pool: "FAITH", called: "Faith", gain: 1 }],
      ...more,
    });
    expect(pools(given({}), { TEST: [3, 4], BONUS: 1 })).toBe(1);
    expect(pools(given({}), { TEST: [3, 4] })).toBeUndefined();
    expect(pools(given({}), { TEST: [3, 4], BONUS: 0 })).toBeUndefined();
  });
});

describe("AB-4 who uses a rule, and how often", () => {
  test("the model that uses it has an ability", () => {
    const does = [
      {
        when: { start: "CHARGE" },
        use: { once: "BATTLE", per: "MODEL" },
        do: [
          { given: { userHas: "WISE" }, do: [{ give: [], as: "KNOWS", until: "BATTLE" }], otherwise: [MARK] },
        ],
      },
    ];
    const a = {
      abilities: [],
      models: {
        m1: { at: [10, 10], abilities: ["RULE", "WISE"], ...gun },
        m2: { at: [10, 12], abilities: ["RULE"], ...gun },
      },
    };
    const by = (model_id: string) =>
      effectsOf(playAll(tableWith(does, { a }), END, [use({ model_id })]), "A");
    expect([by("m1"), by("m2")]).toEqual([["KNOWS"], ["MARK"]]);
  });

  test("twice for those of whom a condition holds, once for others", () => {
    const does = [
      {
        on: "UNIT",
        when: { during: "CHARGE" },
        use: { once: "TURN", per: "UNIT", times: { times: 2, if: { keyword: "GREAT" } } },
        do: [{ cp: 1 }],
      },
    ];
    const left = (keywords: readonly string[], used: number) => {
      const game = playAll(tableWith(does, { a: { keywords } }), END);
      const once = { stratagem: "RULE", until: "TURN", unit_id: "A" };
      const p1 = { ...game.players.p1, used: Array<unknown>(used).fill(once) };
      return uses({ ...game, players: { ...game.players, p1 } } as Game) > 0;
    };
    expect([left([], 0), left([], 1)]).toEqual([true, false]);
    expect([left(["GREAT"], 1), left(["GREAT"], 2)]).toEqual([true, false]);
  });

  test("further for those of whom a condition holds", () => {
    const does = [
      {
        on: "UNIT",
        when: { start: "CHARGE" },
        use: { once: "BATTLE", per: "UNIT" },
        choose: { unit: "ENEMY", within: 6, further: [{ within: 12, if: { keyword: "GREAT" } }] },
        do: [{ ...MARK, to: "CHOSEN" }],
      },
    ];
    const asked = (keywords: readonly string[], x: number) =>
      uses(playAll(tableWith(does, { a: { keywords }, b: { models: line(1, [x, 10]) } }), END)) > 0;
    expect([asked([], 16), asked([], 20)]).toEqual([true, false]);
    expect([asked(["GREAT"], 20), asked(["GREAT"], 26)]).toEqual([true, false]);
  });
});

test("AB-6 effects end but for the latest, where a condition holds", () => {
  const effects = ["ORDER_OPTION_1", "ORDER_OPTION_2"].map((effect) => ({
    ...{ effect, source: "ABILITY", player: "p1", until: "BATTLE" },
  }));
  const ended = (keywords: readonly string[]) => {
    const does = [
      {
        as: "ORDER",
        when: { during: "COMMAND" },
        use: { once: "TURN", per: "UNIT" },
        do: [],
        options: [
          { name: "One", do: [] },
          { name: "Two", do: [] },
        ],
        until: "BATTLE",
      },
      {
        when: { start: "CHARGE" },
        do: [{ end: ["ORDER"], called: "its Order", keep: { count: 1, if: { keyword: "GREAT" } } }],
      },
    ];
    return effectsOf(playAll(tableWith(does, { a: { keywords, effects } }), END), "A");
  };
  expect([ended([]), ended(["GREAT"])]).toEqual([[], ["ORDER_OPTION_2"]]);
});
