import { type Book, bookOf } from "../../abilities/book.ts";
import type { Clause } from "../../abilities/language/clause.ts";
import { optionId } from "../../abilities/language/option.ts";
import type { Row } from "../../abilities/language/row.ts";
import { writeEffects } from "../../abilities/write.ts";
import type { Change } from "../../game/change.ts";
import type { PlayerId } from "../../game/player.ts";

/**
 * A rule that takes the place of others of its group ends what they have left on units: on the unit that uses it where each
 * unit does so for itself, on all units where the army does or where others are chosen.
 */
export function endGroup(
  change: Change,
  row: Row,
  clause: Clause,
  player: PlayerId,
  unitId: string | null,
): void {
  if (clause.use?.replaces !== true) return;
  const ended = effectsOf(bookOf(change.table), row, clause);
  for (const { id, effects = [] } of Object.values(change.table.units)) {
    if (unitId !== null && id !== unitId) continue;
    const left = effects.filter((one) => one.player !== player || !ended.has(one.effect));
    if (left.length < effects.length) writeEffects(change, id, left);
  }
}

/** All that clauses of the group leave; without a group, all that this one does. */
function effectsOf({ rows }: Book, own: Row, clause: Clause): ReadonlySet<string> {
  const group = clause.use?.group;
  const found = new Set<string>();
  for (const row of group === undefined ? [own] : rows.values()) {
    for (const one of row.does as readonly Clause[]) {
      if (group === undefined ? one !== clause : one.use?.group !== group) continue;
      found.add(one.as ?? row.id);
      for (const index of (one.options ?? []).keys()) found.add(optionId(row, one, index));
    }
  }
  return found;
}
