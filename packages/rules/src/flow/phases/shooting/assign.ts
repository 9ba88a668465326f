import { type Prepared, prepare } from "../../../attack/prepare.ts";
import { refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { Assignment, Modifiers, PendingAssignment } from "../../../game/shooting.ts";
import { MODIFIER_NAMES, type ModifierName, type StoryLine } from "../../../game/story/line.ts";
import { checkAssignments } from "../../../space/eligibility/assignment.ts";
import { eligibilityOf } from "../../../space/eligibility/eligibility.ts";
import { enemiesOf, rangedWeaponsOf } from "../../../space/eligibility/units.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { choose, selectedRefusals, selectedUnit, withoutMark } from "./selected.ts";
import { volleysOf } from "./volleys.ts";

/** What the selected unit fires at. All of it can be undone until the targets are confirmed. */

const isSelected = (game: Game) => selectedUnit(game) !== undefined;
const hasTargets = (game: Game) => game.shooting.pending_assignments.length > 0;

/** The whole list at once: who fires what at whom. */
export const setAssignments: ActionEntry<"SET_ASSIGNMENTS"> = {
  handle(change, { actor_unit_id, payload: { assignments } }) {
    const { game, story } = change;
    const refusals = selectedRefusals(game, actor_unit_id);
    if (refusals.length > 0) return refusals;
    const unit = game.units[actor_unit_id]!;
    const checked = checkAssignments(game, unit, assignments);
    if (!checked.ok) return checked.refusals;
    const before = game.shooting.pending_assignments;
    const pending = checked.value.map(({ assignment, firing }): PendingAssignment => {
      const asked = { ...assignment, model_ids: firing.map(({ model }) => model.id) };
      // Anyone who changes the terms has chosen the target too.
      const automatic = before.some(
        (one) => one.automatic && isSameAim(one, asked) && isSameTerms(one, asked),
      );
      return { ...asked, automatic };
    });
    const together = prepareAll(game, unit, pending);
    if (!together.ok) return together.refusals;
    for (const line of changesBetween(unit, before, pending, together.value)) story.addLine(line);
    choose(change, unit.id, pending);
    return DONE;
  },
  offered: isSelected,
  *choices(game) {
    const unit = selectedUnit(game)!;
    for (const assignments of volleysOf(game, unit)) {
      yield { type: "SET_ASSIGNMENTS", actor_unit_id: unit.id, payload: { assignments } };
    }
  },
  undoable: true,
};

function prepareAll(game: Game, unit: Unit, pending: readonly PendingAssignment[]) {
  return prepare(game, unit, pending.map(withoutMark));
}

/** What is told of a list that replaces another: targets taken away and given, terms changed, another order. */
function* changesBetween(
  unit: Unit,
  before: readonly PendingAssignment[],
  after: readonly PendingAssignment[],
  prepared: readonly Prepared[],
): Generator<StoryLine> {
  if (after.length === 0) {
    yield { line: "targets_cleared" };
    return;
  }
  const fired = new Set(after.map(({ weapon_id }) => weapon_id));
  for (const weapon_id of new Set(before.map((one) => one.weapon_id))) {
    if (!fired.has(weapon_id)) yield { line: "target_cleared", weapon_id };
  }
  let isReordered = false;
  for (const one of after) {
    const old = before.find((other) => isSameAim(other, one));
    if (old === undefined) yield assigned(unit, one);
    if (!isSameTerms(old ?? NO_TERMS, one)) yield withTerms(unit, one);
    isReordered ||= one.order !== undefined && one.order !== old?.order;
  }
  if (isReordered) {
    const sent = new Set(prepared.map((one) => one.sent));
    const aims = [...sent].map(({ weapon_id, target_unit_id }) => ({ weapon_id, target_unit_id }));
    yield { line: "firing_order", unit_id: unit.id, aims };
  }
}

function isSameAim(a: Assignment, b: Assignment): boolean {
  return (
    a.weapon_id === b.weapon_id &&
    a.target_unit_id === b.target_unit_id &&
    a.from_unit_id === b.from_unit_id &&
    (a.model_ids ?? []).join() === (b.model_ids ?? []).join()
  );
}

type Terms = Pick<Assignment, "modifiers" | "precision_model_id" | "attacks_override">;

const NO_TERMS: Terms = {};

/** How it is fired: what is added to the rolls, whom it picks out, how often it attacks. */
function isSameTerms(a: Terms, b: Terms): boolean {
  return (
    switchedOn(a).join() === switchedOn(b).join() &&
    (a.precision_model_id ?? null) === (b.precision_model_id ?? null) &&
    (a.attacks_override ?? null) === (b.attacks_override ?? null)
  );
}

function switchedOn({ modifiers }: Terms): readonly ModifierName[] {
  return MODIFIER_NAMES.filter((name) => {
    const [roll, what] = name.split(".") as [keyof Modifiers, keyof NonNullable<Modifiers["hit"]>];
    return modifiers?.[roll]?.[what] === true;
  });
}

function withTerms(unit: Unit, one: PendingAssignment): StoryLine {
  const { weapon_id, target_unit_id, precision_model_id = null, attacks_override = null } = one;
  return {
    line: "target_terms",
    unit_id: unit.id,
    weapon_id,
    target_unit_id,
    modifiers: switchedOn(one),
    precision_model_id,
    attacks_override,
  };
}

function assigned(unit: Unit, { weapon_id, target_unit_id, model_ids }: PendingAssignment): StoryLine {
  const models = model_ids.length;
  return { line: "target_assigned", unit_id: unit.id, weapon_id, target_unit_id, models, automatic: false };
}

/**
 * Gives a weapon its target. Models that fired the same weapon at another target in this selection are taken from
 * there: the last choice counts.
 */
export const assignTarget: ActionEntry<"ASSIGN_TARGET"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game, story } = change;
    const refusals = selectedRefusals(game, actor_unit_id);
    if (refusals.length > 0) return refusals;
    const unit = game.units[actor_unit_id]!;
    const alone = checkAssignments(game, unit, [payload]);
    if (!alone.ok) return alone.refusals;
    const model_ids = alone.value[0]!.firing.map(({ model }) => model.id);
    const others = game.shooting.pending_assignments
      .map((one) => {
        if (one.weapon_id !== payload.weapon_id || one.from_unit_id !== payload.from_unit_id) return one;
        return { ...one, model_ids: one.model_ids.filter((id) => !model_ids.includes(id)) };
      })
      .filter((one) => one.model_ids.length > 0);
    const asked = { ...payload, model_ids, automatic: false };
    const pending = [...others, asked];
    const together = prepareAll(game, unit, pending);
    if (!together.ok) return together.refusals;
    story.addLine(assigned(unit, asked));
    choose(change, unit.id, pending);
    return DONE;
  },
  offered: (game) => isSelected(game) && !assignments(game).next().done,
  *choices(game) {
    const { id } = selectedUnit(game)!;
    for (const payload of assignments(game)) yield { type: "ASSIGN_TARGET", actor_unit_id: id, payload };
  },
  undoable: true,
};

