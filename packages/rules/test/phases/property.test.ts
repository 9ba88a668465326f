import fc from "fast-check";
import { expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import type { Applied } from "../../src/flow/apply.ts";
import { taskUnderWay, topTask } from "../../src/flow/tasks/under-way.ts";
import {
  apply,
  applyDiffs,
  awaited,
  type DiceBlock,
  type Game,
  hashOf,
  parseGame,
  seededDice,
  waiting,
} from "../../src/index.ts";
import { chance, randomGame } from "../support/arena.ts";
import { buildGame, play, readAction } from "../support/build.ts";
import { legalAssignments, randomAction } from "../support/player.ts";

const anySeed = fc.nat(1_000_000);
const SETTINGS = [
  {},
  { fast_dice: false },
  { allocation: "DEFENDER" },
  { allocation: "DEFENDER", fast_dice: false, auto_targeting: "SMART", log: "COMPACT" },
  { auto_targeting: "OFF" },
];

const copy = (game: Game): Game => {
  const read = parseGame(JSON.parse(JSON.stringify(game)));
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
};

const act = (game: Game, type: string, actor_unit_id: string, payload: object = {}): Applied =>
  apply(game, readAction({ type, actor_unit_id, payload }));

/** Resolves what is confirmed; where the defender must choose, the first model of the list takes the wound. */
function finish(start: Applied): { readonly game: Game; readonly dice: readonly DiceBlock[] } {
  let { game, result } = start;
  const dice = [...result.dice];
  for (let steps = 0; game.tasks.length > 0; steps++) {
    expect(steps).toBeLessThan(2000);
    const allocation = topTask(game, "allocation");
    ({ game, result } =
      allocation === undefined
        ? act(game, "RESOLVE_NEXT", taskUnderWay(game, "attacks")!.plans[0]!.shooter_unit_id)
        : act(game, "ALLOCATE_WOUND", allocation.unit_id, { model_id: allocation.model_ids[0]! }));
    expect(result.errors).toEqual([]);
    dice.push(...result.dice);
  }
  return { game, dice };
}

/** Every face of the dice in the order rolled, re-rolls and Sustained Hits included. */
function faces(dice: readonly DiceBlock[]): readonly number[] {
  return dice.flatMap((block) => [
    ...block.rolls_raw,
    ...("reroll_results" in block ? block.reroll_results : []),
    ...("sustained_rolls" in block ? block.sustained_rolls : []),
  ]);
}

/** The game without the settings by which the two ways differ. */
const withoutSettings = ({ settings: _, ...rest }: Game) => rest;

test("PH-2 DI-1 SHOOT and the way step by step give the same dice and the same game", () => {
  let volleys = 0;
  fc.assert(
    fc.property(anySeed, fc.constantFrom(...SETTINGS), (seed, settings) => {
      const game = randomGame(seed);
      for (const unit of Object.values(game.units)) {
        const assignments = legalAssignments(game, unit.id, chance(seed));
        if (assignments.length === 0) continue;
        volleys++;
        const once = act(game, "SHOOT", unit.id, { assignments });
        expect(once.result.errors).toEqual([]);
        let slow = act(
          { ...game, settings: { ...game.settings, ...settings } as Game["settings"] },
          "SELECT_SHOOTER",
          unit.id,
        );
        slow = act(slow.game, "CLEAR_ALL_ASSIGNMENTS", unit.id);
        for (const assignment of [...assignments].reverse())
          slow = act(slow.game, "ASSIGN_TARGET", unit.id, assignment);
        slow = act(slow.game, "CONFIRM_TARGETS", unit.id);
        const { game: after, dice } = finish(slow);
        expect(faces(dice)).toEqual(faces(once.result.dice));
        expect(withoutSettings(after)).toEqual(withoutSettings(once.game));
      }
    }),
    { numRuns: 40 },
  );
  expect(volleys).toBeGreaterThan(50);
});

test("PH-2 AT-9 of two wounded models the one in front takes the wound, whichever way it is rolled (seed 700245)", () => {
  // Both are wounded; the gun of m1 stands opposite B's m1, that of m2 opposite B's m2.
  const game = buildGame({
    units: {
      A: { models: { m1: { at: [5, 5], weapons: ["gun_a"] }, m2: { at: [5, 15], weapons: ["gun_b"] } } },
      B: {
        owner: "p2",
        models: { m1: { at: [15, 5], wounds: 2 }, m2: { at: [15, 15], wounds: 2 } },
        stats: { save: 7, wounds: 3 },
      },
    },
    weapons: { gun_a: {}, gun_b: {} },
  });
  const assignments = ["gun_a", "gun_b"].map((weapon_id) => ({ weapon_id, target_unit_id: "B" }));
  const shot = { type: "SHOOT", actor_unit_id: "A", payload: { assignments } };
  const once = play(game, shot, [3, 4, 1, 3, 4, 1]).game;
  let slow = play(game, { type: "SELECT_SHOOTER", actor_unit_id: "A" }).game;
  slow = play(slow, { type: "CONFIRM_TARGETS", actor_unit_id: "A" }).game;
  slow = play(slow, { type: "RESOLVE_NEXT", actor_unit_id: "A" }, [3, 4, 1]).game;
  slow = play(slow, { type: "RESOLVE_NEXT", actor_unit_id: "A" }, [3, 4, 1]).game;
  expect(slow).toEqual(once);
  expect(Object.values(once.units["B"]!.models).map(({ wounds }) => wounds)).toEqual([1, 1]);
});

test("DI-1 the dice of a result are those that the seed gives from the cursor on, in the order told", () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const random = chance(seed);
      let game = randomGame(seed);
      for (let step = 0; step < 15; step++) {
        const source = seededDice(game.rng.seed, game.rng.cursor);
        const { game: after, result } = apply(game, randomAction(game, random));
        const logged = faces(result.dice);
        expect(logged).toEqual(logged.map(() => source.d6()));
        expect(after.rng.cursor - game.rng.cursor).toBe(logged.length);
        // Who is awaited is the same with and without what they may do.
        expect(awaited(after)).toEqual(waiting(after).map(({ actions: _, ...rest }) => rest));
        game = after;
      }
    }),
    { numRuns: campaign(8, 20) },
  );
});

