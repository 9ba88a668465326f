import { describe, expect, test } from "vitest";
import { eligibleTargets } from "../../src/flow/suggestion.ts";
import { type Game, targetsOf } from "../../src/index.ts";
import { targetsInWords } from "../../src/words/suggestion.ts";
import { buildGame, play, row } from "../support/build.ts";

/** Enemies at the given distances from the shooter, all seen; a number of wounds below 2 makes one wounded. */
function range(
  enemies: Readonly<Record<string, readonly [inches: number, wounds?: number]>>,
  setting?: "OFF" | "OBVIOUS_ONLY" | "SMART",
  weapons: readonly string[] = ["gun", "cannon"],
): Game {
  const units = Object.entries(enemies).map(([id, [inches, wounds]], i) => [
    id,
    {
      owner: "p2" as const,
      stats: { wounds: 2 },
      // Spread over the board so that nobody is near another; the shooter's first gun looks along its own line.
      models: { m1: { at: [6 + inches, 5 + 3 * i] as const, ...(wounds === undefined ? {} : { wounds }) } },
    },
  ]);
  return buildGame({
    units: { A: { models: row(1, [5, 5], { weapons }) }, ...Object.fromEntries(units) },
    weapons: { gun: { range: 18 }, cannon: { range: 48 }, pistol: { range: 12, keywords: ["PISTOL"] } },
    ...(setting === undefined ? {} : { settings: { auto_targeting: setting } }),
  });
}

const advice = (game: Game) => targetsInWords(targetsOf(game, game.units["A"]!)).suggestion;

