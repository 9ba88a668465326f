import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { accept, type Checked, reject } from "../base/refusal.ts";
import { sealedSeed, sealOf, seedHash } from "../dice/commitment.ts";
import { type Dice, DiceExhausted, GENERATOR, scriptedDice, seededDice } from "../dice/source.ts";
import { type Action, actionSchema } from "../game/action.ts";
import { fault, readBorder } from "../game/border.ts";
import { type Game, gameSchema } from "../game/document.ts";
import {
  byEdition,
  EARLIER_EDITION,
  EARLIER_EDITIONS,
  EDITION,
  editionOf,
  withoutEdition,
} from "../game/edition.ts";
import { named } from "../game/fault-words.ts";
import { PLAYER_IDS, type PlayerId } from "../game/player.ts";
import type { ActionResult } from "../game/result.ts";
import { count, listOf, text } from "../game/scalar.ts";
import { hashOfGame, hashOfResult } from "./hashed.ts";
import { parseGame } from "./load.ts";
import { begin, rewoundTimeline, step as takeStep } from "./timeline.ts";

/** A game as it was played: where it began, what was asked, and what came of each step (RC-2). */

/** Fixed: engines of later days replay it to the same hashes. Records of before it are refused by name. */
const RECORD_FORMAT = "gunline-record/2";
const EARLIER_FORMAT = "gunline-record/1";

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: named("notAHash") }));

/** After the step. */
const cursor = count(0, LIMITS.cursor + LIMITS.cursorMargin);

const actionStepSchema = z.strictObject({
  action: actionSchema,
  success: z.boolean(),
  cursor,
  state_hash: hash,
  /** Of what the step did: diffs, dice, errors and events (hashed.ts). */
  result_hash: hash,
});

/**
 * Both players agreed to go back to the document after so many steps; dice that were seen do not come again (RC-3). With
 * `seed_hash` it was the server that went back, to a copy of its games, and took another seed for the same reason.
 */
const rewindStepSchema = z.strictObject({
  rewind_to: count(0, LIMITS.actionsPerFile),
  cursor,
  state_hash: hash,
  seed_hash: z.optional(hash),
  /** Who asked for it, and why in that player's own words. */
  player: z.optional(z.enum(PLAYER_IDS)),
  why: z.optional(text),
});

const seed = z.string().check(z.maxLength(LIMITS.seedLength));

/** What the game was called, and what was to be tried in a posed problem; it touches no rule. */
const aboutSchema = z.strictObject({ title: text, task: z.string().check(z.maxLength(2_000)) });

/** How a game at a table over the network ended, where its steps do not say it: somebody resigned or was absent, say. */
const endingSchema = z.strictObject({
  reason: z.enum(["resigned", "agreed", "declined", "destroyed", "battle", "absent"]),
  winner: z.nullable(z.enum(PLAYER_IDS)),
});

export const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  /** The generator of the dice and its version: another one would give another game. */
  generator: z.string().check(z.maxLength(LIMITS.textLength)),
  /** The rules that it was played by; absent: those of before records named them (game/edition.ts). */
  edition: z.optional(z.literal([...EARLIER_EDITIONS, EDITION])),
  about: z.optional(aboutSchema),
  ending: z.optional(endingSchema),
  start: gameSchema,
  /** Present where the dice were scripted rather than drawn from the seed. */
  scripted_dice: z.optional(listOf(count(1, 6), LIMITS.scriptedDice)),
  /** The seed of the dice, published after the game, where the documents show only its hash (RC-4). */
  seed: z.optional(seed),
  /** Those that were taken in its place on the way, in order, published likewise. */
  renewed_seeds: z.optional(listOf(seed, LIMITS.renewedSeeds)),
  steps: listOf(z.union([actionStepSchema, rewindStepSchema]), LIMITS.actionsPerFile),
});

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly generator: string;
  readonly edition?: number;
  readonly about?: { readonly title: string; readonly task: string };
  readonly ending?: {
    readonly reason: "resigned" | "agreed" | "declined" | "destroyed" | "battle" | "absent";
    readonly winner: PlayerId | null;
  };
  readonly start: Game;
  readonly scripted_dice?: readonly number[];
  readonly seed?: string;
  readonly renewed_seeds?: readonly string[];
  readonly steps: readonly RecordStep[];
}

export interface ActionStep {
  readonly action: Action;
  readonly success: boolean;
  readonly cursor: number;
  readonly state_hash: string;
  readonly result_hash: string;
}

export interface RewindStep {
  readonly rewind_to: number;
  readonly cursor: number;
  readonly state_hash: string;
  readonly seed_hash?: string;
  readonly player?: PlayerId;
  readonly why?: string;
}

export type RecordStep = ActionStep | RewindStep;

/** The same document with dice of another seed to come, of which it shows the hash. */
export function renewedBy(game: Game, seed_hash: string): Game {
  return { ...game, rng: { ...game.rng, seed: sealOf(seed_hash) } };
}

