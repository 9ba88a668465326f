import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { parseDice } from "../dice/expression.ts";
import { baseSchema } from "./base.ts";
import {
  missionSchema,
  objectivesSchema,
  outcomeSchema,
  performedSchema,
  playerSchema,
  reserveSchema,
  transportSchema,
  zonesSchema,
} from "./battle.ts";
import { chargesSchema } from "./charges.ts";
import { EARLIER_EDITIONS } from "./edition.ts";
import { effectsSchema } from "./effects.ts";
import { named } from "./fault-words.ts";
import { fightSchema } from "./fight.ts";
import { FLAGS } from "./flags.ts";
import { facing } from "./paths.ts";
import { PHASES } from "./phase.ts";
import { PLAYER_IDS } from "./player.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf, text, within } from "./scalar.ts";
import { settingsSchema } from "./settings.ts";
import { shootingSchema } from "./shooting.ts";
import { tasksSchema } from "./tasks.ts";
import { TERRAIN_KINDS } from "./terrain-kind.ts";

/**
 * The game document: the whole game as plain JSON, spelled the same on disk, on the wire and here. This schema is the
 * border: past it, types are trusted. Cross-references between parts are checked in parse.ts.
 */

const RULESETS = ["spec", "published"] as const;
export type RulesetId = (typeof RULESETS)[number];

const keywords = listOf(text, LIMITS.keywords);
const coordinate = within(-LIMITS.boardInches, LIMITS.boardInches);
/** Above nothing, and up to a bound. */
const length = (most: number) => z.number().check(z.positive(), z.maximum(most));

const diceExpression = z.union([text, z.int()]).check(
  z.refine((value) => parseDice(value) !== undefined, {
    error: named("notDice"),
    params: { rule: "GD-4" },
  }),
);

/** A Strength is a number, or dice where it is rolled for each hit. */
const strength = z.union([
  count(1, LIMITS.characteristic),
  text.check(
    z.refine(
      (value) => {
        const dice = parseDice(value);
        return (
          dice !== undefined && dice.count > 0 && dice.count * dice.sides + dice.plus <= LIMITS.characteristic
        );
      },
      {
        error: named("notStrength"),
        params: { rule: "GD-4" },
      },
    ),
  ),
]);

const statsSchema = z.strictObject({
  move: within(0, LIMITS.characteristic),
  toughness: count(1, LIMITS.characteristic),
  save: count(2, 7),
  invulnerable_save: z.nullable(count(2, 7)),
  wounds: count(1, LIMITS.woundsPerModel),
  leadership: count(0, LIMITS.characteristic),
  objective_control: count(0, LIMITS.characteristic),
});

const modelSchema = z.strictObject({
  id: idSchema,
  name: text,
  wounds: count(1, LIMITS.woundsPerModel),
  /** Null while the unit is off the table: in reserve, embarked, or not yet set up. */
  position: z.nullable(z.strictObject({ x: coordinate, y: coordinate, z: within(0, LIMITS.boardInches) })),
  facing,
  base: baseSchema,
  weapons: listOf(idSchema, LIMITS.weaponsPerModel),
  keywords: z.optional(keywords),
  /** Beside the unit's. */
  abilities: z.optional(keywords),
  stats: z.optional(z.partial(statsSchema)),
});

/** A unit that has joined another, or was joined, as it was before. */
const partSchema = z.strictObject({
  id: idSchema,
  name: text,
  keywords,
  abilities: keywords,
  stats: statsSchema,
  starting_strength: count(0, LIMITS.modelsPerUnit),
  model_ids: listOf(idSchema, LIMITS.modelsPerUnit),
  points: z.optional(count(0, LIMITS.points)),
  leads: z.optional(listOf(text, LIMITS.keywords)),
});

const unitSchema = z.strictObject({
  id: idSchema,
  name: text,
  owner: z.enum(PLAYER_IDS),
  keywords,
  abilities: keywords,
  stats: statsSchema,
  starting_strength: count(0, LIMITS.modelsPerUnit),
  flags: z.partialRecord(z.enum(FLAGS), z.boolean()),
  models: z.record(z.string(), modelSchema),
  points: z.optional(count(0, LIMITS.points)),
  /** Names of the units that it may lead; none: any. */
  leads: z.optional(listOf(text, LIMITS.keywords)),
  /** What an Attached unit was made of, the bodyguard first. */
  parts: z.optional(listOf(partSchema, LIMITS.parts, 2)),
  reserve: reserveSchema,
  /** The transport unit that it is inside of. */
  embarked_in: z._default(z.nullable(idSchema), null),
  /** The transport that it got out of this turn, where a rule asks. */
  disembarked_from: z.optional(idSchema),
  /** What it has rolled for its Advance, until it has moved or the phase ends. */
  advance_roll: z.optional(count(1, 12)),
  transport: transportSchema,
  /** What it does for its mission instead of shooting (SC-1). */
  action: z.optional(performedSchema),
  effects: effectsSchema,
  /** Where its token lies, to which it may come down once (AR-5). */
  token: z.optional(z.strictObject({ x: within(0, LIMITS.boardInches), y: within(0, LIMITS.boardInches) })),
  /** Models that were destroyed and may come back, as they were before the battle (AR-4, AB-13). */
  lost: z.optional(z.record(z.string(), modelSchema)),
  /** Models that count as destroyed and stand until they have fought for the last time (FI-27). */
  fallen: z.optional(listOf(idSchema, LIMITS.modelsPerUnit, 1)),
});

