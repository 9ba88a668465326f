import type { Refusal } from "../refusal.ts";
import { fault } from "./border.ts";
import type { ChargeChoice, PendingCharge } from "./charges.ts";
import type { Game } from "./document.ts";
import type { Path } from "./explain.ts";
import { unitFault } from "./reference-faults.ts";
import { unitOf } from "./unit.ts";

/** What a saved Charge phase names must exist, and fit together. */
export function* chargeFaults(game: Game): Generator<Refusal> {
  const { charges } = game;
  yield* choiceFaults(game, charges, ["charges"]);
  for (const [index, earlier] of charges.history.entries()) {
    yield* choiceFaults(game, earlier, ["charges", "history", index]);
    const rolled = Object.values(earlier.pending).some(({ distance }) => distance !== undefined);
    if (rolled) yield bad(["charges", "history", index, "pending"], "a roll cannot be undone");
  }
  for (const [index, unitId] of charges.tried_unit_ids.entries()) {
    yield* unitFault(game, unitId, ["charges", "tried_unit_ids", index]);
  }
}

function* choiceFaults(game: Game, { pending, skipped_unit_ids }: ChargeChoice, base: Path) {
  for (const [index, unitId] of skipped_unit_ids.entries()) {
    yield* unitFault(game, unitId, [...base, "skipped_unit_ids", index]);
  }
  const chargers = Object.entries(pending);
  if (chargers.length > 1) yield bad([...base, "pending"], "only one unit charges at a time");
  if (chargers.length > 0 && game.turn.phase !== "CHARGE") {
    yield bad([...base, "pending"], `no charge can be under way in the ${game.turn.phase} phase`);
  }
  for (const [unitId, charge] of chargers) {
    yield* pendingFaults(game, unitId, charge, [...base, "pending", unitId]);
  }
}

function* pendingFaults(game: Game, unitId: string, charge: PendingCharge, path: Path): Generator<Refusal> {
  const unit = unitOf(game, unitId);
  yield* unitFault(game, unitId, path);
  if (unit !== undefined && unit.owner !== game.turn.active_player)
    yield bad(path, "is no unit of the player whose turn it is");
  if (new Set(charge.targets).size < charge.targets.length)
    yield bad([...path, "targets"], "names a unit twice");
  for (const [index, targetId] of charge.targets.entries()) {
    yield* unitFault(game, targetId, [...path, "targets", index]);
    if (unit !== undefined && unitOf(game, targetId)?.owner === unit.owner) {
      yield bad([...path, "targets", index], "is a friendly unit");
    }
  }
  const { distance, dice } = charge;
  if (distance !== (dice === undefined ? undefined : dice[0]! + dice[1]!)) {
    yield bad([...path, "distance"], "must be the sum of the dice");
  }
}

function bad(path: Path, what: string): Refusal {
  return fault("BAD_DOCUMENT", "GD-2", path, what);
}
