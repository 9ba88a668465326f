import { accept, type Checked, type Refusal, reject } from "../base/refusal.ts";
import type { Game, Unit } from "../game/document.ts";
import type { Assignment } from "../game/shooting.ts";
import { isSameWeapon } from "../game/weapon.ts";
import { deckOf } from "../space/eligibility/firing-deck.ts";
import { isSidearm } from "../space/eligibility/sidearm.ts";
import { assignmentBeside } from "./beside.ts";
import { prepare } from "./prepare.ts";

/** Lists of assignments while a player aims: what can be fired together, and what a new choice replaces. */

/** Why an assignment that is legal by itself cannot stand beside those of a list; empty if it can. */
export function clashesWith(
  game: Game,
  unit: Unit,
  list: readonly Assignment[],
  wish: Assignment,
): readonly Refusal[] {
  const checked = prepare(game, unit, [...keptBeside(game, unit, list, wish), wish]);
  return checked.ok ? [] : checked.refusals;
}

/**
 * The list with one more assignment. The last choice counts: models that cannot fire both weapons stop firing the other one.
 * Rejected where no passenger is left to fire it (TR-7).
 */
export function withAssignment(
  game: Game,
  unit: Unit,
  list: readonly Assignment[],
  wish: Assignment,
): Checked<readonly Assignment[]> {
  const clashes = clashesWith(game, unit, list, wish);
  const torn = new Set(clashes.flatMap(({ model_id }) => model_id ?? []));
  const isApart = (one: Assignment) =>
    one.weapon_id === wish.weapon_id || one.from_unit_id !== wish.from_unit_id;
  const others = keptBeside(game, unit, list, wish).flatMap((one) =>
    isApart(one) || torn.size === 0 ? [one] : withoutModels(one, torn),
  );
  const fitting = onDeck(game, unit, others, wish);
  return fitting === undefined ? reject(...clashes) : accept([...others, fitting]);
}

/** The list with all of these, which can be fired together: whatever cannot be fired beside them goes. */
export function withAssignments(
  game: Game,
  unit: Unit,
  list: readonly Assignment[],
  wishes: readonly Assignment[],
): readonly Assignment[] {
  let others = list;
  for (const wish of wishes) others = keptBeside(game, unit, others, wish);
  const kept = others.filter((other) => prepare(game, unit, [...wishes, other]).ok);
  return [...kept, ...wishes];
}

/** As many of these as can be fired together. Guns come before sidearms: a model fires one kind or the other (SH-13). */
export function firedTogether(game: Game, unit: Unit, wishes: readonly Assignment[]): readonly Assignment[] {
  const together: Assignment[] = [];
  const isPistol = ({ weapon_id }: Assignment) => isSidearm(game.weapons[weapon_id]!);
  for (const wish of wishes.toSorted((a, b) => Number(isPistol(a)) - Number(isPistol(b)))) {
    const onBoard = onDeck(game, unit, together, wish);
    const fitting = onBoard === undefined ? undefined : assignmentBeside(game, unit, together, onBoard);
    if (fitting !== undefined) together.push(fitting);
  }
  return together;
}

/** What stays of a list when an assignment is added: its models fire neither this weapon nor another profile of it as before. */
function keptBeside(
  game: Game,
  unit: Unit,
  list: readonly Assignment[],
  wish: Assignment,
): readonly Assignment[] {
  const weapon = game.weapons[wish.weapon_id]!;
  const firing = firingOf(game, unit, wish);
  return list.flatMap((one) => {
    if (one.from_unit_id !== wish.from_unit_id) return [one];
    if (one.weapon_id === wish.weapon_id) return withoutModels(one, firing);
    return isSameWeapon(game.weapons[one.weapon_id]!, weapon) ? [] : [one];
  });
}

/** The models that would fire. */
function firingOf(game: Game, unit: Unit, wish: Assignment): ReadonlySet<string> {
  if (wish.model_ids !== undefined) return new Set(wish.model_ids);
  const prepared = prepare(game, unit, [wish]);
  return new Set(
    prepared.ok ? prepared.value.flatMap(({ legal }) => legal.firing.map(({ model }) => model.id)) : [],
  );
}

/** The same with fewer models; nothing where none is left. */
export function withoutModels(wish: Assignment, models: ReadonlySet<string>): readonly Assignment[] {
  const model_ids = (wish.model_ids ?? []).filter((id) => !models.has(id));
  return model_ids.length > 0 ? [{ ...wish, model_ids }] : [];
}

/**
 * An assignment for passengers, with as many of them as there is room for on the deck and as do not lend another weapon (TR-7);
 * undefined where nobody is left. They all fire from where the hull stands, so that any of them is as good as the others.
 */
function onDeck(
  game: Game,
  unit: Unit,
  others: readonly Assignment[],
  wish: Assignment,
): Assignment | undefined {
  const { from_unit_id, weapon_id } = wish;
  if (from_unit_id === undefined) return wish;
  const lent = others.filter((one) => one.from_unit_id !== undefined);
  const busy = new Set(
    lent.flatMap((one) => (one.from_unit_id === from_unit_id ? (one.model_ids ?? []) : [])),
  );
  const room = deckOf(game, unit) - lent.reduce((sum, { model_ids = [] }) => sum + model_ids.length, 0);
  const bearers = Object.values(game.units[from_unit_id]?.models ?? {})
    .filter(({ weapons }) => weapons.includes(weapon_id))
    .map(({ id }) => id);
  const model_ids = (wish.model_ids ?? bearers).filter((id) => !busy.has(id)).slice(0, Math.max(room, 0));
  return model_ids.length === 0 ? undefined : { ...wish, model_ids };
}