describe("suggestions", () => {
  test("SH-18 a single target is obvious", () => {
    expect(advice(range({ B: [10] })).weapons["gun"]).toEqual({
      level: "OBVIOUS",
      target: "B",
      reason: "Only eligible target",
      tooltip: "Auto-selected: Only eligible target",
    });
  });

  test("SH-18 it is found weapon by weapon, and for the unit as a whole", () => {
    const found = advice(range({ B: [10], C: [30] }));
    expect(found.weapons["gun"]).toMatchObject({ level: "OBVIOUS", target: "B" });
    expect(found.weapons["cannon"]).toMatchObject({ level: "MULTIPLE", target: null });
    expect(found).toMatchObject({ level: "MULTIPLE", target: null, reason: "Multiple tactical options" });
  });

  test("SH-18 without a target there is nothing to suggest", () => {
    expect(advice(range({ B: [50] })).weapons["gun"]).toEqual({
      level: "NONE",
      target: null,
      reason: "No eligible targets in range",
      tooltip: "",
    });
  });

  test.each<["OFF" | "OBVIOUS_ONLY" | "SMART", string, string, string]>([
    // The setting; what it says of one target, of two, and of two of which one is wounded.
    ["OFF", "NONE", "NONE", "NONE"],
    ["OBVIOUS_ONLY", "OBVIOUS", "MULTIPLE", "MULTIPLE"],
    ["SMART", "OBVIOUS", "MULTIPLE", "SUGGESTED"],
  ])("SH-18 under %s", (setting, one, two, wounded) => {
    const level = (game: Game) => advice(game).weapons["gun"]!.level;
    expect(level(range({ B: [10] }, setting))).toBe(one);
    expect(level(range({ B: [10], C: [12] }, setting))).toBe(two);
    expect(level(range({ B: [10], C: [12, 1] }, setting))).toBe(wounded);
  });

  test("SH-18 the default is to assign only what is obvious", () => {
    expect(range({ B: [10] }).settings.auto_targeting).toBe("OBVIOUS_ONLY");
  });

  test("SH-18 a single wounded unit is worth finishing", () => {
    expect(advice(range({ B: [10], C: [12, 1] }, "SMART")).weapons["gun"]).toEqual({
      level: "SUGGESTED",
      target: "C",
      reason: "Finish wounded unit",
      tooltip: "Suggested: Finish wounded unit",
    });
    expect(advice(range({ B: [10, 1], C: [12, 1] }, "SMART")).weapons["gun"]).toMatchObject({
      level: "MULTIPLE",
    });
  });

  test("SH-18 a wounded unit out of range is no reason", () => {
    const found = advice(range({ B: [10], C: [12], D: [30, 1] }, "SMART"));
    expect(found.weapons["gun"]).toMatchObject({ level: "MULTIPLE" });
    expect(found.weapons["cannon"]).toMatchObject({ level: "SUGGESTED", target: "D" });
  });

  test("SH-18 fire already assigned is worth focusing, before wounded units", () => {
    const selected = play(range({ B: [10], C: [12, 1] }, "SMART"), {
      type: "SELECT_SHOOTER",
      actor_unit_id: "A",
    });
    const assigned = play(selected.game, {
      type: "ASSIGN_TARGET",
      actor_unit_id: "A",
      payload: { weapon_id: "cannon", target_unit_id: "B" },
    });
    expect(advice(assigned.game).weapons["gun"]).toEqual({
      level: "SUGGESTED",
      target: "B",
      reason: "Continue focusing fire",
      tooltip: "Suggested: Continue focusing fire",
    });
  });

  test("SH-18 focus counts only where the weapon reaches", () => {
    const selected = play(range({ B: [10], C: [12], D: [30] }, "SMART"), {
      type: "SELECT_SHOOTER",
      actor_unit_id: "A",
    });
    const assigned = play(selected.game, {
      type: "ASSIGN_TARGET",
      actor_unit_id: "A",
      payload: { weapon_id: "cannon", target_unit_id: "D" },
    });
    expect(advice(assigned.game).weapons["gun"]).toMatchObject({ level: "MULTIPLE" });
  });

  test("SH-18 SH-13 a Pistol is not suggested where it would take the shot of the gun beside it", () => {
    const enemies = { B: [10], C: [11, 1] } as const;
    const bare = range(enemies, "SMART", ["gun", "pistol"]);
    // Nothing is assigned yet: the gun is worth aiming at the wounded unit, the pistol only in its place.
    expect(advice(bare).weapons["gun"]).toMatchObject({ level: "SUGGESTED", target: "C" });
    expect(advice(bare).weapons["pistol"]).toMatchObject({
      level: "MULTIPLE",
      target: null,
      reason: "Would take a shot from another weapon",
    });
    const selected = play(bare, { type: "SELECT_SHOOTER", actor_unit_id: "A" });
    const aimed = play(selected.game, {
      type: "ASSIGN_TARGET",
      actor_unit_id: "A",
      payload: { weapon_id: "gun", target_unit_id: "B" },
    });
    expect(advice(aimed.game).weapons["pistol"]).toMatchObject({ level: "MULTIPLE", target: null });
    // The other way round the gun would take the shot of the pistol.
    const sidearm = play(selected.game, {
      type: "ASSIGN_TARGET",
      actor_unit_id: "A",
      payload: { weapon_id: "pistol", target_unit_id: "B" },
    });
    expect(advice(sidearm.game).weapons["gun"]).toMatchObject({ level: "MULTIPLE", target: null });
    // Without a gun that reaches anything, the pistol is all there is.
    const alone = range(enemies, "SMART", ["pistol"]);
    expect(advice(alone).weapons["pistol"]).toMatchObject({ level: "SUGGESTED", target: "C" });
  });

  test("SH-18 targets are sorted by distance, at the same distance by id", () => {
    const game = buildGame({
      units: {
        A: { models: row(1, [30, 20], { weapons: ["gun"] }) },
        far: { owner: "p2", models: row(1, [30, 35]) },
        z: { owner: "p2", models: row(1, [20, 20]) },
        near: { owner: "p2", models: row(1, [30, 15]) },
        a: { owner: "p2", models: row(1, [40, 20]) },
        off: { owner: "p2", models: row(1, [3, 3]) },
      },
      weapons: { gun: { range: 18 } },
    });
    const [unit, weapon] = [game.units["A"]!, game.weapons["gun"]!];
    if (weapon.type !== "RANGED") throw new Error("the gun is a ranged weapon");
    expect(eligibleTargets(game, unit, weapon).map(({ id }) => id)).toEqual(["near", "a", "z", "far"]);
  });
});
