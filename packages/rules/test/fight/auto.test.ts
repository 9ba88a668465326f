import { expect, test } from "vitest";
import { distance } from "../../src/game/measure/measure.ts";
import { placeAll } from "../../src/game/measure/placed.ts";
import type { Game } from "../../src/index.ts";
import { autoPileIn } from "../../src/space/fight/auto.ts";
import { checkPileIn } from "../../src/space/fight/check.ts";
import { chance } from "../support/arena.ts";
import { enemy, melee, type Place, unit } from "./table.ts";

/** One to three models near one to three enemies, none on another. */
function scuffle(seed: number): Game {
  const random = chance(seed);
  const taken: Place[] = [];
  const near = (x: number, y: number, spread: number): Place => {
    for (;;) {
      const at: Place = [x + (random.next() - 0.5) * spread, y + (random.next() - 0.5) * spread];
      if (taken.some(([ox, oy]) => Math.hypot(ox - at[0], oy - at[1]) < 1.02)) continue;
      taken.push(at);
      return at;
    }
  };
  const enemies = Array.from({ length: 1 + random.below(3) }, () => near(20, 20, 4));
  const own = Array.from({ length: 1 + random.below(3) }, () => near(17.5, 20, 3.4));
  return melee({ A: unit(own, { flags: { charged_this_turn: true } }), E: enemy(enemies) });
}

/** How many models of A touch an enemy where they would end. */
function touching(game: Game, ends: ReadonlyMap<string, Place>): number {
  const enemies = placeAll(game.units["E"]!);
  return placeAll(game.units["A"]!).filter((one) => {
    const [x, y] = ends.get(one.id) ?? [one.shape.x, one.shape.y];
    return enemies.some((enemy) => distance({ ...one, shape: { ...one.shape, x, y } }, enemy) <= 0.01);
  }).length;
}

/** The most that touch, over all combinations of standing still and points around enemies, by straight ways. */
function mostTouching(game: Game): number {
  const own = placeAll(game.units["A"]!);
  const spots = placeAll(game.units["E"]!).flatMap(({ shape }) =>
    Array.from({ length: 24 }, (_, i): Place => {
      const angle = (i * Math.PI) / 12;
      return [shape.x + 1.0002 * Math.cos(angle), shape.y + 1.0002 * Math.sin(angle)];
    }),
  );
  let most = -1;
  const seek = (index: number, ends: ReadonlyMap<string, Place>) => {
    const model = own[index];
    if (model === undefined) {
      const count = touching(game, ends);
      if (count <= most) return;
      const per_model_paths = Object.fromEntries(
        [...ends].map(([id, end]) => {
          const { shape } = own.find((one) => one.id === id)!;
          return [id, [[shape.x, shape.y] as const, [end[0], end[1]] as const]];
        }),
      );
      if (checkPileIn(game, game.units["A"]!, { per_model_paths }).ok) most = count;
      return;
    }
    // No more than all that are left could still touch.
    if (touching(game, ends) + (own.length - index) <= most) return;
    for (const spot of spots) {
      const { x, y } = model.shape;
      if (Math.hypot(spot[0] - x, spot[1] - y) > 3) continue;
      if ([...ends.values()].some((end) => Math.hypot(end[0] - spot[0], end[1] - spot[1]) < 1)) continue;
      seek(index + 1, new Map(ends).set(model.id, spot));
    }
    seek(index + 1, ends);
  };
  seek(0, new Map());
  return Math.max(most, 0);
}

test("FI-13 auto pile-in brings as many into contact as an exhaustive search, but for one in twenty", () => {
  let [found, most] = [0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const game = scuffle(seed);
    const auto = autoPileIn(game, game.units["A"]!);
    expect(checkPileIn(game, game.units["A"]!, auto).ok).toBe(true);
    const ends = new Map(
      Object.entries(auto.per_model_paths).map(([id, path]) => [
        id,
        [path.at(-1)![0], path.at(-1)![1]] as const,
      ]),
    );
    const [own, best] = [touching(game, ends), mostTouching(game)];
    found += own;
    most += Math.max(own, best);
  }
  expect(most).toBeGreaterThan(60);
  expect(found / most).toBeGreaterThanOrEqual(0.95);
});