const weaponProfile = {
  id: idSchema,
  name: text,
  attacks: diceExpression,
  skill: z.nullable(count(2, 6)),
  strength,
  ap: count(-20, 0),
  damage: diceExpression,
  keywords,
  special_rules: z.string().check(z.maxLength(2_000)),
  profile_of: z.nullable(text),
};

const weaponSchema = z.discriminatedUnion("type", [
  z.strictObject({
    ...weaponProfile,
    type: z.literal("RANGED"),
    range: length(LIMITS.rangeInches),
  }),
  z.strictObject({ ...weaponProfile, type: z.literal("MELEE"), range: z.optional(z.null()) }),
]);

const terrainSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(TERRAIN_KINDS),
  polygon: listOf(z.tuple([coordinate, coordinate]), LIMITS.polygonPoints, 3),
  height: within(0, LIMITS.boardInches),
  tags: listOf(z.enum(["obscuring", "light_cover"]), 10),
});

const boardSide = length(LIMITS.boardInches);

/** At most nineteen parts: V8 copies larger objects ten times as slowly, and every step copies this one. */
export const gameSchema = z.strictObject({
  format: z.literal("gunline-game/1"),
  ruleset: z.enum(RULESETS),
  board: z.strictObject({ width: boardSide, height: boardSide }),
  players: z.strictObject({ p1: playerSchema, p2: playerSchema }),
  turn: z.strictObject({
    round: count(1, LIMITS.rounds),
    active_player: z.enum(PLAYER_IDS),
    phase: z.enum(PHASES),
    /** Whose turn opens each round. */
    first_player: z._default(z.enum(PLAYER_IDS), "p1"),
    /** The last roll, which its owner may still roll again, until the next action. */
    standing: z.optional(
      z.strictObject({ roll: z.enum(["ADVANCE_ROLL", "CHARGE_ROLL"]), unit_id: idSchema }),
    ),
    /** The rules that it is played by, where they are those of an earlier record (edition.ts). */
    edition: z.optional(z.literal(EARLIER_EDITIONS)),
    fight: z.optional(fightSchema),
  }),
  units: z.record(z.string(), unitSchema),
  weapons: z.record(z.string(), weaponSchema),
  terrain: z.record(z.string(), terrainSchema),
  rng: z.strictObject({
    seed: z.string().check(z.maxLength(LIMITS.seedLength)),
    cursor: count(0, LIMITS.cursor + LIMITS.cursorMargin),
  }),
  settings: settingsSchema,
  /** One Shot weapons that were fired: unit, model, weapon ids. */
  spent: z._default(z.record(z.string(), z.record(z.string(), listOf(idSchema, LIMITS.weaponsPerModel))), {}),
  /** What the game is in the middle of, the innermost last. */
  tasks: tasksSchema,
  shooting: shootingSchema,
  charges: chargesSchema,
  /** Models that were allocated an attack this phase, by unit. */
  allocated: z._default(z.record(z.string(), listOf(idSchema, LIMITS.modelsPerUnit)), {}),
  objectives: objectivesSchema,
  zones: zonesSchema,
  mission: missionSchema,
  /** How the battle ended; null while it goes on. */
  result: outcomeSchema,
});

export type Game = DeepReadonly<z.infer<typeof gameSchema>>;
export type Unit = DeepReadonly<z.infer<typeof unitSchema>>;
export type Model = DeepReadonly<z.infer<typeof modelSchema>>;
export type Stats = DeepReadonly<z.infer<typeof statsSchema>>;
export type Base = DeepReadonly<z.infer<typeof baseSchema>>;
export type Weapon = DeepReadonly<z.infer<typeof weaponSchema>>;
export type RangedWeapon = Extract<Weapon, { type: "RANGED" }>;
export type Terrain = DeepReadonly<z.infer<typeof terrainSchema>>;
