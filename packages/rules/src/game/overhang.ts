import { type Refusal, refusal } from "../base/refusal.ts";
import type { Unit } from "./document.ts";

/** Why a unit that was too large for where it was set up does nothing yet (DE-8). */
export function overhangRefusals(
  { id, name, flags }: Unit,
  act: "move" | "shoot" | "charge",
): readonly Refusal[] {
  return flags.overhangs === true ? [refusal("OVERHANGS", "DE-8", { unit: name, act }, { unit_id: id })] : [];
}
