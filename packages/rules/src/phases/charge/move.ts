import { type ActionEntry, DONE } from "../../actions/entry.ts";
import type { Change } from "../../change.ts";
import { chargeField } from "../../charge/order.ts";
import { outlookOf } from "../../charge/outlook.ts";
import type { Game, Unit } from "../../game/document.ts";
import { tooFar } from "../../move/auto-path.ts";
import { moveFaults } from "../../move/faults.ts";
import { readMove, type Step } from "../../move/step.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { LineOf } from "../../story/line.ts";
import { endCharge } from "./end.ts";
import { type Charging, chargingOf, pendingCharge } from "./pending.ts";
import { tellMove } from "./tell.ts";

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
      fail(change, unit, faults);
      return DONE;
    }
    tellMove(story, field, move.value, charge.distance);
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
    const roll = charge.distance!;
    const { possible, per_model_paths, facings } = outlookOf(game, unit, targets, roll).rolls[roll]!;
    if (possible)
      yield { type: "APPLY_CHARGE_MOVE", actor_unit_id: unit.id, payload: { per_model_paths, facings } };
  },
};

/** The player gives the charge up (CH-24). */
export const failCharge: ActionEntry<"FAIL_CHARGE"> = {
  handle(change, { actor_unit_id }) {
    const charging = chargingOf(change.game, actor_unit_id);
    if (!charging.ok) return charging.refusals;
    const { unit } = charging.value;
    const out_of_reach = beyondReach(change.game, charging.value);
    change.story.tell({ line: "charge_failed", unit_id: unit.id, given_up: true, out_of_reach });
    change.happened({ type: "charge_failed", unit_id: unit.id });
    countFailures(change, ["GIVEN_UP"]);
    endCharge(change, unit);
    return DONE;
  },
  offered: (game) => pendingCharge(game) !== undefined,
  choices: (game) => [{ type: "FAIL_CHARGE", actor_unit_id: pendingCharge(game)!.unit.id }],
};

/** The targets that no model could have reached with what was rolled; none before the roll. */
function beyondReach(
  game: Game,
  { unit, charge }: Charging,
): NonNullable<LineOf<"charge_failed">["out_of_reach"]> {
  const { distance: roll } = charge;
  if (roll === undefined) return [];
  const targets = charge.targets.map((id) => game.units[id]!);
  return tooFar(chargeField(game, unit, targets, roll)).map(({ target_unit_id = "", inches = 0, rule }) => ({
    unit_id: target_unit_id,
    roll,
    inches,
    rule,
  }));
}

function fail(change: Change, unit: Unit, faults: readonly Refusal[]): void {
  change.story.tell({ line: "charge_failed", unit_id: unit.id, given_up: false });
  change.happened({ type: "charge_failed", unit_id: unit.id });
  countFailures(
    change,
    faults.map(({ code }) => code),
  );
  change.errors.push(...faults);
  endCharge(change, unit);
}

function makeMove(change: Change, unit: Unit, steps: readonly Step[]): void {
  for (const { mover, end, facing, moves } of steps) {
    if (!moves) continue;
    const path = `units.${unit.id}.models.${mover.id}`;
    const { x, y } = end.shape;
    change.set(`${path}.position`, { x, y, z: end.z });
    if (facing !== mover.model.facing) change.set(`${path}.facing`, facing);
  }
  change.set(`units.${unit.id}.flags.charged_this_turn`, true);
  change.set(`units.${unit.id}.flags.fights_first`, true);
}

/** Each broken condition is counted over the whole game. */
function countFailures(change: Change, codes: readonly string[]): void {
  const { failures } = change.game.charges;
  for (const code of new Set(codes)) {
    const times = codes.filter((one) => one === code).length;
    change.set(`charges.failures.${code}`, (failures[code] ?? 0) + times);
  }
}
