import { expect, test } from "vitest";
import { type Game, parseGame } from "../../src/index.ts";
import { buildGame, duel, play, row } from "../support/build.ts";

const pending = { weapon_id: "gun", target_unit_id: "B", model_ids: ["m1"] };
const load = (shooting: object, inches = 10) => {
  const read = parseGame({ ...JSON.parse(JSON.stringify(duel({ inches }))), shooting });
  return read.ok ? [] : read.refusals.map(({ rule, path }) => [rule, path]);
};

test("SH-1 SH-7 a saved selection must still be one that the rules allow", () => {
  expect(load({ active_shooter_id: "A", pending_assignments: [pending] })).toEqual([]);
  expect(load({ active_shooter_id: "A" })).toEqual([]);
  expect(load({ active_shooter_id: "B" })[0]).toEqual(["SH-1", "shooting.active_shooter_id"]);
  // 30 inches away: out of the range of 24, so A has no target at all.
  expect(load({ active_shooter_id: "A" }, 30)).toEqual([["SH-6", "shooting.active_shooter_id"]]);
  const itself = { ...pending, target_unit_id: "A" };
  expect(load({ active_shooter_id: "A", pending_assignments: [itself] })).toEqual([
    ["SH-9", "shooting.pending_assignments"],
  ]);
});

/** A of p1 has chosen a target for each of its guns. */
function chosen(ability: string, turn: Record<string, unknown> = {}): Game {
  const game = buildGame({
    turn,
    units: {
      A: { abilities: [ability], models: row(2, [10, 10], { weapons: ["gun"] }) },
      B: { owner: "p2", models: row(1, [20, 10]) },
      C: { owner: "p2", models: row(1, [20, 20]) },
    },
    weapons: { gun: {} },
  });
  const selected = play(game, { type: "SELECT_SHOOTER", actor_unit_id: "A" }).game;
  const assignments = [
    { weapon_id: "gun", target_unit_id: "B", model_ids: ["m1"] },
    { weapon_id: "gun", target_unit_id: "C", model_ids: ["m2"] },
  ];
  const choice = { type: "SET_ASSIGNMENTS", actor_unit_id: "A", payload: { assignments } };
  return play(selected, choice).game;
}

const use = (game: Game, stratagem: string, faces: readonly number[] = []): Game =>
  play(game, { type: "USE_STRATAGEM", actor_unit_id: "A", payload: { stratagem } }, faces).game;

test("PH-7 GD-2 a choice of targets that a model's death has made impossible is dropped, and the game can be opened", () => {
  // A 1 hurts the unit itself, and a 2 is one mortal wound: one of the two who have their targets is dead.
  const hurt = use(chosen("SHOOTY POWER TRIP"), "SHOOTY_POWER_TRIP", [1, 2]);
  expect(Object.keys(hurt.units["A"]!.models)).toHaveLength(1);
  expect(hurt.shooting).toMatchObject({ active_shooter_id: null, pending_assignments: [] });
  expect(parseGame(JSON.parse(JSON.stringify(hurt)))).toEqual({ ok: true, value: hurt });
});

test("PH-7 GD-2 so is one at two targets when the unit may shoot at one only; one that still holds stays", () => {
  const single = use(chosen("TARGET ELIMINATION"), "TARGET_ELIMINATION");
  expect(single.shooting).toMatchObject({ active_shooter_id: null, pending_assignments: [] });
  expect(parseGame(JSON.parse(JSON.stringify(single)))).toEqual({ ok: true, value: single });
  const lethal = use(chosen("AMMO RUNT"), "AMMO_RUNT");
  expect(lethal.shooting).toEqual(chosen("AMMO RUNT").shooting);
});

test("RC-2 in a record of the third edition such a choice stays", () => {
  const hurt = use(chosen("SHOOTY POWER TRIP", { edition: 3 }), "SHOOTY_POWER_TRIP", [1, 2]);
  expect(hurt.shooting.active_shooter_id).toBe("A");
});
