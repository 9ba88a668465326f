import { describe, expect, test } from "vitest";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { choices, type Game, parseGame, waiting } from "../../src/index.ts";
import { codes, row as line, play } from "../support/build.ts";
import { act, END, fire, type Json, MARK, playAll, tableWith, use } from "./table.ts";

const during = { during: "SHOOTING" };
const modelsIn = (game: Game, id: string) => Object.keys(game.units[id]!.models);
const woundsIn = (game: Game, id: string) =>
  Object.values(game.units[id]!.models).map(({ wounds }) => wounds);

/** B, three models of two wounds close together, has the rule; A shoots at it with two guns of damage 2. */
function shot(does: readonly Json[], dice: readonly number[], b: Json = {}): Game {
  const game = tableWith(does, {
    a: { abilities: [] },
    b: { abilities: ["RULE"], stats: { wounds: 2 }, ...b },
  });
  const gun = { ...game.weapons["gun"]!, damage: "2" };
  return playAll({ ...game, weapons: { ...game.weapons, gun } } as Game, [fire("A", "B"), dice]);
}

/** Both shots hit, wound, and are not saved on 3+: two models are destroyed. */
const TWO = [3, 3, 4, 4, 1, 1];
const ONE = [3, 1, 4, 1];

describe("models that come back", () => {
  const at = { when: { after: "ATTACKS", who: "ENEMY", suffered: "LOSSES" } };

  test("AB-13 a unit that a rule can return models to keeps those that it loses; others do not", () => {
    const kept = shot([{ when: { end: "ROUND" }, do: [{ return: 1 }] }], TWO);
    expect([modelsIn(kept, "B").length, Object.keys(kept.units["B"]!.lost!).length]).toEqual([1, 2]);
    expect(Object.values(kept.units["B"]!.lost!)).toMatchObject([
      { wounds: 2, position: null },
      { wounds: 2, position: null },
    ]);
    const without = shot([{ when: { end: "ROUND" }, do: [MARK] }], TWO);
    expect(without.units["B"]!).not.toHaveProperty("lost");
  });

  test("AB-13 a rule of a friend that chooses a unit keeps the models of every unit of its army", () => {
    const heals = { ...at, choose: { unit: "FRIENDLY" }, do: [{ return: 1, to: "CHOSEN" }] };
    const game = tableWith([{ ...heals, when: { end: "ROUND" } }], {
      a: { abilities: [] },
      more: { C: { owner: "p2", abilities: ["RULE"], models: line(1, [20, 30]) } },
    });
    expect(playAll(game, [fire("A", "B"), ONE]).units["B"]!.lost).toBeDefined();
    const gone = tableWith([{ ...heals, when: { end: "ROUND" } }], { a: { abilities: [] } });
    expect(playAll(gone, [fire("A", "B"), ONE]).units["B"]!.lost).toBeUndefined();
  });

  test("AB-13 up to so many come back whole or with so many wounds, in coherency", () => {
    // The D3 of 3 is a 2.
    const whole = shot([{ ...at, do: [{ return: "D3" }] }], [...TWO, 3]);
    expect(woundsIn(whole, "B")).toEqual([2, 2, 2]);
    expect(whole.units["B"]!).not.toHaveProperty("lost");
    expect(parseGame(JSON.parse(JSON.stringify(whole)))).toMatchObject({ ok: true, value: whole });
    const weak = shot([{ ...at, do: [{ return: 1, wounds: 1 }] }], TWO);
    expect(woundsIn(weak, "B").toSorted()).toEqual([1, 2]);
    expect(Object.keys(weak.units["B"]!.lost!)).toHaveLength(1);
  });

  test("AB-13 wounds that are reanimated heal first, then return a model with one, and then heal that", () => {
    // One model is gone, of the others m1 or m2 has one wound left: three wounds are a heal, a return and a heal.
    const hurt = { models: { ...line(3, [20, 10]), m3: { at: [20, 14], wounds: 1 } } };
    const after = (wounds: number) => {
      const game = shot([{ ...at, do: [{ reanimate: wounds }] }], ONE, hurt);
      return woundsIn(game, "B").toSorted();
    };
    // The wounded one takes the hit: two whole models are left, and it comes back.
    expect(after(1)).toEqual([1, 2, 2]);
    expect(after(2)).toEqual([2, 2, 2]);
    expect(after(3)).toEqual([2, 2, 2]);
    const worse = shot([{ ...at, do: [{ reanimate: "D3" }] }], [...TWO, 5]);
    // Two are lost; a D3 of 5 is a 3: back with one, healed, and another back with one.
    expect(woundsIn(worse, "B").toSorted()).toEqual([1, 2, 2]);
  });

  test("AB-13 a use that only returns models is refused to a unit that lost none, and tells where they stand", () => {
    const back = {
      on: "UNIT",
      when: { end: "SHOOTING", whose: "ENEMY" },
      use: { once: "BATTLE" },
      do: [{ return: 1 }],
    };
    const none = playAll(shot([back], [1, 1]), END);
    expect(none.tasks).toEqual([]);
    const asked = playAll(shot([back], ONE), END);
    const [lost] = Object.keys(asked.units["B"]!.lost!);
    const put = (x: number, y: number) => play(asked, use({ positions: { [lost!]: [x, y] } }, "B"));
    expect(codes(put(40, 40).result)).toEqual(["COHERENCY"]);
    expect(codes(put(22, 13).result)).toEqual([]);
    expect(put(22, 13).game.units["B"]!.models[lost!]!.position).toEqual({ x: 22, y: 13, z: 0 });
  });
});

