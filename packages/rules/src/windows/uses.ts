import type { Game, Unit } from "../game/document.ts";
import type { TaskOf } from "../game/tasks.ts";
import type { Refusal } from "../refusal.ts";
import { playerLimits, unitLimits } from "../stratagems/limits.ts";
import { stratagemsOf } from "../stratagems/registry.ts";
import type { Stratagem } from "../stratagems/stratagem.ts";

/** What can be used in a window. */

type Reaction = Omit<TaskOf<"window">, "type">;

/** A stratagem and a unit that it can be used on now. */
export interface Use {
  readonly stratagem: Stratagem;
  readonly unit: Unit;
}

/** Why the stratagem cannot be used on the unit in this window; empty if it can. */
export function useRefusals(
  game: Game,
  { player, event }: Reaction,
  stratagem: Stratagem,
  unit: Unit,
): readonly Refusal[] {
  const limits = [...playerLimits(game, player, stratagem), ...unitLimits(player, unit)];
  return limits.length > 0 ? limits : stratagem.against(game, unit, event);
}

export function* usesOf(game: Game, reaction: Reaction): Generator<Use> {
  for (const stratagem of stratagemsOf(reaction.window)) {
    if (playerLimits(game, reaction.player, stratagem).length > 0) continue;
    for (const unit of Object.values(game.units)) {
      if (useRefusals(game, reaction, stratagem, unit).length === 0) yield { stratagem, unit };
    }
  }
}

export function isUsable(game: Game, reaction: Reaction): boolean {
  return usesOf(game, reaction).next().done !== true;
}
