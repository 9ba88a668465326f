import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, LAST_PHASE, planOf } from "./army-table.ts";

const KIN = ["INFANTRY", "LEAGUES OF VOTANN"];
const marker = (x: number, home_of: string | null, controlled_by: string | null) => ({
  position: { x, y: 40 },
  home_of,
  controlled_by,
  // Nobody stands there: control stays as it is written.
  sticky: true,
});
/** p1 holds its own marker and so many others; p2 holds so many. */
const markers = (own: number, others: number, enemy: number): Json =>
  Object.fromEntries([
    ...Array.from({ length: own }, (_, i) => [`H${i}`, { id: `H${i}`, ...marker(5 + i, "p1", "p1") }]),
    ...Array.from({ length: others }, (_, i) => [`O${i}`, { id: `O${i}`, ...marker(25 + i, null, "p1") }]),
    ...Array.from({ length: enemy }, (_, i) => [`E${i}`, { id: `E${i}`, ...marker(55 + i, "p2", "p2") }]),
  ]);

const yields = (game: Game) => game.players.p1.pools?.["YIELD_POINTS"] ?? 0;
const active = (game: Game) => (game.players.p1.active ?? []).map(({ id }) => id);

const command = (objectives: Json, round: number, more: Json = {}) =>
  armyTable("leagues-of-votann", {
    a: { keywords: KIN },
    turn: { phase: "COMMAND", round },
    game: { objectives },
    ...more,
  });

describe("Yield points at the end of a Command phase", () => {
  test.each([
    [1, 1, 2, 0, 1, "in the first round only the own zone counts"],
    [1, 0, 2, 0, 0, "in the first round nothing else does"],
    [2, 1, 0, 1, 1, "own zone; as many as the opponent is not more"],
    [2, 1, 1, 2, 2, "own zone and one outside, the example of the book"],
    [2, 1, 2, 0, 4, "own zone, one, two, and more than the opponent"],
    [2, 0, 1, 0, 2, "one outside, and more than the opponent"],
    [2, 0, 0, 2, 0, "nothing"],
  ])("round %i, %i own, %i outside, %i of the enemy: %i", async (round, own, others, enemy, points) => {
    const game = playAll(await command(markers(own, others, enemy), round), END);
    expect(yields(game)).toBe(points);
  });

  test("they are gained in the opponent's Command phase too, and change no ability then", async () => {
    const theirs = { phase: "COMMAND", active_player: "p2", first_player: "p2", round: 2 };
    const game = await command(markers(1, 2, 0), 2, { turn: theirs });
    const after = playAll(game, END);
    expect(yields(after)).toBe(4);
    expect(active(after)).toEqual([]);
  });
});

describe("which ability units have", () => {
  test("Hostile Acquisition below 7, Fortify Takeover from 7 on, gained points included", async () => {
    const held = async (points: number) => {
      const game = await command(markers(1, 0, 1), 2);
      const players = { ...game.players, p1: { ...game.players.p1, pools: { YIELD_POINTS: points } } };
      return active(playAll({ ...game, players }, END));
    };
    expect(await held(5)).toEqual(["HOSTILE_ACQUISITION"]);
    expect(await held(6)).toEqual(["FORTIFY_TAKEOVER"]);
  });

  const withActive = async (id: string, more: Json = {}) => {
    const game = await armyTable("leagues-of-votann", { a: { keywords: KIN }, ...more });
    const p1 = { ...game.players.p1, active: [{ id, until: "OWN_COMMAND_PHASE" as const }] };
    return { ...game, players: { ...game.players, p1 } };
  };
  const under = (x: number, by: string | null) => ({
    game: { objectives: { O: { id: "O", position: { x, y: 12 }, home_of: null, controlled_by: by } } },
  });

  test("Hostile Acquisition adds 1 to hit against units in range of a marker", async () => {
    expect(
      planOf(await withActive("HOSTILE_ACQUISITION", under(20, null)), "A", "gun", "B").hit.threshold,
    ).toBe(2);
    expect(planOf(await withActive("HOSTILE_ACQUISITION"), "A", "gun", "B").hit.threshold).toBe(3);
  });

  test("Fortify Takeover adds 1 to hit in range of an own marker, and takes 1 from wounds by stronger attacks", async () => {
    const hit = async (by: string | null) =>
      planOf(await withActive("FORTIFY_TAKEOVER", under(10, by)), "A", "gun", "B").hit.threshold;
    expect(await hit("p1")).toBe(2);
    expect(await hit("p2")).toBe(3);
    const wounds = async (strength: number, keywords: readonly string[]) =>
      planOf(
        await withActive("FORTIFY_TAKEOVER", { a: { keywords }, weapons: { gun: { strength } } }),
        "B",
        "gun",
        "A",
      ).wound.threshold;
    expect(await wounds(5, KIN)).toBe(4);
    expect(await wounds(4, KIN)).toBe(4);
    expect(await wounds(5, ["VEHICLE", "LEAGUES OF VOTANN"])).toBe(3);
  });

  test("as the battle begins units have Hostile Acquisition until the first own Command phase", async () => {
    const set = await armyTable("leagues-of-votann", {
      a: { keywords: KIN },
      b: { models: line(1, [50, 30]) },
      turn: { ...LAST_PHASE, round: 1 },
    });
    // Only the first round begins the battle.
    expect(active(playAll(set, END))).toEqual([]);
  });
});
