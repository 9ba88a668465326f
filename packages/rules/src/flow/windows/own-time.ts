import type { Game } from "../../game/document.ts";
import type { Moment } from "../../game/moment.ts";
import type { PlayerId } from "../../game/player.ts";
import { rowOf } from "../phases/phases.ts";
import { pendingRoll } from "../re-roll/roll.ts";

/** Whose own time it is: who may use stratagems without being asked, and at what moments. */
export interface OwnTime {
  readonly player: PlayerId;
  readonly moments: readonly Moment[];
}

/** While nothing is under way it is the time of whoever acts in the phase; a roll on the table is its owner's. */
export function ownTimeOf(game: Game): OwnTime | undefined {
  const phase = inPhase(game);
  const roll = pendingRoll(game);
  if (roll === undefined) return phase;
  const player = game.units[roll.unit_id]!.owner;
  return { player, moments: phase?.player === player ? [...phase.moments, "ROLL"] : ["ROLL"] };
}

function inPhase(game: Game): OwnTime | undefined {
  if (game.tasks.length > 0) return undefined;
  const { moment, player } = rowOf(game);
  if (moment === undefined) return undefined;
  return { player: player?.(game) ?? game.turn.active_player, moments: [moment] };
}
