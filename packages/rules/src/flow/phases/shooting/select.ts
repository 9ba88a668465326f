import { abilitiesOf } from "../../../abilities/weapon-abilities.ts";
import { prepare } from "../../../attack/prepare.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { isFixed } from "../../../game/edition.ts";
import type { PendingAssignment } from "../../../game/shooting.ts";
import { isSameWeapon } from "../../../game/weapon.ts";
import { rangedWeaponsOf } from "../../../space/eligibility/units.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { eligibleTargets, suggest } from "../../suggestion.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";
import { ableShooters, canAnyShoot, selectionRefusals } from "./moment.ts";
import { choose, withoutMark } from "./selected.ts";

/** Who shoots next; weapons that can hit one unit only are aimed at it at once. */
export const selectShooter: ActionEntry<"SELECT_SHOOTER"> = {
  handle(change, { actor_unit_id }) {
    const { game, story } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = [...underWayRefusals(game), ...selectionRefusals(game, unit)];
    if (refusals.length > 0) return refusals;
    const assigned = obviousTargets(game, unit);
    story.tell({ line: "unit_selected", unit_id: unit.id });
    for (const { weapon_id, target_unit_id, model_ids } of assigned) {
      const models = model_ids.length;
      story.tell({
        line: "target_assigned",
        unit_id: unit.id,
        weapon_id,
        target_unit_id,
        models,
        automatic: true,
      });
    }
    choose(change, unit.id, assigned);
    return DONE;
  },
  offered: canAnyShoot,
  *choices(game) {
    for (const { id } of ableShooters(game)) yield { type: "SELECT_SHOOTER", actor_unit_id: id };
  },
  against: selectionRefusals,
  undoable: true,
};

/** Weapons with a single eligible target get it, as long as they can be fired together; sidearms come last. */
function obviousTargets(game: Game, unit: Unit): readonly PendingAssignment[] {
  if (game.settings.auto_targeting === "OFF") return [];
  const weapons = [...rangedWeaponsOf(game, unit)].sort(
    (a, b) => Number(abilitiesOf(a).traits.sidearm) - Number(abilitiesOf(b).traits.sidearm),
  );
  let assigned: readonly PendingAssignment[] = [];
  for (const weapon of weapons) {
    // A choice among the targets of one profile is a choice for all of them.
    const profiles = weapons.filter((other) => isSameWeapon(other, weapon));
    const inReach = new Set(profiles.flatMap((profile) => eligibleTargets(game, unit, profile)));
    const { level, target } = suggest([...inReach], [], game.settings.auto_targeting);
    if (level !== "OBVIOUS" || target === null) continue;
    const wanted = [...assigned.map(withoutMark), { weapon_id: weapon.id, target_unit_id: target }];
    const prepared = prepare(game, unit, wanted);
    if (!prepared.ok) continue;
    const all = prepared.value.filter((one) => one.plan.weapon_id === weapon.id);
    const lots = isFixed(game, "AUTOMATIC_LOTS") ? all : all.slice(0, 1);
    const firing = new Set(lots.flatMap(({ legal }) => legal.firing.map(({ model }) => model.id)));
    const model_ids = Object.keys(unit.models).filter((id) => firing.has(id));
    assigned = [...assigned, { weapon_id: weapon.id, target_unit_id: target, model_ids, automatic: true }];
  }
  return assigned;
}
