import type { Game, Unit } from "@gunline/rules";

/** What a unit counts for, in points. */

/** Where a document names no points: a wound of a hard model is worth more than one of a soft one. */
function guess(unit: Unit): number {
  const { toughness, wounds, save } = unit.stats;
  return unit.starting_strength * wounds * (2 + toughness / 2 + Math.max(0, 6 - save));
}

/** The unit as it was at full strength. */
export function fullWorth(unit: Unit): number {
  return unit.points ?? guess(unit);
}

/** One model of it. */
export function modelWorth(unit: Unit): number {
  return fullWorth(unit) / Math.max(1, unit.starting_strength);
}

/** What is left of it. A model that is hurt counts for its wounds. */
export function worthOf(unit: Unit): number {
  const { wounds } = unit.stats;
  let left = 0;
  for (const model of Object.values(unit.models)) left += model.wounds / Math.max(wounds, model.wounds);
  return modelWorth(unit) * left;
}

/** All units of one side, as they were at full strength. */
export function startingWorth(game: Game, owner: Unit["owner"]): number {
  let sum = 0;
  for (const unit of Object.values(game.units)) if (unit.owner === owner) sum += fullWorth(unit);
  return sum;
}
