import { effectsOn } from "../../../src/abilities/on.ts";
import type { Game } from "../../../src/index.ts";
import { commandGame } from "../../command/table.ts";
import { enemy, melee, unit } from "../../fight/table.ts";
import { type GameOptions, type Played, play } from "../../support/build.ts";
import { withCp } from "../../support/command-points.ts";
import { fightingAs } from "../../support/effects.ts";

/** Tables for the stratagems of detachments and for what armies can do. */

export function use(
  game: Game,
  stratagem: string,
  actor_unit_id?: string,
  more: Readonly<Record<string, unknown>> = {},
  faces: readonly number[] = [],
): Played {
  const actor = actor_unit_id === undefined ? {} : { actor_unit_id };
  return play(game, { type: "USE_STRATAGEM", ...actor, payload: { stratagem, ...more } }, faces);
}

export const ids = (game: Game, unitId: string): readonly string[] =>
  effectsOn(game, game.units[unitId]!)
    .filter(({ until }) => until !== null)
    .map(({ id }) => id);

/** Before p1's Command phase: the last phase of p2's turn is about to end. */
export function beforeCommand(units: GameOptions["units"] = {}, turn: object = {}): Game {
  return commandGame(units, { turn: { phase: "FIGHT", active_player: "p2", ...turn } });
}

/** Into p1's Command phase. */
export const enter = (game: Game): Game => play(game, { type: "END_PHASE" }).game;

/** A of p1, about to fight B of p2, which has CP. */
export function brawl(
  keywords: readonly string[],
  detachment: "gladius-task-force" | "war-horde",
  cp = 1,
): Game {
  const game = melee(
    {
      A: unit([[10, 10]]),
      B: enemy([[11, 10]], { keywords }),
    },
    { turn: { active_player: "p2" } },
  );
  return withCp(fightingAs(game, undefined, detachment), 0, cp);
}
