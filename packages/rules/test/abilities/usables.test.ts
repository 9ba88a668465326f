import { describe, expect, test } from "vitest";
import { choices, type Game } from "../../src/index.ts";
import { buildGame, codes, row as line, play } from "../support/build.ts";

type Json = Record<string, unknown>;

/** A has the rule RULE, B is its enemy; both stand 10 inches apart in p1's Shooting phase. */
function table(
  does: readonly Json[],
  more: { readonly rule?: Json; readonly a?: Json; readonly turn?: Json } = {},
) {
  const rule = {
    id: "RULE",
    name: "A Rule of Ours",
    ability: "RULE",
    source: "DATASHEET",
    does,
    ...more.rule,
  };
  return buildGame({
    settings: { rows: { RULE: rule } },
    weapons: { gun: { range: 24 } },
    turn: { phase: "SHOOTING", ...more.turn },
    units: {
      A: { abilities: ["RULE"], models: line(2, [10, 10], { weapons: ["gun"] }), ...more.a },
      B: { owner: "p2", keywords: ["INFANTRY"], models: line(3, [20, 10]) },
    },
  } as never);
}

const use = (payload: Json) => ({ type: "USE_STRATAGEM", actor_unit_id: "A", payload });

const effectsOf = (game: Game, id: string) => (game.units[id]!.effects ?? []).map(({ effect }) => effect);

