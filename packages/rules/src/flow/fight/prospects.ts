import type { Game, Unit } from "../../game/document.ts";
import { ODDS_BUDGET, oddsOf, type TargetOdds } from "../../odds/odds.ts";
import { mayFight } from "../../space/fight/picks.ts";
import { strikesAt, struckBy } from "../phases/fight/strikes.ts";

/** What one unit would do to another in a fight, all its attacks at it, as the models stand. */
export interface Blow {
  readonly unit_id: string;
  readonly target_unit_id: string;
  readonly odds: TargetOdds;
}

/** What a pick would do, and what those would do to it that have not fought. */
export interface PickProspects {
  readonly does: readonly Blow[];
  readonly takes: readonly Blow[];
}

const known = new WeakMap<Game["units"], Map<string, Blow | undefined>>();

function blow(game: Game, unit: Unit, target: Unit): Blow | undefined {
  const answers = known.get(game.units) ?? new Map<string, Blow | undefined>();
  known.set(game.units, answers);
  const key = `${unit.id} ${target.id}`;
  if (!answers.has(key)) answers.set(key, findBlow(game, unit, target));
  return answers.get(key);
}

function findBlow(game: Game, unit: Unit, target: Unit): Blow | undefined {
  const strikes = strikesAt(game, unit, target);
  if (strikes.length === 0) return undefined;
  const odds = oddsOf(game, unit, strikes, ODDS_BUDGET, "MELEE");
  const found = odds.ok ? odds.value.targets[target.id] : undefined;
  return found === undefined ? undefined : { unit_id: unit.id, target_unit_id: target.id, odds: found };
}

/** The exact odds beside a pick: remembered, since what one unit takes another does. */
export function pickProspects(game: Game, unit: Unit): PickProspects {
  const does = [...struckBy(game, unit)].flatMap((enemy) => blow(game, unit, enemy) ?? []);
  const takes = Object.values(game.units).flatMap((enemy) => {
    if (enemy.owner === unit.owner || !mayFight(game, enemy)) return [];
    return blow(game, enemy, unit) ?? [];
  });
  return { does, takes };
}
