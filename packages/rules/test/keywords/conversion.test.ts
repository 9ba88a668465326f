import { describe, expect, test } from "vitest";
import { indicatorsOf } from "../../src/abilities/weapon-abilities.ts";
import { blocks, duel, model, shoot } from "../support/build.ts";

/** Lethal Hits shows which hits were critical: those roll no wound die. */
const beam = (conversion: string, more: object = {}) => ({ keywords: [conversion, "LETHAL HITS"], ...more });

function criticals(gun: Record<string, unknown>, inches: number, faces: readonly number[]): unknown {
  return blocks(shoot(duel({ gun, inches }), "A", "gun", "B", faces).result, "to_hit")[0]!["criticals"];
}

describe("Conversion", () => {
  test.each([4, 5, 6])('KW-21 beyond 12" a hit on %d is critical', (face) => {
    expect(criticals(beam("CONVERSION"), 13, [face, 3])).toBe(1);
  });

  test('KW-21 beyond 12" a 3 is an ordinary hit', () => {
    expect(criticals(beam("CONVERSION"), 13, [3, 1])).toBe(0);
  });

  test('KW-21 at exactly 12" only a 6 is critical', () => {
    expect(criticals(beam("CONVERSION"), 12, [5, 1])).toBe(0);
    expect(criticals(beam("CONVERSION"), 12.01, [5, 3])).toBe(1);
  });

  test("KW-21 a 4 that misses is no hit and so not critical", () => {
    expect(criticals(beam("CONVERSION", { skill: 5 }), 13, [4])).toBe(0);
  });

  test('KW-21 CONVERSION 18 is beyond 18"', () => {
    expect(criticals(beam("CONVERSION 18"), 18, [4, 1])).toBe(0);
    expect(criticals(beam('conversion 18"'), 18.5, [4, 3])).toBe(1);
    expect(indicatorsOf(duel({ gun: beam("CONVERSION 18") }).weapons["gun"]!)).toEqual(["LH", "CV 18"]);
  });

  test("KW-21 each bearer measures for itself", () => {
    // Target at x = 26: m1 20\" away, m2 10\". Both roll 4: only m1 is critical, m2 rolls to wound (1).
    const models = {
      m1: model({ at: [5, 2], weapons: ["gun"] }),
      m2: model({ at: [15, 2], weapons: ["gun"] }),
    };
    const game = duel({ gun: beam("CONVERSION"), inches: 20, shooter: { models } });
    const { result } = shoot(game, "A", "gun", "B", [4, 4, 1, 3]);
    expect(blocks(result, "to_hit")[0]).toMatchObject({ criticals: 1, hits: 2 });
    expect(blocks(result, "to_wound")[0]).toMatchObject({ rolls_raw: [1], automatic: 1 });
  });

  test("KW-27 of two distances the shorter counts", () => {
    const gun = { keywords: ["CONVERSION 18", "CONVERSION", "LETHAL HITS"] };
    expect(criticals(gun, 13, [4, 3])).toBe(1);
  });
});
