import { expect } from "vitest";
import { type Game, parseGame } from "../../src/index.ts";
import { buildGame, row as line, play } from "../support/build.ts";

export type Json = Record<string, unknown>;

export interface TableOptions {
  /** More of the row itself. */
  readonly rule?: Json;
  /** More of the units; null: there is none. */
  readonly a?: Json;
  readonly b?: Json;
  readonly more?: Json;
  readonly turn?: Json;
  readonly settings?: Json;
}

/**
 * A of p1, two models with a gun and a blade, has the rule RULE; B of p2 has three models, ten inches away. It is p1's
 * Shooting phase of the first round.
 */
export function tableWith(does: readonly Json[], options: TableOptions = {}): Game {
  const rule = {
    id: "RULE",
    name: "A Rule of Ours",
    ability: "RULE",
    source: "DATASHEET",
    does,
    ...options.rule,
  };
  return buildGame({
    settings: { rows: { RULE: rule }, ...options.settings },
    weapons: { gun: { range: 24 }, blade: { type: "MELEE" } },
    turn: { phase: "SHOOTING", ...options.turn },
    units: {
      A: { abilities: ["RULE"], models: line(2, [10, 10], { weapons: ["gun", "blade"] }), ...options.a },
      B: { owner: "p2", models: line(3, [20, 10], { weapons: ["gun", "blade"] }), ...options.b },
      ...options.more,
    },
  } as never);
}

/** Plays them one after the other; each is accepted, and each game can be saved. */
export function playAll(
  game: Game,
  ...actions: readonly (readonly [action: Json, dice?: readonly number[]])[]
): Game {
  let now = game;
  for (const [action, dice = []] of actions) {
    const { game: after, result } = play(now, action, dice);
    expect(result.errors, JSON.stringify(action)).toEqual([]);
    const read = parseGame(JSON.parse(JSON.stringify(after)));
    expect(read.ok ? [] : read.refusals).toEqual([]);
    now = after;
  }
  return now;
}

export const act = (type: string, unit: string, payload: Json = {}): Json => ({
  type,
  actor_unit_id: unit,
  payload,
});

export const END = [{ type: "END_PHASE" }] as const;

export const fire = (unit: string, target: string): Json =>
  act("SHOOT", unit, { assignments: [{ weapon_id: "gun", target_unit_id: target }] });

export const use = (payload: Json, unit = "A"): Json =>
  act("USE_STRATAGEM", unit, { stratagem: "RULE", ...payload });

export function effectsOf(game: Game, id: string): readonly string[] {
  return (game.units[id]!.effects ?? []).map(({ effect }) => effect);
}

/** An effect with nothing in it, which stays. */
export const MARK = { give: [], as: "MARK", until: "BATTLE" } as const;
