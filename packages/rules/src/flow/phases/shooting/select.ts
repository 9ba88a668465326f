import { prepare } from "../../../attack/prepare.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { isFixed } from "../../../game/edition.ts";
import type { PendingAssignment } from "../../../game/shooting.ts";
import { isSameWeapon } from "../../../game/weapon.ts";
import { eligibilityOf, mayFire } from "../../../space/eligibility/eligibility.ts";
import { isSidearm, modelsWithBetterThanPistols, sidearmsLast } from "../../../space/eligibility/sidearm.ts";
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
    story.addLine({ line: "unit_selected", unit_id: unit.id });
    for (const { weapon_id, target_unit_id, model_ids } of assigned) {
      const models = model_ids.length;
      story.addLine({
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
  refusals: selectionRefusals,
  undoable: true,
};

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Weapons with a single eligible target get it, as long as they can be fired together. A Pistol is left to the models that
 * have nothing better to fire, whatever that could be fired at.
 */
function obviousTargets(game: Game, unit: Unit): readonly PendingAssignment[] {
  if (game.settings.auto_targeting === "OFF") return [];
  const weapons = sidearmsLast(rangedWeaponsOf(game, unit));
  const better = isFixed(game, "PISTOLS_LAST") ? modelsWithBetterThanPistols(game, unit) : NOBODY;
  let assigned: readonly PendingAssignment[] = [];
  for (const weapon of weapons) {
    // A choice among the targets of one profile is a choice for all of them.
    const profiles = weapons.filter((other) => isSameWeapon(other, weapon));
    const inReach = new Set(profiles.flatMap((profile) => eligibleTargets(game, unit, profile)));
    const { level, target } = suggest([...inReach], [], game.settings.auto_targeting);
    if (level !== "OBVIOUS" || target === null) continue;
    const able = mayFire(eligibilityOf(game, unit, weapon, game.units[target]!))
      .map(({ model }) => model.id)
      .filter((id) => !isSidearm(weapon) || !better.has(id));
    if (able.length === 0) continue;
    const wanted = { weapon_id: weapon.id, target_unit_id: target, model_ids: able };
    const prepared = prepare(game, unit, [...assigned.map(withoutMark), wanted]);
    if (!prepared.ok) continue;
    const firstLot = prepared.value.find(({ plan }) => plan.weapon_id === weapon.id)!.legal.firing;
    const model_ids = isFixed(game, "AUTOMATIC_LOTS") ? able : firstLot.map(({ model }) => model.id);
    assigned = [...assigned, { ...wanted, model_ids, automatic: true }];
  }
  return assigned;
}
