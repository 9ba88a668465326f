import type { Action, byHand, fights, MoveUnderWay, missions, PlayerId, placement } from "@gunline/rules";
import { notify } from "../ui/notices.tsx";
import { type Wish, wishOf } from "./assignments.ts";
import { submit } from "./authority.ts";
import { isLastGrouped } from "./grouped.ts";
import { canUndo, undoneChoice } from "./redo.ts";
import { aimsToTakeUp } from "./saved-aims.ts";
import { currentGame, currentTable, useTable } from "./table.ts";
import {
  allocationUnderWay,
  attacksUnderWay,
  escapeDiceUnderWay,
  escapeUnderWay,
  mortalUnderWay,
} from "./under-way.ts";
import { mayNow, type Start, type Use } from "./whose.ts";

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
  const game = currentGame();
  const unitId = attacksUnderWay(game)?.plans[0]?.shooter_unit_id ?? escapeDiceUnderWay(game);
  if (unitId !== undefined) submit({ type: "RESOLVE_NEXT", actor_unit_id: unitId }, rollOn);
}

/** Where fast dice were chosen in the middle of a volley, its other rolls follow by themselves. */
function rollOn(): void {
  const game = currentGame();
  if (game.settings.fast_dice && mayNow(game, "RESOLVE_NEXT")) rollNext();
}

export function allocateWound(modelId: string): void {
  const game = currentGame();
  const unitId =
    allocationUnderWay(game)?.unit_id ?? escapeUnderWay(game)?.unitId ?? mortalUnderWay(game)?.unit_id;
  if (unitId === undefined) return;
  const payload = { model_id: modelId };
  submit({ type: "ALLOCATE_WOUND", actor_unit_id: unitId, payload }, rollOn);
}

/** The models that a unit loses for its coherency, in the order in which they go. */
export function removeModels(unitId: string, modelIds: readonly string[]): void {
  submit({ type: "REMOVE_MODELS", actor_unit_id: unitId, payload: { model_ids: [...modelIds] } });
}

/** What fallen models fire before they are removed, as the referee has offered it. */
export function fireLast(shots: Extract<Action, { type: "SHOOT" }>): void {
  submit(shots);
}

export function skipShooting(unitId: string): void {
  submit({ type: "SKIP_UNIT", actor_unit_id: unitId });
}

/** Sends a move of whatever kind; what comes after is said as `then`. */
export function makeMove(action: ReturnType<MoveUnderWay["action"]>, then?: () => void): void {
  submit(action, then);
}

/** The unit does not move in this phase. */
export function remainStationary(unitId: string): void {
  submit({ type: "MOVE", actor_unit_id: unitId, payload: { kind: "STATIONARY", per_model_paths: {} } });
}

export function rollAdvance(unitId: string): void {
  submit({ type: "ADVANCE_ROLL", actor_unit_id: unitId });
}

/** Sets the unit up; what comes after is said as `then`. */
export function setUpUnit(
  unitId: string,
  { positions, facings }: placement.Places,
  then: () => void = () => undefined,
): void {
  const payload = { positions, ...(facings !== undefined && { facings }) };
  submit({ type: "SET_UP", actor_unit_id: unitId, payload }, then);
}

/** A unit that is redeployed waits in Strategic Reserves instead. */
export function reserveUnit(unitId: string): void {
  submit({ type: "RESERVE", actor_unit_id: unitId, payload: { kind: "STRATEGIC" } });
}

export function declareCharge(unitId: string, targetIds: readonly string[]): void {
  submit({ type: "DECLARE_CHARGE", actor_unit_id: unitId, payload: { target_unit_ids: [...targetIds] } });
}

export function rollCharge(unitId: string): void {
  submit({ type: "CHARGE_ROLL", actor_unit_id: unitId });
}

/** This unit fights now. */
export function selectFighter(unitId: string): void {
  submit({ type: "SELECT_FIGHTER", actor_unit_id: unitId });
}

/** All melee attacks of a unit; none where the list is empty. */
export function strike(unitId: string, assignments: readonly fights.MeleeAssignment[]): void {
  submit({ type: "FIGHT", actor_unit_id: unitId, payload: { assignments } });
}

