import { isWipedOut, type Ranks } from "../../../attack/ranks.ts";
import type { Change } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import { lookup } from "../../../game/lookup.ts";
import type { Attacks } from "../../../game/tasks.ts";
import { noteLastShots, staysToShoot } from "../../aftermath/last-shots.ts";
import { noteLastStand, stayToFight } from "../../aftermath/last-stand.ts";
import { noteFallen } from "../../aftermath/note.ts";
import { rememberLost } from "../../attached/lost.ts";
import { happensDestroyed } from "../../attached/parts.ts";
import type { Field } from "./resolve.ts";

/** Wounds lost and models slain. */
export function writeLosses(change: Change, { ranks }: Field, attacks: Attacks): void {
  for (const [unitId, one] of ranks) {
    if (one.hurt.length === 0) continue;
    const { table } = change;
    const unit = table.units[unitId]!;
    const staying = noteStaying(change, unit, one, attacks);
    for (const slot of one.hurt) {
      const id = one.ids[slot]!;
      const left = one.left[slot]!;
      if (staying.includes(id)) continue;
      if (left === 0) {
        noteFallen(change, unit, unit.models[id]!, table);
        rememberLost(change, unit, unit.models[id]!, table);
      }
      const path = `units.${unitId}.models.${id}`;
      change.set(`${path}.wounds`, left);
      if (left === 0) change.remove(path);
    }
    const wiped = isWipedOut(one);
    if (wiped || unit.parts !== undefined) happensDestroyed(change, unit, attacks.plans[0]!.shooter_unit_id);
    if (wiped && change.table.units[unitId]!.fallen === undefined) {
      change.story.addLine({ line: "unit_destroyed", unit_id: unitId });
    }
  }
}

/** The slain that stay until the attacks are over, for their last fight or their last shots. */
function noteStaying(
  change: Change,
  unit: Unit,
  { hurt, left, ids }: Ranks,
  attacks: Attacks,
): readonly string[] {
  const slain = hurt.filter((slot) => left[slot] === 0).map((slot) => ids[slot]!);
  const fighting = stayToFight(change, unit, slain, attacks);
  if (fighting !== null) {
    if (fighting.length > 0) noteLastStand(change, unit, fighting);
    return fighting;
  }
  const firing = slain.filter((id) => staysToShoot(change.table, unit, id, attacks));
  if (firing.length > 0) noteLastShots(change, unit, firing);
  return firing;
}

/** Which models were allocated attacks: they take the next ones (AT-9). */
export function writeMarks(change: Change, { ranks }: Field): void {
  for (const [unitId, one] of ranks) {
    const living = one.allocated.includes(true)
      ? one.ids.filter((_, slot) => one.allocated[slot]! && one.left[slot]! > 0)
      : markedBefore(change, unitId);
    if (living !== undefined) change.set(`allocated.${unitId}`, living);
  }
}

/** Marks from earlier in the phase of a unit that its own weapons have hurt: who is gone has none. */
function markedBefore({ table }: Change, unitId: string): readonly string[] | undefined {
  const marked = lookup(table.allocated, unitId);
  const living = marked?.filter((id) => Object.hasOwn(table.units[unitId]!.models, id));
  return living?.length === marked?.length ? undefined : living;
}