test("PH-2 RC-1 a game saved and loaded after every action plays on the same", () => {
  fc.assert(
    fc.property(anySeed, fc.constantFrom(...SETTINGS), (seed, settings) => {
      const random = chance(seed);
      let game = randomGame(seed, settings);
      let loaded = copy(game);
      for (let step = 0; step < 25; step++) {
        const action = randomAction(game, random);
        const here = apply(game, action);
        const there = apply(loaded, action);
        expect(there.result).toEqual(here.result);
        expect(hashOf(there.game)).toBe(hashOf(here.game));
        game = here.game;
        loaded = copy(there.game);
        expect(loaded).toEqual(game);
      }
    }),
    { numRuns: campaign(8, 20) },
  );
});

test("PH-3 RC-1 a refused action changes and rolls nothing; an accepted one changes by its diffs alone", () => {
  const seen = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(anySeed, fc.constantFrom(...SETTINGS), (seed, settings) => {
      const random = chance(seed);
      let game = randomGame(seed, settings);
      for (let step = 0; step < 20; step++) {
        const before = JSON.stringify(game);
        // Half of the actions are those of another moment.
        const action =
          step % 2 === 0 ? randomAction(game, random) : randomAction(randomGame(seed + step), random);
        const dice = seededDice(game.rng.seed, game.rng.cursor);
        const { game: after, result } = apply(game, action, dice);
        expect(JSON.stringify(game)).toBe(before);
        // A charge that fails is tried all the same.
        if (result.success || result.diffs.length > 0) {
          seen.accepted++;
          expect(result.errors.length === 0).toBe(result.success);
          expect(applyDiffs(JSON.parse(before), result.diffs)).toEqual(JSON.parse(JSON.stringify(after)));
        } else {
          seen.refused++;
          expect(after).toBe(game);
          expect(dice.cursor).toBe(game.rng.cursor);
          expect(result).toMatchObject({ diffs: [], dice: [], events: [] });
          for (const error of result.errors) {
            expect(error.code).toMatch(/^[A-Z_]+$/);
            expect(error.message).toMatch(/^\S.*\.$/s);
          }
        }
        game = after;
      }
    }),
    { numRuns: campaign(8, 20) },
  );
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(50);
});

test("PH-8 a defender who picks the front-most model gets what the referee would have done", () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const game = randomGame(seed);
      const asking = randomGame(seed, { allocation: "DEFENDER" });
      for (const unit of Object.values(game.units)) {
        const assignments = legalAssignments(game, unit.id, chance(seed));
        if (assignments.length === 0) continue;
        const once = act(game, "SHOOT", unit.id, { assignments });
        const asked = finish(act(asking, "SHOOT", unit.id, { assignments }));
        expect(faces(asked.dice)).toEqual(faces(once.result.dice));
        expect(withoutSettings(asked.game)).toEqual(withoutSettings(once.game));
      }
    }),
    { numRuns: campaign(15, 40) },
  );
});
