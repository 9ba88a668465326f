import { describe, expect, test } from "vitest";
import { buildGame, duel, model, play, row, shoot } from "../support/build.ts";
import { diceOf, woundsOf } from "../support/plan.ts";

const assignments = (...pairs: readonly (readonly [string, string])[]) => ({
  type: "SHOOT",
  actor_unit_id: "A",
  payload: { assignments: pairs.map(([weapon_id, target_unit_id]) => ({ weapon_id, target_unit_id })) },
});

function table(a: object, b: object) {
  return buildGame({
    units: {
      A: { models: { m1: model({ at: [5, 2], weapons: ["a", "b"] }) } },
      B: { owner: "p2", models: row(1, [16, 2]) },
      C: { owner: "p2", models: row(1, [16, 6]) },
    },
    weapons: { a: { ...a }, b: { ...b } },
  });
}

describe("A target destroyed early", () => {
  test("DI-5 the wounds that are left roll nothing more", () => {
    const game = duel({ gun: { attacks: 3, damage: "D6", keywords: ["TORRENT"] } });
    // Three wounds; the first save fails and its damage slays the only model.
    const played = shoot(game, "A", "gun", "B", [4, 4, 4, 1, 2]);
    expect(diceOf(played).slice(-2)).toEqual([
      ["save", [1]],
      ["damage", [2]],
    ]);
  });

  test("DI-5 Feel No Pain stops with the model's death", () => {
    const game = duel({
      gun: { damage: 5, keywords: ["TORRENT"] },
      target: { abilities: ["FEEL NO PAIN 6+"] },
    });
    expect(diceOf(shoot(game, "A", "gun", "B", [4, 1, 6, 1])).at(-1)).toEqual(["feel_no_pain", [6, 1]]);
  });

  test("DI-5 the next weapon at it rolls nothing, not even its attacks; other targets are shot at", () => {
    const game = buildGame({
      units: {
        A: { models: { m1: model({ at: [5, 2], weapons: ["a", "b", "c"] }) } },
        B: { owner: "p2", models: row(1, [16, 2]) },
        C: { owner: "p2", models: row(1, [16, 6]) },
      },
      weapons: { a: { keywords: ["TORRENT"] }, b: { attacks: "D6" }, c: {} },
    });
    const played = play(game, assignments(["a", "B"], ["b", "B"], ["c", "C"]), [4, 1, 1]);
    expect(played.result.dice.map((block) => [block.context, "weapon" in block && block.weapon])).toEqual([
      ["attacks", "a"],
      ["to_wound", "a"],
      ["save", "a"],
      ["attacks", "c"],
      ["to_hit", "c"],
    ]);
    expect(played.result.log_text).toContain("B is destroyed: b of A rolls nothing.");
  });

  test("DI-5 KW-15 Hazardous is still tested", () => {
    const game = table({ keywords: ["TORRENT"] }, { keywords: ["HAZARDOUS"] });
    const played = play(game, assignments(["a", "B"], ["b", "B"]), [4, 1, 1]);
    expect(diceOf(played).at(-1)).toEqual(["hazardous", [1]]);
    expect(woundsOf(played, "A")).toEqual({});
  });

  test("DI-5 KW-19 One Shot is still spent", () => {
    const game = table({ keywords: ["TORRENT"] }, { keywords: ["ONE SHOT"] });
    const played = play(game, assignments(["a", "B"], ["b", "B"]), [4, 1]);
    expect(played.game.spent).toEqual({ A: { m1: ["b"] } });
  });

  test("DI-5 KW-10 Devastating Wounds that wait find nobody and roll no damage", () => {
    const game = table(
      { damage: "D3", keywords: ["TORRENT", "DEVASTATING WOUNDS"] },
      { keywords: ["TORRENT"] },
    );
    // a: a critical wound, kept for later. b: wounds, the save fails, the target is gone.
    const played = play(game, assignments(["a", "B"], ["b", "B"]), [6, 4, 1]);
    expect(diceOf(played).at(-1)).toEqual(["save", [1]]);
    expect(woundsOf(played)).toEqual({});
  });

  test("DI-5 of several Devastating Wounds those after the last model roll nothing", () => {
    const game = duel({ gun: { attacks: 3, damage: "D3", keywords: ["TORRENT", "DEVASTATING WOUNDS"] } });
    expect(diceOf(shoot(game, "A", "gun", "B", [6, 6, 6, 1])).at(-1)).toEqual(["damage", [1]]);
  });

  test("DI-5 the unit has shot, and one event says that the target is gone", () => {
    const played = play(table({ keywords: ["TORRENT"] }, {}), assignments(["a", "B"], ["b", "B"]), [4, 1]);
    expect(played.game.units["A"]!.flags.has_shot).toBe(true);
    expect(played.result.events.filter(({ type }) => type === "unit_destroyed")).toEqual([
      { type: "unit_destroyed", unit_id: "B" },
    ]);
  });
});
