import { begin, type Game, step, waiting } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { deciderOf, shootingRefusals } from "../../src/table/whose.ts";
import { field } from "../panels/field.ts";

const TABLE = field(
  { id: "NEAR", owner: "p1", models: [{ at: [5, 10], weapons: ["rifle"] }] },
  { id: "UNARMED", owner: "p1", models: [{ at: [5, 14] }] },
  { id: "OTHER", owner: "p1", models: [{ at: [5, 18], weapons: ["rifle"] }] },
  { id: "ENEMY", owner: "p2", models: [{ at: [15, 10] }] },
  { id: "ENEMY_2", owner: "p2", models: [{ at: [15, 18] }] },
);

const after = (game: Game, type: "SELECT_SHOOTER" | "SKIP_UNIT", unitId: string) =>
  step(begin(game), { type, actor_unit_id: unitId }).timeline.game;

const able = (game: Game) =>
  Object.entries(shootingRefusals(game)).flatMap(([id, refusals]) => (refusals.length === 0 ? [id] : []));

describe("who could shoot", () => {
  it("is the same whoever is chosen, and no longer whoever is skipped", () => {
    expect(able(TABLE)).toEqual(["NEAR", "OTHER"]);
    const chosen = after(TABLE, "SELECT_SHOOTER", "NEAR");
    expect(chosen.shooting.active_shooter_id).toBe("NEAR");
    // Not worked out again; and a copy, of which nothing is remembered, has the same answer.
    expect(shootingRefusals(chosen)).toBe(shootingRefusals(TABLE));
    expect(shootingRefusals(structuredClone(chosen))).toEqual(shootingRefusals(chosen));
    expect(able(after(chosen, "SKIP_UNIT", "NEAR"))).toEqual(["OTHER"]);
    expect(able({ ...chosen, turn: { ...chosen.turn, phase: "CHARGE" } })).toEqual([]);
  });
});

describe("whoever decides", () => {
  it("is whom the game awaits first, and after its end whoever had the turn", () => {
    expect(deciderOf(TABLE)).toBe(waiting(TABLE)[0]!.player);
    const over: Game = { ...TABLE, result: { winner: "p2", reason: "POINTS" } as Game["result"] };
    expect(deciderOf(over)).toBe(TABLE.turn.active_player);
  });
});
