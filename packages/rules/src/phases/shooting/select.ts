import type { ActionOf } from "../../action.ts";
import { prepare } from "../../attack/prepare.ts";
import type { Diff } from "../../diff.ts";
import { checkAssignments } from "../../eligibility/assignment.ts";
import { rangedWeaponsOf, selectionRefusals } from "../../eligibility/units.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { PendingAssignment, Selection } from "../../game/shooting.ts";
import { isSameWeapon } from "../../game/weapon.ts";
import { abilitiesOf } from "../../keywords/abilities.ts";
import { LIMITS } from "../../limits.ts";
import { refusal } from "../../refusal.ts";
import { eligibleTargets, suggest } from "../../suggestion.ts";
import { changed, noted, type Outcome, refused } from "../outcome.ts";
import { Story } from "../story.ts";
import { actorOf, busyRefusals, selectedRefusals } from "./actor.ts";
import { withoutMark } from "./volley.ts";

/** Actions before the dice: who shoots, at what. All of it can be undone until the targets are confirmed. */

export function selectShooter(game: Game, action: ActionOf<"SELECT_SHOOTER">): Outcome {
  const actor = actorOf(game, action.actor_unit_id);
  if (!actor.ok) return refused(...actor.refusals);
  const unit = actor.value;
  const refusals = [...busyRefusals(game), ...selectionRefusals(game, unit)];
  if (refusals.length > 0) return refused(...refusals);
  const assigned = obviousTargets(game, unit);
  const story = new Story();
  story.say(`${unit.name} is selected to shoot.`);
  for (const { weapon_id, target_unit_id } of assigned) {
    story.detail(
      `${game.weapons[weapon_id]!.name} → ${game.units[target_unit_id]!.name}. Auto-selected: Only eligible target`,
    );
  }
  return changed(selectionDiffs(game, { active_shooter_id: unit.id, pending_assignments: assigned }), story);
}

/** Weapons with a single eligible target get it, as long as they can be fired together; sidearms come last. */
function obviousTargets(game: Game, unit: Unit): readonly PendingAssignment[] {
  if (game.settings.auto_targeting === "OFF") return [];
  const weapons = [...rangedWeaponsOf(game, unit)].sort(
    (a, b) => Number(abilitiesOf(a).traits.sidearm) - Number(abilitiesOf(b).traits.sidearm),
  );
  let assigned: readonly PendingAssignment[] = [];
  for (const weapon of weapons) {
    // A choice among the targets of one profile is a choice for all.
    const profiles = weapons.filter((other) => isSameWeapon(other, weapon));
    const inReach = new Set(profiles.flatMap((profile) => eligibleTargets(game, unit, profile)));
    const { level, target } = suggest([...inReach], [], game.settings.auto_targeting);
    if (level !== "OBVIOUS" || target === null) continue;
    const wanted = [...assigned.map(withoutMark), { weapon_id: weapon.id, target_unit_id: target }];
    const prepared = prepare(game, unit, wanted);
    if (!prepared.ok) continue;
    const { legal } = prepared.value.find((one) => one.plan.weapon_id === weapon.id)!;
    const model_ids = legal.firing.map(({ model }) => model.id);
    assigned = [...assigned, { weapon_id: weapon.id, target_unit_id: target, model_ids, automatic: true }];
  }
  return assigned;
}

/**
 * Gives a weapon its target. Models that fired the same weapon at another target in this selection are taken from
 * there: the last choice counts.
 */
export function assignTarget(game: Game, action: ActionOf<"ASSIGN_TARGET">): Outcome {
  const refusals = selectedRefusals(game, action.actor_unit_id);
  if (refusals.length > 0) return refused(...refusals);
  const unit = game.units[action.actor_unit_id]!;
  const alone = checkAssignments(game, unit, [action.payload]);
  if (!alone.ok) return refused(...alone.refusals);
  const { weapon, target, firing } = alone.value[0]!;
  const model_ids = firing.map(({ model }) => model.id);
  const others = game.shooting.pending_assignments
    .map((one) => {
      if (one.weapon_id !== action.payload.weapon_id) return one;
      return { ...one, model_ids: one.model_ids.filter((id) => !model_ids.includes(id)) };
    })
    .filter((one) => one.model_ids.length > 0);
  const pending_assignments = [...others, { ...action.payload, model_ids, automatic: false }];
  const together = prepare(game, unit, pending_assignments.map(withoutMark));
  if (!together.ok) return refused(...together.refusals);
  const story = new Story();
  story.say(`${model_ids.length}x ${weapon.name} → ${target.name}`);
  return changed(selectionDiffs(game, { active_shooter_id: unit.id, pending_assignments }), story);
}

