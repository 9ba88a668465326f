import type { Game } from "../../src/index.ts";
import { buildGame, type GameOptions, type Played, play, type UnitOptions } from "../support/build.ts";

/** Tables for moves: all bases are one inch wide unless a test says otherwise, and M is 6. */

export type Place = readonly [x: number, y: number, z?: number];
export type Paths = Readonly<Record<string, readonly Place[]>>;

/** A unit with models m1, m2, … at these places. */
export function at(...places: readonly Place[]): UnitOptions {
  return { models: Object.fromEntries(places.map((place, i) => [`m${i + 1}`, { at: place }])) };
}

export function enemy(...places: readonly Place[]): UnitOptions {
  return { ...at(...places), owner: "p2" };
}

/** A game in the Movement phase of the first player. */
export function table(units: GameOptions["units"], more: Partial<GameOptions> = {}): Game {
  return buildGame({ ...more, units, turn: { phase: "MOVEMENT", ...more.turn } });
}

/** A moves, with m1 along this path and whoever else is named. */
export function move(
  game: Game,
  kind: string,
  per_model_paths: Paths = {},
  faces: readonly number[] = [],
  facings?: Readonly<Record<string, number>>,
): Played {
  const payload = { kind, per_model_paths, ...(facings === undefined ? {} : { facings }) };
  return play(game, { type: "MOVE", actor_unit_id: "A", payload }, faces);
}

export function advanceRoll(game: Game, face: number): Game {
  return play(game, { type: "ADVANCE_ROLL", actor_unit_id: "A" }, [face]).game;
}

/** What is wrong with it, short: `TOO_FAR MO-10 m1 0.50`. */
export function faults({ result }: Played): readonly string[] {
  return result.errors.map(({ code, rule, model_id, target_unit_id, inches }) =>
    [code, rule, model_id, target_unit_id, inches?.toFixed(2)].filter((part) => part !== undefined).join(" "),
  );
}

/** Where the models of a unit stand: `m1 10,12,0`. */
export function places({ game }: Pick<Played, "game">, unit = "A"): readonly string[] {
  return Object.values(game.units[unit]!.models).map(({ id, position }) =>
    position === null ? `${id} off` : `${id} ${position.x},${position.y},${position.z}`,
  );
}

export const flagsOf = ({ game }: Pick<Played, "game">, unit = "A") => game.units[unit]!.flags;
