import { describe, expect, test } from "vitest";
import type { Game } from "../../src/index.ts";
import { autoConsolidate, autoPileIn } from "../../src/space/fight/auto.ts";
import { checkConsolidation, checkPileIn } from "../../src/space/fight/check.ts";
import { enemy, melee, type Place, unit } from "./table.ts";

/** Bases are an inch wide and markers 40 mm: who is within 3 + 0.79 + 0.5 = 4.29" of the middle of one, middle to middle, holds it. */
const IN_RANGE = 3 + 20 / 25.4 + 0.5;

type Point = readonly [number, number];

const marker = (id: string, [x, y]: Point, more: object = {}) => ({
  id,
  position: { x, y },
  controlled_by: null,
  sticky: false,
  ...more,
});

const objectives = (...markers: readonly { readonly id: string }[]) => ({
  objectives: Object.fromEntries(markers.map((one) => [one.id, one])),
});

type Auto = ReturnType<typeof autoConsolidate>;

/** Where the models of A end, after the judge has found nothing wrong with it. */
function ends(game: Game, how: "consolidate" | "pile in"): readonly Point[] {
  const own = game.units["A"]!;
  const move: Auto = how === "consolidate" ? autoConsolidate(game, own) : autoPileIn(game, own);
  expect((how === "consolidate" ? checkConsolidation : checkPileIn)(game, own, move).ok).toBe(true);
  return Object.values(own.models).map(({ id, position }) => {
    const [x, y] = move.per_model_paths[id]?.at(-1) ?? [position!.x, position!.y];
    return [x, y];
  });
}

const near = (places: readonly Point[], [x, y]: Point, inches: number) =>
  places.filter((place) => Math.hypot(place[0] - x, place[1] - y) <= inches + 1e-6).length;

const C: Point = [20, 20];
const WEST: Point = [18.5, 21];

describe("a marker that the unit holds", () => {
  // One model 2" from the middle of the marker; the enemy can be touched only at 5" from it or more.
  const alone = (more: object = {}, others: Parameters<typeof melee>[0] = {}) =>
    melee({ A: unit([[22, 20]]), E: enemy([[26, 20]]), ...others }, objectives(marker("C", C, more)));

  test.each(["consolidate", "pile in"] as const)("FI-10 FI-30 OB-3 a lone model stays: %s", (how) => {
    expect(ends(alone(), how)).toEqual([[22, 20]]);
  });

  test("FI-31 OB-4 it goes where the marker stays held without it: secured, or held by a friend", () => {
    const secured = alone({ controlled_by: "p1", sticky: true });
    expect(near(ends(secured, "consolidate"), [26, 20], 1.01)).toBe(1);
    const held = alone({}, { F: unit([[18, 20]]) });
    expect(near(ends(held, "consolidate"), [26, 20], 1.01)).toBe(1);
    // The enemy holds it with two: there is nothing to keep.
    const lost = alone(
      {},
      {
        F: enemy([
          [17, 19],
          [17, 21],
        ]),
      },
    );
    expect(near(ends(lost, "consolidate"), [26, 20], 1.01)).toBe(1);
  });

  const pair: readonly Place[] = [
    [22, 20],
    [22, 22],
  ];

  test.each(["consolidate", "pile in"] as const)(
    "FI-30 OB-3 one of two models is enough to hold it, and the other fights: %s",
    (how) => {
      // In range of the marker as far as x = 22.8; engaged from x = 24 on.
      const game = melee({ A: unit(pair), E: enemy([[26, 21]]) }, objectives(marker("W", WEST)));
      const places = ends(game, how);
      expect(near(places, WEST, IN_RANGE)).toBe(1);
      expect(near(places, [26, 21], 2)).toBe(1);
    },
  );

  test("OB-3 as many stay as the enemies at the marker make needful: two of three against one", () => {
    const game = melee(
      { A: unit([...pair, [22, 18]]), E: enemy([[26, 20]]), S: enemy([[15, 21]]) },
      objectives(marker("W", [18.5, 20])),
    );
    const places = ends(game, "consolidate");
    expect(near(places, [18.5, 20], IN_RANGE)).toBe(2);
    expect(near(places, [26, 20], 2)).toBe(1);
  });

  test("FI-32 OB-3 nobody leaves one for another that is closer and held as well", () => {
    // 2.71" and 2.81" from the edge of its base: 3" towards the one leaves the other.
    const both = objectives(marker("M", [24, 20]), marker("N", [15.9, 20]));
    expect(ends(melee({ A: unit([[20, 20]]) }, both), "consolidate")).toEqual([[20, 20]]);
  });
});

test("FI-31 OB-3 a model that cannot touch an enemy goes where it wins a marker", () => {
  // m1 touches; m2 is 2.8" from the enemy with m1 in the way, m3 far behind it and 5.2" from the marker.
  const game = melee(
    {
      A: unit([
        [20, 20],
        [17.2, 20],
        [14.4, 20],
      ]),
      E: enemy([[21, 20]]),
    },
    objectives(marker("M", [16, 25])),
  );
  expect(near(ends(game, "consolidate"), [16, 25], IN_RANGE)).toBeGreaterThan(0);
});
