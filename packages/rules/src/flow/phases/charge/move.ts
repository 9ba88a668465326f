import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Change } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import { chargeOddsOf } from "../../../space/charge/odds.ts";
import { chargeField } from "../../../space/charge/order.ts";
import { whyImpossible } from "../../../space/move/auto-path.ts";
import { moveFaults } from "../../../space/move/faults.ts";
import { withFixes } from "../../../space/move/fix.ts";
import { type ModelStep, readMove } from "../../../space/move/step.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { writeSteps } from "../write-steps.ts";
import { endCharge } from "./end.ts";
import { logMove } from "./log.ts";
import { chargingOf, pendingCharge } from "./pending.ts";

/** The charge move: judged as a whole, made as a whole or not at all. */
export const applyChargeMove: ActionEntry<"APPLY_CHARGE_MOVE"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game, story } = change;
    const charging = chargingOf(game, actor_unit_id);
    if (!charging.ok) return charging.refusals;
    const { unit, charge } = charging.value;
    if (charge.distance === undefined) {
      return [refusal("NOT_ROLLED", "CH-8", { unit: unit.name }, { unit_id: unit.id })];
    }
    const targets = charge.targets.map((id) => game.units[id]!);
    const field = chargeField(game, unit, targets, charge.distance);
    const move = readMove(field, payload);
    if (!move.ok) return move.refusals;
    const faults = moveFaults(field, move.value);
    if (faults.length > 0) {
      fail(change, unit, charge.distance, withFixes(field, move.value, faults));
      return DONE;
    }
    logMove(story, field, move.value, charge.distance);
    makeMove(change, unit, move.value);
    change.happened({ type: "charge_move_ended", unit_id: unit.id, target_unit_ids: charge.targets });
    endCharge(change, unit);
    return DONE;
  },
  offered: (game) => pendingCharge(game)?.rolled === true,
  /** The way that the referee finds; none where it finds none, though a player may still try. */
  *choices(game) {
    const { unit, charge } = pendingCharge(game)!;
    const targets = charge.targets.map((id) => game.units[id]!);
    const roll = charge.dice![0] + charge.dice![1];
    const { possible, per_model_paths, facings } = chargeOddsOf(game, unit, targets, roll).rolls[roll]!;
    if (possible)
      yield { type: "APPLY_CHARGE_MOVE", actor_unit_id: unit.id, payload: { per_model_paths, facings } };
  },
};

/** The player gives the charge up (CH-24). */
export const failCharge: ActionEntry<"FAIL_CHARGE"> = {
  handle(change, { actor_unit_id }) {
    const charging = chargingOf(change.game, actor_unit_id);
    if (!charging.ok) return charging.refusals;
    const { unit, charge } = charging.value;
    const { distance: roll = null, targets: targetIds } = charge;
    const targets = targetIds.map((id) => change.game.units[id]!);
    // Anyone who gives up a charge that could not succeed is told why it could not.
    const reasons = roll === null ? [] : whyImpossible(chargeField(change.game, unit, targets, roll));
    change.story.addLine({ line: "charge_failed", unit_id: unit.id, given_up: true, roll, reasons });
    change.happened({ type: "charge_failed", unit_id: unit.id });
    countFailures(change, ["GIVEN_UP"]);
    endCharge(change, unit);
    return DONE;
  },
  offered: (game) => pendingCharge(game) !== undefined,
  choices: (game) => [{ type: "FAIL_CHARGE", actor_unit_id: pendingCharge(game)!.unit.id }],
};

function fail(change: Change, unit: Unit, roll: number, faults: readonly Refusal[]): void {
  const reasons = faults.map(({ auto_fix_suggestions: _, ...fault }) => fault);
  change.story.addLine({ line: "charge_failed", unit_id: unit.id, given_up: false, roll, reasons });
  change.happened({ type: "charge_failed", unit_id: unit.id });
  countFailures(
    change,
    faults.filter(({ more }) => more === undefined).map(({ code }) => code),
  );
  change.errors.push(...faults);
  endCharge(change, unit);
}

function makeMove(change: Change, unit: Unit, steps: readonly ModelStep[]): void {
  writeSteps(change, unit, steps);
  change.set(`units.${unit.id}.flags.charged_this_turn`, true);
  // Anyone who charges in the opponent's turn gains nothing by it (FI-5).
  if (unit.owner === change.game.turn.active_player) change.set(`units.${unit.id}.flags.fights_first`, true);
}

/** Each broken condition is counted over the whole game. */
function countFailures(change: Change, codes: readonly string[]): void {
  const { failures } = change.game.charges;
  for (const code of new Set(codes)) {
    const times = codes.filter((one) => one === code).length;
    change.set(`charges.failures.${code}`, (failures[code] ?? 0) + times);
  }
}
