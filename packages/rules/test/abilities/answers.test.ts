import { describe, expect, test } from "vitest";
import { toughnessOf } from "../../src/abilities/characteristics.ts";
import { choices, type Game } from "../../src/index.ts";
import { row as line } from "../support/build.ts";
import { planOf, woundsOf } from "../support/plan.ts";
import { effectsOf, fire, type Json, playAll, tableWith, use } from "./table.ts";

/** A answers for friends with SMALL within 6 inches, whether or not the attacks on them hit. */
const DOES = [
  {
    as: "AIMED",
    when: { aims: "SHOOT", who: "ENEMY" },
    choose: { unit: "TARGETED", side: "FRIENDLY", keyword: "SMALL", within: 6, every: true },
    do: [{ give: [], as: "ANSWERS", until: "PHASE", about: "IT" }],
  },
  {
    as: "RULE",
    when: { after: "SHOOT", who: "ENEMY", in: "SHOOTING" },
    use: { once: "TURN", per: "ARMY" },
    if: { under: "ANSWERS", about: "IT", called: "a friend under fire" },
    do: [{ shoot: "NOW", at: "IT" }],
  },
];

describe("AB-5 a unit answers for a friend", () => {
  const friend = (y: number, more: Json = {}) => ({
    C: { keywords: ["SMALL"], models: line(1, [13, y]), ...more },
  });
  const table = (more: Json) => tableWith(DOES, { more, turn: { active_player: "p2" } });
  const asked = (game: Game) => [...choices(game)].some(({ type }) => type === "USE_STRATAGEM");
  /** B has three shots, which all miss. */
  const misses = [1, 1, 1];

  test("it shoots back at whoever fired, though all shots missed, and once in a turn", () => {
    const game = table({
      ...friend(14),
      D: { owner: "p2", models: line(1, [20, 20], { weapons: ["gun"] }) },
    });
    const shot = playAll(game, [fire("B", "C"), misses]);
    expect(asked(shot)).toBe(true);
    // Both models of A fire: a hit on 3+, no wound on 3.
    const back = playAll(shot, [use({}), [1, 3, 3]]);
    expect(effectsOf(back, "A")).toEqual(["ANSWERS"]);
    expect(back.tasks).toEqual([]);
    const again = playAll(back, [fire("D", "C"), [1]]);
    expect(asked(again)).toBe(false);
  });

  test.each([
    ["the friend is too far off", friend(25), "C"],
    ["it has another keyword", friend(14, { keywords: [] }), "C"],
    ["another unit is shot at", friend(14), "A"],
  ])("not if %s", (_why, more, target) => {
    const after = playAll(table(more), [fire("B", target), misses]);
    expect(asked(after)).toBe(false);
  });
});

describe("AB-3 what is in force on a unit", () => {
  const POX = { as: "POX", on: { aura: 12, units: "ENEMY" }, do: [{ characteristic: "TOUGHNESS", add: -1 }] };
  const MARKED = { as: "MARKED", on: { aura: 12, units: "ALL" }, do: [] };
  const better = (ids: string | readonly string[]) => ({
    on: "UNIT",
    do: [{ attacks: "MADE", if: { inForce: ids, called: "poxed", of: "TARGET" }, do: [{ hit: 1 }] }],
  });
  /** What A adds to its hit rolls against B, so many inches to the right. */
  const bonus = (does: readonly Json[], x: number, effects: readonly string[] = []) => {
    const given = effects.map((effect) => ({ effect, source: "ABILITY", player: "p1", until: "BATTLE" }));
    const b = { models: line(1, [x, 10]), ...(given.length > 0 && { effects: given }) };
    return planOf(tableWith(does, { b })).hit.modifier;
  };

  test("an aura that reaches it, and a mark that does nothing else", () => {
    expect([bonus([POX, better("POX")], 20), bonus([POX, better("POX")], 30)]).toEqual([1, 0]);
    expect([bonus([MARKED, better("MARKED")], 20), bonus([MARKED, better("MARKED")], 30)]).toEqual([1, 0]);
    expect(bonus([POX, better("MARKED")], 20)).toBe(0);
    expect(bonus([POX, better(["MARKED", "POX"])], 20)).toBe(1);
  });

  test("what was given to it", () => {
    const given = { when: { end: "TURN" }, do: [{ give: [], as: "SICK", until: "BATTLE" }] };
    expect([bonus([given, better("SICK")], 30, ["SICK"]), bonus([given, better("SICK")], 30)]).toEqual([
      1, 0,
    ]);
  });

  test("an aura for those alone on whom another is not in force, and the other way round", () => {
    const elsewhere = {
      as: "ELSEWHERE",
      on: { aura: 48, units: "ENEMY", if: { not: { inForce: "POX", called: "poxed" } } },
      do: [{ characteristic: "TOUGHNESS", add: -2 }],
    };
    const toughness = (x: number) => {
      const game = tableWith([POX, elsewhere], { b: { models: line(1, [x, 10]), stats: { toughness: 4 } } });
      return toughnessOf(game, game.units["B"]!);
    };
    // Near A 1 less by the one, far off 2 less by the other.
    expect([toughness(20), toughness(30)]).toEqual([3, 2]);
  });
});

describe("AB-30 a Leadership test that some may take again", () => {
  const does = [
    {
      when: { start: "CHARGE" },
      do: [
        {
          test: "LEADERSHIP",
          again: { keyword: "ICON" },
          failed: [{ mortalWounds: 1 }],
          high: { from: 9, do: [{ cp: 1 }] },
        },
      ],
    },
  ];
  const tested = (dice: readonly number[], keywords: readonly string[] = []) => {
    const game = tableWith(does, { a: { keywords, stats: { leadership: 7, wounds: 3 } } });
    const after = playAll(game, [{ type: "END_PHASE" }, dice]);
    return [after.players.p1.cp - game.players.p1.cp, woundsOf({ game: after }, "A")["m1"]];
  };

  test("with the icon a failed test is rolled again, once", () => {
    // 6 fails against 7+; 8 passes; 9 passes and gives a command point.
    expect(tested([3, 3], [])).toEqual([0, 2]);
    expect(tested([3, 3, 4, 4], ["ICON"])).toEqual([0, 3]);
    expect(tested([3, 3, 1, 1], ["ICON"])).toEqual([0, 2]);
    expect(tested([4, 4], ["ICON"])).toEqual([0, 3]);
    expect(tested([4, 5], [])).toEqual([1, 3]);
  });
});
