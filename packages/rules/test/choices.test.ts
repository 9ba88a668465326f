import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { campaign } from "../../../scripts/test/campaign.ts";
import type { Timeline } from "../src/flow/timeline.ts";
import {
  type Action,
  type ActionType,
  apply,
  begin,
  canUndo,
  choices,
  type Game,
  hashOf,
  jsonSchemas,
  legal,
  parseGame,
  type Refusal,
  step,
  waiting,
} from "../src/index.ts";
import { type Chance, chance, randomGame } from "./support/arena.ts";
import { readAction } from "./support/build.ts";
import { withCp } from "./support/command-points.ts";
import { randomAction } from "./support/player.ts";

/** Properties of the machinery over random play, under both rulesets (the arena draws one of them). */

const anySeed = fc.nat(1_000_000);
const SETTINGS = [
  {},
  { fast_dice: false },
  { allocation: "DEFENDER" },
  { allocation: "DEFENDER", fast_dice: false, auto_targeting: "SMART" },
];

const PHASES = ["SHOOTING", "CHARGE", "MOVEMENT", "FIGHT", "SHOOTING", "CHARGE", "COMMAND", "FIGHT"] as const;

/** A game with points to react with, in one phase after the other. */
function arena(seed: number, settings: Record<string, unknown>): Game {
  const game = withCp(randomGame(seed, settings), 3, 3);
  const phase = PHASES[seed % PHASES.length]!;
  const waiting = phase === "MOVEMENT" || phase === "COMMAND" ? inReserve(game, "A1") : game;
  return {
    ...inTatters(waiting, "A2"),
    turn: { ...game.turn, phase, round: 2 },
  };
}

/** The same with a unit that has lost most of its models. */
function inTatters(game: Game, id: string): Game {
  const unit = { ...game.units[id]!, starting_strength: 100 };
  return { ...game, units: { ...game.units, [id]: unit } };
}

/** The same with a unit that waits to arrive. */
function inReserve(game: Game, id: string): Game {
  const unit = game.units[id]!;
  const models = Object.fromEntries(
    Object.values(unit.models).map((model) => [model.id, { ...model, position: null }]),
  );
  return { ...game, units: { ...game.units, [id]: { ...unit, models, flags: {}, reserve: "STRATEGIC" } } };
}

/** Any of the choices, one of each type with the same chance; moving on in the turn is rarer. */
function anyChoice(game: Game, random: Chance): Action {
  const byType = Map.groupBy([...choices(game)], ({ type }) => type);
  const types = [...byType.keys()].filter(
    (type) => type !== "END_PHASE" || byType.size === 1 || random.happens(0.15),
  );
  return random.pick(byType.get(types.length === 0 ? "END_PHASE" : random.pick(types))!);
}

const copy = (game: Game): Game => {
  const read = parseGame(JSON.parse(JSON.stringify(game)));
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
};

/** What belongs to no moment of the game, and the consent that only such actions ask for. */
const NEVER_OFFERED: ReadonlySet<string> = new Set(["UNDO", "CHANGE_SETTINGS", "ADJUST", "AGREE", "DECLINE"]);

/** Every type of action, as the JSON Schema has them. */
const TYPES = actionTypes();

function actionTypes(): readonly ActionType[] {
  const { action } = jsonSchemas()["$defs"] as { action: Record<string, unknown> };
  const options = (action["oneOf"] ?? action["anyOf"]) as readonly {
    properties: { type: { const: ActionType } };
  }[];
  return options.map(({ properties }) => properties.type.const);
}

function overRandomPlay(steps: number, runs: number, check: (game: Game, random: Chance) => void): void {
  fc.assert(
    fc.property(anySeed, fc.constantFrom(...SETTINGS), (seed, settings) => {
      const random = chance(seed);
      let game = arena(seed, settings);
      for (let n = 0; n < steps; n++) {
        check(game, random);
        const { game: next, result } = apply(game, anyChoice(game, random));
        expect(result.errors).toEqual([]);
        game = next;
      }
    }),
    { numRuns: runs },
  );
}

/** Which units could act and how, as `legal` says. */
function unitsAble(game: Game): readonly string[] {
  return Object.entries(legal(game).units)
    .flatMap(([unit, types]) =>
      Object.entries(types).flatMap(([type, reasons]) => (reasons.length === 0 ? [`${unit} ${type}`] : [])),
    )
    .sort();
}

/** The same, as the choices show; only of the types that `legal` speaks of. */
function unitsWithChoice(game: Game, found: readonly Action[]): readonly string[] {
  const { units } = legal(game);
  const pairs = found.flatMap((action) => {
    const unit = "actor_unit_id" in action ? action.actor_unit_id : undefined;
    return unit !== undefined && units[unit]?.[action.type] !== undefined ? [`${unit} ${action.type}`] : [];
  });
  return [...new Set(pairs)].sort();
}

/** Those before the battle and those of missions have tests of their own: the arena is in the middle of one, without any. */
const BEFORE: readonly string[] = [
  "ROLL_OFF",
  "DECLARE_FORMATIONS",
  "ATTACH",
  "EMBARK",
  "RESERVE",
  "CHOOSE_SECONDARIES",
  "CHOOSE_FOR_CARD",
  "DISCARD_CARD",
  "START_ACTION",
  "REMOVE_MODELS",
];

