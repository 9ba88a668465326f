import type { Unit } from "@gunline/rules";
import type { Context } from "./context.ts";
import { between, middleOf, type Spot } from "./ground.ts";

/** Enemies that are still to be set up, and one of them as if it stood there. */
export interface ToCome {
  readonly units: readonly Unit[];
  readonly there: Unit;
}

/**
 * Before the battle: those who are still to be set up, where their zone is nearest. They will hardly all stand there, but
 * a player who sets up first has to expect them.
 */
export function enemiesToCome({ game, enemy, looksAhead }: Context, near: Unit): ToCome | undefined {
  if (!looksAhead || game.turn.phase !== "DEPLOYMENT" || game.zones === null) return undefined;
  const from = middleOf(near);
  const units = Object.values(game.units).filter((unit) => unit.owner === enemy && isToCome(unit));
  const [first] = units;
  if (from === undefined || first === undefined) return undefined;
  const [x, y] = nearestIn(game.zones[enemy] as readonly Spot[], from);
  const [id, model] = Object.entries(first.models)[0]!;
  const there = { ...first, models: { [id]: { ...model, position: { x, y, z: 0 } } } };
  return { units, there };
}

function isToCome({ models, reserve, embarked_in }: Unit): boolean {
  const [first] = Object.values(models);
  return first?.position === null && reserve === null && embarked_in === null;
}

/** The point of a zone's rim that is nearest: zones lie apart. */
function nearestIn(zone: readonly Spot[], from: Spot): Spot {
  let best = zone[0]!;
  for (const [index, [ax, ay]] of zone.entries()) {
    const [bx, by] = zone[(index + 1) % zone.length]!;
    const square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
    const along = square === 0 ? 0 : ((from[0] - ax) * (bx - ax) + (from[1] - ay) * (by - ay)) / square;
    const share = Math.min(1, Math.max(0, along));
    const spot: Spot = [ax + share * (bx - ax), ay + share * (by - ay)];
    if (between(spot, from) < between(best, from)) best = spot;
  }
  return best;
}
