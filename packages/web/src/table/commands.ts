import type { Action, ChargeMove } from "@gunline/rules";
import { notify } from "../ui/notices.tsx";
import { type Wish, wishOf } from "./assignments.ts";
import { submit } from "./authority.ts";
import { aimsToTakeUp } from "./kept-aims.ts";
import { undoneChoice } from "./redo.ts";
import { currentGame, useTable } from "./table.ts";
import { allocationUnderWay, attacksUnderWay } from "./under-way.ts";
import { mayNow, type Use } from "./whose.ts";

/** What a player can do at the table, whatever hand, key or button asks for it: one press, one action. */

/** The targets that it had when another unit was looked at come back with it. */
export function selectShooter(unitId: string): void {
  submit({ type: "SELECT_SHOOTER", actor_unit_id: unitId }, () => takeUpTargets(unitId));
}

function takeUpTargets(unitId: string): void {
  const game = currentGame();
  if (game.shooting.active_shooter_id !== unitId) return;
  const kept = aimsToTakeUp(game, game.units[unitId]!);
  if (kept === undefined) return;
  const { wishes, lost } = kept;
  if (lost.length > 0) notify(lost.join(" "));
  setTargets(wishes);
}

/** All that the selected unit fires, and at whom. */
export function setTargets(assignments: readonly Wish[]): void {
  const unitId = currentGame().shooting.active_shooter_id;
  if (unitId === null) return;
  submit({ type: "SET_ASSIGNMENTS", actor_unit_id: unitId, payload: { assignments } });
}

export function clearAllTargets(): void {
  if (currentGame().shooting.pending_assignments.length > 0) setTargets([]);
}

/** Locks the targets in; with fast dice the whole volley is one step, until somebody has to choose. */
export function confirmTargets(): void {
  const { shooting, settings } = currentGame();
  const { active_shooter_id: unitId, pending_assignments } = shooting;
  if (unitId === null) return;
  if (settings.fast_dice) {
    const assignments = pending_assignments.map(wishOf);
    submit({ type: "SHOOT", actor_unit_id: unitId, payload: { assignments } });
  } else submit({ type: "CONFIRM_TARGETS", actor_unit_id: unitId });
}

export function rollNext(): void {
  const unitId = attacksUnderWay(currentGame())?.plans[0]?.shooter_unit_id;
  if (unitId !== undefined) submit({ type: "RESOLVE_NEXT", actor_unit_id: unitId }, rollOn);
}

/** Where fast dice were chosen in the middle of a volley, its other rolls follow by themselves. */
function rollOn(): void {
  const game = currentGame();
  if (game.settings.fast_dice && mayNow(game, "RESOLVE_NEXT")) rollNext();
}

export function allocateWound(modelId: string): void {
  const choice = allocationUnderWay(currentGame());
  if (choice === null) return;
  const payload = { model_id: modelId };
  submit({ type: "ALLOCATE_WOUND", actor_unit_id: choice.unit_id, payload }, rollOn);
}

export function skipShooting(unitId: string): void {
  submit({ type: "SKIP_UNIT", actor_unit_id: unitId });
}

export function declareCharge(unitId: string, targetIds: readonly string[]): void {
  submit({ type: "DECLARE_CHARGE", actor_unit_id: unitId, payload: { target_unit_ids: [...targetIds] } });
}

export function rollCharge(unitId: string): void {
  submit({ type: "CHARGE_ROLL", actor_unit_id: unitId });
}

export function applyChargeMove(unitId: string, move: ChargeMove): void {
  submit({ type: "APPLY_CHARGE_MOVE", actor_unit_id: unitId, payload: move });
}

export function failCharge(unitId: string): void {
  submit({ type: "FAIL_CHARGE", actor_unit_id: unitId });
}

export function skipCharge(unitId: string): void {
  submit({ type: "SKIP_CHARGE", actor_unit_id: unitId });
}

/** Reacts to what the other side has just done, as the referee has offered it. */
export function react(use: Use): void {
  submit(use);
}

/** Lets the other side go on. */
export function pass({ restOfPhase }: { readonly restOfPhase: boolean }): void {
  submit(restOfPhase ? { type: "PASS", payload: { rest_of_phase: true } } : { type: "PASS" });
}

type Settings = Extract<Action, { type: "CHANGE_SETTINGS" }>["payload"];

export function changeSettings(settings: Settings): void {
  submit({ type: "CHANGE_SETTINGS", payload: settings });
}

/** Ends the phase; what comes after is said as `then`. */
export function endPhase(then: () => void): void {
  submit({ type: "END_PHASE" }, then);
}

/** Takes the last choice back. */
export function undo(): void {
  submit({ type: "UNDO" });
}

/** Makes the choice again that was undone last. */
export function redo(): void {
  const again = undoneChoice(useTable.getState().table?.entries ?? []);
  if (again !== undefined) submit(again);
}
