import type { Refusal } from "../../../base/refusal.ts";
import type { ActionOf } from "../../../game/action.ts";
import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { isWholeBattle } from "../../../game/edition.ts";
import { isBelowHalf } from "../../../game/strength.ts";
import { setUpFaults } from "../../../space/place/faults.ts";
import type { Places } from "../../../space/place/field.ts";
import type { PlaceOrder } from "../../../space/place/order.ts";
import { markOverhang } from "../../../space/place/overhang.ts";
import { samplePlaces } from "../../../space/place/sample.ts";
import { writePlaces } from "../../../space/place/write.ts";
import { arrivalRefusals, arrivalWays, descentWays } from "../../../space/reserves/arrival.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { testBattleShock } from "../../battle-shock/test.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";
import { movementMoment } from "./moment.ts";
import { getOut, gettingOutRefusals, placesOutside } from "./out.ts";

/** A unit arrives from reserve: all of its models are set up, or none (RE-7). */
export const setUp: ActionEntry<"SET_UP"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = [...underWayRefusals(game), ...comingRefusals(game, unit)];
    if (refusals.length > 0) return refusals;
    if (unit.embarked_in !== null) return getOut(change, unit, payload);
    const faults = setUpFaults(game, unit, payload, arrivalWays(game, unit));
    if (faults.length > 0) {
      const nearer = descentWays(game, unit);
      if (nearer.length === 0) return faults;
      const left = setUpFaults(game, unit, payload, nearer);
      if (left.length > 0) return left;
      change.set(`units.${unit.id}.flags.cannot_charge`, true);
    }
    markOverhang(change, unit, payload, arrivalWays(game, unit));
    arrive(change, unit, payload);
    return DONE;
  },
  offered: (game) => ableToCome(game).next().done !== true,
  *choices(game) {
    for (const unit of ableToCome(game)) yield* placesFor(game, unit);
  },
  refusals: comingRefusals,
  undoable: true,
};

/** Out of a transport, or out of reserve: which of them, the unit's state says. */
function comingRefusals(game: Game, unit: Unit): readonly Refusal[] {
  return unit.embarked_in === null ? arrivingRefusals(game, unit) : gettingOutRefusals(game, unit);
}

function arrivingRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const moment = movementMoment(game, unit);
  return moment.length > 0 ? moment : arrivalRefusals(game, unit);
}

/** The unit arrives though it is not its own turn, in the ways of its own; refused where it may not stand there. */
export function arriveOutOfTurn(
  change: Change,
  unit: Unit,
  places: Places,
  ways: readonly PlaceOrder[] = arrivalWays(change.game, unit),
): readonly Refusal[] {
  const faults = setUpFaults(change.game, unit, places, ways);
  if (faults.length > 0) return faults;
  markOverhang(change, unit, places, ways);
  arrive(change, unit, places);
  return DONE;
}

/** It counts as having made a Normal move (RE-8). */
function arrive(change: Change, before: Unit, places: Places): void {
  const path = `units.${before.id}`;
  writePlaces(change, before, places);
  change.set(`${path}.reserve`, null);
  change.set(`${path}.flags.arrived`, true);
  change.set(`${path}.flags.moved`, true);
  if (before.flags.left_table !== undefined) change.remove(`${path}.flags.left_table`);
  change.story.addLine({ line: "unit_arrived", unit_id: before.id });
  change.happened({ type: "unit_set_up", unit_id: before.id });
  // It was off the table when its own units were tested, this turn (CO-11).
  const missed = before.flags.left_table === true && before.owner === change.game.turn.active_player;
  if (missed && isWholeBattle(change.game) && isBelowHalf(before)) testBattleShock(change, before.id);
}

type SetUp = ActionOf<"SET_UP">;

/** How many places are offered for a unit. */
const OFFERED = 4;

/** Places that were found for a unit, and where more come from. */
interface Sought {
  readonly found: SetUp[];
  readonly source: Iterator<SetUp>;
}

const known = new WeakMap<Game, Map<string, Sought>>();

/** Remembered, because whether there is a place at all is asked all the time. */
function soughtFor(game: Game, unit: Unit): Sought {
  let units = known.get(game);
  if (units === undefined) {
    units = new Map();
    known.set(game, units);
  }
  let sought = units.get(unit.id);
  if (sought === undefined) {
    const source = unit.embarked_in === null ? placesToArrive(game, unit) : placesOutside(game, unit);
    sought = { found: [], source };
    units.set(unit.id, sought);
  }
  return sought;
}

/** As many places as that, if there are so many. */
function seek({ found, source }: Sought, count: number): readonly SetUp[] {
  while (found.length < count) {
    const next = source.next();
    if (next.done === true) break;
    found.push(next.value);
  }
  return found;
}

/** A few legal places that differ. */
export function placesFor(game: Game, unit: Unit): readonly SetUp[] {
  return seek(soughtFor(game, unit), OFFERED);
}

/** Whether there is one at all: the others are sought when they are asked for. */
export function hasPlace(game: Game, unit: Unit): boolean {
  return seek(soughtFor(game, unit), 1).length > 0;
}

function* placesToArrive(game: Game, unit: Unit): Generator<SetUp> {
  for (const payload of samplePlaces(game, unit, arrivalWays(game, unit))) {
    yield { type: "SET_UP", actor_unit_id: unit.id, payload };
  }
}

/** Units in reserve or in transports that may come onto the table now, and for which a place was found. */
function* ableToCome(game: Game): Generator<Unit> {
  for (const unit of Object.values(game.units)) {
    if (comingRefusals(game, unit).length === 0 && hasPlace(game, unit)) yield unit;
  }
}

/** Whether the unit may arrive now, and has a place to. */
export function mayArrive(game: Game, unit: Unit): boolean {
  return unit.embarked_in === null && comingRefusals(game, unit).length === 0 && hasPlace(game, unit);
}

export function canAnyArrive(game: Game): boolean {
  for (const unit of ableToCome(game)) if (unit.reserve !== null) return true;
  return false;
}