/** Each weapon at each unit that it can be fired at, where it may stand beside what is assigned already. */
function* assignments(game: Game): Generator<Assignment> {
  const unit = selectedUnit(game)!;
  for (const { id: weapon_id } of rangedWeaponsOf(game, unit)) {
    const others = game.shooting.pending_assignments.filter((one) => one.weapon_id !== weapon_id);
    for (const { id: target_unit_id } of enemiesOf(game, unit)) {
      const asked = { weapon_id, target_unit_id };
      const { eligible } = eligibilityOf(game, unit, game.weapons[weapon_id]!, game.units[target_unit_id]!);
      if (eligible && prepare(game, unit, [...others.map(withoutMark), asked]).ok) yield asked;
    }
  }
}

export const clearAssignment: ActionEntry<"CLEAR_ASSIGNMENT"> = {
  handle(change, { actor_unit_id, payload: { weapon_id, target_unit_id } }) {
    const { game, story } = change;
    const refusals = selectedRefusals(game, actor_unit_id);
    if (refusals.length > 0) return refusals;
    const cleared = (one: PendingAssignment) =>
      one.weapon_id === weapon_id && (target_unit_id === undefined || one.target_unit_id === target_unit_id);
    const { pending_assignments } = game.shooting;
    if (!pending_assignments.some(cleared)) {
      const about = { unit_id: actor_unit_id, weapon_id };
      return [refusal("NOT_ASSIGNED", "PH-7", { weapon: weapon_id }, about)];
    }
    story.addLine({ line: "target_cleared", weapon_id });
    choose(
      change,
      actor_unit_id,
      pending_assignments.filter((one) => !cleared(one)),
    );
    return DONE;
  },
  offered: hasTargets,
  *choices(game) {
    const { id } = selectedUnit(game)!;
    for (const weapon_id of new Set(game.shooting.pending_assignments.map((one) => one.weapon_id))) {
      yield { type: "CLEAR_ASSIGNMENT", actor_unit_id: id, payload: { weapon_id } };
    }
  },
  undoable: true,
};

export const clearAll: ActionEntry<"CLEAR_ALL_ASSIGNMENTS"> = {
  handle(change, { actor_unit_id }) {
    const refusals = selectedRefusals(change.game, actor_unit_id);
    if (refusals.length > 0) return refusals;
    if (!hasTargets(change.game)) {
      return [refusal("NOT_ASSIGNED:any", "PH-7", {}, { unit_id: actor_unit_id })];
    }
    change.story.addLine({ line: "targets_cleared" });
    choose(change, actor_unit_id, []);
    return DONE;
  },
  offered: hasTargets,
  choices: (game) => [{ type: "CLEAR_ALL_ASSIGNMENTS", actor_unit_id: selectedUnit(game)!.id }],
  undoable: true,
};
