import { type Action, type ChargeMove, isSameWeapon, legal, type Phase } from "@gunline/rules";
import { notOurs } from "../online/foreign.ts";
import { submit } from "./authority.ts";
import { gesture } from "./gesture.ts";
import { lastGesture, undoneGesture } from "./redo.ts";
import { currentGame, useTable } from "./table.ts";

/** What a player can do at the table, whatever hand, key or button asks for it. */

export function selectShooter(unitId: string): void {
  submit({ type: "SELECT_SHOOTER", actor_unit_id: unitId });
}

type AssignPayload = Extract<Action, { type: "ASSIGN_TARGET" }>["payload"];

/** Gives a weapon its target; another profile of the same weapon gives way to it. */
export function assignTarget(assignment: AssignPayload): void {
  const { shooting, weapons } = currentGame();
  const unitId = shooting.active_shooter_id;
  if (unitId === null) return;
  const weapon = weapons[assignment.weapon_id]!;
  const rivals = new Set(
    shooting.pending_assignments
      .map(({ weapon_id }) => weapon_id)
      .filter((id) => id !== weapon.id && isSameWeapon(weapons[id]!, weapon)),
  );
  gesture(() => {
    for (const weapon_id of rivals) clearTarget(weapon_id);
    submit({ type: "ASSIGN_TARGET", actor_unit_id: unitId, payload: assignment });
  });
}

export function clearTarget(weaponId: string): void {
  const unitId = currentGame().shooting.active_shooter_id;
  if (unitId === null) return;
  submit({ type: "CLEAR_ASSIGNMENT", actor_unit_id: unitId, payload: { weapon_id: weaponId } });
}

export function clearAllTargets(): void {
  const unitId = currentGame().shooting.active_shooter_id;
  if (unitId !== null) submit({ type: "CLEAR_ALL_ASSIGNMENTS", actor_unit_id: unitId });
}

/** Locks the targets in; with fast dice everything is rolled at once, until somebody has to choose. */
export function confirmTargets(): void {
  const unitId = currentGame().shooting.active_shooter_id;
  if (unitId !== null) submit({ type: "CONFIRM_TARGETS", actor_unit_id: unitId }, rollOn);
}

export function rollNext(): void {
  const unitId = currentGame().shooting.active_shooter_id;
  if (unitId !== null) submit({ type: "RESOLVE_NEXT", actor_unit_id: unitId }, rollOn);
}

/** With fast dice the rolls of one volley follow each other by themselves. */
function rollOn(): void {
  const game = currentGame();
  if (!game.settings.fast_dice || game.shooting.resolution_state === null) return;
  if (legal(game).actions.includes("RESOLVE_NEXT")) rollNext();
}

export function allocateWound(modelId: string): void {
  const waiting = currentGame().shooting.resolution_state?.waiting_for;
  if (waiting === null || waiting === undefined) return;
  const payload = { model_id: modelId };
  submit({ type: "ALLOCATE_WOUND", actor_unit_id: waiting.unit_id, payload }, rollOn);
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

type Settings = Extract<Action, { type: "CHANGE_SETTINGS" }>["payload"];

export function changeSettings(settings: Settings): void {
  submit({ type: "CHANGE_SETTINGS", payload: settings });
}

/** Phases in which the referee has nothing to do. */
const PASSED: readonly Phase[] = ["COMMAND", "MOVEMENT"];

/** Ends the phase, and those after it that are passed over; far apart, the other's are for the other to begin with. */
export function endPhase(): void {
  submit({ type: "END_PHASE" }, () => {
    if (PASSED.includes(currentGame().turn.phase) && notOurs() === undefined) endPhase();
  });
}

/** Takes the last gesture back, however many choices it was. */
export function undo(): void {
  const { table } = useTable.getState();
  const choices = Math.max(lastGesture(table?.entries ?? []), 1);
  for (let n = 0; n < choices; n++) submit({ type: "UNDO" });
}

/** Makes the choices of the gesture again that was undone last. */
export function redo(): void {
  const { table } = useTable.getState();
  gesture(() => {
    for (const again of undoneGesture(table?.entries ?? [])) submit(again);
  });
}
