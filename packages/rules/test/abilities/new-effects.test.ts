import { describe, expect, test } from "vitest";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { choices, type Game } from "../../src/index.ts";
import {
  consolidate,
  done,
  enemy,
  melee,
  type Place,
  pileIn,
  readyToStrike,
  refusals,
  select,
  strike,
  unit,
} from "../fight/table.ts";
import { codes, row as line, play } from "../support/build.ts";
import { act, type Json, playAll, tableWith } from "./table.ts";

const rows = (does: readonly Json[]) => ({
  settings: {
    rows: { RULE: { id: "RULE", name: "A Rule of Ours", source: "DATASHEET", ability: "RULE", does } },
  },
});
const words = (...does: readonly Json[]) => sentenceOf({ does } as never);
const modelsIn = (game: Game, id: string) => Object.keys(game.units[id]!.models);
const RULED = { abilities: ["RULE"] };

describe("stratagems that a rule opens again", () => {
  /** A has the rule; A and C are near B and have grenades. */
  function table(rule: Json, cp = 5): Game {
    const keywords = ["INFANTRY", "GRENADES"];
    const game = tableWith([{ on: "UNIT", do: [{ stratagemCost: "FREE", named: "Grenade", ...rule }] }], {
      a: { keywords },
      b: { models: line(3, [16, 10]), stats: { wounds: 20 } },
      more: { C: { keywords, models: line(2, [10, 14], { weapons: ["gun"] }) } },
    });
    return { ...game, players: { ...game.players, p1: { ...game.players.p1, cp } } } as Game;
  }
  const grenade = (by: string) =>
    act("USE_STRATAGEM", by, { stratagem: "GRENADE", target_unit_id: "B", model_id: "m1" });
  const NONE = [1, 1, 1, 1, 1, 1];

  test("AB-25 on the unit for nothing, though it was used on another, and not twice on the same", () => {
    const first = playAll(table({ again: true }), [grenade("C"), NONE]);
    expect(first.players.p1.cp).toBe(4);
    expect([...choices(first)].some(({ type }) => type === "USE_STRATAGEM")).toBe(true);
    const second = playAll(first, [grenade("A"), NONE]);
    expect(second.players.p1.cp).toBe(4);
    expect(codes(play(second, grenade("A")).result)).toEqual(["ALREADY_SPENT"]);
    expect(codes(play(second, grenade("C")).result)).toEqual(["ALREADY_USED"]);
    // First on the unit itself: it is not chosen again.
    const own = playAll(table({ again: true }), [grenade("A"), NONE]);
    expect(codes(play(own, grenade("A")).result)).toEqual(["ALREADY_SPENT"]);
  });

  test("AB-25 without such a rule it was used", () => {
    const first = playAll(table({}), [grenade("C"), NONE]);
    expect(codes(play(first, grenade("A")).result)).toEqual(["ALREADY_USED"]);
  });

  test("AB-25 once in a battle: the price is paid the next time", () => {
    const first = playAll(table({ once: "BATTLE" }), [grenade("A"), NONE]);
    expect(first.players.p1.cp).toBe(5);
    const { used } = first.players.p1;
    expect(used).toContainEqual({ stratagem: "RULE_PRICE", until: "BATTLE", unit_id: "A" });
    const later = { ...first.players.p1, used: used.filter(({ until }) => until === "BATTLE") };
    const next = { ...first, players: { ...first.players, p1: later } } as Game;
    expect(playAll(next, [grenade("A"), NONE]).players.p1.cp).toBe(4);
    expect(
      words({ on: "UNIT", do: [{ stratagemCost: "FREE", named: "Grenade", again: true, once: "TURN" }] }),
    ).toBe(
      "Once per turn, Grenade used on this unit costs 0 CP, even if it was already used on a different unit.",
    );
  });
});

describe("arrivals that a rule keeps off", () => {
  const game = (abilities: readonly string[]) =>
    tableWith([{ do: [{ noArrivalsWithin: 12 }] }], {
      a: { abilities: ["DEEP STRIKE"], reserve: "DEEP_STRIKE", models: line(2, [0, 0]) },
      b: { abilities, models: line(1, [30, 22]) },
      turn: { phase: "MOVEMENT", round: 2 },
    });
  const arrive = (abilities: readonly string[], x: number) =>
    codes(play(game(abilities), act("SET_UP", "A", { positions: { m1: [x, 22], m2: [x - 2, 22] } })).result);

  test("AB-24 no nearer than the rule says, and 9 inches without it", () => {
    // Bases of an inch: from 18 to 30 there are 11 inches between them, from 16.9 there are 12.1.
    expect(arrive(["RULE"], 18)).toEqual(["ENEMY_TOO_NEAR"]);
    expect(arrive(["RULE"], 16.9)).toEqual([]);
    expect(arrive([], 18)).toEqual([]);
  });

  test("AB-24 what is offered keeps off too", () => {
    for (const { type, payload } of [...choices(game(["RULE"]))].slice(0, 8)) {
      if (type !== "SET_UP") continue;
      for (const [x, y] of Object.values(payload.positions)) {
        expect(Math.sqrt((x - 30) ** 2 + (y - 22) ** 2)).toBeGreaterThan(13);
      }
    }
  });
});

