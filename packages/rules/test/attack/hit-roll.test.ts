import { describe, expect, test } from "vitest";
import { reasonInWords } from "../../src/words/reasons.ts";
import { blocks, duel, model, rectangle, shoot } from "../support/build.ts";
import { misses, planOf } from "../support/plan.ts";

const MODIFIERS = [
  [0, {}],
  [1, { plus_one: true }],
  [-1, { minus_one: true }],
] as const;

describe("The hit roll", () => {
  test.each([2, 3, 4, 5, 6])("AT-2 AT-3 BS %d+: every face with every modifier", (skill) => {
    for (const [modifier, hit] of MODIFIERS) {
      const hits = [1, 2, 3, 4, 5, 6].filter(
        (face) => face !== 1 && (face === 6 || face + modifier >= skill),
      ).length;
      const game = duel({ gun: { attacks: "6", skill } });
      const faces = [1, 2, 3, 4, 5, 6, ...misses(hits)];
      const { result } = shoot(game, "A", "gun", "B", faces, { modifiers: { hit } });
      expect(blocks(result, "to_hit")[0]).toMatchObject({ hits, criticals: 1 });
    }
  });

  // Sources: Heavy and the players' +1 on one side, Stealth, Indirect Fire and the players' −1 on the other.
  test.each([
    ["nothing", {}, 0],
    ["Heavy", { heavy: true }, 1],
    ["Heavy and +1", { heavy: true, plus: true }, 1],
    ["Heavy, +1 and −1: summed before the cap", { heavy: true, plus: true, minus: true }, 1],
    ["Heavy, +1, −1 and Stealth", { heavy: true, plus: true, minus: true, stealth: true }, 0],
    ["Stealth and −1", { stealth: true, minus: true }, -1],
    ["Stealth, −1 and +1: summed before the cap", { stealth: true, minus: true, plus: true }, -1],
    ["Stealth, −1 and Indirect Fire", { stealth: true, minus: true, unseen: true }, -1],
    ["Stealth, −1, Indirect Fire and Heavy", { stealth: true, minus: true, unseen: true, heavy: true }, -1],
  ])("AT-4 %s", (_, sources: Sources, modifier) => {
    const { hit } = planFrom(sources);
    expect(hit.modifier).toBe(modifier);
    // BS 5+, so that nothing but the sum shows: unseen shots miss on 1 to 3 anyway.
    expect(hit.threshold).toBe(Math.min(6, 5 - modifier));
  });

  test("AT-4 the cap is named beside the modifiers", () => {
    const texts = planFrom({ stealth: true, minus: true }).hit.reasons.map(reasonInWords);
    expect(texts).toEqual(["BS 5+", "modifier −1", "Stealth −1", "cap applied: −1 at most"]);
  });

  test("AT-4 hit and wound modifiers are capped apart", () => {
    const plan = planOf(duel({}), { modifiers: { hit: { plus_one: true }, wound: { minus_one: true } } });
    expect([plan.hit.threshold, plan.wound.threshold]).toEqual([2, 5]);
  });
});

interface Sources {
  readonly heavy?: boolean;
  readonly plus?: boolean;
  readonly minus?: boolean;
  readonly stealth?: boolean;
  readonly unseen?: boolean;
}

function planFrom({ heavy, plus, minus, stealth, unseen }: Sources) {
  const game = duel({
    gun: { skill: 5, keywords: ["INDIRECT FIRE", ...(heavy ? ["HEAVY"] : [])] },
    shooter: {
      flags: { remained_stationary: true },
      models: { m1: model({ at: [5, 2], weapons: ["gun"] }) },
    },
    target: { abilities: stealth ? ["STEALTH"] : [] },
    terrain: unseen ? { R1: { polygon: rectangle(9, 0, 11, 20) } } : {},
  });
  return planOf(game, { modifiers: { hit: { plus_one: plus ?? false, minus_one: minus ?? false } } });
}
