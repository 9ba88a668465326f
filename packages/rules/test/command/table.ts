import type { Game } from "../../src/index.ts";
import { buildGame, type GameOptions, type Played, play, row, type UnitOptions } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";

/** Tables in the Command phase. */

const ONLY_WAR = { id: "only-war", attacker: "p1" };

/** Ten of p1 far from one of p2, with a mission. */
export function commandGame(units: GameOptions["units"] = {}, more: Partial<GameOptions> = {}): Game {
  return buildGame({
    turn: { phase: "COMMAND" },
    mission: ONLY_WAR,
    ...more,
    units: { A: { models: row(10, [5, 2]) }, B: { owner: "p2", models: row(1, [50, 2]) }, ...units },
  });
}

/** A unit of which so many models are left. */
export function reduced(
  left: number,
  starting_strength: number,
  more: Partial<UnitOptions> = {},
): UnitOptions {
  return { starting_strength, ...more, models: row(left, [5, 2]) };
}

export const cpOf = ({ players }: Game): readonly [number, number] => [players.p1.cp, players.p2.cp];

export const test2D6 = (game: Game, unit: string, faces: readonly number[]): Played =>
  play(game, { type: "TEST_BATTLE_SHOCK", actor_unit_id: unit }, faces);

export const endPhase = (game: Game, faces: readonly number[] = []): Played =>
  play(game, { type: "END_PHASE" }, faces);

/** Goes on to the Command phase of the next turn. */
export function nextTurn(game: Game): Game {
  let now = endPhase(game).game;
  for (let n = 0; n < 6 && now.turn.phase !== game.turn.phase; n++) now = endPhase(now).game;
  return now;
}

export { withCp };
