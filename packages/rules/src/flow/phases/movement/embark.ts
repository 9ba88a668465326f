import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { inRange } from "../../../game/measure/measure.ts";
import { placeAll } from "../../../game/measure/placed.ts";
import { modelName } from "../../../game/names.ts";
import { numbersOf } from "../../../game/ruleset.ts";
import { isDestroyed, isOnTable } from "../../../game/unit.ts";
import { nothingToBoard, roomRefusals } from "../../../space/transport/room.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";
import { turnRefusals } from "./moment.ts";

/** After its move a unit gets into a transport that all of its models are near to (TR-3). */
export const embark: ActionEntry<"EMBARK"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const other = actorOf(game, payload.transport_unit_id);
    if (!other.ok) return other.refusals;
    const [unit, transport] = [actor.value, other.value];
    const own = [...underWayRefusals(game), ...boarderRefusals(game, unit)];
    const refusals = own.length > 0 ? own : boardingRefusals(game, unit, transport);
    if (refusals.length > 0) return refusals;
    board(change, unit.id, transport.id);
    return DONE;
  },
  offered: (game) => choicesOf(game).next().done !== true,
  choices: choicesOf,
  refusals(game, unit) {
    const refusals = boarderRefusals(game, unit);
    return refusals.length > 0 ? refusals : nothingToBoard(game, unit, boardingRefusals, "TR-3");
  },
  undoable: true,
};

/** The unit is inside from now on. */
export function board(change: Change, unitId: string, transportId: string): void {
  const path = `units.${unitId}`;
  for (const id of Object.keys(change.table.units[unitId]!.models)) {
    change.set(`${path}.models.${id}.position`, null);
  }
  change.set(`${path}.embarked_in`, transportId);
  change.story.addLine({ line: "unit_boarded", unit_id: unitId, transport_unit_id: transportId });
}

function* choicesOf(game: Game) {
  for (const unit of Object.values(game.units)) {
    if (boarderRefusals(game, unit).length > 0) continue;
    for (const transport of Object.values(game.units)) {
      if (boardingRefusals(game, unit, transport).length > 0) continue;
      yield { type: "EMBARK", actor_unit_id: unit.id, payload: { transport_unit_id: transport.id } } as const;
    }
  }
}

/** Why the unit may not get into anything now. */
function boarderRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const moment = turnRefusals(game, unit);
  if (moment.length > 0) return moment;
  const about = { unit_id: unit.id };
  const details = { unit: unit.name };
  if (isDestroyed(unit)) return [refusal("UNIT_DESTROYED", "TR-3", details, about)];
  if (!isOnTable(unit)) return [refusal("OFF_TABLE", "TR-3", details, about)];
  const { flags } = unit;
  if (flags.disembarked === true) return [refusal("DISEMBARKED:embark", "TR-5", details, about)];
  // Anyone who arrived counts as having moved, and has not.
  if (flags.arrived === true) return [refusal("ARRIVED:embark", "RE-8", details, about)];
  return flags.moved === true ? [] : [refusal("NOT_MOVED", "TR-3", details, about)];
}

function boardingRefusals(game: Game, unit: Unit, transport: Unit): readonly Refusal[] {
  const room = roomRefusals(game, unit, transport);
  if (room.length > 0) return room;
  const about = { unit_id: unit.id, target_unit_id: transport.id };
  const names = { unit: unit.name, transport: transport.name };
  if (!isOnTable(transport)) return [refusal("TRANSPORT_OFF_TABLE", "TR-3", names, about)];
  const { reach } = numbersOf(game).transport;
  const hulls = placeAll(transport);
  const away = placeAll(unit).find((one) => !hulls.some((hull) => inRange(one, hull, reach)));
  if (away === undefined) return [];
  const details = { ...names, model: modelName(unit, away.id), most: reach.across };
  return [refusal("TOO_FAR_TO_EMBARK", "TR-3", details, { ...about, model_id: away.id })];
}
