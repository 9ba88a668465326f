import { normaliseKeyword } from "../../base/keyword.ts";
import type { Change } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { everyModelHas } from "../../game/every-model.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { modelsOf } from "../../game/unit.ts";
import { isAircraft } from "./order.ts";

/** AIRCRAFT that hover: whoever can and is set up before the battle does, for the whole of it (MO-30). */

export function canHover(unit: Unit): boolean {
  return isAircraft(unit) && everyModelHas(unit, "HOVER");
}

/** AIRCRAFT that begin the battle in reserve, whatever their player does. */
export function alwaysWaits(unit: Unit): boolean {
  return isAircraft(unit) && !canHover(unit);
}

/** It is AIRCRAFT no more, and moves at the pace of one that hovers. */
export function beginHovering(change: Change, unit: Unit): void {
  const { hovering } = numbersOf(change.game).aircraft;
  const path = `units.${unit.id}`;
  change.set(`${path}.keywords`, withoutAircraft(unit.keywords));
  change.set(`${path}.stats.move`, hovering);
  for (const { id, keywords, stats } of modelsOf(unit)) {
    if (keywords !== undefined) change.set(`${path}.models.${id}.keywords`, withoutAircraft(keywords));
    if (stats?.move !== undefined) change.set(`${path}.models.${id}.stats.move`, hovering);
  }
  change.story.addLine({ line: "unit_hovers", unit_id: unit.id });
}

function withoutAircraft(keywords: readonly string[]): readonly string[] {
  return keywords.filter((word) => normaliseKeyword(word) !== "AIRCRAFT");
}
