import fc from "fast-check";
import { expect, test } from "vitest";
import { type Placed, placeAll } from "../../src/game/measure/placed.ts";
import { polygonOf } from "../../src/geometry/polygon.ts";
import type { Point } from "../../src/geometry/shape.ts";
import { partlyWithin } from "../../src/geometry/within.ts";
import { apply, type Game, legal, parseGame } from "../../src/index.ts";
import { coverOf } from "../../src/space/sight/cover.ts";
import { computeSight, sight } from "../../src/space/sight/sight.ts";
import { chance, randomGame } from "../support/arena.ts";
import { randomAction } from "../support/player.ts";

const anySeed = fc.nat(1_000_000);

function modelsOf(game: Game): readonly Placed[] {
  return Object.values(game.units).flatMap((unit) => placeAll(unit));
}

function blockers(game: Game) {
  return Object.values(game.terrain).filter(
    ({ kind, tags }) => kind === "ruins" || tags.includes("obscuring"),
  );
}

function pokesIn(game: Game, model: Placed): boolean {
  return blockers(game).some(({ polygon }) =>
    partlyWithin(model.shape, polygonOf(polygon as readonly Point[])),
  );
}

test("LS-1 sight is mutual wherever neither model is within a footprint", () => {
  let blind = 0;
  fc.assert(
    fc.property(anySeed, (seed) => {
      const game = randomGame(seed);
      const free = modelsOf(game).filter((model) => !pokesIn(game, model));
      for (const a of free) {
        for (const b of free) {
          const there = computeSight(game.terrain, a, b).visible;
          expect(computeSight(game.terrain, b, a).visible).toBe(there);
          if (!there) blind++;
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(blind).toBeGreaterThan(0);
});

/** Whether the segments p q and a b meet: the textbook test, with nothing of the engine in it. */
function meet([px, py]: Point, [qx, qy]: Point, [ax, ay]: Point, [bx, by]: Point): boolean {
  const side = (x1: number, y1: number, x2: number, y2: number, x: number, y: number) =>
    Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  return (
    side(px, py, qx, qy, ax, ay) !== side(px, py, qx, qy, bx, by) &&
    side(ax, ay, bx, by, px, py) !== side(ax, ay, bx, by, qx, qy)
  );
}

test("LS-1 where the line between the centres is free, the model is seen", () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const game = randomGame(seed);
      const edges = blockers(game).flatMap(({ polygon }) =>
        polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length]!] as unknown as [Point, Point]),
      );
      for (const a of modelsOf(game)) {
        for (const b of modelsOf(game)) {
          const from: Point = [a.shape.x, a.shape.y];
          const to: Point = [b.shape.x, b.shape.y];
          if (edges.some(([c, d]) => meet(from, to, c, d))) continue;
          expect(computeSight(game.terrain, a, b).visible).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("LS-1 CV-9 what is remembered is what would be computed, after any play", () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const random = chance(seed + 1);
      let game = randomGame(seed);
      for (let step = 0; step < 12; step++) {
        game = apply(game, randomAction(game, random)).game;
        compareWithFresh(game);
      }
    }),
    { numRuns: 15 },
  );
});

/** The same questions of this game and of one read again from its JSON, whose objects nothing can remember. */
function compareWithFresh(game: Game): void {
  const read = parseGame(JSON.parse(JSON.stringify(game)));
  const fresh = read.ok ? read.value : expect.fail("the game cannot be read again");
  const [known, again] = [modelsOf(game), modelsOf(fresh)];
  for (let i = 0; i < known.length; i++) {
    for (let j = 0; j < known.length; j++) {
      expect(sight(game.terrain, known[i]!, known[j]!)).toEqual(
        computeSight(fresh.terrain, again[i]!, again[j]!),
      );
    }
    expect(coverOf(game.terrain, known[i]!, known)).toEqual(coverOf(fresh.terrain, again[i]!, again));
  }
  expect(legal(game)).toEqual(legal(fresh));
}

test("LS-6 LS-7 documents that share models but differ in their units or terrain do not mix", () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const game = randomGame(seed);
      const grown: Game = {
        ...game,
        units: Object.fromEntries(
          Object.entries(game.units).map(([id, unit]) => [
            id,
            { ...unit, keywords: ["INFANTRY", "TOWERING"] },
          ]),
        ),
      };
      const flown: Game = {
        ...game,
        units: Object.fromEntries(
          Object.entries(game.units).map(([id, unit]) => [
            id,
            { ...unit, keywords: [...unit.keywords, "AIRCRAFT"] },
          ]),
        ),
      };
      const cleared: Game = { ...game, terrain: {} };
      for (const one of [game, grown, flown, cleared, game, flown, grown]) compareWithFresh(one);
    }),
    { numRuns: 15 },
  );
});
