import { describe, expect, test } from "vitest";
import { characteristicOf } from "../../src/abilities/characteristics.ts";
import { readRow } from "../../src/abilities/language/border.ts";
import { statusOf } from "../../src/abilities/language/row.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { costFor, pricesSpent } from "../../src/flow/stratagems/cost.ts";
import { choices, type Game, prepare } from "../../src/index.ts";
import { codes, row as line, play } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { END, effectsOf, fire, type Json, MARK, playAll, tableWith, use } from "./table.ts";

const rowOf = (more: Json) => {
  const read = readRow({ id: "RULE", name: "A Rule of Ours", source: "WARGEAR", does: [], ...more });
  if (!read.ok) throw new Error(read.refusals.map(({ message }) => message).join());
  return read.value;
};

describe("AB-5 the start of any phase", () => {
  const does = (whose: string) => [
    { when: { start: "PHASE", whose }, use: { once: "BATTLE", per: "UNIT" }, do: [MARK] },
  ];
  const uses = (game: Game) => [...choices(game)].filter(({ type }) => type === "USE_STRATAGEM");

  test("its player is asked as each phase of either player begins", () => {
    let game = tableWith(does("ANY"), { turn: { phase: "MOVEMENT" } });
    game = playAll(game, END);
    expect([game.turn.phase, game.tasks.at(-1)]).toMatchObject(["SHOOTING", { window: "W-SHOOT-START" }]);
    expect(uses(game)).toHaveLength(1);
    const passed = playAll(game, [{ type: "PASS" }], END);
    expect([passed.turn.phase, passed.tasks.at(-1)]).toMatchObject(["CHARGE", { window: "W-CHARGE-START" }]);
    expect(effectsOf(playAll(game, [use({})]), "A")).toEqual(["MARK"]);
    // The other player's Command phase comes when nothing is left of the turn.
    const theirs = tableWith(does("ANY"), {
      turn: { phase: "FIGHT", active_player: "p1" },
      b: { models: line(3, [55, 10]) },
    });
    expect(playAll(theirs, END).tasks.at(-1)).toMatchObject({ window: "W-CMD-START", player: "p1" });
  });

  test("of its own phases alone", () => {
    const game = tableWith(does("YOUR"), {
      turn: { phase: "FIGHT", active_player: "p1" },
      b: { models: line(3, [55, 10]) },
    });
    const after = playAll(game, END);
    expect([after.turn.active_player, after.turn.phase]).toEqual(["p2", "COMMAND"]);
    expect(uses(after)).toEqual([]);
  });
});

describe("AB-25 what stratagems cost", () => {
  const cost = (rules: readonly Json[], price = 1) => {
    const game = tableWith([{ on: "UNIT", do: rules }]);
    return costFor(game, "p1", { name: "Any", cost: price }, game.units["A"]!);
  };

  test("several times what is printed", () => {
    expect(cost([{ stratagemCost: { times: 3 } }])).toBe(3);
    expect(cost([{ stratagemCost: { times: 2 } }], 2)).toBe(4);
    // Twice 2, and one less.
    expect(cost([{ stratagemCost: { times: 2 } }, { stratagemCost: -1 }], 2)).toBe(3);
  });

  test("not cumulative: 1 more, whether one or two such rules say so, or another rule does", () => {
    const alone = { stratagemCost: 1, alone: true };
    expect(cost([alone])).toBe(2);
    expect(cost([alone, alone])).toBe(2);
    expect(cost([alone, { stratagemCost: 1 }])).toBe(2);
    expect(cost([{ stratagemCost: 1 }, { stratagemCost: 1 }])).toBe(3);
  });

  test("free once for the whole army: what one unit has used up, the other one pays", () => {
    const free = { on: "UNIT", do: [{ stratagemCost: "FREE", once: "TURN", per: "ARMY" }] };
    const game = tableWith([free], { more: { C: { abilities: ["RULE"], models: line(1, [10, 30]) } } });
    const any = { name: "Any", cost: 1 };
    const on = (now: Game, id: string) => costFor(now, "p1", any, now.units[id]!);
    expect([on(game, "A"), on(game, "C")]).toEqual([0, 0]);
    const used = pricesSpent(game, any, game.units["A"]!);
    const after = { ...game, players: { ...game.players, p1: { ...game.players.p1, used } } } as Game;
    expect([on(after, "A"), on(after, "C")]).toEqual([1, 1]);
  });
});

