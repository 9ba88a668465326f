import { expect, test } from "vitest";
import { wouldComplete } from "../../src/missions/actions/progress.ts";
import { codes, play, rectangle, type UnitOptions } from "../support/build.ts";
import { at, until } from "../support/mission.ts";
import { holding } from "./hand.ts";

const start = (id: string, action: string, objective_id?: string) => ({
  type: "START_ACTION",
  actor_unit_id: id,
  payload: objective_id === undefined ? { action } : { action, objective_id },
});
const one = (x: number, y: number): UnitOptions => ({ models: { m1: { at: [x, y] } } });

type Holding = Parameters<typeof holding>;
function played(
  card: Holding[0],
  units: Record<string, UnitOptions>,
  acts: readonly object[],
  hand: Holding[2] = {},
  turns = 1,
) {
  const terrain = {
    T: { polygon: rectangle(48, 0, 60, 10) },
    U: { polygon: rectangle(20, 0, 26, 10) },
    V: { polygon: rectangle(0, 30, 10, 40) },
  };
  let game = holding(
    card,
    { places: ["C", "N", "H1"], units, terrain, turn: { phase: "SHOOTING", round: 2 } },
    hand,
  );
  for (const act of acts) {
    const { game: next, result } = play(game, act);
    if (!result.success) return codes(result)[0];
    game = next;
  }
  for (let i = 0; i < turns; i++) {
    const { active_player } = game.turn;
    // A card that has brought nothing may be discarded: nobody does.
    game = until(game, ({ tasks, turn }) => tasks.length > 0 || turn.active_player !== active_player);
    while (game.tasks.length > 0) game = play(game, { type: "PASS" }).game;
  }
  return game.players.p1.vp.secondary;
}

test("SC-12 Cleanse: 2 for one, for two 4 fixed and 5 tactical", () => {
  const units = { A: at("C", "p1"), B: at("N", "p1") };
  const both = [start("A", "CLEANSE", "C"), start("B", "CLEANSE", "N")];
  expect(played("cleanse", units, both.slice(0, 1))).toBe(2);
  expect(played("cleanse", units, both)).toBe(5);
  expect(played("cleanse", units, both, { mode: "FIXED" })).toBe(4);
});

test("SC-12 Establish Locus: 2 within 6\" of the centre, 4 in the enemy's zone, by one unit", () => {
  expect(played("establish-locus", { A: one(30, 26) }, [start("A", "ESTABLISH_LOCUS")])).toBe(2);
  expect(played("establish-locus", { A: one(50, 20) }, [start("A", "ESTABLISH_LOCUS")])).toBe(4);
  expect(played("establish-locus", { A: one(20, 20) }, [start("A", "ESTABLISH_LOCUS")])).toBe(0);
  const two = [start("A", "ESTABLISH_LOCUS"), start("B", "ESTABLISH_LOCUS")];
  expect(played("establish-locus", { A: one(30, 26), B: one(50, 20) }, two)).toBe("ONE_AT_A_TIME");
});

test("SC-12 whether an Action would be completed, as things stand", () => {
  const units = {
    Near: one(30, 26),
    Far: one(20, 20),
    Held: at("C", "p1"),
    Weak: at("N", "p1"),
    Enemy: at("N", "p2"),
  };
  const game = holding("establish-locus", { units, turn: { phase: "SHOOTING", round: 2 } });
  const completes = (id: string, action: "ESTABLISH_LOCUS" | "CLEANSE", objective_id?: string) =>
    wouldComplete(game, game.units[id]!, { action, ...(objective_id !== undefined && { objective_id }) });
  expect(completes("Near", "ESTABLISH_LOCUS")).toBe(true);
  expect(completes("Far", "ESTABLISH_LOCUS")).toBe(false);
  // C would be taken as the phase ends, N is contested.
  expect(completes("Held", "CLEANSE", "C")).toBe(true);
  expect(completes("Weak", "CLEANSE", "N")).toBe(false);
});

test("SC-12 Sabotage: in terrain outside the own zone; 3, or 6 in the enemy's, at the end of the opponent's turn", () => {
  const act = [start("A", "SABOTAGE")];
  expect(played("sabotage", { A: one(22, 5) }, act, {}, 1)).toBe(0);
  expect(played("sabotage", { A: one(22, 5) }, act, {}, 2)).toBe(3);
  expect(played("sabotage", { A: one(52, 5) }, act, {}, 2)).toBe(6);
  expect(played("sabotage", { A: one(30, 30) }, act)).toBe("NOT_IN_TERRAIN");
  expect(played("sabotage", { A: one(5, 35) }, act)).toBe("IN_OWN_ZONE");
});

test("SC-12 Recover Assets: two units in different parts of the table 3, three 5", () => {
  const units = { A: one(6, 10), B: one(30, 10), D: one(52, 20), E: one(30, 30) };
  const acts = ["A", "B", "D"].map((id) => start(id, "RECOVER_ASSETS"));
  expect(played("recover-assets", units, acts.slice(0, 1))).toBe(0);
  expect(played("recover-assets", units, acts.slice(0, 2))).toBe(3);
  expect(played("recover-assets", units, acts)).toBe(5);
  expect(played("recover-assets", units, [acts[1]!, start("E", "RECOVER_ASSETS")])).toBe("AREA_TAKEN");
});
