import type { FixSuggestion, Refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { fixFor } from "../move/fix.ts";
import { type MovePaths, readMove } from "../move/step.ts";
import { rolledCharge } from "./rolled-charge.ts";

/** A change of this charge move that mends the fault; undefined where none was found. */
export function fixCharge(
  game: Game,
  unit: Unit,
  move: MovePaths,
  fault: Refusal,
): FixSuggestion | undefined {
  const waiting = rolledCharge(game, unit);
  if (!waiting.ok) return undefined;
  const steps = readMove(waiting.value.field, move);
  return steps.ok ? fixFor(waiting.value.field, steps.value, fault) : undefined;
}
