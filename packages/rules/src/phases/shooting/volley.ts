import type { ActionOf } from "../../action.ts";
import { prepare } from "../../attack/prepare.ts";
import { isWipedOut } from "../../attack/ranks.ts";
import type { Dice } from "../../dice/source.ts";
import type { Diff } from "../../diff.ts";
import type { Game, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import type { Assignment, Resolution } from "../../game/shooting.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { changed, type Outcome, refused } from "../outcome.ts";
import { Story } from "../story.ts";
import { actorOf, busyRefusals, selectedRefusals } from "./actor.ts";
import { advance, type Field, newResolution } from "./resolve.ts";

/** Actions that confirm targets and roll. */

/** Confirms all assignments and resolves them all. */
export function shoot(game: Game, action: ActionOf<"SHOOT">, dice: Dice): Outcome {
  const actor = actorOf(game, action.actor_unit_id);
  if (!actor.ok) return refused(...actor.refusals);
  const busy = busyRefusals(game);
  if (busy.length > 0) return refused(...busy);
  return begin(game, actor.value, action.payload.assignments, dice, true);
}

/** Locks the chosen targets; nothing is rolled yet, and nothing can be undone any more. */
export function confirmTargets(game: Game, action: ActionOf<"CONFIRM_TARGETS">): Outcome {
  const selected = selectedRefusals(game, action.actor_unit_id);
  if (selected.length > 0) return refused(...selected);
  const unit = game.units[action.actor_unit_id]!;
  const { pending_assignments } = game.shooting;
  if (pending_assignments.length === 0) {
    const message = `No weapon of ${unit.name} has a target.`;
    return refused(refusal("NO_TARGETS", "PH-7", message, { unit_id: unit.id }));
  }
  const prepared = prepare(game, unit, pending_assignments.map(withoutMark));
  if (!prepared.ok) return refused(...prepared.refusals);
  const plans = prepared.value.map(({ plan }) => plan);
  const story = new Story();
  for (const { weapon_name, target_name, guns } of plans)
    story.say(`${guns.length}x ${weapon_name} → ${target_name}`);
  story.events.push({ type: "targets_confirmed", unit_id: unit.id, target_unit_ids: targetsOf(plans) });
  return changed(
    [
      { op: "set", path: "shooting.resolution_state", value: newResolution(plans, false) },
      { op: "set", path: "shooting.pending_assignments", value: [] },
      { op: "set", path: "shooting.history", value: [] },
    ],
    story,
  );
}

function targetsOf(plans: readonly { readonly target_unit_id: string }[]): readonly string[] {
  return [...new Set(plans.map(({ target_unit_id }) => target_unit_id))];
}

export function withoutMark({
  automatic: _,
  ...assignment
}: Game["shooting"]["pending_assignments"][number]): Assignment {
  return assignment;
}

/** Rolls the next weapon, or the next stage of it without fast dice. */
export function resolveNext(game: Game, action: ActionOf<"RESOLVE_NEXT">, dice: Dice): Outcome {
  const state = stateOf(game, action.actor_unit_id);
  if (!state.ok) return refused(...state.refusals);
  const { waiting_for } = state.value;
  // Where the players have since left the choice to the referee, the game waits for nobody.
  if (waiting_for !== null && game.settings.allocation === "DEFENDER") {
    const { name } = game.units[waiting_for.unit_id]!;
    const message = `The defender chooses first which model of ${name} takes the wound.`;
    return refused(refusal("AWAITING_ALLOCATION", "PH-8", message, { unit_id: waiting_for.unit_id }));
  }
  return goOn(game, { ...state.value, waiting_for: null }, dice);
}

/** The defender's choice of the model that takes the next wound; it goes on taking them while it lives. */
export function allocateWound(game: Game, action: ActionOf<"ALLOCATE_WOUND">, dice: Dice): Outcome {
  const { waiting_for, ...state } = game.shooting.resolution_state ?? { waiting_for: null };
  if (waiting_for === null || !("plans" in state)) {
    return refused(refusal("NOTHING_TO_ALLOCATE", "PH-8", "No wound is waiting to be allocated."));
  }
  const { unit_id, model_ids } = waiting_for;
  if (game.settings.allocation === "AUTOMATIC") {
    const message = "The referee picks the model: the choice was left to it.";
    return refused(refusal("NOTHING_TO_ALLOCATE", "PH-8", message, { unit_id }));
  }
  const { model_id } = action.payload;
  const { name } = game.units[unit_id]!;
  if (action.actor_unit_id !== unit_id) {
    const message = `The wound is on ${name}, not on ${action.actor_unit_id}.`;
    return refused(refusal("WRONG_UNIT", "PH-8", message, { unit_id: action.actor_unit_id }));
  }
  if (!model_ids.includes(model_id)) {
    const message = `${model_id} may not take the wound; ${model_ids.join(", ")} may.`;
    return refused(refusal("NOT_A_CHOICE", "AT-9", message, { unit_id, model_id }));
  }
  const marked = [...(lookup(game.shooting.allocated, unit_id) ?? []), model_id];
  const shooting = { ...game.shooting, allocated: { ...game.shooting.allocated, [unit_id]: marked } };
  return goOn({ ...game, shooting }, { ...state, waiting_for: null }, dice);
}

/** Prepares and rolls in one go. */
function begin(
  game: Game,
  unit: Unit,
  assignments: readonly Assignment[],
  dice: Dice,
  continuous: boolean,
): Outcome {
  const prepared = prepare(game, unit, assignments);
  if (!prepared.ok) return refused(...prepared.refusals);
  const plans = prepared.value.map(({ plan }) => plan);
  return goOn(game, newResolution(plans, continuous), dice);
}

function goOn(game: Game, state: Resolution, dice: Dice): Outcome {
  const field: Field = { game, dice, story: new Story(), ranks: new Map() };
  const next = advance(field, state);
  const { diffs, marks } = lossesOf(field);
  if (next !== "DONE") {
    const shooter = state.plans[0]!.shooter_unit_id;
    diffs.push({ op: "set", path: "shooting.active_shooter_id", value: shooter });
    diffs.push({ op: "set", path: "shooting.pending_assignments", value: [] });
    diffs.push({ op: "set", path: "shooting.history", value: [] });
    diffs.push({ op: "set", path: "shooting.resolution_state", value: next });
  } else {
    diffs.push(...finished(game, state, field.story));
  }
  diffs.push(...marks);
  return changed(diffs, field.story);
}

/** Wounds lost and models slain, as diffs and events; beside them the models that were allocated attacks. */
function lossesOf({ ranks, story, game }: Field): { diffs: Diff[]; marks: readonly Diff[] } {
  const diffs: Diff[] = [];
  const marks: Diff[] = [];
  for (const [unitId, one] of ranks) {
    for (const slot of one.hurt) {
      const path = `units.${unitId}.models.${one.ids[slot]!}`;
      diffs.push({ op: "set", path: `${path}.wounds`, value: one.left[slot]! });
      if (one.left[slot]! === 0) diffs.push({ op: "remove", path });
    }
    if (one.allocated.includes(true)) {
      const living = one.ids.filter((_, slot) => one.allocated[slot]! && one.left[slot]! > 0);
      marks.push({ op: "set", path: `shooting.allocated.${unitId}`, value: living });
    }
    if (isWipedOut(one) && one.hurt.length > 0) {
      story.events.push({ type: "unit_destroyed", unit_id: unitId });
      story.say(`${game.units[unitId]!.name} is destroyed.`);
    }
  }
  return { diffs, marks };
}

/** The unit has shot: its flag, its One Shot weapons, and a clear table for the next unit. */
function* finished(game: Game, { plans }: Resolution, story: Story): Generator<Diff> {
  const shooterId = plans[0]!.shooter_unit_id;
  yield { op: "set", path: `units.${shooterId}.flags.has_shot`, value: true };
  const spent = new Map<string, string[]>();
  for (const plan of plans) {
    if (!plan.one_shot) continue;
    for (const { model_id } of plan.guns) {
      const before = spent.get(model_id) ?? lookup(lookup(game.spent, shooterId) ?? {}, model_id) ?? [];
      if (!before.includes(plan.weapon_id)) spent.set(model_id, [...before, plan.weapon_id]);
    }
  }
  for (const [modelId, weapons] of spent) {
    yield { op: "set", path: `spent.${shooterId}.${modelId}`, value: weapons };
  }
  const { shooting } = game;
  if (shooting.active_shooter_id !== null)
    yield { op: "set", path: "shooting.active_shooter_id", value: null };
  if (shooting.pending_assignments.length > 0)
    yield { op: "set", path: "shooting.pending_assignments", value: [] };
  if (shooting.history.length > 0) yield { op: "set", path: "shooting.history", value: [] };
  if (shooting.resolution_state !== null) yield { op: "set", path: "shooting.resolution_state", value: null };
  story.events.push({ type: "unit_shot", unit_id: shooterId, target_unit_ids: targetsOf(plans) });
}

function stateOf(
  game: Game,
  unitId: string,
): { ok: true; value: Resolution } | { ok: false; refusals: readonly Refusal[] } {
  const state = game.shooting.resolution_state;
  if (state === null) {
    const message = "No targets are confirmed: confirm them before attacks are rolled.";
    return { ok: false, refusals: [refusal("NOTHING_TO_RESOLVE", "PH-7", message, { unit_id: unitId })] };
  }
  const { shooter_unit_id, shooter_name } = state.plans[0]!;
  if (shooter_unit_id !== unitId) {
    const message = `${shooter_name} is shooting, not ${unitId}.`;
    return { ok: false, refusals: [refusal("WRONG_UNIT", "PH-2", message, { unit_id: unitId })] };
  }
  return { ok: true, value: state };
}
