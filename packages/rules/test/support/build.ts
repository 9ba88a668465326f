import { expect } from "vitest";
import type { Applied } from "../../src/flow/apply.ts";
import type { Timeline } from "../../src/flow/timeline.ts";
import {
  type Action,
  type ActionResult,
  apply,
  type Game,
  parseAction,
  parseGame,
  scriptedDice,
  step,
} from "../../src/index.ts";
import { logText } from "../../src/words/log.ts";

/**
 * Builds game documents for tests: everything has a plain default, and a test names only what it is about. Documents
 * go through the same border as those of a player.
 */

type Json = Record<string, unknown>;

export interface ModelOptions {
  readonly at?: readonly [x: number, y: number, z?: number];
  readonly wounds?: number;
  readonly weapons?: readonly string[];
  readonly keywords?: readonly string[];
  readonly abilities?: readonly string[];
  readonly stats?: Json;
  readonly base?: Json;
  readonly facing?: number;
}

/** A model on a base of one inch (25.4 mm), so that distances are easy to work out by hand. */
export function model(options: ModelOptions = {}): ModelOptions {
  return options;
}

export interface UnitOptions {
  readonly owner?: "p1" | "p2";
  readonly name?: string;
  readonly keywords?: readonly string[];
  readonly abilities?: readonly string[];
  readonly stats?: Json;
  readonly flags?: Json;
  /** Off the table: in reserve, or inside of that unit. */
  readonly reserve?: "STRATEGIC" | "DEEP_STRIKE";
  readonly embarked_in?: string;
  readonly effects?: readonly Json[];
  /** As many as there are models unless it has lost some. */
  readonly starting_strength?: number;
  /** What an Attached unit was made of. */
  readonly parts?: readonly Json[];
  readonly models: Readonly<Record<string, ModelOptions>>;
}

const ONE_INCH_BASE = { shape: "round", mm: 25.4 };

function buildUnit(id: string, options: UnitOptions): Json {
  const stats = {
    move: 6,
    toughness: 4,
    save: 3,
    invulnerable_save: null,
    wounds: 1,
    leadership: 6,
    objective_control: 1,
    ...options.stats,
  };
  const away = options.reserve !== undefined || options.embarked_in !== undefined;
  const models = Object.entries(options.models).map(([modelId, one]) => {
    const [x, y, z] = one.at ?? [10, 10, 0];
    const built: Json = {
      id: modelId,
      name: modelId,
      wounds: one.wounds ?? one.stats?.["wounds"] ?? stats.wounds,
      position: away ? null : { x, y, z: z ?? 0 },
      facing: one.facing ?? 0,
      base: one.base ?? ONE_INCH_BASE,
      weapons: one.weapons ?? [],
    };
    if (one.keywords !== undefined) built["keywords"] = one.keywords;
    if (one.abilities !== undefined) built["abilities"] = one.abilities;
    if (one.stats !== undefined) built["stats"] = one.stats;
    return [modelId, built];
  });
  return {
    id,
    name: options.name ?? id,
    owner: options.owner ?? "p1",
    keywords: options.keywords ?? ["INFANTRY"],
    abilities: options.abilities ?? [],
    stats,
    starting_strength: options.starting_strength ?? models.length,
    flags: options.flags ?? {},
    models: Object.fromEntries(models),
    ...(options.parts === undefined
      ? {}
      : {
          parts: options.parts.map((part) => ({ keywords: [], abilities: [], stats, ...part })),
        }),
    ...(options.reserve === undefined ? {} : { reserve: options.reserve }),
    ...(options.effects === undefined ? {} : { effects: options.effects }),
    ...(options.embarked_in === undefined ? {} : { embarked_in: options.embarked_in }),
  };
}

function buildWeapon(id: string, options: Json): Json {
  const ranged = options["type"] !== "MELEE";
  return {
    id,
    name: id,
    type: "RANGED",
    ...(ranged ? { range: 24 } : {}),
    attacks: "1",
    skill: 3,
    strength: 4,
    ap: 0,
    damage: "1",
    keywords: [],
    special_rules: "",
    profile_of: null,
    ...options,
  };
}

export interface GameOptions {
  readonly ruleset?: "spec" | "published";
  readonly units: Readonly<Record<string, UnitOptions>>;
  readonly weapons?: Readonly<Record<string, Json>>;
  readonly terrain?: Readonly<Record<string, Json>>;
  readonly turn?: Json;
  readonly settings?: Json;
  readonly seed?: string;
  readonly objectives?: Json;
  readonly zones?: Json;
  readonly mission?: Json | null;
}

