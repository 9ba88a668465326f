import { accept, type Checked } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { type MovePreview, previewMove } from "../move/preview.ts";
import type { MovePaths } from "../move/step.ts";
import { rolledCharge } from "./rolled-charge.ts";

export interface ChargePreview extends MovePreview {
  readonly roll: number;
}

/** What the judge would say to this charge move; a refusal where no charge of the unit waits for one. */
export function previewCharge(
  game: Game,
  unit: Unit,
  move: MovePaths,
  options: { readonly contact?: boolean } = {},
): Checked<ChargePreview> {
  const waiting = rolledCharge(game, unit);
  if (!waiting.ok) return waiting;
  const { field, roll } = waiting.value;
  const preview = previewMove(field, move, options);
  return preview.ok ? accept({ ...preview.value, roll }) : preview;
}