describe("leaving the table, and losing models", () => {
  const leave = {
    on: "UNIT",
    when: during,
    use: { once: "BATTLE" },
    if: { not: { is: "ENGAGED" } },
    do: [{ reserve: "STRATEGIC" }],
  };

  test("AB-14 the unit waits in Strategic Reserves and may come back", () => {
    const gone = playAll(tableWith([leave]), [use({})]);
    expect(gone.units["A"]).toMatchObject({ reserve: "STRATEGIC", flags: { left_table: true } });
    expect(Object.values(gone.units["A"]!.models).every(({ position }) => position === null)).toBe(true);
    let game = gone;
    for (let i = 0; i < 12 && !(game.turn.active_player === "p1" && game.turn.phase === "MOVEMENT"); i++) {
      game = playAll(game, END);
    }
    expect([...choices(game)].some(({ type }) => type === "SET_UP")).toBe(true);
  });

  test("AB-14 not where its condition fails", () => {
    const engaged = tableWith([leave], { b: { models: line(2, [11, 10]) } });
    expect(codes(play(engaged, use({})).result)).toEqual(["CONDITION"]);
  });

  test("AB-14 models are destroyed, and a unit of its last one", () => {
    const lose = (destroy: number) => ({
      on: "UNIT",
      when: during,
      use: { once: "BATTLE" },
      do: [{ destroy }],
    });
    expect(modelsIn(playAll(tableWith([lose(1)]), [use({})]), "A")).toEqual(["m1"]);
    const all = play(tableWith([lose(3)]), use({}));
    expect(modelsIn(all.game, "A")).toEqual([]);
    expect(all.result.events.map(({ type }) => type)).toContain("unit_destroyed");
  });
});

