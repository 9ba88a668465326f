import { describe, expect, test } from "vitest";
import { apply, type Game, parseGame, targetsOf, unitOf } from "../../src/index.ts";
import { chargeGame } from "../charge/table.ts";
import { buildGame, codes, readAction, row } from "../support/build.ts";

const scene = (build: typeof buildGame = buildGame): Game =>
  build({
    units: {
      A: { models: row(2, [10, 10], { weapons: ["gun"] }) },
      B: { owner: "p2", models: row(2, [20, 10], { weapons: ["gun"] }) },
    },
    weapons: { gun: {} },
  });

/** The document with the models of a unit taken off the table. */
function without(game: Game, id: string, more: object = {}) {
  const raw = JSON.parse(JSON.stringify(game));
  for (const model of Object.values<{ position: unknown }>(raw.units[id].models)) model.position = null;
  Object.assign(raw.units[id], more);
  return raw;
}

const read = (raw: unknown): Game => {
  const parsed = parseGame(raw);
  return parsed.ok ? parsed.value : expect.fail(JSON.stringify(parsed.refusals));
};
const faults = (raw: unknown) => {
  const parsed = parseGame(raw);
  return parsed.ok ? [] : parsed.refusals.map(({ rule, path }) => `${rule} ${path}`);
};

const act = (game: Game, type: string, unit: string, payload: object) =>
  codes(apply(game, readAction({ type, actor_unit_id: unit, payload })).result);

describe("a unit off the table", () => {
  test.each([{ reserve: "STRATEGIC" }, { reserve: "DEEP_STRIKE" }, {}])("GD-8 may wait there: %o", (more) => {
    expect(unitOf(read(without(scene(), "B", more)), "B")).toMatchObject(more);
  });

  test("GD-8 neither shoots nor charges", () => {
    const shooting = read(without(scene(), "A"));
    const assignments = [{ weapon_id: "gun", target_unit_id: "B" }];
    expect(act(shooting, "SHOOT", "A", { assignments })).toEqual(["OFF_TABLE"]);
    const charging = read(without(scene(chargeGame), "A"));
    expect(act(charging, "DECLARE_CHARGE", "A", { target_unit_ids: ["B"] })).toContain("OFF_TABLE");
  });

  test("GD-8 is no target", () => {
    const game = read(without(scene(), "B"));
    const entry = targetsOf(game, game.units["A"]!).weapons["gun"]!["B"]!;
    expect([entry.eligible, entry.distance, entry.reasons.map(({ code }) => code)]).toEqual([
      false,
      null,
      ["TARGET_OFF_TABLE"],
    ]);
    const charging = read(without(scene(chargeGame), "B"));
    expect(act(charging, "DECLARE_CHARGE", "A", { target_unit_ids: ["B"] })).toEqual(["TARGET_OFF_TABLE"]);
  });

  test("GD-8 is off with all its models, in one place, which must exist", () => {
    const half = without(scene(), "B");
    half.units.B.models.m1.position = { x: 20, y: 10, z: 0 };
    expect(faults(half)).toEqual(["GD-8 units.B.models"]);
    expect(faults(without(scene(), "B", { reserve: "STRATEGIC", embarked_in: "B" }))).toEqual([
      "GD-8 units.B.embarked_in",
    ]);
    const raw = JSON.parse(JSON.stringify(scene()));
    raw.units.B.reserve = "STRATEGIC";
    expect(faults(raw)).toEqual(["GD-8 units.B.reserve"]);
    expect(faults(without(scene(), "B", { embarked_in: "X" }))).toEqual(["GD-2 units.B.embarked_in"]);
  });

  test("GD-8 deployment does not end before every unit stands somewhere", () => {
    const raw = without(scene(), "B");
    raw.turn.phase = "DEPLOYMENT";
    const end = readAction({ type: "END_PHASE" });
    expect(apply(read(raw), end).result.errors).toMatchObject([{ code: "NOT_SET_UP", unit_id: "B" }]);
    raw.units.B.reserve = "STRATEGIC";
    expect(apply(read(raw), end).game.turn.phase).toBe("COMMAND");
  });
});

describe("a battle's document", () => {
  const raw = (more: object) => ({ ...JSON.parse(JSON.stringify(scene())), ...more });

  test("GD-3 GD-5 objectives lie on the board and zones are polygons", () => {
    const objective = (x: number) => ({ O1: { id: "O1", position: { x, y: 22 } } });
    expect(read(raw({ objectives: objective(30) })).objectives["O1"]).toEqual({
      id: "O1",
      position: { x: 30, y: 22 },
      home_of: null,
      controlled_by: null,
      sticky: false,
    });
    expect(faults(raw({ objectives: objective(61) }))).toEqual(["GD-3 objectives.O1.position"]);
    const square = [
      [0, 0],
      [60, 0],
      [60, 12],
      [0, 12],
    ];
    const crossed = [square[0], square[2], square[1], square[3]];
    expect(faults(raw({ zones: { p1: square, p2: square } }))).toEqual([]);
    expect(faults(raw({ zones: { p1: square, p2: crossed } }))).toEqual(["GD-5 zones.p2"]);
  });

  test("GD-1 missions are known by their ids", () => {
    expect(read(raw({ mission: { id: "only-war", attacker: "p1" } })).mission).toEqual({
      id: "only-war",
      attacker: "p1",
    });
    expect(faults(raw({ mission: { id: "last-stand", attacker: "p1" } }))).toEqual(["GD-1 mission.id"]);
  });
});
