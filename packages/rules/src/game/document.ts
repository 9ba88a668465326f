import * as z from "zod/mini";
import { parseDice } from "../dice/expression.ts";
import { LIMITS } from "../limits.ts";
import { chargesSchema } from "./charges.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf, text, within } from "./scalar.ts";
import { settingsSchema } from "./settings.ts";
import { shootingSchema } from "./shooting.ts";

/**
 * The game document: the whole game as plain JSON, spelled the same on disk, on the wire and here. This schema is the
 * border: past it, types are trusted. Cross-references between parts are checked in parse.ts.
 */

export const PHASES = ["COMMAND", "MOVEMENT", "SHOOTING", "CHARGE", "FIGHT"] as const;
export type Phase = (typeof PHASES)[number];

export const PLAYER_IDS = ["p1", "p2"] as const;
export type PlayerId = (typeof PLAYER_IDS)[number];

const RULESETS = ["spec", "published"] as const;
export type RulesetId = (typeof RULESETS)[number];

const FLAGS = [
  "remained_stationary",
  "moved",
  "advanced",
  "fell_back",
  "has_shot",
  "charged_this_turn",
  "fights_first",
  "battle_shocked",
  "has_fought",
] as const;
export type Flag = (typeof FLAGS)[number];

const TERRAIN_KINDS = ["ruins", "woods", "crater", "barricade", "debris", "hill", "container"] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

const keywords = listOf(text, LIMITS.keywords);
const coordinate = within(-LIMITS.boardInches, LIMITS.boardInches);
/** Above nothing, and up to a bound. */
const length = (most: number) => z.number().check(z.positive(), z.maximum(most));
const millimetres = length(1_000);

const diceExpression = z.union([text, z.int()]).check(
  z.refine((value) => parseDice(value) !== undefined, {
    error: `must be a dice expression such as 3, "D6" or "2D3+1", with at most ${LIMITS.dicePerExpression} dice and a total of 1 to ${LIMITS.totalPerExpression}`,
    params: { rule: "GD-4" },
  }),
);

const statsSchema = z.strictObject({
  move: within(0, LIMITS.characteristic),
  toughness: count(1, LIMITS.characteristic),
  save: count(2, 7),
  invulnerable_save: z.nullable(count(2, 7)),
  wounds: count(1, LIMITS.woundsPerModel),
  leadership: count(0, LIMITS.characteristic),
  objective_control: count(0, LIMITS.characteristic),
});

const baseSchema = z.discriminatedUnion("shape", [
  z.strictObject({ shape: z.literal("round"), mm: millimetres }),
  z.strictObject({ shape: z.literal("oval"), mm: z.tuple([millimetres, millimetres]) }),
  z.strictObject({ shape: z.literal("hull"), mm: z.tuple([millimetres, millimetres]) }),
]);

export const facing = within(-3_600, 3_600);

const modelSchema = z.strictObject({
  id: idSchema,
  name: text,
  wounds: count(1, LIMITS.woundsPerModel),
  position: z.strictObject({ x: coordinate, y: coordinate, z: within(0, LIMITS.boardInches) }),
  facing,
  base: baseSchema,
  weapons: listOf(idSchema, LIMITS.weaponsPerModel),
  keywords: z.optional(keywords),
  stats: z.optional(z.partial(statsSchema)),
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
});

const weaponProfile = {
  id: idSchema,
  name: text,
  attacks: diceExpression,
  skill: z.nullable(count(2, 6)),
  strength: count(1, LIMITS.characteristic),
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

const playerSchema = z.strictObject({ name: text });
const boardSide = length(LIMITS.boardInches);

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
  shooting: shootingSchema,
  charges: chargesSchema,
});

export type Game = DeepReadonly<z.infer<typeof gameSchema>>;
export type Unit = DeepReadonly<z.infer<typeof unitSchema>>;
export type Model = DeepReadonly<z.infer<typeof modelSchema>>;
export type Stats = DeepReadonly<z.infer<typeof statsSchema>>;
export type Base = DeepReadonly<z.infer<typeof baseSchema>>;
export type Weapon = DeepReadonly<z.infer<typeof weaponSchema>>;
export type RangedWeapon = Extract<Weapon, { type: "RANGED" }>;
export type Terrain = DeepReadonly<z.infer<typeof terrainSchema>>;
