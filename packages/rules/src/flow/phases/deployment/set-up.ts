import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { isDestroyed, isOnTable } from "../../../game/unit.ts";
import { alwaysWaits, beginHovering, canHover } from "../../../space/movement/hover.ts";
import { setUpFaults } from "../../../space/place/faults.ts";
import { type Places, setUpAt } from "../../../space/place/field.ts";
import { markOverhang } from "../../../space/place/overhang.ts";
import { samplePlaces } from "../../../space/place/sample.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { actorOf } from "../actor.ts";
import { isEmptyDedicated, passDrop, unitsToDrop } from "./drops.ts";
import { roomFor } from "./room.ts";
import { waysToDeploy } from "./ways.ts";

/** One drop: a unit of the side whose turn it is comes onto the table, with whoever is inside it (DE-7). */
export const setUp: ActionEntry<"SET_UP"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game, story } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = dropRefusals(game, unit);
    if (refusals.length > 0) return refusals;
    const faults = setUpFaults(game, unit, payload, waysToDeploy(game, unit));
    if (faults.length > 0) return faults;
    for (const { id, position, facing } of Object.values(setUpAt(unit, payload).models)) {
      change.set(`units.${unit.id}.models.${id}.position`, position);
      if (facing !== unit.models[id]!.facing) change.set(`units.${unit.id}.models.${id}.facing`, facing);
    }
    markOverhang(change, unit, payload, waysToDeploy(game, unit));
    story.addLine({ line: "unit_set_up", unit_id: unit.id });
    if (canHover(unit)) beginHovering(change, unit);
    change.happened({ type: "unit_set_up", unit_id: unit.id });
    passDrop(change, unit);
    return DONE;
  },
  offered: (game) => dropsNow(game).length > 0,
  *choices(game) {
    for (const unit of dropsNow(game)) {
      for (const payload of placesFor(game, unit)) {
        yield { type: "SET_UP", actor_unit_id: unit.id, payload };
      }
    }
  },
  refusals: dropRefusals,
  undoable: true,
};

/** A search that begins elsewhere may find the last room there is: whoever has to be set up has a place (DE-15). */
function* placesFor(game: Game, unit: Unit): Generator<Places> {
  let isFound = false;
  for (const places of samplePlaces(game, unit, waysToDeploy(game, unit))) {
    isFound = true;
    yield places;
  }
  const last = isFound ? undefined : roomFor(game, unit);
  if (last !== undefined) yield last;
}

/** Why this unit is not set up now, wherever that would be. */
function dropRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const details = { unit: unit.name };
  if (isDestroyed(unit)) return [refusal("UNIT_DESTROYED", "GD-8", details, about)];
  const refusals: Refusal[] = [];
  const { active_player } = game.turn;
  if (unit.owner !== active_player) {
    const player = game.players[active_player].name;
    refusals.push(refusal("NOT_YOUR_DROP", "DE-7", { ...details, player }, about));
  }
  if (isOnTable(unit)) refusals.push(refusal("SET_UP_ALREADY", "DE-7", details, about));
  if (unit.reserve !== null) refusals.push(refusal("IN_RESERVE", "RE-1", details, about));
  if (unit.embarked_in !== null) {
    const transport = game.units[unit.embarked_in]!.name;
    refusals.push(refusal("EMBARKED", "TR-2", { ...details, transport }, about));
  }
  if (alwaysWaits(unit)) refusals.push(refusal("AIRCRAFT:deploy", "MO-30", details, about));
  if (isEmptyDedicated(game, unit)) refusals.push(refusal("NO_PASSENGERS", "DE-6", details, about));
  return refusals;
}

const dropsNow = (game: Game) => unitsToDrop(game, game.turn.active_player);
