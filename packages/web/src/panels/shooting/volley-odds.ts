import { type Bounds, type Distribution, type Game, oddsOf } from "@gunline/rules";
import type { Wish } from "../../table/assignments.ts";

/** What a volley would do to a target before it is chosen: the exact means, or bounds where there are too many dice. */
export interface VolleyOdds {
  readonly slain: Distribution | Bounds;
  readonly damage: Distribution | Bounds;
}

export interface Volley {
  readonly unitId: string;
  readonly targetId: string;
  readonly wishes: readonly Wish[];
}

/** Null where nothing can be fired. */
export type VolleyOddsAnswer = VolleyOdds | null;

export function volleyOddsOf(game: Game, { unitId, targetId, wishes }: Volley): VolleyOddsAnswer {
  const unit = game.units[unitId];
  const odds = unit === undefined || wishes.length === 0 ? undefined : oddsOf(game, unit, wishes);
  const target = odds?.ok === true ? odds.value.targets[targetId] : undefined;
  return target === undefined ? null : { slain: target.slain, damage: target.damage };
}
