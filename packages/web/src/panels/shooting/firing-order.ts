import { type Game, prepare, type Unit } from "@gunline/rules";
import { type Pending, wishOf } from "../../table/assignments.ts";
import { setTargets } from "../../table/commands.ts";

/** What is aimed, in the order in which it will be fired: all at one target, then all at the next. */
export function firingOrder(game: Game, unit: Unit): readonly Pending[] {
  const { pending_assignments } = game.shooting;
  const wishes = pending_assignments.map(wishOf);
  const prepared = prepare(game, unit, wishes);
  if (!prepared.ok) return pending_assignments;
  const sent = new Set(prepared.value.map((one) => wishes.indexOf(one.sent)));
  return [...sent].map((place) => pending_assignments[place]!);
}

type Aim = Pick<Pending, "target_unit_id">;

/**
 * The list with one line fired earlier or later: past the next weapon at the same target, or, at the edge of its target,
 * together with all others at it past the next target. Null where it is first or last already.
 */
export function moved<Line extends Aim>(
  lines: readonly Line[],
  at: number,
  by: 1 | -1,
): readonly Line[] | null {
  const line = lines[at];
  const other = lines[at + by];
  if (line === undefined || other === undefined) return null;
  if (other.target_unit_id === line.target_unit_id)
    return lines.toSpliced(at, 1, other).toSpliced(at + by, 1, line);
  const groups = [...Map.groupBy(lines, ({ target_unit_id }) => target_unit_id).values()];
  const from = groups.findIndex((group) => group.includes(line));
  return groups
    .toSpliced(from, 1, groups[from + by]!)
    .toSpliced(from + by, 1, groups[from]!)
    .flat();
}

/** Fires what is aimed in this order. */
export function fireInOrder(lines: readonly Pending[]): void {
  setTargets(lines.map((line, order) => ({ ...wishOf(line), order })));
}
