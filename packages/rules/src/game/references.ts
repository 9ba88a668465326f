import type { Refusal } from "../base/refusal.ts";
import { fault } from "./border.ts";
import type { PendingCharge } from "./charges.ts";
import type { Game, Unit } from "./document.ts";
import type { Effect } from "./effects.ts";
import type { Path } from "./explain.ts";
import type { Fault } from "./fault-words.ts";
import { modelFault, unitFault, weaponFault } from "./reference-faults.ts";
import { idSchema } from "./scalar.ts";
import { isDestroyed, isOnTable, unitOf } from "./unit.ts";

/** What abilities say about a document: a layer above this one knows it. */
export interface AbilityFacts {
  /** Of the rows of the armies, and of those that players have made by hand. */
  readonly rowFaults: (
    rows: Readonly<Record<string, unknown>>,
    byHand: Readonly<Record<string, unknown>>,
  ) => Iterable<Refusal>;
  readonly isEffect: (game: Game, id: string) => boolean;
  /** What is added to a charge roll of the unit. */
  readonly chargeBonus: (game: Game, unit: Unit) => number;
}

/** A saved game names units, models and weapons in its phase state: each must exist, or the save is refused. */
export function* stateFaults(game: Game, facts: AbilityFacts): Generator<Refusal> {
  yield* selectionFaults(game);
  yield* chargeFaults(game, facts);
  for (const [unitId, modelIds] of Object.entries(game.allocated)) {
    const path = ["allocated", unitId] as const;
    yield* unitFault(game, unitId, path);
    for (const [index, modelId] of modelIds.entries()) {
      yield* modelFault(game, unitId, modelId, [...path, index]);
    }
  }
  yield* spentFaults(game);
  for (const [unitId, { embarked_in, effects }] of Object.entries(game.units)) {
    if (embarked_in !== null) yield* unitFault(game, embarked_in, ["units", unitId, "embarked_in"]);
    for (const [index, effect] of (effects ?? []).entries()) {
      yield* effectFaults(game, facts, effect, ["units", unitId, "effects", index]);
    }
  }
}

/** An effect outlives the model that it is about, so models are not looked up. */
function* effectFaults(
  game: Game,
  { isEffect }: AbilityFacts,
  { effect, unit_id }: Effect,
  path: Path,
): Generator<Refusal> {
  if (!isEffect(game, effect)) yield bad([...path, "effect"], ["unknownId", "effect", effect]);
  if (unit_id !== undefined) yield* unitFault(game, unit_id, [...path, "unit_id"]);
}

/** One Shot weapons stay spent when their bearer is slain, so models are not looked up. */
function* spentFaults(game: Game): Generator<Refusal> {
  for (const [unitId, models] of Object.entries(game.spent)) {
    yield* unitFault(game, unitId, ["spent", unitId]);
    for (const [modelId, weaponIds] of Object.entries(models)) {
      const path = ["spent", unitId, modelId] as const;
      if (!idSchema.safeParse(modelId).success) yield bad(path, ["notAnId"]);
      for (const [index, weaponId] of weaponIds.entries()) {
        yield* weaponFault(game, weaponId, [...path, index]);
      }
    }
  }
}

/** What is being chosen in the Shooting phase. */
function* selectionFaults(game: Game): Generator<Refusal> {
  const { active_shooter_id, pending_assignments, skipped_unit_ids } = game.shooting;
  if (active_shooter_id !== null) {
    yield* unitFault(game, active_shooter_id, ["shooting", "active_shooter_id"]);
  }
  yield* unitListFaults(game, skipped_unit_ids, ["shooting", "skipped_unit_ids"]);
  if (pending_assignments.length > 0 && active_shooter_id === null) {
    yield bad(["shooting", "pending_assignments"], ["noShooter"]);
  }
  for (const [index, pending] of pending_assignments.entries()) {
    const path = ["shooting", "pending_assignments", index] as const;
    yield* unitFault(game, pending.target_unit_id, [...path, "target_unit_id"]);
    yield* weaponFault(game, pending.weapon_id, [...path, "weapon_id"]);
    for (const modelId of pending.model_ids) {
      yield* modelFault(game, pending.from_unit_id ?? active_shooter_id ?? "", modelId, [
        ...path,
        "model_ids",
      ]);
    }
  }
}

function* chargeFaults(game: Game, facts: AbilityFacts): Generator<Refusal> {
  const { pending, skipped_unit_ids, tried_unit_ids } = game.charges;
  yield* unitListFaults(game, skipped_unit_ids, ["charges", "skipped_unit_ids"]);
  yield* unitListFaults(game, tried_unit_ids, ["charges", "tried_unit_ids"]);
  const chargers = Object.entries(pending);
  if (chargers.length > 1) yield bad(["charges", "pending"], ["secondCharge"]);
  for (const [unitId, charge] of chargers) {
    yield* pendingFaults(game, facts, unitId, charge, ["charges", "pending", unitId]);
  }
}

function* pendingFaults(
  game: Game,
  { chargeBonus }: AbilityFacts,
  unitId: string,
  charge: PendingCharge,
  path: Path,
): Generator<Refusal> {
  const unit = unitOf(game, unitId);
  if (unit === undefined) yield bad(path, ["unknownId", "unit", unitId]);
  else if (unit.owner !== game.turn.active_player && !isAnswered(game)) yield bad(path, ["notOfTurn"]);
  else if (isDestroyed(unit) ? !isStopping(game, unitId) : !isOnTable(unit)) {
    yield bad(path, ["notOnTable"]);
  }
  if (new Set(charge.targets).size < charge.targets.length) yield bad([...path, "targets"], ["namedTwice"]);
  for (const [index, targetId] of charge.targets.entries()) {
    yield* unitFault(game, targetId, [...path, "targets", index]);
    if (unit !== undefined && unitOf(game, targetId)?.owner === unit.owner) {
      yield bad([...path, "targets", index], ["friendlyTarget"]);
    }
  }
  const { distance, dice } = charge;
  const bonus = unit === undefined ? 0 : chargeBonus(game, unit);
  if (distance !== (dice === undefined ? undefined : dice[0]! + dice[1]! + bonus)) {
    yield bad([...path, "distance"], ["notTheSum"]);
  }
}

/** Whether a reaction has destroyed the charging unit and what comes of that is asked first: then its charge stops (ST-7). */
function isStopping({ tasks }: Game, unitId: string): boolean {
  return tasks.slice(0, -1).some((task) => task.type === "charge" && task.unit_id === unitId);
}

/** Whether somebody reacts to something: with a charge of their own, it may be. */
function isAnswered({ tasks }: Game): boolean {
  return tasks.some(({ type }) => type === "window" || type === "rule");
}

function* unitListFaults(game: Game, ids: readonly string[], path: Path): Generator<Refusal> {
  for (const [index, id] of ids.entries()) yield* unitFault(game, id, [...path, index]);
}

function bad(path: Path, what: Fault): Refusal {
  return fault("BAD_DOCUMENT", "GD-2", path, what);
}
