import { describe, expect, test } from "vitest";
import { blocks, duel, shoot } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

/**
 * What Strength 1 to 20 needs against one Toughness, as a row: 6 up to half the Toughness, 5 until just below it, one
 * 4, 3 until just below twice the Toughness, 2 from there on.
 */
function rowOf(toughness: number): string {
  const half = Math.floor(toughness / 2);
  const row = `${"6".repeat(half)}${"5".repeat(toughness - 1 - half)}4${"3".repeat(toughness - 1)}`;
  return row.padEnd(20, "2").slice(0, 20);
}

const wound = (strength: number, toughness: number) =>
  planOf(duel({ gun: { strength }, target: { stats: { toughness } } })).wound.threshold;

describe("The wound roll", () => {
  test.each([
    [1, "42222222222222222222"],
    [2, "64322222222222222222"],
    [3, "65433222222222222222"],
    [4, "66543332222222222222"],
    [5, "66554333322222222222"],
    [6, "66655433333222222222"],
    [9, "66665555433333333222"],
    [12, "66666655555433333333"],
  ])("AT-6 against Toughness %d the row is %s", (toughness, row) => {
    expect(rowOf(toughness)).toBe(row);
  });

  test.each(Array.from({ length: 20 }, (_, i) => i + 1))(
    "AT-6 Strength 1 to 20 against Toughness %d",
    (toughness) => {
      const row = Array.from({ length: 20 }, (_, i) => wound(i + 1, toughness)).join("");
      expect(row).toBe(rowOf(toughness));
    },
  );

  test.each([
    [4, 8, 6],
    [5, 9, 5],
    [4, 7, 5],
    [8, 4, 2],
    [3, 5, 5],
    [3, 6, 6],
    [14, 7, 2],
    [13, 7, 3],
  ])("AT-6 S%d against T%d needs %d+", (strength, toughness, needed) => {
    expect(wound(strength, toughness)).toBe(needed);
  });

  // Strength for each needed roll against Toughness 4.
  test.each([
    [8, 2],
    [5, 3],
    [4, 4],
    [3, 5],
    [2, 6],
  ])(
    "AT-7 S%d (%d+): every face with every modifier; 1 fails and 6 wounds whatever they are",
    (strength, needed) => {
      for (const [modifier, wound] of [
        [0, {}],
        [1, { plus_one: true }],
        [-1, { minus_one: true }],
      ] as const) {
        const expected = [1, 2, 3, 4, 5, 6].filter(
          (face) => face !== 1 && (face === 6 || face + modifier >= needed),
        );
        // Six automatic hits, the six faces, and a save for each wound.
        const game = duel({ gun: { attacks: "6", strength, keywords: ["TORRENT"] } });
        const faces = [1, 2, 3, 4, 5, 6, ...expected.map(() => 6)];
        const { result } = shoot(game, "A", "gun", "B", faces, { modifiers: { wound } });
        expect(blocks(result, "to_wound")[0]).toMatchObject({ wounds: expected.length, criticals: 1 });
      }
    },
  );

  test("AT-8 a mixed unit is wounded at the highest Toughness of its models", () => {
    const models = { m1: { at: [16, 2] as const, stats: { toughness: 6 } }, m2: { at: [16, 4] as const } };
    expect(planOf(duel({ target: { models } })).wound.toughness).toBe(6);
  });

  test("AT-8 an attached unit at the highest of its bodyguard, whatever its Character's", () => {
    const boss = { at: [16, 6] as const, keywords: ["CHARACTER"], stats: { toughness: 9 } };
    const models = { m1: { at: [16, 2] as const, stats: { toughness: 3 } }, boss };
    expect(planOf(duel({ target: { models } })).wound.toughness).toBe(3);
    expect(planOf(duel({ target: { models: { boss } } })).wound.toughness).toBe(9);
  });

  test("AT-8 also for wounds that reach the Character once the bodyguard is dead", () => {
    const boss = { at: [16, 6] as const, keywords: ["CHARACTER"], stats: { toughness: 9 } };
    const game = duel({ gun: { attacks: "2" }, target: { models: { m1: { at: [16, 2] as const }, boss } } });
    // S4 against T4: both 4s wound; the first slays the bodyguard, the second the Character.
    expect(shoot(game, "A", "gun", "B", [3, 3, 4, 4, 1, 1]).game.units["B"]!.models).toEqual({});
  });
});
