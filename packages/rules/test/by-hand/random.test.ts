import fc from "fast-check";
import { expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import type { RecordStep } from "../../src/flow/record.ts";
import { makeRecord, recordStep, replay } from "../../src/flow/record.ts";
import type { Timeline } from "../../src/flow/timeline.ts";
import {
  type Action,
  begin,
  choices,
  type Game,
  hashOfGame,
  parseAction,
  parseGame,
  step,
} from "../../src/index.ts";
import { logText } from "../../src/words/log.ts";
import { type Chance, chance } from "../support/arena.ts";
import { attachedBattle } from "../support/attached.ts";

/** Random adjustments in random play: the document stays one that can be read, and records replay (BH-2). */

const RUNS = campaign(20, 1_500);
const STEPS = 40;
const LOOKED_AT = 10;

const ENDS = ["ATTACKS", "PHASE", "TURN", "ROUND", "OWN_TURN", "BATTLE"] as const;
const EFFECTS: readonly (readonly object[])[] = [
  [],
  [{ attacks: "MADE", do: [{ hit: 1 }] }],
  [{ attacks: "MADE", do: [{ reroll: "WOUND" }, { weapon: ["SUSTAINED HITS 1", "LETHAL HITS"] }] }],
  [{ attacks: "SUFFERED", do: [{ wound: -1 }] }, { feelNoPain: 5 }],
  [{ attacks: "MADE", do: [{ attacks: 1 }, { strength: 1 }, { ap: -1 }] }],
  [{ roll: "CHARGE_ROLL", add: 2 }],
  [{ characteristic: "TOUGHNESS", add: 1 }],
  [{ hit: 1 }],
];

function randomChange(game: Game, random: Chance): object {
  const unit = random.happens(0.05) ? "NOBODY" : random.pick(Object.keys(game.units));
  const models = Object.keys(game.units[unit]?.models ?? {});
  const model = models.length === 0 || random.happens(0.05) ? "m99" : random.pick(models);
  const reduced = Object.values(game.units).filter(({ lost }) => lost !== undefined);
  const returning = reduced.length === 0 ? unit : random.pick(reduced).id;
  const lost = Object.keys(game.units[returning]?.lost ?? {});
  const player = random.pick(["p1", "p2"] as const);
  const given = game.units[unit]?.effects ?? [];
  const place = () => [random.happens(0.1) ? 300 : random.pick(PLACES), random.pick(PLACES)];
  return random.pick<() => object>([
    () => ({ what: "WOUNDS", unit_id: unit, model_id: model, wounds: random.pick([1, 1, 2, 12]) }),
    () => ({ what: "REMOVE_MODEL", unit_id: unit, model_id: model }),
    () => ({ what: "REMOVE_MODEL", unit_id: unit, model_id: model }),
    () => ({
      what: "RETURN_MODEL",
      unit_id: returning,
      ...(lost.length > 0 && { model_id: random.pick(lost) }),
    }),
    () => ({ what: "RETURN_MODEL", unit_id: returning, position: place() }),
    () => ({ what: "MOVE_MODELS", unit_id: unit, positions: { [model]: place() } }),
    () => ({ what: "MOVE_NOW", unit_id: unit, inches: 6 }),
    () => ({ what: "CP", player, add: random.pick([-1, 1, 2, -5_000]) }),
    () => ({
      what: "VP",
      player,
      add: random.pick([-3, 5, 10]),
      kind: random.pick(["primary", "secondary"]),
    }),
    () => ({
      what: "STATUS",
      unit_id: unit,
      status: random.pick([
        "battle_shocked",
        "has_shot",
        "advanced",
        "has_fought",
        "charged_this_turn",
        "moved",
      ]),
      on: random.happens(0.6),
    }),
    () => ({
      what: "EFFECT",
      unit_id: unit,
      name: random.pick(["spotted", "marked", "vigil"]),
      until: random.pick(ENDS),
      do: random.pick(EFFECTS),
    }),
    () => ({ what: "EFFECT", unit_id: unit, effect: given[0]?.effect ?? "BY_HAND_1", end: true }),
    () => ({ what: "NOTE", text: "as agreed" }),
    () => ({ what: "MORTAL_WOUNDS", unit_id: unit, wounds: random.pick([1, 3, 9]) }),
    () => ({ what: "BATTLE_SHOCK_TEST", unit_id: unit }),
    () => ({ what: "DICE", dice: 2 }),
    () => ({
      what: "MARKER",
      objective_id: random.pick([...Object.keys(game.objectives), "O9"]),
      player: random.pick(["p1", "p2", null]),
    }),
  ])();
}

const PLACES = [1, 4, 7.5, 12, 18, 22, 26, 31, 38, 43];

function randomAction(game: Game, random: Chance): Action {
  if (random.happens(0.08)) return { type: "UNDO", player: random.pick(["p1", "p2"] as const) };
  if (random.happens(0.6)) {
    const changes = [
      randomChange(game, random),
      ...(random.happens(0.2) ? [randomChange(game, random)] : []),
    ];
    const read = parseAction({ type: "ADJUST", player: random.pick(["p1", "p2"]), payload: { changes } });
    return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
  }
  const found = [...choices(game).take(LOOKED_AT)];
  return found.length === 0 ? { type: "END_PHASE" } : random.pick(found);
}

test("BH-2 BH-8 RC-2 random adjustments leave documents that can be read, and records that replay", () => {
  const made = new Set<string>();
  let agreed = 0;
  let undone = 0;
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom("FREE", "AGREED"), (seed, by_hand) => {
      const random = chance(seed);
      const settings = { by_hand, ...(seed % 3 === 0 && { fast_dice: false }) };
      const start = attachedBattle(seed, settings);
      let timeline: Timeline = begin(start);
      const steps: RecordStep[] = [];
      for (let n = 0; n < STEPS && timeline.game.result === null; n++) {
        const { game: before } = timeline;
        const action = randomAction(before, random);
        const taken = step(timeline, action);
        const { game } = taken.timeline;
        if (taken.result.errors.length > 0) {
          for (const { code, rule, message } of taken.result.errors) {
            expect({ code, rule, message }).not.toMatchObject({ message: "" });
          }
          if (taken.result.diffs.length === 0) expect(game).toBe(before);
        }
        logText(taken.result, game);
        const read = parseGame(JSON.parse(JSON.stringify(game)));
        if (!read.ok) return expect.fail(JSON.stringify({ action, refusals: read.refusals }));
        expect(hashOfGame(read.value)).toBe(hashOfGame(game));
        if (game !== before) {
          if (action.type === "ADJUST") for (const { what } of action.payload.changes) made.add(what);
          if (action.type === "AGREE") agreed++;
          if (action.type === "UNDO") undone++;
        }
        steps.push(recordStep(action, game, taken.result));
        timeline = taken.timeline;
      }
      const again = replay(makeRecord(start, steps));
      if (!again.ok) return expect.fail(JSON.stringify(again.difference));
      expect(again.game).toEqual(timeline.game);
    }),
    { numRuns: RUNS },
  );
  // What the games have to contain to be worth anything.
  expect([...made].sort()).toEqual([
    "BATTLE_SHOCK_TEST",
    "CP",
    "DICE",
    "EFFECT",
    "MARKER",
    "MORTAL_WOUNDS",
    "MOVE_MODELS",
    "MOVE_NOW",
    "NOTE",
    "REMOVE_MODEL",
    "RETURN_MODEL",
    "STATUS",
    "VP",
    "WOUNDS",
  ]);
  expect(agreed).toBeGreaterThan(5);
  expect(undone).toBeGreaterThan(5);
});
