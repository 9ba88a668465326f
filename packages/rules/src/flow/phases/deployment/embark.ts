import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { PlayerId } from "../../../game/player.ts";
import { isOnTable } from "../../../game/unit.ts";
import { limitRefusals } from "../../../space/reserves/limits.ts";
import { nothingToBoard, roomRefusals } from "../../../space/transport/room.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { actorOf } from "../actor.ts";
import { leaveDrops, unplacedUnits } from "./drops.ts";
import { declaredRefusals, unplacedRefusals } from "./unplaced.ts";

/** The unit begins the battle inside a transport (DE-4, TR-1). */
export const embark: ActionEntry<"EMBARK"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game, story } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const other = actorOf(game, payload.transport_unit_id);
    if (!other.ok) return other.refusals;
    const [unit, transport] = [actor.value, other.value];
    const refusals = [...unplacedRefusals(game, unit), ...boardingRefusals(game, unit, transport)];
    if (refusals.length > 0) return refusals;
    change.set(`units.${unit.id}.embarked_in`, transport.id);
    story.addLine({ line: "unit_embarked", unit_id: unit.id, transport_unit_id: transport.id });
    leaveDrops(change);
    return DONE;
  },
  offered: (game, player) => choicesOf(game, player).next().done !== true,
  choices: choicesOf,
  refusals(game, unit) {
    const refusals = [...unplacedRefusals(game, unit), ...declaredRefusals(game, unit)];
    return refusals.length > 0 ? refusals : nothingToBoard(game, unit, boardingRefusals, "DE-4");
  },
  undoable: true,
};

function* choicesOf(game: Game, player: PlayerId = game.turn.active_player) {
  for (const unit of unplacedUnits(game, player)) {
    for (const transport of Object.values(game.units)) {
      if (boardingRefusals(game, unit, transport).length > 0) continue;
      yield { type: "EMBARK", actor_unit_id: unit.id, payload: { transport_unit_id: transport.id } } as const;
    }
  }
}

/** A transport brings its passengers: once it stands, nobody gets in before the battle. */
function boardingRefusals(game: Game, unit: Unit, transport: Unit): readonly Refusal[] {
  const refusals = [...declaredRefusals(game, unit), ...roomRefusals(game, unit, transport)];
  if (refusals.length > 0) return refusals;
  // Anyone who is inside a transport in reserve waits there too, and weighs as much (RE-2).
  if (transport.reserve !== null) return limitRefusals(game, unit, transport.reserve);
  if (!isOnTable(transport)) return [];
  return [refusal("SET_UP_ALREADY", "DE-4", { unit: transport.name }, { unit_id: transport.id })];
}
