import { type Bounds, type Distribution, missions, type Odds, oddsOf, type Unit } from "@gunline/rules";
import type { Context } from "./context.ts";
import { worthOfMarker } from "./victory.ts";
import { fullWorth, modelWorth } from "./worth.ts";

type Assignments = Parameters<typeof oddsOf>[2];
type Circumstance = NonNullable<Parameters<typeof oddsOf>[4]>;

/** What attacks are worth by their exact odds. */
export interface VolleyValue {
  readonly points: number;
  /** Models slain on average, all targets together. */
  readonly slain: number;
}

/** Steps that one question may cost: a decision asks many. */
export const BUDGET = 2_000_000;

const meanOf = (of: Distribution | Bounds): number =>
  "mean" in of ? of.mean : (of.mean_at_least + of.mean_at_most) / 2;

export function volleyValue(
  context: Context,
  unit: Unit,
  assignments: Assignments,
  circumstance: Circumstance = "OWN_PHASE",
): VolleyValue | undefined {
  const odds = oddsOf(context.game, unit, assignments, BUDGET, circumstance);
  return odds.ok ? worthOfOdds(context, unit, odds.value) : undefined;
}

function worthOfOdds(context: Context, unit: Unit, { targets, shooter }: Odds): VolleyValue {
  let points = 0;
  let slain = 0;
  for (const [id, odds] of Object.entries(targets)) {
    const target = context.game.units[id]!;
    slain += meanOf(odds.slain);
    points += context.lasting * lossOf(target, odds) + forVictory(context, target, odds);
  }
  if (shooter !== null) points -= context.lasting * lossOf(unit, shooter);
  return { points, slain };
}

/** Slain models count whole, wounds on the way to that a little, the end of the unit something more. */
export function lossOf(target: Unit, { slain, damage, destroyed }: Odds["targets"][string]): number {
  const each = modelWorth(target);
  const hurt = meanOf(damage) / target.stats.wounds;
  return each * (0.7 * meanOf(slain) + 0.3 * hurt) + 0.2 * fullWorth(target) * (destroyed ?? 0);
}

/** Markers that change hands when the target is thinned out or gone, and what cards and the mission pay for its end. */
function forVictory(context: Context, target: Unit, { slain, destroyed }: Odds["targets"][string]): number {
  const { game, player, enemy, vpWorth } = context;
  if (target.owner !== enemy) return 0;
  let points = vpWorth * (destroyed ?? 0) * bountyOn(context, target);
  const left = withoutSome(target, Math.round(meanOf(slain)));
  const units = { ...game.units, [target.id]: left };
  for (const marker of Object.values(game.objectives)) {
    const before = missions.holderOf(game, marker).controlled_by;
    const after = missions.holderOf({ ...game, units }, marker).controlled_by;
    if (before === after) continue;
    const lost = before === enemy ? worthOfMarker(game, enemy, marker.id) : 0;
    const won = after === player ? worthOfMarker(game, player, marker.id) : 0;
    points += 0.7 * vpWorth * (lost + won);
  }
  return points;
}

function withoutSome(unit: Unit, models: number): Unit {
  return { ...unit, models: Object.fromEntries(Object.entries(unit.models).slice(models)) };
}

const PURGE = 2;

/** Victory points that its end brings, beside what it is worth. */
function bountyOn({ game, player, looksAhead }: Context, target: Unit): number {
  if (!looksAhead) return 0;
  let points = game.mission?.id === "purge-the-foe" ? PURGE : 0;
  for (const { card, alpha, gamma } of game.players[player].secondaries?.active ?? []) {
    if (card === "no-prisoners") points += 2;
    else if (card === "overwhelming-force") points += 1.5;
    else if (card === "assassination" && isCharacter(target)) points += 4;
    else if (card === "bring-it-down" && isBig(target)) points += 4;
    else if (card === "cull-the-horde" && target.starting_strength >= 13) points += 5;
    else if (card === "marked-for-death")
      points += alpha?.includes(target.id) === true ? 5 : gamma === target.id ? 2 : 0;
  }
  return points;
}

const isCharacter = ({ keywords, models }: Unit): boolean =>
  keywords.includes("CHARACTER") ||
  Object.values(models).some((model) => model.keywords?.includes("CHARACTER"));
const isBig = ({ keywords }: Unit): boolean => keywords.includes("MONSTER") || keywords.includes("VEHICLE");
