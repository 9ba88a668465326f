import { describe, expect, test } from "vitest";
import { reasonInWords } from "../../src/words/reasons.ts";
import { duel, rectangle, shoot } from "../support/build.ts";
import { planOf, woundsOf } from "../support/plan.ts";

/** A crater under all six models of the target, at x = 16 and y = 2 to 12. */
const CRATER = { R1: { kind: "crater", polygon: rectangle(14, 0, 18, 14) } };
const AP = [0, -1, -2, -3, -4, -5, -6];

/** Armour by Save characteristic (rows) and AP 0 to −6 (columns); 7 and more cannot be rolled. */
const IN_THE_OPEN: Readonly<Record<number, readonly number[]>> = {
  2: [2, 3, 4, 5, 6, 7, 8],
  3: [3, 4, 5, 6, 7, 8, 9],
  4: [4, 5, 6, 7, 8, 9, 10],
  5: [5, 6, 7, 8, 9, 10, 11],
  6: [6, 7, 8, 9, 10, 11, 12],
  7: [7, 8, 9, 10, 11, 12, 13],
};

/** In cover one better, but not at 3+ or better against AP 0. */
const IN_COVER: Readonly<Record<number, readonly number[]>> = {
  2: [2, 2, 3, 4, 5, 6, 7],
  3: [3, 3, 4, 5, 6, 7, 8],
  4: [3, 4, 5, 6, 7, 8, 9],
  5: [4, 5, 6, 7, 8, 9, 10],
  6: [5, 6, 7, 8, 9, 10, 11],
  7: [6, 7, 8, 9, 10, 11, 12],
};

const SAVES = [2, 3, 4, 5, 6, 7];
const INVULNERABLE = [null, 2, 3, 4, 5, 6];
const cases = SAVES.flatMap((save) =>
  [false, true].flatMap((cover) => INVULNERABLE.map((invulnerable) => [save, cover, invulnerable] as const)),
);

describe("The save", () => {
  test.each(cases)(
    "AT-11 AT-12 CV-1 CV-2 Save %d, cover %s, invulnerable %s: AP 0 to −6, every face rolled",
    (save, cover, invulnerable) => {
      for (const [column, ap] of AP.entries()) {
        const armour = (cover ? IN_COVER : IN_THE_OPEN)[save]![column]!;
        const needed = invulnerable !== null && invulnerable < armour ? invulnerable : armour;
        const game = duel({
          gun: { attacks: "6", ap, keywords: ["TORRENT"] },
          defenders: 6,
          terrain: cover ? CRATER : {},
          target: { stats: { save, invulnerable_save: invulnerable } },
        });
        expect(planOf(game).groups[0]!.saves[0]).toMatchObject({
          threshold: needed,
          kind: needed < armour ? "INVULNERABLE" : "ARMOUR",
        });
        // Six wounds on six models of one wound each, one save of each face: those that reach the number live.
        const played = shoot(game, "A", "gun", "B", [4, 4, 4, 4, 4, 4, 1, 2, 3, 4, 5, 6]);
        expect(Object.keys(woundsOf(played))).toHaveLength(
          [1, 2, 3, 4, 5, 6].filter((face) => face >= needed).length,
        );
      }
    },
  );

  test("AT-11 a 1 fails even a 2+", () => {
    const game = duel({ target: { stats: { save: 2, invulnerable_save: 2 } } });
    expect(woundsOf(shoot(game, "A", "gun", "B", [3, 4, 1]))).toEqual({});
  });

  test("AT-11 a 6 saves nothing where the save is beyond 6, and it is rolled all the same", () => {
    const game = duel({ gun: { ap: -4 } });
    expect(woundsOf(shoot(game, "A", "gun", "B", [3, 4, 6]))).toEqual({});
  });

  test("AT-12 where both are equal the armour save is named", () => {
    const game = duel({ gun: { ap: -1 }, target: { stats: { invulnerable_save: 4 } } });
    expect(planOf(game).groups[0]!.saves[0]).toMatchObject({ threshold: 4, kind: "ARMOUR" });
  });

  test("AT-11 AT-12 mixed saves: each model uses its own", () => {
    const models = {
      m1: { at: [16, 2] as const, stats: { save: 6 } },
      m2: { at: [16, 4] as const, stats: { invulnerable_save: 4 } },
      m3: { at: [16, 6] as const },
    };
    const game = duel({ gun: { attacks: "4", ap: -2, keywords: ["TORRENT"] }, target: { models } });
    // m1 needs 8+: 6 fails. m2 has 4+ invulnerable: 4 saves, so it goes on, 3 fails. m3 needs 5+: 5 saves.
    const played = shoot(game, "A", "gun", "B", [4, 4, 4, 4, 6, 4, 3, 5]);
    expect(woundsOf(played)).toEqual({ m3: 1 });
  });

  test("CV-1 CV-9 cover is each model's own", () => {
    const models = {
      m1: { at: [16, 2] as const, stats: { save: 4 } },
      m2: { at: [16, 12] as const, stats: { save: 4 } },
    };
    const terrain = { R1: { kind: "crater", polygon: rectangle(14, 0, 18, 4) } };
    const plan = planOf(duel({ terrain, target: { models } }));
    const saveOf = (id: string) =>
      plan.groups[0]!.saves[plan.defenders.find(({ model_id }) => model_id === id)!.profile]!.threshold;
    expect([saveOf("m1"), saveOf("m2")]).toEqual([3, 4]);
  });

  test("AT-11 every save carries its reasons", () => {
    const game = duel({ gun: { ap: -2 }, terrain: CRATER, target: { stats: { save: 4 } } });
    expect(planOf(game).groups[0]!.saves[0]!.reasons.map(reasonInWords)).toEqual([
      "Sv 4+",
      "AP −2",
      "cover +1 (within Crater 1)",
    ]);
  });
});
