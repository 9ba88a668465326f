import { expect, test } from "vitest";
import type { Game } from "../../../src/index.ts";
import { advanceRoll, table } from "../../movement/table.ts";
import { codes } from "../../support/build.ts";
import { on } from "../../support/effects.ts";
import { use } from "./table.ts";

/** A of p1 is led by a bearer, and rolls a 1 for its Advance; nobody has a command point. */
const rolled = (doctrine: string): Game => {
  const leader = { at: [10, 11.5] as const, keywords: ["CHARACTER"], abilities: ["FIRE DISCIPLINE"] };
  const effects = [on(doctrine, "OWN_COMMAND_PHASE")];
  const game = table({
    A: { effects, models: { m1: { at: [10, 10] }, m2: leader } },
    B: { owner: "p2", models: { m1: { at: [50, 40] } } },
  });
  return advanceRoll(game, 1);
};

test("AR-12 Fire Discipline: under the Devastator Doctrine the Advance is rolled again once, for nothing", () => {
  const { game, result } = use(rolled("DEVASTATOR_DOCTRINE"), "FIRE_DISCIPLINE_ADVANCE", "A", {}, [5]);
  expect(codes(result)).toEqual([]);
  expect(game.units["A"]!.advance_roll).toBe(5);
  expect(game.players.p1.cp).toBe(0);
  expect(codes(use(game, "FIRE_DISCIPLINE_ADVANCE", "A", {}).result)).toEqual(["NOT_NOW"]);
});

test("AR-12 under another doctrine it is not", () => {
  expect(codes(use(rolled("ASSAULT_DOCTRINE"), "FIRE_DISCIPLINE_ADVANCE", "A", {}).result)).toEqual([
    "NOT_NOW",
  ]);
});
