import type { Refusal } from "../base/refusal.ts";
import { fault } from "./border.ts";
import type { Game } from "./document.ts";
import type { Path } from "./explain.ts";
import { modelOf, unitOf } from "./unit.ts";

/** Faults of ids in a saved game that name nothing (GD-2). */

export function* unitFault(game: Game, unitId: string, path: Path): Generator<Refusal> {
  if (unitOf(game, unitId) === undefined) yield unknown("unit", unitId, path);
}

export function* weaponFault(game: Game, weaponId: string, path: Path): Generator<Refusal> {
  if (!Object.hasOwn(game.weapons, weaponId)) yield unknown("weapon", weaponId, path);
}

export function* modelFault(game: Game, unitId: string, modelId: string, path: Path): Generator<Refusal> {
  const unit = unitOf(game, unitId);
  if (unit === undefined || modelOf(unit, modelId) === undefined) yield unknown("model", modelId, path);
}

function unknown(kind: "unit" | "weapon" | "model", id: string, path: Path): Refusal {
  return fault("BAD_DOCUMENT", "GD-2", path, ["unknownId", kind, id]);
}
