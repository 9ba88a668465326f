import { type Game, numbersOf, stratagems } from "@gunline/rules";
import { candidates } from "./candidates.ts";
import type { Context } from "./context.ts";
import type { Decision } from "./decision.ts";
import { isHarmless, type Use, valueOfUse } from "./use-value.ts";
import { WHY } from "./words.ts";
import { worthOf } from "./worth.ts";

/** Uses what brings more than its command points are worth; what costs nothing is used for the most that it can do. */
export function thinkOfReacting(context: Context): Decision | undefined {
  let best: { action: Use; gain: number; name: string } | undefined;
  for (const action of candidates(context.game, "USE_STRATAGEM", 60)) {
    const stratagem = stratagems.stratagemOf(context.game, action.payload.stratagem);
    if (stratagem === undefined) continue;
    const cost = costOf(context.game, action, stratagem);
    const isOwed = stratagem.compulsory === true;
    const gain = gainOf(context, action, cost) - cost * priceOf(context) + (isOwed ? 1 : 0);
    if (gain > 0 && (best === undefined || gain > best.gain)) best = { action, gain, name: stratagem.name };
  }
  return best === undefined ? undefined : { action: best.action, why: WHY.uses(best.name, best.gain) };
}

function costOf(game: Game, { actor_unit_id = "" }: Use, stratagem: stratagems.Stratagem): number {
  const unit = game.units[actor_unit_id];
  return unit === undefined ? stratagem.cost : stratagems.costFor(game, unit.owner, stratagem, unit);
}

/** Points that one command point must bring: the more there are, and the later it is, the less. */
function priceOf({ game, player, pointsPerCp, looksAhead }: Context): number {
  const { cp } = game.players[player];
  if (!looksAhead) return pointsPerCp;
  const left = Math.max(0, numbersOf(game).battle.rounds - game.turn.round);
  return pointsPerCp * Math.min(1, (1 + left) / (1 + cp));
}

/** In points. What cannot be estimated is used where it is free and cannot hurt its own side. */
function gainOf(context: Context, use: Use, cost: number): number {
  const value = valueOfUse(context, use);
  if (value !== undefined) return value;
  if (cost > 0 || !isHarmless(context, use)) return 0;
  const target = context.game.units[use.payload.target_unit_id ?? ""];
  return 1 + (target === undefined ? 0 : worthOf(target) / 100);
}
