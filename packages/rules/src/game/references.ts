import { mostHits } from "../attack/size.ts";
import { LIMITS } from "../limits.ts";
import type { Refusal } from "../refusal.ts";
import { fault } from "./border.ts";
import type { Game } from "./document.ts";
import type { Path } from "./explain.ts";
import { modelFault, unitFault, weaponFault } from "./reference-faults.ts";
import { idSchema, NOT_AN_ID } from "./scalar.ts";
import type { Selection } from "./shooting.ts";
import { unitOf } from "./unit.ts";

/** A saved game names units, models and weapons in its phase state: each must exist, or the save is refused. */
export function* shootingFaults(game: Game): Generator<Refusal> {
  const { shooting } = game;
  yield* selectionFaults(game, shooting, ["shooting"]);
  for (const [index, earlier] of shooting.history.entries()) {
    yield* selectionFaults(game, earlier, ["shooting", "history", index]);
  }
  for (const [unitId, modelIds] of Object.entries(shooting.allocated)) {
    const path = ["shooting", "allocated", unitId] as const;
    yield* unitFault(game, unitId, path);
    for (const [index, modelId] of modelIds.entries()) {
      yield* modelFault(game, unitId, modelId, [...path, index]);
    }
  }
  yield* spentFaults(game);
  yield* resolutionFaults(game);
}

/** One Shot weapons stay spent when their bearer is slain, so models are not looked up. */
function* spentFaults(game: Game): Generator<Refusal> {
  for (const [unitId, models] of Object.entries(game.spent)) {
    yield* unitFault(game, unitId, ["spent", unitId]);
    for (const [modelId, weaponIds] of Object.entries(models)) {
      const path = ["spent", unitId, modelId] as const;
      if (!idSchema.safeParse(modelId).success) yield fault("BAD_DOCUMENT", "GD-2", path, NOT_AN_ID);
      for (const [index, weaponId] of weaponIds.entries()) {
        yield* weaponFault(game, weaponId, [...path, index]);
      }
    }
  }
}

/** The selection as it is, or as an undo would bring it back. */
function* selectionFaults(game: Game, selection: Selection, base: Path): Generator<Refusal> {
  const { active_shooter_id, pending_assignments, skipped_unit_ids } = selection;
  if (active_shooter_id !== null) {
    yield* unitFault(game, active_shooter_id, [...base, "active_shooter_id"]);
  }
  for (const [index, unitId] of skipped_unit_ids.entries()) {
    yield* unitFault(game, unitId, [...base, "skipped_unit_ids", index]);
  }
  if (pending_assignments.length > 0 && active_shooter_id === null) {
    yield fault("BAD_DOCUMENT", "GD-2", [...base, "pending_assignments"], "no unit is selected to shoot");
  }
  for (const [index, pending] of pending_assignments.entries()) {
    const path = [...base, "pending_assignments", index] as const;
    yield* unitFault(game, pending.target_unit_id, [...path, "target_unit_id"]);
    yield* weaponFault(game, pending.weapon_id, [...path, "weapon_id"]);
    for (const modelId of pending.model_ids) {
      yield* modelFault(game, active_shooter_id ?? "", modelId, [...path, "model_ids"]);
    }
  }
}

/** Stages that need a plan at hand; HIT past the last plan goes on to what comes after all attacks. */
const ROLLS_A_PLAN: ReadonlySet<string> = new Set(["WOUND", "SAVE"]);

/** Plans may name models that have been slain since; weapon groups and profiles must be there. */
function* resolutionFaults(game: Game): Generator<Refusal> {
  const state = game.shooting.resolution_state;
  if (state === null) return;
  const base = ["shooting", "resolution_state"] as const;
  if (game.turn.phase !== "SHOOTING") {
    yield fault("BAD_DOCUMENT", "GD-2", base, `no attacks can be under way in the ${game.turn.phase} phase`);
  }
  if (state.tallies.length !== state.plans.length) {
    yield fault("BAD_DOCUMENT", "GD-2", [...base, "tallies"], "must have one entry a plan");
  }
  if (state.at > state.plans.length || (state.at === state.plans.length && ROLLS_A_PLAN.has(state.stage))) {
    yield fault("BAD_DOCUMENT", "GD-2", [...base, "at"], "names a plan that is not there");
  }
  for (const [index, plan] of state.plans.entries()) {
    const path = [...base, "plans", index] as const;
    yield* unitFault(game, plan.shooter_unit_id, [...path, "shooter_unit_id"]);
    yield* unitFault(game, plan.target_unit_id, [...path, "target_unit_id"]);
    yield* weaponFault(game, plan.weapon_id, [...path, "weapon_id"]);
    const groups = plan.guns.every((gun) => gun.group < plan.groups.length);
    const saves = plan.groups.every((group) => group.saves.length === plan.profiles.length);
    const profiles = plan.defenders.every((defender) => defender.profile < plan.profiles.length);
    const ordered = [...plan.allocation_order].sort((a, b) => a - b).every((slot, index) => slot === index);
    const numbered = ordered && plan.allocation_order.length === plan.defenders.length;
    if (!groups || !saves || !profiles || !numbered) {
      yield fault(
        "BAD_DOCUMENT",
        "GD-2",
        path,
        "its guns, weapon groups, profiles and defenders do not fit together",
      );
    }
    if (mostHits(plan) > LIMITS.attacksPerAssignment) {
      yield fault("BAD_DOCUMENT", "GD-6", path, `could score more than ${LIMITS.attacksPerAssignment} hits`);
    }
    const known = new Set(plan.defenders.map((defender) => defender.model_id));
    const strangers = Object.keys(unitOf(game, plan.target_unit_id)?.models ?? {}).filter(
      (id) => !known.has(id),
    );
    if (strangers.length > 0) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "defenders"], `does not list model "${strangers[0]}"`);
    }
  }
  const current = state.plans[state.at];
  const groups = current === undefined ? 0 : current.groups.length;
  if ([...state.strikes, ...state.wounds].some((item) => item.group >= groups)) {
    yield fault("BAD_DOCUMENT", "GD-2", base, "names a weapon group that its plan does not have");
  }
  if (state.deferred.some((item) => item.group >= (state.plans[item.plan]?.groups.length ?? 0))) {
    yield fault(
      "BAD_DOCUMENT",
      "GD-2",
      [...base, "deferred"],
      "names a plan or weapon group that is not there",
    );
  }
  if (state.waiting_for !== null) {
    for (const modelId of state.waiting_for.model_ids) {
      yield* modelFault(game, state.waiting_for.unit_id, modelId, [...base, "waiting_for"]);
    }
  }
}