/** The document as JSON, before the border: for tests that spoil it. */
export function rawGame(options: GameOptions): Json {
  const map = <T>(record: Readonly<Record<string, T>> | undefined, build: (id: string, value: T) => Json) =>
    Object.fromEntries(Object.entries(record ?? {}).map(([id, value]) => [id, build(id, value)]));
  const raw: Json = {
    format: "gunline-game/1",
    ruleset: options.ruleset ?? "spec",
    board: { width: 60, height: 44 },
    players: { p1: { name: "Blue" }, p2: { name: "Green" } },
    turn: { round: 1, active_player: "p1", phase: "SHOOTING", ...options.turn },
    units: map(options.units, buildUnit),
    weapons: map(options.weapons, buildWeapon),
    terrain: map(options.terrain, (id, terrain) => ({ id, kind: "ruins", height: 5, tags: [], ...terrain })),
    rng: { seed: options.seed ?? "test", cursor: 0 },
  };
  for (const part of ["settings", "objectives", "zones", "mission"] as const) {
    if (options[part] !== undefined) raw[part] = options[part];
  }
  return raw;
}

export function buildGame(options: GameOptions): Game {
  const parsed = parseGame(JSON.parse(JSON.stringify(rawGame(options))));
  if (!parsed.ok) throw new Error(parsed.refusals.map(({ message }) => message).join("\n"));
  return parsed.value;
}

/** Models in a row, one inch apart edge to edge, so that they stay apart: m1, m2, … */
export function row(
  count: number,
  from: readonly [x: number, y: number],
  options: ModelOptions = {},
): Record<string, ModelOptions> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `m${i + 1}`,
      { at: [from[0], from[1] + 2 * i] as const, ...options },
    ]),
  );
}

/** A rectangle as terrain polygon. */
export function rectangle(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): readonly (readonly [number, number])[] {
  return [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ];
}

export interface Played {
  readonly game: Game;
  /** With the log as a program would print it. */
  readonly result: ActionResult & { readonly log_text: string };
}

function withLogText({ game, result }: Applied): Played {
  return { game, result: { ...result, log_text: logText(result, game) } };
}

/** Applies one action with scripted dice, which must be used up exactly. */
export function play(game: Game, raw: unknown, faces: readonly number[] = []): Played {
  const action = readAction(raw);
  const dice = scriptedDice(faces, game.rng.cursor);
  const applied = apply(game, action, dice);
  expect(dice.left, `dice left over of ${faces.join(",")}`).toBe(0);
  return withLogText(applied);
}

/** The same on a timeline, where choices can be taken back. */
export function playOn(
  timeline: Timeline,
  raw: unknown,
  faces: readonly number[] = [],
): Played & { readonly timeline: Timeline } {
  const dice = scriptedDice(faces, timeline.game.rng.cursor);
  const taken = step(timeline, readAction(raw), dice);
  expect(dice.left, `dice left over of ${faces.join(",")}`).toBe(0);
  const { game } = taken.timeline;
  return { ...withLogText({ game, result: taken.result }), timeline: taken.timeline };
}

export function readAction(raw: unknown): Action {
  const parsed = parseAction(raw);
  if (!parsed.ok) throw new Error(parsed.refusals.map(({ message }) => message).join("\n"));
  return parsed.value;
}

export interface ShootOptions {
  readonly [field: string]: unknown;
}

/** `SHOOT` with one assignment. */
export function shoot(
  game: Game,
  unitId: string,
  weaponId: string,
  targetId: string,
  faces: readonly number[] = [],
  more: ShootOptions = {},
): Played {
  const assignments = [{ weapon_id: weaponId, target_unit_id: targetId, ...more }];
  return play(game, { type: "SHOOT", actor_unit_id: unitId, payload: { assignments } }, faces);
}

/** The codes of a refusal. */
export function codes(result: ActionResult): readonly string[] {
  return result.errors.map(({ code }) => code);
}

/** The dice blocks of one context. */
export function blocks(result: ActionResult, context: string): readonly Json[] {
  return result.dice.filter((block) => block.context === context) as unknown as readonly Json[];
}

/**
 * A firing line for keyword tests: `attackers` models with one weapon `gun` facing a unit of `defenders`, the nearest
 * model of which is `inches` away edge to edge.
 */
export function duel(options: {
  readonly gun?: Json;
  readonly attackers?: number;
  readonly defenders?: number;
  readonly inches?: number;
  readonly shooter?: Partial<UnitOptions>;
  readonly target?: Partial<UnitOptions>;
  readonly ruleset?: "spec" | "published";
  readonly terrain?: Readonly<Record<string, Json>>;
  readonly settings?: Json;
}): Game {
  const gap = options.inches ?? 10;
  const built: GameOptions = {
    ruleset: options.ruleset ?? "spec",
    units: {
      A: {
        owner: "p1",
        models: row(options.attackers ?? 1, [5, 2], { weapons: ["gun"] }),
        ...options.shooter,
      },
      B: { owner: "p2", models: row(options.defenders ?? 1, [6 + gap, 2]), ...options.target },
    },
    weapons: { gun: options.gun ?? {} },
    terrain: options.terrain ?? {},
  };
  return buildGame(options.settings === undefined ? built : { ...built, settings: options.settings });
}
