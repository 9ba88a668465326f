import { isOfWholeUnit } from "../../../abilities/registry.ts";
import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { isFixed } from "../../../game/edition.ts";
import type { PlayerId } from "../../../game/player.ts";
import { passengersOf } from "../../../space/transport/passengers.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { joined } from "../../attached/join.ts";
import { leadingRefusals } from "../../attached/leading.ts";
import { actorOf } from "../actor.ts";
import { leaveDrops, unplacedUnits } from "./drops.ts";
import { declaredRefusals, unplacedRefusals } from "./unplaced.ts";

/** A leader joins the unit that it leads for the whole battle (DE-5). */
export const attach: ActionEntry<"ATTACH"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game, story } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const other = actorOf(game, payload.unit_id);
    if (!other.ok) return other.refusals;
    const [leader, unit] = [actor.value, other.value];
    const refusals = [
      ...unplacedRefusals(game, leader),
      ...unplacedRefusals(game, unit),
      ...joiningRefusals(game, leader, unit),
    ];
    if (refusals.length > 0) return refusals;
    const isOfUnit = isFixed(game, "UNIT_ABILITIES")
      ? (ability: string) => isOfWholeUnit(game, ability)
      : () => false;
    change.set(`units.${unit.id}`, joined(leader, unit, isOfUnit));
    change.remove(`units.${leader.id}`);
    story.addLine({ line: "leader_attached", unit_id: unit.id, leader: leader.name });
    leaveDrops(change);
    return DONE;
  },
  offered: (game, player) => choicesOf(game, player).next().done !== true,
  choices: choicesOf,
  refusals(game, leader) {
    const refusals = [...unplacedRefusals(game, leader), ...declaredRefusals(game, leader)];
    if (refusals.length > 0) return refusals;
    const led = unplacedUnits(game, leader.owner);
    if (led.some((unit) => joiningRefusals(game, leader, unit).length === 0)) return [];
    return [refusal("NOBODY_TO_LEAD", "DE-5", { unit: leader.name }, { unit_id: leader.id })];
  },
  undoable: true,
};

function* choicesOf(game: Game, player: PlayerId = game.turn.active_player) {
  for (const leader of unplacedUnits(game, player)) {
    for (const unit of unplacedUnits(game, leader.owner)) {
      if (joiningRefusals(game, leader, unit).length > 0) continue;
      yield { type: "ATTACH", actor_unit_id: leader.id, payload: { unit_id: unit.id } } as const;
    }
  }
}

/** Passengers know their transport by its id: one that carries somebody is joined by nobody, and joins nobody. */
function joiningRefusals(game: Game, leader: Unit, unit: Unit): readonly Refusal[] {
  const refusals = [...declaredRefusals(game, leader), ...leadingRefusals(game, leader, unit)];
  if (refusals.length > 0) return refusals;
  const transport = [leader, unit].find((one) => passengersOf(game, one).length > 0);
  if (transport === undefined) return [];
  return [refusal("CARRIES_UNITS", "DE-5", { unit: transport.name }, { unit_id: transport.id })];
}
