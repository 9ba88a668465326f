import { describe, expect, test } from "vitest";
import { oddsOfUse } from "../../src/flow/use-odds.ts";
import { apply, type Game } from "../../src/index.ts";
import { readAction } from "../support/build.ts";
import { type Json, type TableOptions, tableWith, use } from "./table.ts";

/** The odds of acts, beside what every single throw of their dice comes to. */

const THREE = { stats: { wounds: 3 } };

function table(deeds: readonly Json[], options: TableOptions = {}, more: Json = {}): Game {
  const clause = { on: "UNIT", when: { selected: "SHOOT" }, use: { once: "PHASE" }, do: deeds, ...more };
  return tableWith([clause], options);
}

function outcomesOf(game: Game, payload: Json = {}) {
  const odds = oddsOfUse(game, readAction(use(payload)) as never);
  if (!odds.ok || odds.value.kind !== "DICE") return expect.fail(JSON.stringify(odds));
  return odds.value.outcomes;
}

const woundsOf = (game: Game, id: string) =>
  Object.values(game.units[id]!.models).reduce((sum, { wounds }) => sum + wounds, 0);

const modelsIn = (game: Game, id: string) => Object.keys(game.units[id]!.models).length;

/** Every throw of so many dice, counted by what it comes to. */
function brute(
  game: Game,
  payload: Json,
  dice: number,
  count: (before: Game, after: Game) => number,
): readonly number[] {
  const found: number[] = [];
  const action = readAction(use(payload));
  for (let at = 0; at < 6 ** dice; at++) {
    const faces = Array.from({ length: dice }, (_, index) => (Math.floor(at / 6 ** index) % 6) + 1);
    let drawn = 0;
    const thrown = {
      d6: () => faces[drawn++] ?? expect.fail("more dice than were expected"),
      get cursor() {
        return drawn;
      },
      scripted: true as const,
    };
    const { game: after, result } = apply(game, action, thrown as never);
    expect(result.errors).toEqual([]);
    const number = count(game, after);
    while (found.length <= number) found.push(0);
    found[number]! += 1 / 6 ** dice;
  }
  return found;
}

function expectSame(found: readonly number[], expected: readonly number[]): void {
  for (let at = 0; at < Math.max(found.length, expected.length); at++) {
    expect(found[at] ?? 0, `chance of ${at}`).toBeCloseTo(expected[at] ?? 0, 10);
  }
}

const hurt = (...wounds: readonly number[]) => ({
  ...THREE,
  models: Object.fromEntries(
    wounds.map((left, at) => [
      `m${at + 1}`,
      { id: `m${at + 1}`, name: "M", wounds: left, at: [10, 10 + 2 * at], weapons: ["gun"] },
    ]),
  ),
});

/** Models like the first of A that were destroyed. */
function withLost(game: Game, count: number): Game {
  const a = game.units["A"]!;
  const [first] = Object.values(a.models);
  const ids = Array.from({ length: count }, (_, at) => `x${at + 1}`);
  const lost = Object.fromEntries(ids.map((id) => [id, { ...first!, id, wounds: 3 }]));
  return { ...game, units: { ...game.units, A: { ...a, lost } } };
}

