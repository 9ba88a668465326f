import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { effectsOf, fire, playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, LAST_PHASE, refused, use, usesIn } from "./army-table.ts";

const tokens = (game: Game) => game.players.p1.pools?.["PAIN_TOKENS"] ?? 0;
const withTokens = (game: Game, held: number): Game => ({
  ...game,
  players: { ...game.players, p1: { ...game.players.p1, pools: { PAIN_TOKENS: held } } },
});
const warriors = (more: Json = {}) =>
  armyTable("drukhari", { a: { abilities: ["POWER FROM PAIN", "Sadistic Raiders (Pain)"] }, ...more });

describe("Pain tokens", () => {
  test("one at the start of each own Command phase, however many units have the rule", async () => {
    const game = await warriors({
      turn: LAST_PHASE,
      b: { models: line(1, [50, 40]) },
      more: { C: { abilities: ["POWER FROM PAIN"], models: line(1, [5, 40]) } },
    });
    const begun = playAll(game, END);
    expect([begun.turn.active_player, tokens(begun)]).toEqual(["p1", 1]);
  });

  test("one for each enemy unit destroyed, none for an own one", async () => {
    const game = await warriors({ b: { models: line(1, [20, 10], { weapons: ["gun"] }) } });
    expect(tokens(playAll(game, [fire("A", "B"), [3, 3, 4, 4, 1]]))).toBe(1);
    const theirs = await warriors({
      a: { models: line(1, [10, 10]) },
      turn: { phase: "SHOOTING", active_player: "p2", first_player: "p2" },
    });
    expect(tokens(playAll(theirs, [fire("B", "A"), [3, 3, 3, 4, 4, 4, 1]]))).toBe(0);
  });

  test("one for each enemy unit that fails a Battle-shock test, none if it passes", async () => {
    const weak = await warriors({
      b: { starting_strength: 10, stats: { leadership: 7 } },
      turn: { phase: "COMMAND", active_player: "p2", first_player: "p2" },
    });
    const tested = { type: "TEST_BATTLE_SHOCK", actor_unit_id: "B" };
    expect(tokens(playAll(weak, [tested, [3, 3]]))).toBe(1);
    expect(tokens(playAll(weak, [tested, [3, 4]]))).toBe(0);
  });
});

describe("Empower", () => {
  test("costs a token, lasts for the phase and is not bought twice", async () => {
    const poor = await warriors();
    expect(usesIn(poor)).toEqual([]);
    expect(refused(poor, use("Empower", {}, "A"))).toEqual(["POOL_SPENT AR-1"]);
    const rich = withTokens(poor, 2);
    expect(usesIn(rich)).toEqual(["A EMPOWER"]);
    const done = playAll(rich, [use("Empower", {}, "A")]);
    expect(effectsOf(done, "A")).toEqual(["EMPOWERED"]);
    expect(tokens(done)).toBe(1);
    expect(refused(done, use("Empower", {}, "A"))[0]).toMatch(/AR-1$/);
    expect(effectsOf(playAll(done, END), "A")).toEqual([]);
  });

  test("only when the Pain ability of the unit says so", async () => {
    const incubi = await armyTable("drukhari", {
      a: { abilities: ["POWER FROM PAIN", "Decapitating Strikes (Pain)"] },
    });
    // Of the Fight phase, not of the Shooting phase.
    expect(usesIn(withTokens(incubi, 2))).toEqual([]);
    expect(refused(withTokens(incubi, 2), use("Empower", {}, "A"))).toEqual(["CONDITION AR-1"]);
  });
});