test("AB-3 half of a characteristic, rounded up, while an enemy is engaged", () => {
  const does = [
    { on: { aura: "ENGAGED", units: "ENEMY" }, do: [{ characteristic: "OBJECTIVE_CONTROL", halve: true }] },
  ];
  const control = (x: number, oc: number) => {
    const b = { stats: { objective_control: oc }, models: line(1, [x, 10]) };
    const game = tableWith(does, { b });
    const unit = game.units["B"]!;
    return characteristicOf(game, unit, Object.values(unit.models)[0]!, "objective_control");
  };
  // Half an inch from A's first model, and ten inches.
  expect([control(11.5, 3), control(11.5, 2), control(11.5, 1)]).toEqual([2, 1, 1]);
  expect(control(30, 3)).toBe(3);
});

test("AB-24 no stratagem is used on a unit that a rule bars from them", () => {
  const does = [{ on: { aura: 12, units: "ENEMY" }, do: [{ cannot: ["BE_GIVEN_STRATAGEMS"] }] }];
  const duck = (x: number, dice: readonly number[]) => {
    const game = withCp(tableWith(does, { b: { keywords: ["INFANTRY"], models: line(3, [x, 10]) } }), 0, 2);
    const aimed = play(game, fire("A", "B"), dice).game;
    const top = aimed.tasks.at(-1);
    return top?.type === "window" ? top.window : undefined;
  };
  // Near A nobody is asked, and both shots miss.
  expect([duck(20, [1, 1]), duck(30, [])]).toEqual([undefined, "W-SHOOT-TARGETS"]);
});

describe("AB-22 what lasts while its giver is there", () => {
  const does = [
    {
      when: { after: "SHOOT" },
      choose: { unit: "HIT", every: true },
      do: [{ attacks: "MADE", if: { giver: "ON_TABLE" }, do: [{ hit: -1 }] }],
      until: "BATTLE",
    },
  ];
  const modifier = (game: Game) => {
    const prepared = prepare({ ...game, turn: { ...game.turn, active_player: "p2" } }, game.units["B"]!, [
      { weapon_id: "gun", target_unit_id: "C" },
    ]);
    if (!prepared.ok) throw new Error(codes({ errors: prepared.refusals } as never).join());
    return prepared.value[0]!.plan.hit;
  };

  test("the enemy hits worse, until the giver has left the battlefield", () => {
    const more = { C: { models: line(1, [20, 20]) } };
    const game = playAll(tableWith(does, { more }), [fire("A", "B"), [6, 1, 1]]);
    expect(effectsOf(game, "B")).toEqual(["RULE"]);
    const there = modifier(game);
    const gone = { ...game, units: { ...game.units, A: { ...game.units["A"]!, models: {} } } } as Game;
    expect(modifier(gone)).not.toEqual(there);
    expect(sentenceOf(rowOf({ does }))).toContain("the unit that gave this effect is on the battlefield");
  });
});

test("AB-5 a choice as the battle begins is asked of a unit in reserve too", () => {
  const quarry = { give: [], as: "QUARRY", until: "BATTLE", to: "CHOSEN", about: "UNIT" };
  const does = [
    {
      on: "UNIT",
      when: { start: "ROUND" },
      use: { once: "BATTLE", per: "UNIT", compulsory: true },
      choose: { unit: "ENEMY", anywhere: true },
      do: [quarry],
    },
  ];
  const off = Object.entries(line(2, [10, 10])).map(([id, one]) => [id, { ...one, position: null }]);
  const a = { models: Object.fromEntries(off), reserve: "STRATEGIC" };
  const game = tableWith(does, { a, turn: { phase: "FIGHT", active_player: "p2", round: 1 } });
  const asked = playAll(game, END);
  expect(asked.tasks.at(-1)).toMatchObject({ window: "W-ROUND-START", player: "p1" });
  expect(effectsOf(playAll(asked, [use({ target_unit_id: "B" })]), "B")).toEqual(["QUARRY"]);
});

describe("AB-1 what is done when an army is built, and what another row plays", () => {
  test.each([
    [{ wounds: 6 }, "The bearer has a Wounds characteristic of 6."],
    [
      { keywords: ["SMOKE", "GRENADES"], to: "UNIT" },
      "The bearer’s unit has the SMOKE and GRENADES keywords.",
    ],
    [{ keywords: "FLY" }, "The bearer has the FLY keyword."],
    [{ losesKeywords: "SMOKE" }, "The bearer loses the SMOKE keyword."],
    [{ losesAbility: "FIRING DECK" }, "The bearer no longer has Firing Deck."],
    [{ transport: 12, carries: "DRONES" }, "The bearer can transport up to 12 DRONES models."],
  ])("%j", (built, words) => {
    const row = rowOf({ built: [built] });
    expect([statusOf(row), sentenceOf(row)]).toEqual(["full", words]);
    expect(statusOf(rowOf({}))).toBe("none");
  });

  test("a part of another row", () => {
    const row = rowOf({ partOf: { row: "OTHER", says: "this model can give two orders" } });
    expect([statusOf(row), sentenceOf(row)]).toEqual(["full", "This model can give two orders."]);
  });
});
