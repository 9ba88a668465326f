import { noteLastShots, staysToShoot } from "../../aftermath/last-shots.ts";
import { noteLastStand, staysToFight } from "../../aftermath/last-stand.ts";
import { noteFallen } from "../../aftermath/note.ts";
import { rememberLost } from "../../attached/lost.ts";
import { happensDestroyed } from "../../attached/parts.ts";
import { isWipedOut } from "../../attack/ranks.ts";
import type { Change } from "../../change.ts";
import { lookup } from "../../game/lookup.ts";
import type { Attacks } from "../../game/tasks.ts";
import type { Field } from "./resolve.ts";

/** Wounds lost and models slain. */
export function writeLosses(change: Change, { ranks }: Field, attacks: Attacks): void {
  for (const [unitId, one] of ranks) {
    const unit = change.table.units[unitId]!;
    const stays = staysToFight(change, unit, attacks);
    const slain = one.hurt.filter((slot) => one.left[slot] === 0);
    const fighting = stays ? slain : [];
    const firing = stays ? [] : slain.filter((slot) => staysToShoot(unit, one.ids[slot]!, attacks));
    const idsOf = (slots: readonly number[]) => slots.map((slot) => one.ids[slot]!);
    if (fighting.length > 0) noteLastStand(change, unit, idsOf(fighting));
    if (firing.length > 0) noteLastShots(change, unit, idsOf(firing));
    for (const slot of one.hurt) {
      if (fighting.includes(slot) || firing.includes(slot)) continue;
      if (one.left[slot]! === 0) {
        noteFallen(change, unit, unit.models[one.ids[slot]!]!);
        rememberLost(change, unit, unit.models[one.ids[slot]!]!);
      }
      const path = `units.${unitId}.models.${one.ids[slot]!}`;
      change.set(`${path}.wounds`, one.left[slot]!);
      if (one.left[slot]! === 0) change.remove(path);
    }
    if (one.hurt.length === 0) continue;
    const wiped = isWipedOut(one);
    if (wiped || unit.parts !== undefined) happensDestroyed(change, unit);
    if (wiped && change.table.units[unitId]!.fallen === undefined) {
      change.story.tell({ line: "unit_destroyed", unit_id: unitId });
    }
  }
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
