import { type fights, type Game, isAttached, isCharacter, prepare, type Unit } from "@gunline/rules";

/** Characters that melee attacks with Precision may pick out of their bodyguard. */

/** Whom the wounds on a unit go to, by its id: one of its Characters, or null: its bodyguard. Absent: a Character if one can be. */
export type Marks = Readonly<Record<string, string | null>>;

/** The Characters of the target that some of these attacks could pick out. */
export function markable(
  game: Game,
  unit: Unit,
  assignments: readonly fights.MeleeAssignment[],
  target: Unit,
): readonly string[] {
  if (!isAttached(target)) return [];
  const own = assignments.filter(({ target_unit_id }) => target_unit_id === target.id);
  return Object.values(target.models)
    .filter((model) => isCharacter(target, model))
    .map(({ id }) => id)
    .filter((id) => own.some((one) => mayMark(game, unit, assignments, one, id)));
}

function mayMark(
  game: Game,
  unit: Unit,
  all: readonly fights.MeleeAssignment[],
  one: fights.MeleeAssignment,
  modelId: string,
): boolean {
  const marked = all.map((other) => (other === one ? { ...one, precision_model_id: modelId } : other));
  return prepare(game, unit, marked, "MELEE").ok;
}

/** The same attacks, each at the Character that is marked, where it can pick one out. */
export function withMarks(
  game: Game,
  unit: Unit,
  assignments: readonly fights.MeleeAssignment[],
  marks: Marks,
): readonly fights.MeleeAssignment[] {
  return assignments.map((one) => {
    const target = game.units[one.target_unit_id];
    if (target === undefined) return one;
    const wanted = marks[target.id];
    const mark = wanted === undefined ? markable(game, unit, assignments, target)[0] : (wanted ?? undefined);
    return mark !== undefined && mayMark(game, unit, assignments, one, mark)
      ? { ...one, precision_model_id: mark }
      : one;
  });
}
