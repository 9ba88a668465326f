import type { ArmyList } from "../list.ts";
import { add, type DraftUnit, draftModel, draftSet, draftUnit } from "./draft.ts";
import { finished } from "./finish.ts";
import type { Line } from "./lines.ts";
import { flatten, namesIn } from "./names-in-line.ts";
import { pricedIn } from "./points.ts";
import { takeRemark } from "./remarks.ts";
import { sumOf } from "./sum.ts";

/** Reads New Recruit's short text: a line a unit, squads without their weapons. */
export function readShort(lines: readonly Line[]): ArmyList {
  const units: DraftUnit[] = [];
  const unresolved: string[] = [];
  for (const { text, count, number } of lines) {
    const priced = pricedIn(text);
    if (priced === undefined) unresolved.push(`Line ${number}, “${text}”, is not understood.`);
    else units.push(unitOf(priced.name, priced.points, priced.rest, count));
  }
  return sumOf({
    format: "nr-short",
    name: null,
    faction: null,
    chapter: null,
    detachment: null,
    battle_size: null,
    points: null,
    units: units.map(finished),
    unresolved,
  });
}

function unitOf(name: string, points: number, rest: string, size: number | null): DraftUnit {
  const unit = draftUnit(name, points, size);
  const model = draftModel(name, size ?? 1);
  unit.models.push(model);
  if (rest === "") {
    unit.unresolved.push("The list does not say what its models carry.");
    return unit;
  }
  const set = draftSet(model.count);
  for (const [item, number] of flatten(namesIn(rest))) {
    if (!takeRemark(unit, { text: item, count: null })) add(set.weapons, item, number);
  }
  model.sets.push(set);
  return unit;
}
