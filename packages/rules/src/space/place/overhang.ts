import type { Change } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { isOverhanging, wayTaken } from "./faults.ts";
import { type Places, setUpAt } from "./field.ts";
import type { PlaceOrder } from "./order.ts";

/** A unit that stands out of its area because it is too large for it neither moves, shoots nor charges at first (DE-8). */
export function markOverhang(change: Change, unit: Unit, places: Places, ways: readonly PlaceOrder[]): void {
  const placed = setUpAt(unit, places);
  // Most stand wholly within their zone, and nothing more is asked.
  if (!ways.some((way) => isOverhanging(placed, way))) return;
  const taken = wayTaken(change.game, unit, places, ways);
  if (taken === undefined || !isOverhanging(placed, taken)) return;
  change.set(`units.${unit.id}.flags.overhangs`, true);
  change.story.addLine({ line: "unit_overhangs", unit_id: unit.id });
}