describe("choices", () => {
  test("PH-10 every one is accepted, and there is one of every type that is offered but for charge moves that are not found", () => {
    const seen = new Set<string>();
    overRandomPlay(20, 18, (game) => {
      const found = [...choices(game)];
      for (const action of found) {
        seen.add(action.type);
        // The border takes it too: it is a complete action.
        const { result } = apply(game, readAction(JSON.parse(JSON.stringify(action))));
        expect({ action, errors: result.errors }).toEqual({ action, errors: [] });
      }
      const types = new Set(found.map(({ type }) => type));
      for (const type of waiting(game)[0]!.actions) {
        if (type !== "APPLY_CHARGE_MOVE") expect(types).toContain(type);
      }
      expect(unitsAble(game)).toEqual(unitsWithChoice(game, found));
      expect([...choices(copy(game))]).toEqual(found);
    });
    expect([...seen].sort()).toEqual(
      TYPES.filter((type) => !NEVER_OFFERED.has(type) && !BEFORE.includes(type)).sort(),
    );
  });

  test("PH-10 no action of a type that is not offered is accepted", () => {
    const refused = new Set<string>();
    overRandomPlay(16, campaign(4, 10), (game, random) => {
      const { actions } = waiting(game)[0]!;
      // Actions of this moment by chance, and complete ones of others.
      const others = [randomAction(game, random), ...choices(arena(random.below(1000), {}))].slice(0, 12);
      for (const action of others) {
        if (actions.includes(action.type) || action.type === "CHANGE_SETTINGS") continue;
        const { result, game: after } = apply(game, action);
        expect({ action, success: result.success, same: after === game }).toEqual({
          action,
          success: false,
          same: true,
        });
        expect(result.errors.length).toBeGreaterThan(0);
        refused.add(action.type);
      }
    });
    expect(refused.size).toBeGreaterThan(6);
  });

  test("PH-10 exactly one player is awaited, with something to do; the other is told so", () => {
    overRandomPlay(20, campaign(4, 10), (game) => {
      const awaited = waiting(game);
      // Beside whoever goes on, only the owner of dice that lie there may have something to say about them.
      expect(awaited.slice(1).map(({ actions }) => actions)).toEqual(
        awaited.slice(1).map(() => ["USE_STRATAGEM"]),
      );
      if (awaited.length > 1) return;
      const [{ player, actions }] = awaited as [(typeof awaited)[number]];
      expect(actions.length).toBeGreaterThan(0);
      const other = player === "p1" ? "p2" : "p1";
      const [action] = choices(game);
      const { result } = apply(game, { ...action!, player: other });
      expect(["NOT_YOUR_DECISION", "WINDOW_OPEN"]).toContain(result.errors[0]?.code);
    });
  });

  test("RC-1 a game saved and loaded after every choice plays on the same", () => {
    fc.assert(
      fc.property(anySeed, fc.constantFrom(...SETTINGS), (seed, settings) => {
        const random = chance(seed);
        let game = arena(seed, settings);
        for (let n = 0; n < 25; n++) {
          const loaded = copy(game);
          expect(loaded).toEqual(game);
          const action = anyChoice(game, random);
          const here = apply(game, action);
          const there = apply(loaded, action);
          expect(there.result).toEqual(here.result);
          expect(hashOf(there.game)).toBe(hashOf(here.game));
          game = here.game;
        }
      }),
      { numRuns: campaign(3, 8) },
    );
  });

  test("PH-3 CH-7 whatever can be undone leads to the document and the hash of before, and never across a die", () => {
    let undone = 0;
    fc.assert(
      fc.property(anySeed, fc.constantFrom(...SETTINGS), (seed, settings) => {
        const random = chance(seed);
        let timeline: Timeline = begin(arena(seed, settings));
        /** The documents that UNDO must lead back to, the last one first. */
        let trail: Game[] = [];
        for (let n = 0; n < 30; n++) {
          if (canUndo(timeline) && random.happens(0.5)) {
            const before = trail.pop()!;
            const { timeline: back, result } = step(timeline, { type: "UNDO" });
            expect(result.success).toBe(true);
            expect(back.game.rng.cursor).toBe(timeline.game.rng.cursor);
            expect(hashOf(back.game)).toBe(hashOf(before));
            timeline = back;
            undone++;
            continue;
          }
          const { timeline: next, result } = step(timeline, anyChoice(timeline.game, random));
          expect(result.errors).toEqual([] as readonly Refusal[]);
          trail = canUndo(next) && next.choices.length > 1 ? [...trail, timeline.game] : [timeline.game];
          if (!canUndo(next)) trail = [];
          if (next.game.rng.cursor !== timeline.game.rng.cursor) expect(canUndo(next)).toBe(false);
          timeline = next;
        }
      }),
      { numRuns: campaign(5, 14) },
    );
    expect(undone).toBeGreaterThan(campaign(9, 25));
  });
});
