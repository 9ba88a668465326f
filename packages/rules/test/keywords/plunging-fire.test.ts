import { describe, expect, test } from "vitest";
import { blocks, duel, model, rectangle, shoot } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

/** A ruin under the shooter at (5, 2). */
const TOWER = { R1: { polygon: rectangle(3, 0, 7, 8), height: 12 } };
const at = (z: number, x = 5) => ({ models: { m1: model({ at: [x, 2, z], weapons: ["gun"] }) } });

describe("Plunging Fire", () => {
  test('KW-26 from 6" up in a ruin at a unit on the ground, AP is better by 1', () => {
    const game = duel({ gun: { ap: -1 }, terrain: TOWER, shooter: at(6) });
    // Sv 3+ against AP −2: 5+, so a 4 fails.
    const { result } = shoot(game, "A", "gun", "B", [3, 4, 4]);
    const [save] = blocks(result, "save");
    expect(save).toMatchObject({ threshold: 5, fails: 1 });
    expect(save!["reasons"]).toContainEqual({
      what: "MODIFIER",
      name: "Plunging Fire",
      value: -1,
      rule: "KW-26",
    });
  });

  test.each([
    ["too low", at(5.99), {}, TOWER],
    ["not wholly within the ruin", at(6, 7), {}, TOWER],
    ["not in a ruin", at(6), {}, { R1: { ...TOWER.R1, kind: "hill" } }],
    [
      "a model of the target above the ground",
      at(6),
      { models: { m1: model({ at: [16, 2] }), m2: model({ at: [16, 4, 3] }) } },
      TOWER,
    ],
  ])("KW-26 does not apply: %s", (_, shooter, target, terrain) => {
    expect(planOf(duel({ terrain, shooter, target })).groups[0]!.ap).toBe(0);
  });

  test("KW-26 counts for each model that stands so", () => {
    const models = {
      m1: model({ at: [5, 2, 0], weapons: ["gun"] }),
      m2: model({ at: [5, 4, 6], weapons: ["gun"] }),
    };
    const plan = planOf(duel({ terrain: TOWER, shooter: { models } }));
    expect(plan.guns.map(({ group }) => plan.groups[group]!.ap)).toEqual([0, -1]);
  });

  test("KW-26 CV-2 AP 0 made −1 lets a save of 3+ have its cover", () => {
    const crater = { R2: { kind: "crater", polygon: rectangle(14, 0, 18, 4) } };
    // Sv 3+, AP −1, cover +1: 3+.
    const [save] = planOf(duel({ terrain: { ...TOWER, ...crater }, shooter: at(6) })).groups[0]!.saves;
    expect(save).toMatchObject({ threshold: 3, cover: true });
  });
});
