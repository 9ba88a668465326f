import { describe, expect, test } from "vitest";
import { obstaclesTo } from "../../src/flow/targets.ts";
import { type Game, targetsOf } from "../../src/index.ts";
import { buildGame, rectangle, row } from "../support/build.ts";

const obstacles = (game: Game, target: string) =>
  obstaclesTo(targetsOf(game, game.units["A"]!), target).map(
    ({ weapon_id, reasons }) => `${weapon_id}: ${reasons.map(({ code }) => code).join(" ")}`,
  );

const weapons = {
  pistol: { range: 12, keywords: ["PISTOL"] },
  rifle: { range: 24 },
  mortar: { range: 48, keywords: ["BLAST"] },
};

describe("why a unit cannot be shot at", () => {
  test("SH-7 the weapon that reaches and is blocked comes before the pistol that does not reach", () => {
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["pistol", "rifle"] }) },
        B: { owner: "p2", models: row(1, [25, 5]) },
      },
      weapons,
      terrain: { R1: { polygon: rectangle(14, 0, 16, 12) } },
    });
    expect(obstacles(game, "B")).toEqual(["rifle: NO_LINE_OF_SIGHT", "pistol: OUT_OF_RANGE"]);
  });

  test("SH-7 of weapons that are out of range, the one that lacks least", () => {
    // 29" away: 5" too far for the rifle, 17" for the pistol.
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["pistol", "rifle"] }) },
        B: { owner: "p2", models: row(1, [35, 5]) },
      },
      weapons,
    });
    expect(obstacles(game, "B")).toEqual(["rifle: OUT_OF_RANGE", "pistol: OUT_OF_RANGE"]);
    expect(
      obstaclesTo(targetsOf(game, game.units["A"]!), "B").map(({ reasons }) => reasons[0]!.inches),
    ).toEqual([5, 17]);
  });

  test("SH-3 what bars a weapon whatever its target comes last, and weapons that can fire are left out", () => {
    const units = {
      A: { flags: { advanced: true }, models: row(1, [5, 5], { weapons: ["rifle", "carbine"] }) },
      B: { owner: "p2" as const, models: row(1, [35, 5]) },
      C: { owner: "p2" as const, models: row(1, [15, 5]) },
    };
    const game = buildGame({ units, weapons: { ...weapons, carbine: { range: 18, keywords: ["ASSAULT"] } } });
    expect(obstacles(game, "B")).toEqual(["carbine: OUT_OF_RANGE", "rifle: ADVANCED"]);
    expect(obstacles(game, "C")).toEqual(["rifle: ADVANCED"]);
  });
});