export function rewindStep(
  rewind_to: number,
  game: Game,
  asked: Pick<RewindStep, "player" | "why"> = {},
): RewindStep {
  return { rewind_to, cursor: game.rng.cursor, state_hash: hashOfGame(game), ...asked };
}

export function recordStep(action: Action, game: Game, result: ActionResult): ActionStep {
  return {
    action,
    success: result.success,
    cursor: game.rng.cursor,
    state_hash: hashOfGame(game),
    result_hash: hashOfResult(result),
  };
}

/** `published`: the seed, and those that were taken in its place. */
export function makeRecord(
  start: Game,
  steps: readonly RecordStep[],
  scripted?: readonly number[],
  ...[published, ...renewed]: readonly string[]
): GameRecord {
  return {
    format: RECORD_FORMAT,
    generator: GENERATOR,
    edition: editionOf(start),
    start: withoutEdition(start),
    ...(scripted === undefined ? {} : { scripted_dice: scripted }),
    ...(published === undefined ? {} : { seed: published }),
    ...(renewed.length === 0 ? {} : { renewed_seeds: renewed }),
    steps,
  };
}

export function parseRecord(raw: unknown): Checked<GameRecord> {
  if (typeof raw === "object" && raw !== null && "format" in raw && raw.format === EARLIER_FORMAT) {
    return reject(fault("EARLIER_RECORD", "RC-2", ["format"], ["earlierRecord", EARLIER_FORMAT]));
  }
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
  const record = { ...read.value, start: start.value } as GameRecord;
  const ahead = record.steps.findIndex((step, i) => "rewind_to" in step && step.rewind_to > i);
  if (ahead < 0) return accept(record);
  const path = ["steps", ahead, "rewind_to"];
  return reject(fault("BAD_RECORD", "RC-3", path, ["rewindAhead", ahead]));
}

const CHECKPOINTS = ["success", "cursor", "state_hash", "result_hash"] as const;
type Checkpoint = (typeof CHECKPOINTS)[number];
type Checkpoints = { readonly [Field in Checkpoint]?: unknown };

/** Where a replay first differed from the record. */
interface Difference {
  readonly step: number;
  readonly field: "generator" | "seed" | "dice" | "rewind_to" | Checkpoint;
  readonly recorded: unknown;
  readonly replayed: unknown;
}

export type Replay =
  | {
      readonly ok: true;
      readonly game: Game;
      /** The document after each number of steps. */
      readonly games: readonly Game[];
      readonly results: readonly ActionResult[];
    }
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
  const { seed } = record;
  if (seed !== undefined && sealedSeed(seed) !== record.start.rng.seed) {
    return differs(0, "seed", record.start.rng.seed, sealedSeed(seed));
  }
  const start = byEdition(record.start, record.edition ?? EARLIER_EDITION);
  let timeline = begin(start);
  /** What there was after each number of steps; the documents share what did not change. */
  const timelines = [timeline];
  let dice = diceOf(record);
  const renewed = (record.renewed_seeds ?? []).values();
  for (const [step, recorded] of record.steps.entries()) {
    let replayed: RecordStep;
    if ("rewind_to" in recorded) {
      const earlier = timelines[recorded.rewind_to];
      if (earlier === undefined) return differs(step, "rewind_to", recorded.rewind_to, `at most ${step}`);
      const back = rewoundTimeline(earlier, timeline.game);
      // A copy of the games knows nothing of what could be taken back.
      timeline = recorded.seed_hash === undefined ? back : begin(renewedBy(back.game, recorded.seed_hash));
      replayed = rewindStep(recorded.rewind_to, timeline.game);
      if (recorded.seed_hash !== undefined && record.scripted_dice === undefined) {
        const next = renewed.next().value ?? "";
        if (seedHash(next) !== recorded.seed_hash) {
          return differs(step, "seed", recorded.seed_hash, seedHash(next));
        }
        dice = seededDice(next, timeline.game.rng.cursor);
      }
    } else {
      try {
        const taken = takeStep(timeline, recorded.action, dice);
        timeline = taken.timeline;
        results.push(taken.result);
        replayed = recordStep(recorded.action, timeline.game, taken.result);
      } catch (error) {
        if (!(error instanceof DiceExhausted)) throw error;
        return differs(step, "dice", "enough scripted dice", "none left");
      }
    }
    timelines.push(timeline);
    const before: Checkpoints = recorded;
    const after: Checkpoints = replayed;
    for (const field of CHECKPOINTS) {
      if (before[field] !== after[field]) return differs(step, field, before[field], after[field]);
    }
  }
  return { ok: true, game: timeline.game, games: timelines.map(({ game }) => game), results };
}

/** One source for the whole record: a seeded one goes on where the last action left its cursor. */
function diceOf({ start, scripted_dice, seed = start.rng.seed }: GameRecord): Dice {
  if (scripted_dice !== undefined) return scriptedDice(scripted_dice, start.rng.cursor);
  return seededDice(seed, start.rng.cursor);
}
