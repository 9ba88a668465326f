import { describe, expect, test } from "vitest";
import { duel, model, shoot } from "../support/build.ts";
import { planOf, woundsOf } from "../support/plan.ts";

const flamer = (attacks: number) => ({ attacks, keywords: ["TORRENT"] });
const volley = (count: number) => [...Array<number>(count).fill(4), ...Array<number>(count).fill(1)];
const boss = (options: object = {}) =>
  model({ at: [12, 2], keywords: ["CHARACTER"], stats: { wounds: 4 }, ...options });
const guard = (y: number, options: object = {}) => model({ at: [16, y], ...options });

describe("Attached units", () => {
  test("AT-10 the Character takes nothing while a bodyguard lives, though it stands in front", () => {
    const game = duel({ gun: flamer(2), target: { models: { boss: boss(), m1: guard(2), m2: guard(4) } } });
    expect(woundsOf(shoot(game, "A", "gun", "B", volley(2)))).toEqual({ boss: 4 });
  });

  test("AT-10 nor if it is wounded already", () => {
    const game = duel({
      gun: flamer(1),
      target: { models: { boss: boss({ wounds: 2 }), m1: guard(2), m2: guard(4) } },
    });
    expect(woundsOf(shoot(game, "A", "gun", "B", volley(1)))).toEqual({ boss: 2, m2: 1 });
  });

  test("AT-10 when the last bodyguard dies, the rest of the wounds reach the Character", () => {
    const game = duel({ gun: flamer(5), target: { models: { boss: boss(), m1: guard(2), m2: guard(4) } } });
    expect(woundsOf(shoot(game, "A", "gun", "B", volley(5)))).toEqual({ boss: 1 });
  });

  test("AT-10 Devastating Wounds respect the bodyguard too", () => {
    const gun = { attacks: 2, damage: 3, keywords: ["TORRENT", "DEVASTATING WOUNDS"] };
    const game = duel({ gun, target: { models: { boss: boss(), m1: guard(2) } } });
    // The first critical slays the guard, two points lost; the second takes three from the Character.
    expect(woundsOf(shoot(game, "A", "gun", "B", [6, 6]))).toEqual({ boss: 1 });
  });

  test("AT-10 a unit of Characters only has no bodyguard: its models take wounds as any other", () => {
    const game = duel({
      gun: flamer(1),
      target: { keywords: ["INFANTRY", "CHARACTER"], models: { m1: guard(2), m2: guard(4) } },
    });
    expect(woundsOf(shoot(game, "A", "gun", "B", volley(1)))).toEqual({ m2: 1 });
  });

  test("AT-10 two Characters: neither while a bodyguard lives, then the nearer one", () => {
    const models = { b1: boss({ at: [13, 2] }), b2: boss({ at: [12, 2] }), m1: guard(2) };
    const game = duel({ gun: flamer(2), target: { models } });
    expect(woundsOf(shoot(game, "A", "gun", "B", volley(2)))).toEqual({ b1: 4, b2: 3 });
  });

  test("AT-10 a Character that Precision wounded does not draw the other attacks", () => {
    const gun = { attacks: 1, keywords: ["PRECISION", "TORRENT"] };
    const game = duel({ gun, target: { models: { boss: boss(), m1: guard(2), m2: guard(4) } } });
    const first = shoot(game, "A", "gun", "B", volley(1), { precision_model_id: "boss" });
    expect(woundsOf(first)).toEqual({ boss: 3, m1: 1, m2: 1 });
    const units = { ...first.game.units, A: { ...first.game.units["A"]!, flags: {} } };
    expect(woundsOf(shoot({ ...first.game, units }, "A", "gun", "B", volley(1)))).toEqual({ boss: 3, m2: 1 });
  });

  test("AT-10 each model saves with its own characteristic", () => {
    const game = duel({
      gun: { ...flamer(2), ap: -1 },
      target: { models: { boss: boss({ stats: { wounds: 4, save: 2 } }), m1: guard(2) } },
    });
    // The guard needs 4+ and fails on 3; the Character needs 3+ and saves on 3.
    expect(woundsOf(shoot(game, "A", "gun", "B", [4, 4, 3, 3]))).toEqual({ boss: 4 });
    expect(
      planOf(game)
        .defenders.filter(({ shielded }) => shielded)
        .map(({ model_id }) => model_id),
    ).toEqual(["boss"]);
  });
});
