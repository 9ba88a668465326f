import { prepare } from "../../attack/prepare.ts";
import { allocate, isWipedOut, loseWounds, nextDefender, ranksOf } from "../../attack/ranks.ts";
import type { Game, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import { ODDS_BUDGET, oddsOf, type TargetOdds } from "../../odds/odds.ts";
import { pickOf, stepOf } from "../../space/fight/picks.ts";
import { strikesAt } from "../phases/fight/strikes.ts";
import { type FightOdds, pickOdds } from "./pick-odds.ts";

/** What becomes of a pick that is put off: an enemy strikes at it first, and it fights with whoever is left. */
export type IfWaited =
  /** Nobody that could be picked next reaches it. */
  | { readonly first_unit_id: null }
  | {
      /** The enemy that would cost it most, of those that may be picked next. */
      readonly first_unit_id: string;
      /** What the pick would then do to the unit that it would do most to now; on the mean, over all that may befall it. */
      readonly target_unit_id: string;
      readonly mean: number;
      /** The chance that it is gone before it fights. */
      readonly destroyed: number;
    };

/** Null where waiting is no choice, there is nothing to compare, or it is too much to be worked out exactly. */
export function ifWaited(game: Game, unit: Unit): IfWaited | null {
  const pick = pickOf(game);
  // Nobody passes: who has one unit to pick from picks it (FI-3).
  if (pick === undefined || pick.units.length < 2 || !pick.units.includes(unit)) return null;
  const { does, takes } = pickOdds(game, unit);
  const most = strongest(game, does);
  if (most === undefined || takes.length === 0) return null;
  const next = takes.filter((attack) => stepOf(game, game.units[attack.unit_id]!) === pick.step);
  const first = strongest(game, next);
  if (first === undefined) return { first_unit_id: null };
  if (chancesOf(unit, first.odds) === null) return null;
  const target = game.units[most.target_unit_id]!;
  let mean = 0;
  for (const { unit: left, chance } of afterAttack(game, unit, first)) {
    const share = left === null ? 0 : meanOf(game, left, target);
    if (share === null) return null;
    mean += chance * share;
  }
  return {
    first_unit_id: first.unit_id,
    target_unit_id: target.id,
    mean,
    destroyed: first.odds.destroyed ?? 0,
  };
}

/** Of a single model it matters how many wounds it loses, of several how many fall. */
function chancesOf(target: Unit, { damage, slain }: TargetOdds) {
  const shown = Object.keys(target.models).length === 1 ? damage : slain;
  return "pmf" in shown ? shown : null;
}

/** The blow that takes the largest share of what its target has. */
function strongest({ units }: Game, attacks: readonly FightOdds[]): FightOdds | undefined {
  const shareOf = ({ target_unit_id, odds }: FightOdds) => {
    const target = units[target_unit_id]!;
    const models = Object.values(target.models);
    return (chancesOf(target, odds)?.mean ?? 0) / (models.length === 1 ? models[0]!.wounds : models.length);
  };
  return [...attacks].sort((a, b) => shareOf(b) - shareOf(a))[0];
}

interface Left {
  /** Null: nobody is. */
  readonly unit: Unit | null;
  readonly chance: number;
}

/** What may be left of the unit after the blow, with the chance of each: models fall as the referee would allocate. */
function* afterAttack(game: Game, unit: Unit, { unit_id, odds }: FightOdds): Generator<Left> {
  const chances = chancesOf(unit, odds);
  if (chances === null) return;
  const models = Object.values(unit.models);
  const [only] = models;
  const order = models.length === 1 ? [] : fallingOrder(game, game.units[unit_id]!, unit);
  for (const [lost, chance] of chances.pmf.entries()) {
    if (chance === 0) continue;
    if (models.length === 1) {
      const wounds = only!.wounds - lost;
      const hurt = { ...unit, models: { [only!.id]: { ...only!, wounds } } };
      yield { unit: wounds > 0 ? hurt : null, chance };
    } else {
      const fallen = new Set(order.slice(0, lost));
      const rest = models.filter(({ id }) => !fallen.has(id));
      const left = { ...unit, models: Object.fromEntries(rest.map((model) => [model.id, model])) };
      yield { unit: rest.length > 0 ? left : null, chance };
    }
  }
}

function fallingOrder(game: Game, striker: Unit, unit: Unit): readonly string[] {
  const prepared = prepare(game, striker, strikesAt(game, striker, unit), "MELEE");
  const plan = prepared.ok ? prepared.value[0]?.plan : undefined;
  if (plan === undefined) return Object.keys(unit.models);
  const ranks = ranksOf(plan, unit, lookup(game.allocated, unit.id));
  const order: string[] = [];
  while (!isWipedOut(ranks)) {
    const slot = nextDefender(plan, 0, ranks);
    allocate(ranks, slot);
    loseWounds(ranks, slot, ranks.left[slot]!);
    order.push(ranks.ids[slot]!);
  }
  return order;
}

/** What is left of the unit would do that much to the target; null where that is not known exactly. */
function meanOf(game: Game, unit: Unit, target: Unit): number | null {
  const table = { ...game, units: { ...game.units, [unit.id]: unit } };
  const strikes = strikesAt(table, unit, target);
  if (strikes.length === 0) return 0;
  const odds = oddsOf(table, unit, strikes, ODDS_BUDGET, "MELEE");
  const found = odds.ok ? odds.value.targets[target.id] : undefined;
  return found === undefined ? 0 : (chancesOf(target, found)?.mean ?? null);
}