export function clearAssignment(game: Game, action: ActionOf<"CLEAR_ASSIGNMENT">): Outcome {
  const refusals = selectedRefusals(game, action.actor_unit_id);
  if (refusals.length > 0) return refused(...refusals);
  const { weapon_id, target_unit_id } = action.payload;
  const cleared = (one: PendingAssignment) =>
    one.weapon_id === weapon_id && (target_unit_id === undefined || one.target_unit_id === target_unit_id);
  const { pending_assignments } = game.shooting;
  if (!pending_assignments.some(cleared)) {
    const message = `${weapon_id} has no such target to clear.`;
    return refused(refusal("NOT_ASSIGNED", "PH-7", message, { unit_id: action.actor_unit_id, weapon_id }));
  }
  const left = pending_assignments.filter((one) => !cleared(one));
  const diffs = selectionDiffs(game, { active_shooter_id: action.actor_unit_id, pending_assignments: left });
  return noted(diffs, `${game.weapons[weapon_id]?.name ?? weapon_id}: target cleared.`);
}

export function clearAll(game: Game, action: ActionOf<"CLEAR_ALL_ASSIGNMENTS">): Outcome {
  const refusals = selectedRefusals(game, action.actor_unit_id);
  if (refusals.length > 0) return refused(...refusals);
  const diffs = selectionDiffs(game, { active_shooter_id: action.actor_unit_id, pending_assignments: [] });
  return noted(diffs, "All targets cleared.");
}

/** The unit gives up its shooting in this phase; this too can be undone. */
export function skipUnit(game: Game, action: ActionOf<"SKIP_UNIT">): Outcome {
  const actor = actorOf(game, action.actor_unit_id);
  if (!actor.ok) return refused(...actor.refusals);
  const unit = actor.value;
  const refusals = [...busyRefusals(game), ...selectionRefusals(game, unit)].filter(
    ({ code }) => code !== "NO_ELIGIBLE_TARGETS" && code !== "NO_RANGED_WEAPONS",
  );
  if (refusals.length > 0) return refused(...refusals);
  const { shooting } = game;
  const skipped_unit_ids = [...shooting.skipped_unit_ids, unit.id];
  const selected = shooting.active_shooter_id === unit.id;
  const diffs = selectionDiffs(
    game,
    selected ? { active_shooter_id: null, pending_assignments: [], skipped_unit_ids } : { skipped_unit_ids },
  );
  return noted(diffs, `${unit.name} does not shoot.`);
}

/** Takes back the last choice of unit or target (PH-3). */
export function undoSelection(game: Game): Outcome {
  if (game.shooting.resolution_state !== null) {
    return refused(refusal("CONFIRMED", "PH-3", "The targets are confirmed; they cannot be taken back."));
  }
  const { history } = game.shooting;
  const last = history.at(-1);
  if (last === undefined) return refused(refusal("NOTHING_TO_UNDO", "PH-3", "There is nothing to undo."));
  return noted(
    [...setSelection(last), { op: "set", path: "shooting.history", value: history.slice(0, -1) }],
    "Undone.",
  );
}

/** What changes of the selection, with the whole old one kept for undo; beyond the limit the oldest is forgotten. */
function selectionDiffs({ shooting }: Game, next: Partial<Selection>): readonly Diff[] {
  const { active_shooter_id, pending_assignments, skipped_unit_ids, history } = shooting;
  const kept = [...history, { active_shooter_id, pending_assignments, skipped_unit_ids }].slice(
    -LIMITS.undoSteps,
  );
  return [...setSelection(next), { op: "set", path: "shooting.history", value: kept }];
}

function setSelection(selection: Partial<Selection>): readonly Diff[] {
  return Object.entries(selection).map(
    ([name, value]): Diff => ({ op: "set", path: `shooting.${name}`, value }),
  );
}
