import type { ActionOf } from "../../action.ts";
import { fieldOf } from "../../charge/field.ts";
import { readMove, type Step } from "../../charge/move.ts";
import { moveFaults } from "../../charge/validate.ts";
import type { Diff } from "../../diff.ts";
import type { Game, Unit } from "../../game/document.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { changed, failed, type Outcome, refused } from "../outcome.ts";
import { Story } from "../story.ts";
import { chargingOf } from "./actor.ts";
import { tellMove } from "./tell.ts";

/** The charge move: judged as a whole, made as a whole or not at all. */
export function applyChargeMove(game: Game, action: ActionOf<"APPLY_CHARGE_MOVE">): Outcome {
  const charging = chargingOf(game, action.actor_unit_id);
  if (!charging.ok) return refused(...charging.refusals);
  const { unit, charge } = charging.value;
  if (charge.distance === undefined) {
    const message = `${unit.name} has not rolled for its charge.`;
    return refused(refusal("NOT_ROLLED", "CH-8", message, { unit_id: unit.id }));
  }
  const field = fieldOf(
    game,
    unit,
    charge.targets.map((id) => game.units[id]!),
  );
  const move = readMove(field, action.payload);
  if (!move.ok) return refused(...move.refusals);
  const faults = moveFaults(field, move.value, charge.distance);
  if (faults.length > 0) return failure(game, unit, faults);
  const story = new Story();
  tellMove(story, field, move.value, charge.distance);
  story.events.push({ type: "charge_move_ended", unit_id: unit.id, target_unit_ids: charge.targets });
  return changed([...moveDiffs(unit, move.value), ...endDiffs(game, unit)], story);
}

/** The player gives the charge up (CH-24). */
export function failCharge(game: Game, action: ActionOf<"FAIL_CHARGE">): Outcome {
  const charging = chargingOf(game, action.actor_unit_id);
  if (!charging.ok) return refused(...charging.refusals);
  const { unit } = charging.value;
  const story = new Story();
  story.say(`The charge of ${unit.name} is given up: it fails.`);
  story.events.push({ type: "charge_failed", unit_id: unit.id });
  return changed([...countDiffs(game, ["GIVEN_UP"]), ...endDiffs(game, unit)], story);
}

function failure(game: Game, unit: Unit, faults: readonly Refusal[]): Outcome {
  const story = new Story();
  story.say(`The charge of ${unit.name} fails.`);
  for (const { message, rule } of faults) story.say(`${message} (${rule})`);
  story.events.push({ type: "charge_failed", unit_id: unit.id });
  const codes = faults.map(({ code }) => code);
  return failed([...countDiffs(game, codes), ...endDiffs(game, unit)], story, faults);
}

function moveDiffs(unit: Unit, steps: readonly Step[]): readonly Diff[] {
  const diffs: Diff[] = [];
  for (const { mover, end, facing, moves } of steps) {
    if (!moves) continue;
    const path = `units.${unit.id}.models.${mover.id}`;
    const { x, y } = end.shape;
    diffs.push({ op: "set", path: `${path}.position`, value: { x, y, z: end.z } });
    if (facing !== mover.model.facing) diffs.push({ op: "set", path: `${path}.facing`, value: facing });
  }
  diffs.push({ op: "set", path: `units.${unit.id}.flags.charged_this_turn`, value: true });
  diffs.push({ op: "set", path: `units.${unit.id}.flags.fights_first`, value: true });
  return diffs;
}

function endDiffs({ charges }: Game, { id }: Unit): readonly Diff[] {
  return [
    { op: "remove", path: `charges.pending.${id}` },
    { op: "set", path: "charges.history", value: [] },
    { op: "set", path: "charges.tried_unit_ids", value: [...charges.tried_unit_ids, id] },
  ];
}

function countDiffs({ charges: { failures } }: Game, codes: readonly string[]): readonly Diff[] {
  return [...new Set(codes)].map((code): Diff => {
    const value = (failures[code] ?? 0) + codes.filter((one) => one === code).length;
    return { op: "set", path: `charges.failures.${code}`, value };
  });
}
