import { charges, type Game, measuring, missions, type Unit } from "@gunline/rules";
import { anyOf, candidates } from "./candidates.ts";
import type { Context } from "./context.ts";
import type { Decision } from "./decision.ts";
import { fireAt, longestRange, strikeAt } from "./estimate.ts";
import { between, gapBetween, onTable, sampleOf, spotsOf } from "./ground.ts";
import { chanceToReach } from "./roll.ts";
import { worthOfMarker } from "./victory.ts";
import { WHY } from "./words.ts";
import { worthOf } from "./worth.ts";

/** Charges that are looked at closely, those that seem best first. */
const LOOKED_AT = 3;

/** Declares the charge that is worth most, if one is worth anything; the ways that are found have the last word. */
export function thinkOfCharging(context: Context): Decision | undefined {
  const { game } = context;
  const found = candidates(game, "DECLARE_CHARGE")
    .filter(({ payload }) => payload.target_unit_ids.length === 1)
    .map((action) => {
      const unit = game.units[action.actor_unit_id]!;
      const target = game.units[action.payload.target_unit_ids[0]!]!;
      const worth = worthOfCharge(context, unit, target);
      return {
        action,
        unit,
        target,
        worth,
        value: worth * chanceToReach(gapBetween(spotsOf(unit), spotsOf(target))),
      };
    })
    .filter(({ value }) => value >= LEAST)
    .sort((a, b) => b.value - a.value);
  for (const { action, unit, target, worth } of found.slice(0, LOOKED_AT)) {
    const chance = chanceOf(context, unit, target);
    if (chance * worth < LEAST) continue;
    return { action, why: WHY.charges(unit.name, target.name, chance, chance * worth) };
  }
  return undefined;
}

/** Units of up to so many models are soon judged exactly. */
const SMALL = 6;

/** That the charge succeeds: of large units, as far as it is soon seen. */
function chanceOf({ game }: Context, unit: Unit, target: Unit): number {
  if (Object.keys(unit.models).length <= SMALL) {
    const odds = charges.chargeOdds(game, unit, [target.id]);
    return odds.ok ? (odds.value.probability ?? 0) : 0;
  }
  const least = charges.leastChargeRoll(game, unit, [target.id]);
  return least === undefined ? 0 : chanceToReach(least);
}

/** Points below which a charge is not worth the walk. */
const LEAST = 2;

/** What striking first brings, less what comes back, with what it is worth to stop guns and to break a hold on a marker. */
function worthOfCharge(context: Context, unit: Unit, target: Unit): number {
  const { game, looksAhead, lasting } = context;
  const dealt = strikeAt(game, unit, target);
  const left = Math.max(0, 1 - dealt / Math.max(1, worthOf(target)));
  const back = strikeAt(game, target, unit) * left;
  const silenced = longestRange(game, target) > 12 ? 0.4 * fireAt(game, target, unit, 6) : 0;
  const own = longestRange(game, unit) > 12 ? 0.4 * fireAt(game, unit, target, 6) : 0;
  const attacks = dealt - 0.6 * back + silenced - own + (looksAhead ? shelter(context, unit, target) : 0);
  return (
    lasting * attacks +
    forMarkers(context, unit, target, dealt) -
    (looksAhead ? leftBehind(context, unit, target) : 0)
  );
}

/** How near to a marker the target must stand, so that who charges it from there still holds it. */
const BESIDE = 5;

/** Markers that nobody else would hold, if the unit went for the target. */
function leftBehind({ game, player, vpWorth }: Context, unit: Unit, target: Unit): number {
  const without = { ...game, units: { ...game.units, [unit.id]: { ...unit, models: {} } } };
  let points = 0;
  for (const marker of Object.values(game.objectives)) {
    if (missions.holderOf(game, marker).controlled_by !== player) continue;
    if (missions.holderOf(without, marker).controlled_by === player) continue;
    const { x, y } = marker.position;
    if (spotsOf(target).some((spot) => between(spot, [x, y]) <= BESIDE)) continue;
    points += 0.7 * vpWorth * worthOfMarker(game, player, marker.id);
  }
  return points;
}

/** Who fights is not shot at: what the others would have fired at the unit. */
function shelter({ game, enemy }: Context, unit: Unit, target: Unit): number {
  let sum = 0;
  for (const other of onTable(game, enemy)) {
    if (other === target || !measuring.canSee(game.terrain, sampleOf(other), sampleOf(unit))) continue;
    sum += fireAt(game, other, unit, gapBetween(spotsOf(other), spotsOf(unit)));
  }
  return 0.25 * Math.min(sum, worthOf(unit));
}

/** A marker that the target holds is denied to it by who slays enough there, or brings more control than it has. */
function forMarkers(
  { game, player, enemy, vpWorth }: Context,
  unit: Unit,
  target: Unit,
  dealt: number,
): number {
  let points = 0;
  for (const marker of Object.values(game.objectives)) {
    const levels = missions.levelsOf(game, marker);
    const without = missions.levelsOf(
      { ...game, units: { ...game.units, [target.id]: { ...target, models: {} } } },
      marker,
    );
    const theirs = levels[enemy] - without[enemy];
    if (theirs === 0) continue;
    const slain = theirs * Math.min(1, dealt / Math.max(1, worthOf(target)));
    const brought = unit.stats.objective_control * Math.min(4, Object.keys(unit.models).length);
    if (levels[player] + brought <= levels[enemy] - slain) continue;
    const worth = worthOfMarker(game, player, marker.id) + worthOfMarker(game, enemy, marker.id);
    points += 0.5 * vpWorth * worth;
  }
  return points;
}

/** After the roll: the move that the referee finds, or none. */
export function thinkOfChargeMove({ game, awaited }: Context): Decision | undefined {
  const action = isOutOfReach(game, awaited) ? undefined : anyOf(game, "APPLY_CHARGE_MOVE");
  if (action !== undefined) return { action, why: WHY.charged };
  const failed = anyOf(game, "FAIL_CHARGE");
  return failed === undefined ? undefined : { action: failed, why: WHY.failed };
}

/** Whether a large unit that has rolled is not soon seen to get there: to be sure may take seconds. */
function isOutOfReach(game: Game, awaited: Context["awaited"]): boolean {
  if (awaited.for.what !== "charge_move") return false;
  const unit = game.units[awaited.for.unit_id]!;
  const { dice, targets } = game.charges.pending[unit.id]!;
  if (dice === undefined || Object.keys(unit.models).length <= SMALL) return false;
  const least = charges.leastChargeRoll(game, unit, targets);
  return least === undefined || least > dice[0] + dice[1];
}