export function failCharge(unitId: string): void {
  submit({ type: "FAIL_CHARGE", actor_unit_id: unitId });
}

export function skipCharge(unitId: string): void {
  submit({ type: "SKIP_CHARGE", actor_unit_id: unitId });
}

export function testBattleShock(unitId: string): void {
  submit({ type: "TEST_BATTLE_SHOCK", actor_unit_id: unitId });
}

/** Uses a stratagem, as the referee has offered it. */
export function spend(use: Use, then?: () => void): void {
  submit(use, then);
}

/** Lets the other side go on. */
export function pass({ restOfPhase }: { readonly restOfPhase: boolean }): void {
  submit(restOfPhase ? { type: "PASS", payload: { rest_of_phase: true } } : { type: "PASS" });
}

/** The same for a question that nobody was shown: what it was about can still be undone. */
export function passOver(): void {
  submit({ type: "PASS", payload: { by_itself: true } });
}

/** Which secondary missions the player goes for. */
export function chooseSecondaries(
  player: PlayerId,
  payload: PayloadOf<"CHOOSE_SECONDARIES">,
  then: () => void,
): void {
  submit({ type: "CHOOSE_SECONDARIES", player, payload }, then);
}

/** Names what a card asks for. */
export function nameForCard(payload: PayloadOf<"CHOOSE_FOR_CARD">): void {
  submit({ type: "CHOOSE_FOR_CARD", payload });
}

/** Lays a card aside, or has another one drawn instead. */
export function discardCard(card: missions.CardId): void {
  submit({ type: "DISCARD_CARD", payload: { card } });
}

/** Changes something that the referee does not play; why, in the player's own words. */
export function adjust(
  player: PlayerId,
  changes: readonly byHand.ByHandChange[],
  reason: string | undefined,
): void {
  const payload = { changes, ...(reason !== undefined && { reason }) };
  submit({ type: "ADJUST", player, payload });
}

/** Consents to a change by hand that the other player has asked for. */
export function agree(): void {
  submit({ type: "AGREE" });
}

/** Says no to it, or takes back that one asked. */
export function decline(): void {
  submit({ type: "DECLINE" });
}

/** Both players' dice, for who attacks. */
export function rollOff(): void {
  submit({ type: "ROLL_OFF" });
}

/** A unit begins something for its mission; where one was chosen to shoot, that is taken back first. */
export function startAction(start: Start): void {
  const { active_shooter_id } = currentGame().shooting;
  if (active_shooter_id === null) submit(start);
  else if (canUndo(currentTable())) submit({ type: "UNDO" }, () => startAction(start));
}

type PayloadOf<Type extends Action["type"]> = Extract<Action, { type: Type; payload: unknown }>["payload"];

/** What a player wants to be asked about: each is the business of that player alone. */
export function askAbout(player: PlayerId, questions: NonNullable<Settings["questions"]>): void {
  submit({ type: "CHANGE_SETTINGS", player, payload: { questions } });
}

/** Takes a pass for the rest of the phase back. */
export function askAgain(player: PlayerId): void {
  submit({ type: "CHANGE_SETTINGS", player, payload: { passing: false } });
}

type Settings = Extract<Action, { type: "CHANGE_SETTINGS" }>["payload"];

export function changeSettings(settings: Settings, then?: () => void): void {
  submit({ type: "CHANGE_SETTINGS", payload: settings }, then);
}

/** Ends the phase; what comes after is said as `then`. */
export function endPhase(then: () => void): void {
  submit({ type: "END_PHASE" }, then);
}

/** Takes the last choice back; what was asked for with one press goes back with one. */
export function undo(): void {
  const entries = useTable.getState().table?.entries ?? [];
  submit({ type: "UNDO" }, isLastGrouped(entries) ? undoGroup : undefined);
}

function undoGroup(): void {
  if (isLastGrouped(useTable.getState().table?.entries ?? [])) submit({ type: "UNDO" }, undoGroup);
}

/** Makes the choice again that was undone last. */
export function redo(): void {
  const again = undoneChoice(useTable.getState().table?.entries ?? []);
  if (again !== undefined) submit(again);
}
