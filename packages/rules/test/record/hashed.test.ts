import { describe, expect, test } from "vitest";
import { hashOfResult } from "../../src/flow/hashed.ts";
import type { Reason } from "../../src/game/reason.ts";
import type { Attacks } from "../../src/game/tasks.ts";
import { type Game, hashedResult, hashOfGame, parseGame } from "../../src/index.ts";
import { planLines } from "../../src/words/plan-lines.ts";
import { bonusInWords, coverInWords, noteInWords, reasonInWords } from "../../src/words/reasons.ts";
import { duel, play, shoot } from "../support/build.ts";

/** A volley in the middle: confirmed, and the hit dice rolled. */
function underWay(): Game {
  const game = duel({
    gun: { keywords: ["HEAVY", "RAPID FIRE 1", "SPARKLING"] },
    shooter: { flags: { remained_stationary: true } },
    terrain: {
      T: {
        kind: "crater",
        polygon: [
          [0, 0],
          [30, 0],
          [30, 30],
          [0, 30],
        ],
      },
    },
  });
  const step = (from: Game, type: string, faces: readonly number[] = []) =>
    play({ ...from, settings: { ...from.settings, fast_dice: false } }, { type, actor_unit_id: "A" }, faces)
      .game;
  return step(step(step(game, "SELECT_SHOOTER"), "CONFIRM_TARGETS"), "RESOLVE_NEXT", [5, 5]);
}

/** The same with a row by another name. */
const renamed = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replaceAll('"name":"Heavy"', '"name":"Standing still"'));

/** As earlier documents have it: reasons, cover, bonuses and notes as text. */
function inText(game: Game): Game {
  const text = (reason: Reason) => ({
    text: reasonInWords(reason),
    rule: reason.rule,
    ...("cap" in reason && reason.cap === true && { cap: true as const }),
  });
  const tasks = game.tasks.map((task) =>
    task.type !== "attacks"
      ? task
      : {
          ...task,
          plans: task.plans.map((plan) => ({
            ...plan,
            attacks: {
              ...plan.attacks,
              bonuses: plan.attacks.bonuses.map((bonus) => ({
                text: bonusInWords(bonus),
                rule: bonus.rule,
                attacks: bonus.attacks,
              })),
            },
            hit: { ...plan.hit, reasons: plan.hit.reasons.map(text) },
            wound: { ...plan.wound, reasons: plan.wound.reasons.map(text) },
            groups: plan.groups.map((group) => ({
              ...group,
              saves: group.saves.map((save) => ({ ...save, reasons: save.reasons.map(text) })),
            })),
            profiles: plan.profiles.map((profile) => ({
              ...profile,
              cover: profile.cover === null ? null : coverInWords(profile.cover, "NUMBERED"),
            })),
            notes: plan.notes.map(noteInWords),
          })),
        },
  );
  return { ...game, tasks };
}

describe("what hashes are made of", () => {
  test("RC-2 what made the numbers of a volley may go by another name, and the hash stays", () => {
    const game = underWay();
    expect(renamed(game)).not.toEqual(game);
    expect(hashOfGame(renamed(game))).toBe(hashOfGame(game));
  });

  test("RC-2 a plan holds its reasons as data: names and numbers, no sentence", () => {
    const [task] = underWay().tasks;
    const [plan] = (task as Attacks).plans;
    expect(plan!.hit.reasons).toEqual([
      { what: "SKILL", rule: "AT-2", skill: 3, melee: false },
      { what: "MODIFIER", rule: "KW-4", name: "Heavy", value: 1 },
    ]);
    expect(plan!.attacks.bonuses).toEqual([{ name: "Rapid Fire", rule: "KW-2", attacks: 1 }]);
    expect(plan!.profiles[0]!.cover).toEqual({
      how: "WITHIN",
      rule: "CV-5",
      terrain_id: "T",
      kind: "crater",
      number: 1,
    });
    expect(plan!.notes).toEqual([
      { what: "ATTACKS", name: "Rapid Fire", attacks: 1, models: 1, counted: "HALF_RANGE" },
      { what: "NOT_AUTOMATED", name: "SPARKLING" },
    ]);
  });

  test("RC-2 a volley under way whose reasons are texts, as earlier documents have them, loads, hashes and reads the same", () => {
    const game = underWay();
    const earlier = inText(game);
    expect(JSON.stringify(earlier)).toContain('"text":"Heavy +1"');
    const [now, before] = [game, earlier].map((one) => parseGame(JSON.parse(JSON.stringify(one))));
    if (!now!.ok || !before!.ok) expect.fail("refused");
    expect(before!.value).toEqual(earlier);
    expect(hashOfGame(before!.value)).toBe(hashOfGame(now!.value));
    const lines = ({ tasks }: Game) => (tasks[0] as Attacks).plans.map(planLines);
    expect(lines(before!.value)).toEqual(lines(now!.value));
  });

  test("RC-2 a number may not", () => {
    const game = underWay();
    const other = JSON.parse(JSON.stringify(game).replace('"threshold":2', '"threshold":3')) as Game;
    expect(hashOfGame(other)).not.toBe(hashOfGame(game));
  });

  test("RC-2 a refusal is hashed by its code and rule, not by its sentence", () => {
    const { result } = shoot(duel({ inches: 30 }), "A", "gun", "B");
    const [error] = result.errors;
    const other = { ...result, errors: [{ ...error!, message: "Too far away." }] };
    expect(hashOfResult(other)).toBe(hashOfResult(result));
    expect(hashOfResult({ ...result, errors: [{ ...error!, code: "ENGAGED" }] })).not.toBe(
      hashOfResult(result),
    );
    expect(JSON.stringify(hashedResult(result))).not.toContain("message");
  });
});