describe("acts out of turn", () => {
  const turn = { phase: "FIGHT" };
  const first = { abilities: [], flags: { charged_this_turn: true, fights_first: true } };
  const strike = { models: line(2, [11, 10], { weapons: ["blade"] }), abilities: ["RULE"] };
  const fights = {
    on: "UNIT",
    when: { after: "FIGHT", who: "ENEMY" },
    use: { once: "PHASE" },
    do: [{ fight: "NOW" }],
  };

  /** A fights without striking; B may fight next by the rule, and not E, which stands far off. */
  const fought = (b: Json) => {
    const more = {
      C: { models: line(1, [40, 10], { weapons: ["blade"] }), flags: first.flags },
      D: { owner: "p2", models: line(1, [41, 10], { weapons: ["blade"] }) },
      E: { owner: "p2", abilities: ["RULE"], models: line(1, [50, 40], { weapons: ["blade"] }) },
    };
    return playAll(
      tableWith([fights], { turn, a: first, b: { ...strike, ...b }, more }),
      [act("SELECT_FIGHTER", "A")],
      [act("PILE_IN", "A", { per_model_paths: {} })],
      [act("FIGHT", "A", { assignments: [] })],
      [act("CONSOLIDATE", "A", { per_model_paths: {} })],
    );
  };

  test("AB-14 a unit fights next, unless it has fought or stands near no enemy", () => {
    const asked = fought({});
    expect(waiting(asked)).toMatchObject([{ player: "p2", window: "W-FOUGHT" }]);
    expect([...choices(asked)]).toEqual([use({}, "B"), { type: "PASS" }]);
    expect(codes(play(asked, use({}, "E")).result)).toEqual(["NOBODY_ENGAGED"]);
    const fighting = playAll(asked, [use({}, "B")]);
    expect(waiting(fighting)).toMatchObject([{ player: "p2", for: { what: "pile_in", unit_id: "B" } }]);
    expect(fought({ flags: { has_fought: true } }).tasks).toEqual([]);
  });

  test("AB-14 a unit charges whoever has just moved, if it could charge it", () => {
    const clause = {
      on: "UNIT",
      when: { after: "MOVE", who: "ENEMY", within: 12 },
      use: { once: "PHASE" },
      do: [{ charge: "NOW", at: "IT" }],
    };
    const moved = (flags: Json) =>
      playAll(
        tableWith([clause], {
          turn: { phase: "MOVEMENT", active_player: "p2" },
          a: { flags },
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
    const asked = moved({});
    expect(waiting(asked)).toMatchObject([{ player: "p1", window: "W-MOVE-END" }]);
    const charging = playAll(asked, [use({})]);
    expect(charging.charges.pending["A"]).toMatchObject({ targets: ["B"] });
    // 7 inches away: a roll of 8 is enough, one of 3 is not.
    const [roll] = choices(charging);
    expect(roll!.type).toBe("CHARGE_ROLL");
    const rolled = playAll(charging, [roll as Json, [4, 4]]);
    expect(waiting(rolled)).toMatchObject([{ player: "p1", for: { what: "charge_move", unit_id: "A" } }]);
    expect(moved({ cannot_charge: true }).tasks).toEqual([]);
  });

  test("AB-14 a move of D6 inches", () => {
    const clause = {
      on: "UNIT",
      when: during,
      use: { once: "PHASE" },
      do: [{ move: "NORMAL", inches: "D6" }],
    };
    const asked = playAll(tableWith([clause], { a: { models: line(1, [10, 10], { weapons: ["gun"] }) } }), [
      use({}),
      [4],
    ]);
    expect(waiting(asked)).toMatchObject([{ player: "p1", for: { what: "side_move", unit_id: "A" } }]);
    const go = (x: number) =>
      act("MOVE", "A", {
        kind: "NORMAL",
        per_model_paths: {
          m1: [
            [10, 10],
            [x, 10],
          ],
        },
      });
    expect(play(asked, go(6)).game.tasks).toEqual([]);
    expect(play(asked, go(5)).result.success).toBe(false);
  });
});

test("AB-1 every act makes a sentence", () => {
  const acts = [
    [{ return: "D3" }, "Up to D3 destroyed models are returned to this unit."],
    [
      { return: 1, wounds: 1, to: "CHOSEN" },
      "Up to 1 destroyed models are returned to the chosen unit with 1 wound remaining.",
    ],
    [
      { reanimate: "D3" },
      "This unit reanimates D3 wounds (each heals a wounded model or, if there is none, returns a destroyed model with 1 wound).",
    ],
    [{ reserve: "STRATEGIC" }, "This unit is placed into Strategic Reserves."],
    [{ destroy: 1 }, "1 model in this unit is destroyed."],
    [{ fight: "NOW" }, "This unit fights next."],
    [{ charge: "NOW", at: "IT" }, "This unit declares a charge that targets that unit."],
    [{ pool: "P", gain: 2, most: 6, called: "tokens" }, "You gain 2 tokens (to a maximum of 6)."],
  ] as const;
  for (const [deed, words] of acts) {
    const read = readRow({ id: "R", name: "R", source: "DATASHEET", does: [{ do: [deed] }] });
    expect(read.ok ? sentenceOf(read.value) : read.refusals).toBe(words);
  }
});
