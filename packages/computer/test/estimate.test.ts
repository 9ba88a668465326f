import { describe, expect, test } from "vitest";
import { fireAt, longestRange, strikeAt } from "../src/estimate.ts";
import { chanceToReach } from "../src/roll.ts";
import { smallBattle } from "./support.ts";

const { units, ...rest } = smallBattle("estimate");
const game = { ...rest, units };

/** Five models of two wounds, Toughness 4, 3+; 100 points. */
const target = {
  ...Object.values(units)[0]!,
  points: 100,
  starting_strength: 5,
  stats: {
    move: 6,
    toughness: 4,
    save: 3,
    invulnerable_save: null,
    wounds: 2,
    leadership: 6,
    objective_control: 2,
  },
};

const gun = {
  id: "gun",
  name: "Gun",
  type: "RANGED",
  range: 24,
  attacks: "2",
  skill: 3,
  strength: 4,
  ap: -1,
  damage: "1",
  keywords: [],
  special_rules: "",
  profile_of: null,
} as const;

const blade = { ...gun, id: "blade", type: "MELEE", range: null, strength: 8, damage: "2" } as const;

function armed(...weapons: readonly string[]) {
  const [model] = Object.values(target.models);
  return { ...target, models: { m1: { ...model!, id: "m1", weapons } } };
}

const table = { ...game, weapons: { ...game.weapons, gun, blade } };

describe("what a unit does to another, about", () => {
  test("by shooting: 2 × 2/3 hit × 1/2 wound × 1/2 unsaved × half a model of 20 points", () => {
    expect(fireAt(table, armed("gun"), target, 20)).toBeCloseTo(
      2 * (4 / 6) * (3 / 6) * (3 / 6) * 0.5 * 20,
      10,
    );
    expect(fireAt(table, armed("gun"), target, 24.1)).toBe(0);
    expect(longestRange(table, armed("gun"))).toBe(24);
  });

  test("by striking: the better of two weapons, a whole model each time", () => {
    const each = 2 * (4 / 6) * (5 / 6) * (3 / 6) * 20;
    expect(strikeAt(table, armed("blade", "gun"), target)).toBeCloseTo(each, 10);
  });

  test("two dice reach 7 inches in 21 of 36 throws, 2 always, 13 never", () => {
    expect([7, 6.2, 2, 0, 12, 12.1].map((inches) => Math.round(chanceToReach(inches) * 36))).toEqual([
      21, 21, 36, 36, 1, 0,
    ]);
  });
});
