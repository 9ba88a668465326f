import { describe, expect, test } from "vitest";
import { taskUnderWay, topTask } from "../../src/flow/tasks/under-way.ts";
import { type Game, parseGame } from "../../src/index.ts";
import { buildGame, play, row } from "../support/build.ts";
import type { Loose } from "./contract.ts";

const start = buildGame({
  units: {
    A: { models: row(2, [5, 5], { weapons: ["gun", "rocket"] }) },
    A2: { models: row(1, [5, 20], { weapons: ["gun"] }) },
    B: { owner: "p2", models: row(3, [15, 5]), stats: { wounds: 2, save: 7 } },
    C: { owner: "p2", models: row(3, [15, 20]) },
  },
  weapons: {
    gun: { attacks: "2", keywords: ["DEVASTATING WOUNDS"] },
    rocket: { keywords: ["ONE SHOT"] },
  },
  settings: { fast_dice: false, allocation: "DEFENDER" },
});

const act = (game: Game, type: string, payload: object = {}, faces: readonly number[] = []) =>
  play(game, { type, actor_unit_id: "A", payload }, faces).game;

const selected = act(act(start, "SELECT_SHOOTER"), "ASSIGN_TARGET", {
  weapon_id: "gun",
  target_unit_id: "B",
});
const both = act(selected, "ASSIGN_TARGET", { weapon_id: "rocket", target_unit_id: "C" });
const confirmed = act(both, "CONFIRM_TARGETS");
const hit = act(confirmed, "RESOLVE_NEXT", {}, [6, 6, 6, 1]);
// One critical wound, which waits for its turn, and one ordinary one.
const wounded = act(hit, "RESOLVE_NEXT", {}, [6, 4, 1]);
const waiting = act(wounded, "RESOLVE_NEXT");

const save = (game: Game): Loose => JSON.parse(JSON.stringify(game));

function refusals(document: Loose) {
  const parsed = parseGame(document);
  return parsed.ok ? [] : parsed.refusals;
}

describe("a saved game", () => {
  test.each([
    ["before anything", start],
    ["with targets chosen", both],
    ["with targets confirmed", confirmed],
    ["after the hit rolls", hit],
    ["after the wound rolls", wounded],
    ["waiting for the defender", waiting],
  ])("GD-1 %s is read again as it was", (_, game) => {
    expect(parseGame(save(game))).toEqual({ ok: true, value: game });
  });

  test("GD-1 the states above are what they are called", () => {
    expect(both.shooting.pending_assignments).toHaveLength(2);
    const stands = (game: Game) => taskUnderWay(game, "attacks")!;
    const rolls = { raw: [6, 6, 6, 1] };
    expect(stands(hit)).toMatchObject({ stage: "WOUND", at: 0, standing: { roll: "HITS", rolls } });
    expect(stands(wounded)).toMatchObject({ stage: "SAVE", standing: { roll: "WOUNDS" } });
    expect(stands(wounded).strikes).toMatchObject([{ count: 3 }]);
    expect(stands(waiting)).toMatchObject({ stage: "SAVE", standing: null, deferred: [{ plan: 0 }] });
    expect(topTask(waiting, "allocation")!.model_ids).toHaveLength(3);
  });
});

describe("references of a saved game", () => {
  const plan = "tasks[0].plans[0]";
  const cases: readonly [path: string, game: Game, spoil: (document: Loose) => void][] = [
    ["shooting.active_shooter_id", both, (d) => Object.assign(d.shooting, { active_shooter_id: "X" })],
    ["shooting.active_shooter_id", both, (d) => Object.assign(d.shooting, { active_shooter_id: "toString" })],
    ["shooting.pending_assignments", both, (d) => Object.assign(d.shooting, { active_shooter_id: null })],
    ["shooting.skipped_unit_ids[0]", both, (d) => d.shooting.skipped_unit_ids.push("X")],
    ["allocated.X", both, (d) => Object.assign(d.allocated, { X: [] })],
    ["allocated.B[0]", both, (d) => Object.assign(d.allocated, { B: ["m9"] })],
    ["spent.X", both, (d) => Object.assign(d.spent, { X: {} })],
    ['spent.A["m 1"]', both, (d) => Object.assign(d.spent, { A: { "m 1": ["rocket"] } })],
    ["spent.A.m1[0]", both, (d) => Object.assign(d.spent, { A: { m1: ["spear"] } })],
    [
      "shooting.pending_assignments[0].target_unit_id",
      both,
      (d) => Object.assign(d.shooting.pending_assignments[0], { target_unit_id: "X" }),
    ],
    [
      "shooting.pending_assignments[1].weapon_id",
      both,
      (d) => Object.assign(d.shooting.pending_assignments[1], { weapon_id: "valueOf" }),
    ],
    [
      "shooting.pending_assignments[0].model_ids",
      both,
      (d) => d.shooting.pending_assignments[0].model_ids.push("m3"),
    ],
    [`${plan}.target_unit_id`, hit, (d) => Object.assign(d.tasks[0].plans[0], { target_unit_id: "X" })],
    [`${plan}.shooter_unit_id`, hit, (d) => Object.assign(d.tasks[0].plans[0], { shooter_unit_id: "X" })],
    [`${plan}.weapon_id`, hit, (d) => Object.assign(d.tasks[0].plans[0], { weapon_id: "X" })],
    [plan, hit, (d) => Object.assign(d.tasks[0].plans[0].guns[0], { group: 1 })],
    [plan, hit, (d) => Object.assign(d.tasks[0].plans[0].defenders[0], { profile: 1 })],
    [plan, hit, (d) => d.tasks[0].plans[0].groups[0].saves.pop()],
    [`${plan}.defenders`, hit, (d) => d.tasks[0].plans[0].defenders.pop()],
    ["tasks[0]", wounded, (d) => Object.assign(d.tasks[0].strikes[0], { group: 5 })],
    ["tasks[0]", waiting, (d) => Object.assign(d.tasks[0].wounds[0], { group: 5 })],
    ["tasks[0].deferred", waiting, (d) => Object.assign(d.tasks[0].deferred[0], { plan: 7 })],
    ["tasks[0].tallies", hit, (d) => d.tasks[0].tallies.pop()],
    ["tasks[0].at", hit, (d) => Object.assign(d.tasks[0], { at: 2, strikes: [] })],
    ["tasks[0].at", confirmed, (d) => Object.assign(d.tasks[0], { at: 3 })],
    ["tasks[1].model_ids[0]", waiting, (d) => Object.assign(d.tasks[1], { model_ids: ["m9"] })],
    ["tasks[0]", hit, (d) => Object.assign(d.turn, { phase: "MOVEMENT" })],
  ];

  test.each(cases)("GD-2 a dangling %s is refused", (path, game, spoil) => {
    const document = save(game);
    spoil(document);
    const found = refusals(document);
    expect(found.map((one) => one.path)).toContain(path);
    expect(new Set(found.map(({ rule, code }) => `${rule} ${code}`))).toEqual(new Set(["GD-2 BAD_DOCUMENT"]));
  });

  test("GD-2 a plan may name models that were slain since", () => {
    const document = save(waiting);
    delete document.units.B.models.m3;
    document.tasks[1].model_ids = ["m1", "m2"];
    expect(refusals(document)).toEqual([]);
  });

  test("GD-2 a One Shot weapon stays spent when its bearer is slain", () => {
    const document = save(start);
    document.spent = { A: { gone: ["rocket"] } };
    expect(refusals(document)).toEqual([]);
  });
});
