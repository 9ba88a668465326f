import type { ActionResult, Game } from "../../src/index.ts";
import {
  buildGame,
  type GameOptions,
  type ModelOptions,
  type Played,
  play,
  type UnitOptions,
} from "../support/build.ts";

/** Small melees: bases of one inch, so that models touch whose centres are one inch apart. */

export type Place = readonly [x: number, y: number, z?: number];

/** Models at these places, m1 first, each with a melee weapon. */
export function unit(places: readonly Place[], more: Partial<UnitOptions> & ModelOptions = {}): UnitOptions {
  const { weapons = ["blade"], base, wounds, ...rest } = more;
  const shared = {
    weapons,
    ...(base === undefined ? {} : { base }),
    ...(wounds === undefined ? {} : { wounds }),
  };
  const own = Object.fromEntries(places.map((at, i) => [`m${i + 1}`, { at, ...shared }]));
  return { owner: "p1", ...rest, models: { ...own, ...more.models } };
}

export function enemy(places: readonly Place[], more: Partial<UnitOptions> & ModelOptions = {}): UnitOptions {
  return unit(places, { owner: "p2", ...more });
}

const BLADE = { type: "MELEE", attacks: "2", skill: 3, strength: 4 };

/** A Fight phase of p1's turn. */
export function melee(units: GameOptions["units"], more: Partial<GameOptions> = {}): Game {
  const { weapons, turn, ...rest } = more;
  return buildGame({
    units,
    weapons: { blade: BLADE, ...weapons },
    turn: { phase: "FIGHT", ...turn },
    ...rest,
  });
}

export const select = (game: Game, id: string): Played =>
  play(game, { type: "SELECT_FIGHTER", actor_unit_id: id });

type Paths = Readonly<Record<string, readonly Place[]>>;

export const pileIn = (game: Game, id: string, per_model_paths: Paths = {}): Played =>
  play(game, { type: "PILE_IN", actor_unit_id: id, payload: { per_model_paths } });

export const consolidate = (game: Game, id: string, per_model_paths: Paths = {}): Played =>
  play(game, { type: "CONSOLIDATE", actor_unit_id: id, payload: { per_model_paths } });

export const strike = (
  game: Game,
  id: string,
  assignments: readonly object[],
  faces: readonly number[] = [],
): Played => play(game, { type: "FIGHT", actor_unit_id: id, payload: { assignments } }, faces);

/** A unit's whole fight, in which nobody moves; by default nobody strikes either. */
export function fightWith(
  game: Game,
  id: string,
  assignments: readonly object[] = [],
  faces: readonly number[] = [],
): Game {
  let now = done(select(game, id));
  now = done(pileIn(now, id));
  now = done(strike(now, id, assignments, faces));
  return done(consolidate(now, id));
}

/** The unit picked and piled in, nobody having moved: what is left are its attacks. */
export function readyToStrike(game: Game, id: string): Game {
  return done(pileIn(done(select(game, id)), id));
}

/** The game after something that has to succeed. */
export function done({ game, result }: Played): Game {
  if (!result.success) throw new Error(result.errors.map(({ message }) => message).join("\n"));
  return game;
}

/** `CODE RULE` of each refusal. */
export const refusals = (result: ActionResult): readonly string[] =>
  result.errors.map(({ code, rule }) => `${code} ${rule}`);
