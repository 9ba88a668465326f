import { type Refusal, refusal } from "../../base/refusal.ts";
import { battleSize } from "../../game/battle-size.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isDestroyed, keywordsOf } from "../../game/unit.ts";
import { alwaysWaits } from "../movement/hover.ts";
import { passengersOf } from "../transport/passengers.ts";

/** How much of an army may wait in reserve (RE-2). Units without points weigh nothing. */

type Kind = NonNullable<Unit["reserve"]>;

/** Lists write it either way. */
const FORTIFICATIONS = ["FORTIFICATION", "FORTIFICATIONS"];

/** What would wait if this unit did too, and the whole army. */
interface Weighed {
  readonly waiting: readonly Unit[];
  readonly army: readonly Unit[];
}

export function limitRefusals(game: Game, unit: Unit, kind: Kind): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const { strategicShare, share } = numbersOf(game).reserves;
  if (FORTIFICATIONS.some((keyword) => keywordsOf(unit).has(keyword))) {
    return [refusal("FORTIFICATION", "RE-2", { unit: unit.name }, about)];
  }
  const refusals: Refusal[] = [];
  if (kind === "STRATEGIC" && countsAsStrategic(unit)) {
    const strategic = weigh(game, unit, (one) => one.reserve === "STRATEGIC" && countsAsStrategic(one));
    const most = battleSize(game, pointsOf(strategic.army)) * strategicShare;
    const points = pointsOf(strategic.waiting);
    if (points > most) refusals.push(refusal("RESERVES_FULL", "RE-2", { points, most }, about));
  }
  if (game.mission === null || game.mission.id === "only-war") return refusals;
  // Aircraft wait too, whether or not it has been said.
  const all = weigh(game, unit, (one) => one.reserve !== null || alwaysWaits(one));
  const [units, mostUnits] = [countOf(all.waiting), countOf(all.army) * share];
  if (units > mostUnits)
    refusals.push(refusal("RESERVES_FULL:units", "RE-2", { units, most: mostUnits }, about));
  const [points, mostPoints] = [pointsOf(all.waiting), pointsOf(all.army) * share];
  if (points > mostPoints)
    refusals.push(refusal("RESERVES_FULL:half", "RE-2", { points, most: mostPoints }, about));
  return refusals;
}

/** Aircraft always begin off the table and do not use up the share (MO-30). */
const countsAsStrategic = (unit: Unit) => !keywordsOf(unit).has("AIRCRAFT");

function weigh(game: Game, unit: Unit, waits: (unit: Unit) => boolean): Weighed {
  const army = armyOf(game, unit.owner);
  const waiting = army.filter((one) => one === unit || waits(one));
  const inside = waiting.flatMap((one) => passengersOf(game, one));
  return { waiting: [...new Set([...waiting, ...inside])], army };
}

function armyOf({ units }: Game, player: PlayerId): readonly Unit[] {
  return Object.values(units).filter((unit) => unit.owner === player && !isDestroyed(unit));
}

/** An Attached unit counts as the datasheets that it is made of. */
function countOf(units: readonly Unit[]): number {
  return units.reduce((sum, { parts }) => sum + (parts?.length ?? 1), 0);
}

function pointsOf(units: readonly Unit[]): number {
  return units.reduce((sum, { points = 0 }) => sum + points, 0);
}
