import * as z from "zod/mini";
import { type Action, actionSchema } from "./action.ts";
import { apply } from "./apply.ts";
import { hashOf } from "./canonical.ts";
import { type Dice, DiceExhausted, GENERATOR, scriptedDice, seededDice } from "./dice/source.ts";
import { readBorder } from "./game/border.ts";
import { type Game, gameSchema } from "./game/document.ts";
import { count, listOf } from "./game/scalar.ts";
import { LIMITS } from "./limits.ts";
import { parseGame } from "./load.ts";
import { accept, type Checked } from "./refusal.ts";
import type { ActionResult } from "./result.ts";

/** A game as it was played: where it began, what was asked, and what came of each step (RC-2). */

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const stepSchema = z.strictObject({
  action: actionSchema,
  success: z.boolean(),
  /** After the step. */
  cursor: count(0, LIMITS.cursor + LIMITS.cursorMargin),
  state_hash: hash,
  /** Of everything that the step told: diffs, dice, log, errors and events. */
  result_hash: hash,
});

export const recordSchema = z.strictObject({
  format: z.literal("gunline-record/1"),
  /** The generator of the dice and its version: another one would give another game. */
  generator: z.string().check(z.maxLength(LIMITS.textLength)),
  start: gameSchema,
  /** Present where the dice were scripted rather than drawn from the seed. */
  scripted_dice: z.optional(listOf(count(1, 6), LIMITS.scriptedDice)),
  steps: listOf(stepSchema, LIMITS.actionsPerFile),
});

export interface GameRecord {
  readonly format: "gunline-record/1";
  readonly generator: string;
  readonly start: Game;
  readonly scripted_dice?: readonly number[];
  readonly steps: readonly RecordStep[];
}

export interface RecordStep {
  readonly action: Action;
  readonly success: boolean;
  readonly cursor: number;
  readonly state_hash: string;
  readonly result_hash: string;
}

export function recordStep(action: Action, game: Game, result: ActionResult): RecordStep {
  return {
    action,
    success: result.success,
    cursor: game.rng.cursor,
    state_hash: hashOf(game),
    result_hash: hashOf(result),
  };
}

export function makeRecord(
  start: Game,
  steps: readonly RecordStep[],
  scripted?: readonly number[],
): GameRecord {
  const record = { format: "gunline-record/1" as const, generator: GENERATOR, start, steps };
  return scripted === undefined ? record : { ...record, scripted_dice: scripted };
}

export function parseRecord(raw: unknown): Checked<GameRecord> {
  const read = readBorder(recordSchema, raw, "RC-2", "BAD_RECORD");
  if (!read.ok) return read;
  const start = parseGame(read.value.start);
  if (!start.ok) {
    const refusals = start.refusals.map((one) => ({
      ...one,
      path: `start.${one.path}`,
      message: `start.${one.message}`,
    }));
    return { ok: false, refusals };
  }
  return accept({ ...read.value, start: start.value } as GameRecord);
}

/** Where a replay first differed from the record. */
interface Difference {
  readonly step: number;
  readonly field: "generator" | "dice" | "success" | "cursor" | "state_hash" | "result_hash";
  readonly recorded: unknown;
  readonly replayed: unknown;
}

export type Replay =
  | { readonly ok: true; readonly game: Game; readonly results: readonly ActionResult[] }
  | { readonly ok: false; readonly difference: Difference; readonly results: readonly ActionResult[] };

/** Plays the record again from its start and compares every step; stops at the first that differs. */
export function replay(record: GameRecord): Replay {
  const results: ActionResult[] = [];
  const differs = (
    step: number,
    field: Difference["field"],
    recorded: unknown,
    replayed: unknown,
  ): Replay => ({
    ok: false,
    difference: { step, field, recorded, replayed },
    results,
  });
  if (record.generator !== GENERATOR) return differs(0, "generator", record.generator, GENERATOR);
  let game = record.start;
  const dice = diceOf(record);
  for (const [step, recorded] of record.steps.entries()) {
    let replayed: RecordStep;
    try {
      const applied = apply(game, recorded.action, dice);
      game = applied.game;
      results.push(applied.result);
      replayed = recordStep(recorded.action, game, applied.result);
    } catch (error) {
      if (!(error instanceof DiceExhausted)) throw error;
      return differs(step, "dice", "enough scripted dice", "none left");
    }
    for (const field of ["success", "cursor", "state_hash", "result_hash"] as const) {
      if (recorded[field] !== replayed[field]) return differs(step, field, recorded[field], replayed[field]);
    }
  }
  return { ok: true, game, results };
}

/** One source for the whole record: a seeded one goes on where the last action left its cursor. */
function diceOf({ start, scripted_dice }: GameRecord): Dice {
  if (scripted_dice !== undefined) return scriptedDice(scripted_dice, start.rng.cursor);
  return seededDice(start.rng.seed, start.rng.cursor);
}
