import type { Change } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { modelsOf } from "../../game/unit.ts";
import { type Places, setUpAt } from "./field.ts";

/** The models of a unit stand where they were set up. */
export function writePlaces(change: Change, before: Unit, places: Places): void {
  for (const { id, position, facing } of modelsOf(setUpAt(before, places))) {
    const path = `units.${before.id}.models.${id}`;
    change.set(`${path}.position`, position);
    if (facing !== before.models[id]!.facing) change.set(`${path}.facing`, facing);
  }
}