describe("Desperate Escape by a rule", () => {
  const back = (does: readonly Json[], a: Json, b: Json, dice: readonly number[]) => {
    const game = tableWith(does, {
      a: { models: line(2, [10, 10]), ...a },
      b: { models: line(2, [11, 10]), ...b },
      turn: { phase: "MOVEMENT" },
    });
    const paths = Object.fromEntries(
      Object.values(game.units["A"]!.models).map(({ id, position }) => {
        const { x, y } = position!;
        return [
          id,
          [
            [x, y],
            [x - 4, y],
          ],
        ];
      }),
    );
    return playAll(game, [act("MOVE", "A", { kind: "FALL_BACK", per_model_paths: paths }), dice]);
  };
  const tested = [
    {
      on: { aura: 1, units: "ENEMY", without: ["VEHICLE"] },
      do: [{ escape: "ALL_TESTED", shocked: -1 }],
    },
  ];
  const free = { abilities: [] };

  test("AB-32 everybody is tested beside a unit that has the rule, with 1 less while Battle-shocked", () => {
    expect(modelsIn(back(tested, free, RULED, [2, 3]), "A")).toHaveLength(1);
    expect(modelsIn(back(tested, free, {}, []), "A")).toHaveLength(2);
    expect(modelsIn(back(tested, { ...free, keywords: ["VEHICLE"] }, RULED, []), "A")).toHaveLength(2);
    const shocked = { ...free, flags: { battle_shocked: true } };
    expect(modelsIn(back(tested, shocked, RULED, [3, 4]), "A")).toHaveLength(1);
    expect(modelsIn(back(tested, shocked, {}, [3, 4]), "A")).toHaveLength(2);
  });

  test("AB-32 who passes such tests rolls none", () => {
    const passes = [{ on: "UNIT", do: [{ may: ["PASS_DESPERATE_ESCAPE"] }] }];
    const flags = { battle_shocked: true };
    expect(modelsIn(back(passes, { ...RULED, flags }, {}, []), "A")).toHaveLength(2);
    expect(modelsIn(back(passes, { ...free, flags }, {}, [1, 3]), "A")).toHaveLength(1);
  });
});

describe("fights", () => {
  const CHARGED = { flags: { charged_this_turn: true, fights_first: true } };
  const further = (moves: unknown) => [{ on: "UNIT", do: [{ fightMove: moves, inches: 6 }] }];
  const path = (...m1: readonly Place[]) => ({ m1 });

  test("AB-34 models pile in as far as the rule says", () => {
    const pile = (does: readonly Json[]) => {
      const game = melee(
        { A: unit([[10, 10]], { ...CHARGED, ...RULED }), E: enemy([[15.5, 10]]) },
        rows(does) as never,
      );
      return refusals(pileIn(done(select(game, "A")), "A", path([10, 10], [14.5, 10])).result);
    };
    expect(pile(further("PILE_IN"))).toEqual([]);
    expect(pile(further("CONSOLIDATE"))).toEqual(["TOO_FAR FI-10"]);
  });

  test("AB-34 or consolidate", () => {
    const consolidated = (does: readonly Json[]) => {
      const game = melee(
        { A: unit([[10, 10]], { ...CHARGED, ...RULED }), E: enemy([[15.5, 10]]) },
        rows(does) as never,
      );
      const fought = done(strike(done(pileIn(done(select(game, "A")), "A")), "A", []));
      return refusals(consolidate(fought, "A", path([10, 10], [14.5, 10])).result);
    };
    expect(consolidated(further(["CONSOLIDATE"]))).toEqual([]);
    expect(consolidated(further("PILE_IN"))).toEqual(["NOBODY_MOVES FI-33"]);
    expect(words(...further(["PILE_IN", "CONSOLIDATE"]))).toBe(
      "Models in this unit can move up to 6″ when making a Pile-in or Consolidation move.",
    );
  });

  test("FI-27 a die for each destroyed model decides whether it fights", () => {
    const game = melee(
      {
        A: unit(
          [
            [10, 10],
            [10, 11],
          ],
          CHARGED,
        ),
        E: enemy(
          [
            [11, 10],
            [11, 11],
          ],
          { stats: { save: 7 }, ...RULED },
        ),
      },
      {
        weapons: { blade: { type: "MELEE", attacks: "1" } },
        ...rows([{ on: "UNIT", do: [{ onDeath: "FIGHT", from: 4 }] }]),
      } as never,
    );
    const fallen = (dice: readonly number[]) =>
      strike(
        readyToStrike(game, "A"),
        "A",
        [{ weapon_id: "blade", target_unit_id: "E" }],
        [...[6, 6, 6, 6, 1, 1], ...dice],
      ).game.units["E"]!;
    expect(fallen([4, 3]).fallen).toEqual(["m1"]);
    expect(fallen([3, 3])).toMatchObject({ models: {} });
    expect(words({ on: "UNIT", do: [{ onDeath: "FIGHT", from: 4 }] })).toContain(
      "roll one D6: on a 4+ it fights",
    );
  });
});

test("OB-4 the sentence of a sticky objective says what it does", () => {
  expect(words({ on: "UNIT", do: [{ ability: "STICKY OBJECTIVE" }] })).toBe(
    "At the end of your Command phase, an objective marker that you control with this unit in range of it stays under your control until your opponent controls it.",
  );
});