describe("OD-1 AB-1 odds of acts are those of all their dice", () => {
  test("healing each model is one roll for all: D3 on models that lack 1 and 2 heals 2, 3 or 3", () => {
    const game = table([{ heal: "D3", each: true }], { a: hurt(2, 1) });
    const [healed] = outcomesOf(game);
    // A 1 heals 1 + 1, a 2 heals 1 + 2, a 3 heals 1 + 2.
    expectSame(healed!.chances, [0, 0, 1 / 3, 2 / 3]);
    expectSame(
      healed!.chances,
      brute(game, {}, 1, (before, after) => woundsOf(after, "A") - woundsOf(before, "A")),
    );
  });

  test("healing twice goes no further than what is missing", () => {
    const game = table([{ heal: "D3" }, { heal: "D3" }], { a: hurt(1) });
    const [healed] = outcomesOf(game);
    // Two are missing: any two dice heal both, as each heals one or more.
    expectSame(healed!.chances, [0, 0, 1]);
  });

  test("reanimation: D6 wounds where one wound and one model of three are missing", () => {
    const game = withLost(table([{ reanimate: "D6" }], { a: hurt(2, 3) }), 1);
    const [healed] = outcomesOf(game);
    expect(healed).toMatchObject({ what: "HEALED", unit_id: "A" });
    // 1 + 3 are missing: 1, 2 and 3 are what they are, 4 to 6 come to four.
    expectSame(healed!.chances, [0, 1 / 6, 1 / 6, 1 / 6, 3 / 6]);
    expectSame(
      healed!.chances,
      brute(game, {}, 1, (before, after) => woundsOf(after, "A") - woundsOf(before, "A")),
    );
  });

  test("return: D3 models of two that were lost", () => {
    const game = withLost(table([{ return: "D3" }], { a: hurt(3) }), 2);
    const [returned] = outcomesOf(game);
    expectSame(returned!.chances, [0, 1 / 3, 2 / 3]);
    expectSame(
      returned!.chances,
      brute(game, {}, 1, (before, after) => modelsIn(after, "A") - modelsIn(before, "A")),
    );
  });

  test("destroy: D6 models of three", () => {
    const game = table([{ destroy: "D6", to: "CHOSEN" }], {}, { choose: { unit: "ENEMY" } });
    const payload = { target_unit_id: "B" };
    const [destroyed] = outcomesOf(game, payload);
    expect(destroyed).toMatchObject({ what: "DESTROYED", unit_id: "B" });
    expectSame(destroyed!.chances, [0, 1 / 6, 1 / 6, 4 / 6]);
    expectSame(
      destroyed!.chances,
      brute(game, payload, 1, (before, after) => modelsIn(before, "B") - modelsIn(after, "B")),
    );
  });

  test("mortal wounds of a table and of dice for each model, added: every throw of four dice", () => {
    const deeds = [
      { table: [{ from: 4, to: 6, do: [{ mortalWounds: 2, to: "CHOSEN" }] }] },
      { each: "TARGET_MODEL", from: 5, to: "CHOSEN" },
    ];
    const game = table(
      deeds,
      { b: { ...THREE, models: hurt(3, 3, 3).models } },
      { choose: { unit: "ENEMY" } },
    );
    const moved = Object.fromEntries(
      Object.values(game.units["B"]!.models).map((one, at) => [
        one.id,
        { ...one, position: { x: 20, y: 10 + 2 * at, z: 0 } },
      ]),
    );
    const at: Game = { ...game, units: { ...game.units, B: { ...game.units["B"]!, models: moved } } };
    const payload = { target_unit_id: "B" };
    const [wounds] = outcomesOf(at, payload);
    // By hand: 0 or 2 with a half each, and three dice of which each is one with a third.
    const three = [8 / 27, 12 / 27, 6 / 27, 1 / 27];
    expectSame(
      wounds!.chances,
      [0, 1, 2, 3, 4, 5].map((n) => ((three[n] ?? 0) + (three[n - 2] ?? 0)) / 2),
    );
    expectSame(
      wounds!.chances,
      brute(at, payload, 4, (before, after) => woundsOf(before, "B") - woundsOf(after, "B")),
    );
  });

  test.each([
    ["LEADERSHIP", 7, 0, 21 / 36],
    ["LEADERSHIP", 7, 1, 26 / 36],
    ["BATTLE_SHOCK", 6, -1, 21 / 36],
  ] as const)(
    "a %s test against %i with %i, and what follows from it",
    (kind, leadership, modifier, chance) => {
      const deed = {
        test: kind,
        modifier,
        to: "CHOSEN",
        passed: [{ mortalWounds: 1, to: "UNIT" }],
        failed: [{ mortalWounds: 2, to: "CHOSEN" }],
      };
      const b = { stats: { leadership } };
      const outcomes = outcomesOf(table([deed], { b }, { choose: { unit: "ENEMY" } }), {
        target_unit_id: "B",
      });
      const byKey = Object.fromEntries(outcomes.map((one) => [`${one.what} ${one.unit_id}`, one.chances]));
      expectSame(byKey["TEST B"]!, [1 - chance, chance]);
      expectSame(byKey["MORTAL_WOUNDS A"]!, [1 - chance, chance]);
      expectSame(byKey["MORTAL_WOUNDS B"]!, [chance, 0, 1 - chance]);
    },
  );

  test("a test on 3D6 against 7: 196 of 216 throws", () => {
    const rule = [
      {
        on: "UNIT",
        when: { selected: "SHOOT" },
        use: { once: "PHASE" },
        do: [{ battleShock: "TEST" }],
      },
      { on: "UNIT", do: [{ testDice: 3 }] },
    ];
    const [tested] = outcomesOf(tableWith(rule, { a: { stats: { leadership: 7 } } }));
    let ways = 0;
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) if (a + b + c >= 7) ways++;
    expect(ways).toBe(196);
    expect(tested!.chances[1]).toBeCloseTo(196 / 216, 12);
  });

  test("a command point behind a die, and none where one was gained in the round", () => {
    const deeds = [{ table: [{ from: 5, to: 6, do: [{ cp: 1 }] }] }];
    const game = table(deeds);
    expectSame(outcomesOf(game)[0]!.chances, [2 / 3, 1 / 3]);
    const { p1 } = game.players;
    const gained = { ...game, players: { ...game.players, p1: { ...p1, extra_cp: 1 } } };
    expectSame(outcomesOf(gained)[0]!.chances, [1]);
  });

  test("what cannot be used has no odds", () => {
    const game = table([{ mortalWounds: "D3", to: "CHOSEN" }], {}, { choose: { unit: "ENEMY", within: 3 } });
    const odds = oddsOfUse(game, readAction(use({ target_unit_id: "B" })) as never);
    expect(odds.ok ? [] : odds.refusals.map(({ code }) => code)).toEqual(["NO_TARGET"]);
  });
});
