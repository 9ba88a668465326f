import {
  type Action,
  type Game,
  measuring,
  numbersOf,
  type Odds,
  stratagems,
  type Unit,
} from "@gunline/rules";
import { candidates } from "./candidates.ts";
import type { Context } from "./context.ts";
import type { Decision } from "./decision.ts";
import { fireAt, strikeAt } from "./estimate.ts";
import { expectedVp, OF_ANOTHER } from "./expected-vp.ts";
import { gapBetween, onTable, spotsOf } from "./ground.ts";
import { moveOf } from "./markers.ts";
import { chanceToReach } from "./roll.ts";
import { BUDGET, lossOf } from "./volley-value.ts";
import { WHY } from "./words.ts";
import { modelWorth, worthOf } from "./worth.ts";

type Use = Action & { type: "USE_STRATAGEM" };

/** Uses what brings more than its command points are worth; what costs nothing is used for the most that it can do. */
export function thinkOfReacting(context: Context): Decision | undefined {
  let best: { action: Use; gain: number; name: string } | undefined;
  for (const action of candidates(context.game, "USE_STRATAGEM", 60)) {
    const stratagem = stratagems.stratagemOf(context.game, action.payload.stratagem);
    if (stratagem === undefined) continue;
    const cost = costOf(context.game, action, stratagem);
    const gain = gainOf(context, action, cost) - cost * priceOf(context);
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

type Gain = (context: Context, use: Use, unit: Unit | undefined, target: Unit | undefined) => number;

/** What cannot be told from the odds of attacks, in points. */
const GAINS: Readonly<Record<string, Gain>> = {
  OATH_OF_MOMENT: (context, _use, _unit, target) =>
    target === undefined ? 0 : 1 + withinReach(context, target),
  WAAAGH: (context) => waaagh(context),
  // Six dice, a mortal wound for each 4 or more.
  GRENADE: (context, _use, _unit, target) => mortal(context, target, 3),
  TANK_SHOCK: (context, _use, unit, target) =>
    mortal(context, target, Math.min(6, (unit?.stats.toughness ?? 0) / 3)),
  COMMAND_RE_ROLL: (context, _use, unit) => chargeAgain(context, unit),
  HEROIC_INTERVENTION: (context, _use, unit, target) =>
    unit === undefined || target === undefined
      ? 0
      : chanceToReach(gapBetween(spotsOf(unit), spotsOf(target))) *
        (strikeAt(context.game, unit, target) - strikeAt(context.game, target, unit)),
  COUNTER_OFFENSIVE: (context, _use, unit) =>
    unit === undefined ? 0 : 0.8 * savedByStrikingFirst(context, unit),
  INSANE_BRAVERY: (context, _use, unit) =>
    unit === undefined ? 0 : 0.15 * unit.stats.objective_control * context.vpWorth,
  NEW_ORDERS: (context, { payload }) => otherCard(context, payload.card),
  // Each once: who runs at the start still shoots, who comes near charges.
  DEVASTATOR_DOCTRINE: ({ game }) => (game.turn.round === 1 ? 4 : 1),
  ASSAULT_DOCTRINE: ({ game }) => (game.turn.round === 1 ? 1 : 3),
  TACTICAL_DOCTRINE: (context) =>
    2 *
    onTable(context.game, context.player).filter((unit) => measuring.isEngaged(context.game, unit)).length,
  // The doctrine of the army is chosen for its units.
  ADAPTIVE_STRATEGY_DEVASTATOR_DOCTRINE: () => 0,
  ADAPTIVE_STRATEGY_ASSAULT_DOCTRINE: () => 0,
  ADAPTIVE_STRATEGY_TACTICAL_DOCTRINE: () => 0,
  // Once in the battle: not before its unit comes to blows.
  FINEST_HOUR: (context, _use, unit) =>
    unit !== undefined && (!context.looksAhead || measuring.isEngaged(context.game, unit)) ? 1 : 0,
  // Pulling the lever hurts as often as it helps.
  SHOOTY_POWER_TRIP: () => 0,
};

/** In points, as far as it can be told; what the computer does not understand and would have to pay for it leaves alone. */
function gainOf(context: Context, use: Use, cost: number): number {
  const { game, lasting } = context;
  const { actor_unit_id, payload } = use;
  const unit = game.units[actor_unit_id ?? ""];
  const target = payload.target_unit_id === undefined ? undefined : game.units[payload.target_unit_id];
  const known = GAINS[payload.stratagem];
  if (known !== undefined) return known(context, use, unit, target);
  const odds = stratagems.stratagemOdds(game, use, BUDGET);
  if (odds.ok) {
    const { without, used } = odds.value;
    return lasting * (ledger(context, used) - (without === null ? 0 : ledger(context, without)));
  }
  return cost > 0 ? 0 : 1 + (target === undefined ? 0 : worthOf(target) / 100);
}

/** What attacks take from the other side, less what they take from the own. */
function ledger({ game, player }: Context, { targets }: Odds): number {
  let sum = 0;
  for (const [id, odds] of Object.entries(targets)) {
    const target = game.units[id]!;
    sum += (target.owner === player ? -1 : 1) * lossOf(target, odds);
  }
  return sum;
}

function mortal({ lasting }: Context, target: Unit | undefined, wounds: number): number {
  if (target === undefined) return 0;
  return lasting * Math.min(worthOf(target), (wounds / target.stats.wounds) * modelWorth(target));
}

/** What the own army could do to the unit this turn. */
function withinReach({ game, player }: Context, target: Unit): number {
  const at = spotsOf(target);
  let sum = 0;
  for (const unit of onTable(game, player)) {
    const away = Math.max(0, gapBetween(spotsOf(unit), at) - moveOf(game, unit));
    sum += fireAt(game, unit, target, away) + chanceToReach(away) * strikeAt(game, unit, target);
  }
  return Math.min(sum, worthOf(target));
}

/** It is called once: when at least a third of the blows on the table can reach a fight, or when time runs out. */
function waaagh({ game, player, enemy, looksAhead }: Context): number {
  if (!looksAhead) return 1;
  if (game.turn.round >= 4) return 1;
  if (game.turn.round < 2) return 0;
  let all = 0;
  let near = 0;
  for (const unit of onTable(game, player)) {
    const strikes = Math.max(0, ...onTable(game, enemy).map((foe) => strikeAt(game, unit, foe)));
    const away = Math.min(...onTable(game, enemy).map((foe) => gapBetween(spotsOf(unit), spotsOf(foe))));
    all += strikes;
    if (away <= moveOf(game, unit) + 9) near += strikes;
  }
  return all > 0 && near >= all / 3 ? 10 : 0;
}

/** What another card would bring more than this one. */
function otherCard(context: Context, id: string | undefined): number {
  const held = context.game.players[context.player].secondaries?.active.find(({ card }) => card === id);
  if (!context.looksAhead || held === undefined) return 0;
  return context.vpWorth * (OF_ANOTHER - expectedVp(context, held));
}

/** A charge that fell short: what it would bring, by its chance. */
function chargeAgain(context: Context, unit: Unit | undefined): number {
  const { game } = context;
  const pending = unit === undefined ? undefined : game.charges.pending[unit.id];
  if (unit === undefined || pending?.distance === undefined) return 0;
  const targets = pending.targets.map((id) => game.units[id]!);
  const away = Math.max(...targets.map((target) => gapBetween(spotsOf(unit), spotsOf(target))));
  if (pending.distance >= away - 1 || measuring.isEngaged(game, unit)) return 0;
  const worth = Math.max(...targets.map((target) => strikeAt(game, unit, target)));
  return chanceToReach(away - 1) * worth;
}

/** What would be struck off the unit before its turn comes. */
function savedByStrikingFirst({ game, enemy }: Context, unit: Unit): number {
  const enemies = onTable(game, enemy).filter((foe) => gapBetween(spotsOf(unit), spotsOf(foe)) <= 2);
  const waits = enemies.filter(({ flags }) => flags.has_fought !== true);
  const does = Math.max(0, ...enemies.map((foe) => strikeAt(game, unit, foe)));
  const suffers = Math.min(
    worthOf(unit),
    waits.reduce((sum, foe) => sum + strikeAt(game, foe, unit), 0),
  );
  return (does * suffers) / Math.max(1, worthOf(unit));
}
