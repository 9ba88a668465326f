import { z } from "zod";
import { parseDice } from "../dice/expression.ts";
import { LIMITS } from "../limits.ts";
import { chargesSchema } from "./charges.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, text } from "./scalar.ts";
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

const keywords = z.array(text).max(LIMITS.keywords);
const coordinate = z.number().min(-LIMITS.boardInches).max(LIMITS.boardInches);
const millimetres = z.number().positive().max(1_000);

const diceExpression = z.union([text, z.number().int()]).refine((value) => parseDice(value) !== undefined, {
  error: `must be a dice expression such as 3, "D6" or "2D3+1", with at most ${LIMITS.dicePerExpression} dice and a total of 1 to ${LIMITS.totalPerExpression}`,
  params: { rule: "GD-4" },
});

const statsSchema = z.strictObject({
  move: z.number().min(0).max(LIMITS.characteristic),
  toughness: count(1, LIMITS.characteristic),
  save: count(2, 7),
  invulnerable_save: count(2, 7).nullable(),
  wounds: count(1, LIMITS.woundsPerModel),
  leadership: count(0, LIMITS.characteristic),
  objective_control: count(0, LIMITS.characteristic),
});

const baseSchema = z.discriminatedUnion("shape", [
  z.strictObject({ shape: z.literal("round"), mm: millimetres }),
  z.strictObject({ shape: z.literal("oval"), mm: z.tuple([millimetres, millimetres]) }),
  z.strictObject({ shape: z.literal("hull"), mm: z.tuple([millimetres, millimetres]) }),
]);

export const facing = z.number().min(-3_600).max(3_600);

const modelSchema = z.strictObject({
  id: idSchema,
  name: text,
  wounds: count(1, LIMITS.woundsPerModel),
  position: z.strictObject({ x: coordinate, y: coordinate, z: z.number().min(0).max(LIMITS.boardInches) }),
  facing,
  base: baseSchema,
  weapons: z.array(idSchema).max(LIMITS.weaponsPerModel),
  keywords: keywords.optional(),
  stats: statsSchema.partial().optional(),
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
  skill: count(2, 6).nullable(),
  strength: count(1, LIMITS.characteristic),
  ap: z.number().int().min(-20).max(0),
  damage: diceExpression,
  keywords,
  special_rules: z.string().max(2_000),
  profile_of: text.nullable(),
};

const weaponSchema = z.discriminatedUnion("type", [
  z.strictObject({
    ...weaponProfile,
    type: z.literal("RANGED"),
    range: z.number().positive().max(LIMITS.rangeInches),
  }),
  z.strictObject({ ...weaponProfile, type: z.literal("MELEE"), range: z.null().optional() }),
]);

const terrainSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(TERRAIN_KINDS),
  polygon: z
    .array(z.tuple([coordinate, coordinate]))
    .min(3)
    .max(LIMITS.polygonPoints),
  height: z.number().min(0).max(LIMITS.boardInches),
  tags: z.array(z.enum(["obscuring", "light_cover"])).max(10),
});

const playerSchema = z.strictObject({ name: text });
const boardSide = z.number().positive().max(LIMITS.boardInches);

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
    first_player: z.enum(PLAYER_IDS).default("p1"),
  }),
  units: z.record(z.string(), unitSchema),
  weapons: z.record(z.string(), weaponSchema),
  terrain: z.record(z.string(), terrainSchema),
  rng: z.strictObject({
    seed: z.string().max(LIMITS.seedLength),
    cursor: count(0, LIMITS.cursor + LIMITS.cursorMargin),
  }),
  settings: settingsSchema,
  /** One Shot weapons that were fired: unit, model, weapon ids. */
  spent: z
    .record(z.string(), z.record(z.string(), z.array(idSchema).max(LIMITS.weaponsPerModel)))
    .default({}),
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
