import { describe, expect, test } from "vitest";
import { commandGame } from "../command/table.ts";
import { codes, duel, play, row, shoot } from "../support/build.ts";

describe("Scorching Fear and Pinning Bombardment", () => {
  const gun = (name: string) => ({ name, attacks: "2" });
  const target = { stats: { save: 2, leadership: 7 } };

  test("AR-6 CO-9 an INFANTRY unit that a pyreblaster hit tests at −1: 4 and 3 are not enough for 7+", () => {
    const game = duel({ gun: gun("Pyreblaster"), shooter: { abilities: ["SCORCHING FEAR"] }, target });
    const { result, game: after } = shoot(game, "A", "gun", "B", [3, 1, 1, 4, 3]);
    expect(codes(result)).toEqual([]);
    expect(result.dice.at(-1)).toMatchObject({
      context: "battle_shock",
      modifier: -1,
      total: 6,
      passed: false,
    });
    expect(after.units["B"]!.flags.battle_shocked).toBe(true);
  });

  test("AR-6 no test without a hit, for other weapons, or for what is no INFANTRY", () => {
    const dice = (name: string, keywords: readonly string[], faces: readonly number[]) =>
      shoot(
        duel({ gun: gun(name), shooter: { abilities: ["SCORCHING FEAR"] }, target: { ...target, keywords } }),
        "A",
        "gun",
        "B",
        faces,
      ).result.dice.some(({ context }) => context === "battle_shock");
    expect(dice("Pyreblaster", ["INFANTRY"], [1, 1])).toBe(false);
    expect(dice("Bolt pistol", ["INFANTRY"], [3, 1, 1])).toBe(false);
    expect(dice("Pyreblaster", ["VEHICLE"], [3, 1, 1])).toBe(false);
  });

  test("AR-6 the Whirlwind's launcher asks for a test without a modifier", () => {
    const shooter = { abilities: ["PINNING BOMBARDMENT"] };
    const game = duel({ gun: gun("Whirlwind vengeance launcher"), shooter, target });
    const { game: after } = shoot(game, "A", "gun", "B", [3, 1, 1, 4, 3]);
    expect(after.units["B"]!.flags.battle_shocked).toBeUndefined();
  });
});

describe("Thievin' Scavengers", () => {
  const field = (flags: Record<string, boolean> = {}) => ({
    ...commandGame(
      { A: { models: row(2, [5, 2]), abilities: ["THIEVIN' SCAVENGERS"], flags } },
      {
        objectives: {
          O1: { id: "O1", position: { x: 6, y: 3 }, controlled_by: "p1" },
          O2: { id: "O2", position: { x: 40, y: 3 }, controlled_by: "p1" },
        },
      },
    ),
  });
  const cp = (faces: readonly number[], flags?: Record<string, boolean>) =>
    play(field(flags), { type: "END_PHASE" }, faces).game.players.p1.cp;

  test("AR-5 CO-2 as the Movement phase begins: a die for the objective that they hold, 4+ is a command point", () => {
    expect([cp([3]), cp([4])]).toEqual([0, 1]);
    // Nobody who is Battle-shocked scavenges: no die is rolled.
    expect(cp([], { battle_shocked: true })).toBe(0);
  });
});
