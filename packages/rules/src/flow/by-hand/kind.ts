import { type Refusal, refusal } from "../../base/refusal.ts";
import type { ByHandOf, ByHandWhat } from "../../game/by-hand.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Model, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import type { PlayerId } from "../../game/player.ts";
import type { ByHandDetails } from "../../game/story/line.ts";

/** One kind of change by hand: why it cannot be made, or what it has made that the log adds to it. */
export type ByHandKind<What extends ByHandWhat> = (
  change: Change,
  asked: ByHandOf<What>,
  player: PlayerId,
) => readonly Refusal[] | ByHandDetails;

export function isRefused(answer: readonly Refusal[] | ByHandDetails): answer is readonly Refusal[] {
  return Array.isArray(answer);
}

/** The unit that a change names. */
export function unitNamed({ units }: Table, id: string): Unit | readonly Refusal[] {
  return lookup(units, id) ?? [refusal("UNKNOWN_UNIT", "GD-7", { id })];
}

export function modelNamed(unit: Unit, id: string): Model | readonly Refusal[] {
  const about = { unit_id: unit.id, model_id: id };
  return lookup(unit.models, id) ?? [refusal("UNKNOWN_MODEL", "GD-7", { unit: unit.name, id }, about)];
}

export function isUnknown<Found extends object>(
  found: Found | readonly Refusal[],
): found is readonly Refusal[] {
  return Array.isArray(found);
}
