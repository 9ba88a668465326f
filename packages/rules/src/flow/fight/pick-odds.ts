import type { Game, Unit } from "../../game/document.ts";
import { ODDS_BUDGET, oddsOf, type TargetOdds } from "../../odds/odds.ts";
import { mayFight } from "../../space/fight/picks.ts";
import { strikesAt, struckBy } from "../phases/fight/strikes.ts";

/** What one unit would do to another in a fight, all its attacks at it, as the models stand. */
export interface FightOdds {
  readonly unit_id: string;
  readonly target_unit_id: string;
  readonly odds: TargetOdds;
}

/** What a pick would do, and what those would do to it that have not fought. */
export interface PickOdds {
  readonly does: readonly FightOdds[];
  readonly takes: readonly FightOdds[];
}

const known = new WeakMap<Game["units"], Map<string, FightOdds | undefined>>();

function fightOddsOf(game: Game, unit: Unit, target: Unit): FightOdds | undefined {
  const answers = known.get(game.units) ?? new Map<string, FightOdds | undefined>();
  known.set(game.units, answers);
  const key = `${unit.id} ${target.id}`;
  if (!answers.has(key)) answers.set(key, computeFightOdds(game, unit, target));
  return answers.get(key);
}

function computeFightOdds(game: Game, unit: Unit, target: Unit): FightOdds | undefined {
  const strikes = strikesAt(game, unit, target);
  if (strikes.length === 0) return undefined;
  const odds = oddsOf(game, unit, strikes, ODDS_BUDGET, "MELEE");
  const found = odds.ok ? odds.value.targets[target.id] : undefined;
  return found === undefined ? undefined : { unit_id: unit.id, target_unit_id: target.id, odds: found };
}

/** The exact odds beside a pick: remembered, since what one unit takes another does. */
export function pickOdds(game: Game, unit: Unit): PickOdds {
  const does = [...struckBy(game, unit)].flatMap((enemy) => fightOddsOf(game, unit, enemy) ?? []);
  const takes = Object.values(game.units).flatMap((enemy) => {
    if (enemy.owner === unit.owner || !mayFight(game, enemy)) return [];
    return fightOddsOf(game, enemy, unit) ?? [];
  });
  return { does, takes };
}
