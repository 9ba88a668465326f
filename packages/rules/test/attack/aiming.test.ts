import { describe, expect, test } from "vitest";
import { aiming, type Game } from "../../src/index.ts";
import { buildGame, row } from "../support/build.ts";
import { boyz, transportGame, trukk } from "../transport/table.ts";

const at = (weapon_id: string, target_unit_id: string, ...model_ids: readonly string[]) =>
  model_ids.length > 0 ? { weapon_id, target_unit_id, model_ids } : { weapon_id, target_unit_id };

/** Two enemies within range of two models; m1 has a pistol beside its gun, m2 a weapon with two profiles. */
const game = buildGame({
  units: {
    A: {
      keywords: ["INFANTRY"],
      models: {
        ...row(1, [5, 5], { weapons: ["pistol", "gun"] }),
        m2: { at: [5, 7], weapons: ["low", "high"] },
      },
    },
    B: { owner: "p2", models: row(1, [15, 5]) },
    C: { owner: "p2", models: row(1, [15, 20]) },
  },
  weapons: {
    gun: {},
    pistol: { keywords: ["PISTOL"], range: 24 },
    low: { profile_of: "plasma" },
    high: { profile_of: "plasma" },
  },
});
const unit = (table: Game, id: string) => table.units[id]!;
const A = unit(game, "A");

describe("aiming", () => {
  test("SH-13 all weapons at one target: guns come first, and the pistol of a model that fires its gun stays out", () => {
    const all = aiming.firedTogether(game, A, [at("pistol", "B"), at("gun", "B"), at("low", "B")]);
    expect(all.map(({ weapon_id }) => weapon_id)).toEqual(["gun", "low"]);
  });

  test("SH-13 the last choice counts: a model that is given its pistol stops firing its gun", () => {
    const list = [at("gun", "B", "m1"), at("low", "B", "m2")];
    expect(aiming.clashesWith(game, A, list, at("pistol", "C", "m1"))).toMatchObject([{ rule: "SH-13" }]);
    const aimed = aiming.withAssignment(game, A, list, at("pistol", "C", "m1"));
    expect(aimed).toEqual({ ok: true, value: [at("low", "B", "m2"), at("pistol", "C", "m1")] });
  });

  test("SH-8 a weapon changes its target, and another profile of it replaces the first", () => {
    const list = [at("gun", "B", "m1"), at("low", "B", "m2")];
    expect(aiming.withAssignment(game, A, list, at("high", "C", "m2"))).toEqual({
      ok: true,
      value: [at("gun", "B", "m1"), at("high", "C", "m2")],
    });
    expect(aiming.withAssignments(game, A, list, [at("gun", "C"), at("low", "C")])).toEqual([
      at("gun", "C"),
      at("low", "C"),
    ]);
  });

  test("TR-7 as many passengers fire as there is room for; with the deck full nobody is left", () => {
    const passengers = (id: string) =>
      boyz(3, {
        embarked_in: "T",
        name: id,
        models: { m1: { weapons: ["shoota"] }, m2: { weapons: ["shoota"] }, m3: { weapons: ["shoota"] } },
      });
    const table = transportGame({
      units: {
        T: trukk({ transport: { capacity: 12, carries: ["ORKS INFANTRY"], firing_deck: 4 } }),
        X: passengers("X"),
        Y: passengers("Y"),
        B: { owner: "p2", models: row(1, [42.5, 20]) },
      },
      weapons: { shoota: { range: 12 } },
    });
    const from = (from_unit_id: string) => ({ ...at("shoota", "B"), from_unit_id });
    const T = unit(table, "T");
    const all = aiming.firedTogether(table, T, [from("X"), from("Y")]);
    expect(all.map(({ model_ids }) => model_ids)).toEqual([["m1", "m2", "m3"], ["m1"]]);
    const full = aiming.withAssignment(table, T, all, { ...from("Y"), model_ids: ["m2"] });
    expect(full).toMatchObject({ ok: false, refusals: [{ code: "DECK_FULL", rule: "TR-7" }] });
  });
});
