import { describe, expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import { ranksOf } from "../../src/attack/ranks.ts";
import { rollPlan } from "../../src/attack/roll.ts";
import {
  type ActionResult,
  apply,
  applyDiffs,
  type Game,
  parseGame,
  prepare,
  seededDice,
} from "../../src/index.ts";
import { logText } from "../../src/words/log.ts";
import { readAction } from "../support/build.ts";
import { Chance, randomExtras, randomGame } from "../support/random.ts";

const GAMES = campaign(200, 1_500);

/** Every die that a result shows. */
function diceShown({ dice }: ActionResult): number {
  return dice.reduce(
    (sum, block) =>
      sum +
      block.rolls_raw.length +
      ("reroll_results" in block ? block.reroll_results.length : 0) +
      ("sustained_rolls" in block ? block.sustained_rolls.length : 0),
    0,
  );
}

function woundFaults(game: Game): readonly string[] {
  return Object.values(game.units).flatMap((unit) =>
    Object.values(unit.models)
      .filter(({ wounds, stats }) => wounds < 1 || wounds > (stats?.wounds ?? unit.stats.wounds))
      .map(({ id }) => `${unit.id}.${id}`),
  );
}

/** A random SHOOT of unit A that the referee accepts, or undefined. */
function randomShoot(chance: Chance, game: Game) {
  const assignments = chance.some(["w1", "w2", "w3"], 0.7).map((weapon_id) => {
    const target_unit_id = chance.pick(["B", "C"]);
    return { weapon_id, target_unit_id, ...randomExtras(chance, game, weapon_id, target_unit_id) };
  });
  if (assignments.length === 0) return undefined;
  const action = readAction({ type: "SHOOT", actor_unit_id: "A", payload: { assignments } });
  const applied = apply(game, action);
  return applied.result.success ? { assignments, ...applied } : undefined;
}

/** The same assignments by hand: select, assign, confirm, and roll until all is done. */
function stepByStep(
  start: Game,
  assignments: readonly object[],
  fast_dice: boolean,
): { game: Game; shown: number } {
  let game = start;
  let shown = 0;
  const act = (raw: object) => {
    const applied = apply(game, readAction(raw));
    if (!applied.result.success) throw new Error(logText(applied.result, game));
    game = applied.game;
    shown += diceShown(applied.result);
  };
  act({ type: "CHANGE_SETTINGS", payload: { fast_dice, auto_targeting: "OFF" } });
  act({ type: "SELECT_SHOOTER", actor_unit_id: "A" });
  for (const payload of assignments) act({ type: "ASSIGN_TARGET", actor_unit_id: "A", payload });
  act({ type: "CONFIRM_TARGETS", actor_unit_id: "A" });
  while (game.tasks.length > 0) {
    // Every step is saved and loaded, as after a disconnect.
    const loaded = parseGame(JSON.parse(JSON.stringify(game)));
    if (!loaded.ok) throw new Error(loaded.refusals.map(({ message }) => message).join("\n"));
    game = loaded.value;
    act({ type: "RESOLVE_NEXT", actor_unit_id: "A" });
  }
  return { game, shown };
}

describe("Invariants of an action", () => {
  test("RC-1 DI-1 AT-13 random volleys through apply: every die is shown, and the diffs are the change", () => {
    const chance = new Chance(7);
    let accepted = 0;
    for (let i = 0; i < GAMES; i++) {
      const before = randomGame(chance);
      const shot = randomShoot(chance, before);
      if (shot === undefined) continue;
      accepted++;
      const { result, game: after } = shot;
      expect(diceShown(result)).toBe(after.rng.cursor - before.rng.cursor);
      expect(applyDiffs(before, result.diffs)).toEqual(after);
      expect(woundFaults(after)).toEqual([]);
      expect(parseGame(JSON.parse(JSON.stringify(after)))).toEqual({ ok: true, value: after });
    }
    expect(accepted).toBeGreaterThan(GAMES / 3);
  });

  test("DI-4 PH-2 a volley at once and the same step by step, saved between steps, give the same game", () => {
    const chance = new Chance(11);
    let compared = 0;
    for (let i = 0; i < 300; i++) {
      const before = randomGame(chance);
      const shot = randomShoot(chance, before);
      if (shot === undefined) continue;
      compared++;
      for (const fast of [true, false]) {
        const { game, shown } = stepByStep(before, shot.assignments, fast);
        const { settings } = game;
        expect(game).toEqual({ ...shot.game, settings });
        expect(shown).toBe(diceShown(shot.result));
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test("DI-4 KW-10 the bare interpreter and the phase roll the same dice to the same end", () => {
    const chance = new Chance(13);
    let devastating = 0;
    for (let i = 0; i < 500; i++) {
      const game = randomGame(chance);
      const weapon_id = chance.pick(["w1", "w2", "w3"]);
      const assignment = { weapon_id, target_unit_id: "B", ...randomExtras(chance, game, weapon_id, "B") };
      const prepared = prepare(game, game.units["A"]!, [assignment]);
      if (!prepared.ok || prepared.value[0]!.plan.hazardous) continue;
      const { plan } = prepared.value[0]!;
      if (plan.wound.devastating) devastating++;
      const ranks = ranksOf(plan, game.units["B"]!);
      const dice = seededDice(game.rng.seed, game.rng.cursor);
      const { slain } = rollPlan(plan, ranks, dice);
      const action = { type: "SHOOT", actor_unit_id: "A", payload: { assignments: [assignment] } };
      const after = apply(game, readAction(action)).game;
      const left = plan.defenders.map(({ model_id }) => after.units["B"]!.models[model_id]?.wounds ?? 0);
      expect([ranks.left, dice.cursor]).toEqual([left, after.rng.cursor]);
      expect(slain).toBe(left.filter((wounds) => wounds === 0).length);
    }
    expect(devastating).toBeGreaterThan(50);
  });
});
