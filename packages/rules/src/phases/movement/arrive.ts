import type { ActionOf } from "../../action.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import type { Change } from "../../change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { modelsOf } from "../../game/unit.ts";
import { setUpFaults } from "../../place/faults.ts";
import { setUpAt } from "../../place/field.ts";
import { samplePlaces } from "../../place/sample.ts";
import type { Refusal } from "../../refusal.ts";
import { arrivalRefusals, arrivalWays, descentWays } from "../../reserves/arrival.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";
import { movementMoment } from "./moment.ts";

/** A unit arrives from reserve: all of its models are set up, or none (RE-7). */
export const setUp: ActionEntry<"SET_UP"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = [...underWayRefusals(game), ...arrivingRefusals(game, unit)];
    if (refusals.length > 0) return refusals;
    const faults = setUpFaults(game, unit, payload, arrivalWays(game, unit));
    if (faults.length > 0) {
      const nearer = descentWays(unit);
      if (nearer.length === 0) return faults;
      const left = setUpFaults(game, unit, payload, nearer);
      if (left.length > 0) return left;
      change.set(`units.${unit.id}.flags.cannot_charge`, true);
    }
    arrive(change, unit, setUpAt(unit, payload));
    return DONE;
  },
  offered: canAnyArrive,
  *choices(game) {
    for (const unit of ableToArrive(game)) yield* placesOf(game, unit);
  },
  against: arrivingRefusals,
  undoable: true,
};

function arrivingRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const moment = movementMoment(game, unit);
  return moment.length > 0 ? moment : arrivalRefusals(game, unit);
}

/** It counts as having made a Normal move (RE-8). */
function arrive(change: Change, before: Unit, unit: Unit): void {
  const path = `units.${unit.id}`;
  for (const { id, position, facing } of modelsOf(unit)) {
    change.set(`${path}.models.${id}.position`, position);
    if (facing !== before.models[id]!.facing) change.set(`${path}.models.${id}.facing`, facing);
  }
  change.set(`${path}.reserve`, null);
  change.set(`${path}.flags.arrived`, true);
  change.set(`${path}.flags.moved`, true);
  if (before.flags.left_table !== undefined) change.remove(`${path}.flags.left_table`);
  change.story.tell({ line: "unit_arrived", unit_id: unit.id });
  change.happened({ type: "unit_set_up", unit_id: unit.id });
}

type SetUp = ActionOf<"SET_UP">;

/** How many places are offered for a unit. */
const OFFERED = 4;

const known = new WeakMap<Game, Map<string, readonly SetUp[]>>();

/** A few legal places that differ; remembered, because whether there is one at all is asked all the time. */
function placesOf(game: Game, unit: Unit): readonly SetUp[] {
  let found = known.get(game);
  if (found === undefined) {
    found = new Map();
    known.set(game, found);
  }
  let places = found.get(unit.id);
  if (places === undefined) {
    places = somePlaces(game, unit);
    found.set(unit.id, places);
  }
  return places;
}

function somePlaces(game: Game, unit: Unit): readonly SetUp[] {
  const chosen: SetUp[] = [];
  for (const payload of samplePlaces(game, unit, arrivalWays(game, unit))) {
    chosen.push({ type: "SET_UP", actor_unit_id: unit.id, payload });
    if (chosen.length >= OFFERED) break;
  }
  return chosen;
}

/** Units in reserve that may arrive now, and for which a place was found. */
function* ableToArrive(game: Game): Generator<Unit> {
  for (const unit of Object.values(game.units)) {
    if (arrivingRefusals(game, unit).length === 0 && placesOf(game, unit).length > 0) yield unit;
  }
}

export function canAnyArrive(game: Game): boolean {
  return ableToArrive(game).next().done !== true;
}