describe("rules that a player uses", () => {
  const lethal = {
    on: "UNIT",
    when: { selected: "SHOOT" },
    use: { once: "BATTLE", per: "UNIT" },
    do: [{ attacks: "MADE", with: "RANGED", do: [{ weapon: "LETHAL HITS" }] }],
    until: "PHASE",
  };

  test("AB-4 is offered at its moment, by its id or its printed name, once in its time", () => {
    const game = table([lethal]);
    expect([...choices(game)].filter((one) => one.type === "USE_STRATAGEM")).toEqual([
      { type: "USE_STRATAGEM", actor_unit_id: "A", payload: { stratagem: "RULE" } },
    ]);
    for (const stratagem of ["RULE", "A Rule of Ours", "a_rule-of OURS"]) {
      expect(effectsOf(play(game, use({ stratagem })).game, "A")).toEqual(["RULE"]);
    }
    const used = play(game, use({ stratagem: "RULE" })).game;
    expect(codes(play(used, use({ stratagem: "RULE" })).result)).toEqual(["ALREADY_SPENT"]);
    expect(
      codes(play(table([lethal], { turn: { phase: "MOVEMENT" } }), use({ stratagem: "RULE" })).result),
    ).toEqual(["NOT_NOW"]);
  });

  test("AB-6 what it gives ends with its time", () => {
    let game = play(table([lethal]), use({ stratagem: "RULE" })).game;
    expect(effectsOf(game, "A")).toEqual(["RULE"]);
    game = play(game, { type: "END_PHASE" }).game;
    expect(effectsOf(game, "A")).toEqual([]);
  });

  test("AB-4 a condition that does not hold is the reason, with the rule's own words", () => {
    const barred = table([{ ...lethal, if: { is: "STATIONARY" } }]);
    const { result } = play(barred, use({ stratagem: "RULE" }));
    expect(codes(result)).toEqual(["CONDITION"]);
    expect(result.errors[0]!.message).toBe(
      "A cannot use A Rule of Ours: it needs that this unit Remained Stationary this turn.",
    );
    const a = { flags: { remained_stationary: true } };
    const still = table([{ ...lethal, if: { is: "STATIONARY" } }], { a });
    expect(codes(play(still, use({ stratagem: "RULE" })).result)).toEqual([]);
  });

  test("AB-4 a choice of units is in choices, each once; others are refused", () => {
    const mark = {
      when: { during: "SHOOTING" },
      use: { once: "PHASE" },
      choose: { unit: "ENEMY", within: 12, keyword: "INFANTRY" },
      do: [{ attacks: "SUFFERED", do: [{ hit: 1 }] }],
      until: "PHASE",
    };
    const game = table([mark]);
    const offered = [...choices(game)].filter((one) => one.type === "USE_STRATAGEM");
    expect(offered.map(({ payload }) => payload)).toEqual([{ stratagem: "RULE", target_unit_id: "B" }]);
    const marked = play(game, use({ stratagem: "RULE", target_unit_id: "B" })).game;
    expect([effectsOf(marked, "A"), effectsOf(marked, "B")]).toEqual([[], ["RULE"]]);
    expect(codes(play(game, use({ stratagem: "RULE", target_unit_id: "A" })).result)).toEqual(["NO_TARGET"]);
  });

  test("AB-5 dice and what follows from them: 2 to 5 is D3 mortal wounds, a 6 is three", () => {
    const blast = {
      when: { during: "SHOOTING" },
      use: { once: "PHASE" },
      choose: { unit: "ENEMY" },
      do: [
        {
          table: [
            { from: 2, to: 5, do: [{ mortalWounds: "D3", to: "CHOSEN" }] },
            { from: 6, do: [{ mortalWounds: 3, to: "CHOSEN" }] },
          ],
        },
      ],
    };
    const left = (dice: readonly number[]) => {
      const { game, result } = play(table([blast]), use({ stratagem: "RULE", target_unit_id: "B" }), dice);
      expect(codes(result)).toEqual([]);
      return Object.keys(game.units["B"]!.models).length;
    };
    // Models of one wound: each mortal wound is a model. A D3 of 4 is a 2.
    expect([left([1]), left([2, 4]), left([6])]).toEqual([3, 1, 0]);
  });

  test("AB-5 what an act sets off is resolved before the next act of the rule", () => {
    const both = {
      when: { during: "SHOOTING" },
      use: { once: "PHASE" },
      choose: { unit: "ENEMY" },
      do: [
        { mortalWounds: 1, to: "CHOSEN" },
        { battleShock: "TEST", to: "CHOSEN" },
      ],
    };
    const game = table([both]);
    const asked = { ...game, settings: { ...game.settings, allocation: "DEFENDER" as const } };
    const first = play(asked, use({ stratagem: "RULE", target_unit_id: "B" }));
    // The defender chooses who suffers it, and only then the test is taken.
    expect(first.game.tasks.map(({ type }) => type)).toEqual(["rule", "mortal_wounds"]);
    expect(first.game.units["B"]!.flags.battle_shocked).toBeUndefined();
    const chosen = [...choices(first.game)].find(({ type }) => type === "ALLOCATE_WOUND")!;
    const after = play(first.game, chosen as never, [1, 1]);
    expect(after.game.tasks).toEqual([]);
    expect(after.game.units["B"]!.flags.battle_shocked).toBe(true);
  });
});

describe("rules that happen by themselves", () => {
  test("AB-5 as a phase begins, for units of the player whose turn it is, while the condition holds", () => {
    const heal = { when: { start: "COMMAND" }, if: { is: "ON_TABLE" }, do: [{ heal: 1, each: true }] };
    const wounded = { stats: { wounds: 3 }, models: { m1: { wounds: 1 }, m2: { wounds: 3 } } };
    const begin = (owner: string) => {
      const rule = { id: "RULE", name: "Rule", source: "DATASHEET", does: [heal] };
      const game = buildGame({
        settings: { rows: { RULE: rule } },
        turn: { phase: "FIGHT", active_player: "p2", first_player: "p2" },
        units: {
          A: { owner, abilities: ["RULE"], ...wounded },
          B: { owner: owner === "p1" ? "p2" : "p1", models: line(1, [40, 30]) },
        },
      } as never);
      const after = play(game, { type: "END_PHASE" }).game;
      expect(after.turn).toMatchObject({ phase: "COMMAND", active_player: "p1" });
      return Object.values(after.units["A"]!.models).map((model) => model.wounds);
    };
    expect(begin("p1")).toEqual([2, 3]);
    expect(begin("p2")).toEqual([1, 3]);
  });
});
