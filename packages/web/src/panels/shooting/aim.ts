import {
  abilitiesOf,
  assignmentBeside,
  deckOf,
  type Game,
  isSameWeapon,
  prepare,
  type Refusal,
  type Unit,
  unitOf,
} from "@gunline/rules";
import { create } from "zustand";
import { type Pending, type Wish, wishOf } from "../../table/assignments.ts";
import { setTargets } from "../../table/commands.ts";
import { stateNow } from "../../table/moment.ts";
import { currentGame, refuse } from "../../table/table.ts";
import { type Arm, arsenalOf, lentBy, pendingOf } from "./arsenal.ts";
import { obstaclesFor, rowsFor } from "./targets.ts";

/**
 * From a wish ("this weapon at that unit") to the whole list that the referee takes: worked out on the document at hand
 * and sent as one action, so that nothing is lost where the answer comes later.
 */

/** Profiles that were picked before any target was: only the card knows of them. */
export const useProfiles = create<{ readonly picked: Readonly<Record<string, string>> }>(() => ({
  picked: {},
}));

function pickProfile(unit: Unit, arm: Arm, weaponId: string): void {
  useProfiles.setState(({ picked }) => ({ picked: { ...picked, [`${unit.id} ${arm.key}`]: weaponId } }));
}

/** The profile that a card shows: the one with a target, else the one picked, else the first that can be fired. */
export function profileOf(game: Game, unit: Unit, arm: Arm): string {
  const [pending] = pendingOf(game, arm);
  if (pending !== undefined) return pending.weapon_id;
  const picked = useProfiles.getState().picked[`${unit.id} ${arm.key}`];
  if (picked !== undefined && arm.profiles.some(({ id }) => id === picked)) return picked;
  const rows = rowsFor(game, unit, arm);
  const able = arm.profiles.find(({ id }) => Object.values(rows[id] ?? {}).some(({ eligible }) => eligible));
  return (able ?? arm.profiles[0])?.id ?? "";
}

function shooterOf(game: Game): Unit | undefined {
  return unitOf(game, game.shooting.active_shooter_id ?? "");
}

function wishesNow({ shooting }: Game): readonly Wish[] {
  return shooting.pending_assignments.map(wishOf);
}

/** Why a wish that is fine by itself cannot stand beside what is assigned already; empty if it can. */
export function clashesOf(game: Game, unit: Unit, wish: Wish): readonly Refusal[] {
  const checked = prepare(game, unit, [...besides(game, unit, wishesNow(game), wish), wish]);
  return checked.ok ? [] : checked.refusals;
}

/** What stays of a list when a wish is added: whoever fires this weapon, or another profile of it, does so no longer. */
function besides(game: Game, unit: Unit, list: readonly Wish[], wish: Wish): readonly Wish[] {
  const weapon = game.weapons[wish.weapon_id]!;
  const firing = firingOf(game, unit, wish);
  return list.flatMap((one) => {
    if (one.from_unit_id !== wish.from_unit_id) return [one];
    if (one.weapon_id === wish.weapon_id) return without(one, firing);
    return isSameWeapon(game.weapons[one.weapon_id]!, weapon) ? [] : [one];
  });
}

/** The models that would fire. */
function firingOf(game: Game, unit: Unit, wish: Wish): ReadonlySet<string> {
  if (wish.model_ids !== undefined) return new Set(wish.model_ids);
  const prepared = prepare(game, unit, [wish]);
  return new Set(
    prepared.ok ? prepared.value.flatMap(({ legal }) => legal.firing.map(({ model }) => model.id)) : [],
  );
}

/** The same with fewer models; nothing where none is left. */
function without(wish: Wish, models: ReadonlySet<string>): readonly Wish[] {
  const model_ids = (wish.model_ids ?? []).filter((id) => !models.has(id));
  return model_ids.length > 0 ? [{ ...wish, model_ids }] : [];
}

/** Gives a weapon its target; models that cannot do both let go of their other weapon, as the last choice counts. */
export function aim(wish: Wish): void {
  const game = currentGame();
  const unit = shooterOf(game);
  if (unit === undefined) return;
  const torn = new Set(clashesOf(game, unit, wish).flatMap(({ model_id }) => model_id ?? []));
  const isApart = (one: Wish) => one.weapon_id === wish.weapon_id || one.from_unit_id !== wish.from_unit_id;
  const others = besides(game, unit, wishesNow(game), wish).flatMap((one) =>
    isApart(one) || torn.size === 0 ? [one] : without(one, torn),
  );
  const fitting = onDeck(game, unit, others, wish);
  if (fitting === undefined) refuse(clashesOf(game, unit, wish));
  else setTargets([...others, fitting]);
}

/**
 * A wish for passengers, with as many of them as there is room for on the deck and as do not lend another weapon (TR-7);
 * undefined where nobody is left. They all fire from where the hull stands, so that any of them is as good as the others.
 */
function onDeck(game: Game, unit: Unit, others: readonly Wish[], wish: Wish): Wish | undefined {
  const { from_unit_id, weapon_id } = wish;
  if (from_unit_id === undefined) return wish;
  const lent = others.filter((one) => one.from_unit_id !== undefined);
  const busy = new Set(
    lent.flatMap((one) => (one.from_unit_id === from_unit_id ? (one.model_ids ?? []) : [])),
  );
  const room = deckOf(unit) - lent.reduce((sum, { model_ids = [] }) => sum + model_ids.length, 0);
  const bearers = Object.values(game.units[from_unit_id]?.models ?? {})
    .filter(({ weapons }) => weapons.includes(weapon_id))
    .map(({ id }) => id);
  const model_ids = (wish.model_ids ?? bearers).filter((id) => !busy.has(id)).slice(0, Math.max(room, 0));
  return model_ids.length === 0 ? undefined : { ...wish, model_ids };
}

/** Fires what is assigned otherwise: with modifiers, or at a character. */
export function modify(pending: Pending, change: Partial<Wish>): void {
  const { pending_assignments } = currentGame().shooting;
  setTargets(pending_assignments.map((one) => ({ ...wishOf(one), ...(one === pending ? change : {}) })));
}

/** Some models of a weapon let go of their target. */
export function holdFire(pending: Pending, models: readonly string[] = pending.model_ids): void {
  const { pending_assignments } = currentGame().shooting;
  const gone = new Set(models);
  setTargets(
    pending_assignments.flatMap((one) => (one === pending ? without(wishOf(one), gone) : [wishOf(one)])),
  );
}

/** Fires a weapon with another profile at what it was aimed at, where that profile can be. */
export function switchProfile(arm: Arm, weaponId: string): void {
  const game = currentGame();
  const unit = shooterOf(game);
  if (unit === undefined) return;
  pickProfile(unit, arm, weaponId);
  const aimed = pendingOf(game, arm);
  if (aimed.length === 0) return;
  const rows = rowsFor(game, unit, arm);
  const others = game.shooting.pending_assignments.filter((one) => !aimed.includes(one)).map(wishOf);
  const switched = aimed
    .filter((one) => rows[weaponId]?.[one.target_unit_id]?.eligible === true)
    .map(wishOf)
    .map(({ model_ids = [], ...wish }): Wish => {
      const isSplit = aimed.length > 1 || arm.from !== undefined;
      return { ...wish, weapon_id: weaponId, ...(isSplit ? { model_ids } : {}) };
    });
  setTargets([...others, ...switched]);
}

/** An enemy was picked: for the weapon that was chosen before, else for every weapon that can. */
export function aimAt(targetId: string): void {
  const game = currentGame();
  const unit = shooterOf(game);
  if (unit === undefined) return;
  const arm = armedOf(game, unit, stateNow("shooting").armed);
  if (arm === undefined) assignAll(targetId);
  else aimOne(game, unit, arm, targetId);
}

/** The weapon that clicks are for; undefined: all of them. */
export function armedOf(game: Game, unit: Unit, key: string | null): Arm | undefined {
  return key === null ? undefined : arsenalOf(game, unit).find((arm) => arm.key === key);
}

function aimOne(game: Game, unit: Unit, arm: Arm, targetId: string): void {
  const [wish] = wishesAt(game, unit, targetId, [arm]);
  if (wish === undefined) refuse(obstaclesFor(game, unit, targetId, arm)[0]?.reasons ?? []);
  else if (!isDone(game, unit, wish)) aim(wish);
}

/** Aims every weapon that can at one unit; those that the rules keep apart from the others stay as they are. */
export function assignAll(targetId: string): void {
  const game = currentGame();
  const unit = shooterOf(game);
  if (unit === undefined) return;
  const wishes = volleyAt(game, unit, targetId);
  if (wishes.length === 0) refuse(obstaclesFor(game, unit, targetId)[0]?.reasons ?? []);
  if (wishes.every((wish) => isDone(game, unit, wish))) return;
  let others = wishesNow(game);
  for (const wish of wishes) others = besides(game, unit, others, wish);
  // What cannot stand beside them has to go.
  const kept = others.filter((other) => prepare(game, unit, [...wishes, other]).ok);
  setTargets([...kept, ...wishes]);
}

/** Everything that can be fired together at one unit, or what one weapon can. */
export function volleyAt(game: Game, unit: Unit, targetId: string, arm?: Arm): readonly Wish[] {
  const wishes: Wish[] = [];
  for (const wish of wishesAt(game, unit, targetId, arm === undefined ? arsenalOf(game, unit) : [arm])) {
    const onBoard = onDeck(game, unit, wishes, wish);
    const fitting = onBoard === undefined ? undefined : assignmentBeside(game, unit, wishes, onBoard);
    if (fitting !== undefined) wishes.push(fitting);
  }
  return wishes;
}

/** One wish a weapon, with the profile and the modifiers that it has; sidearms last, as the referee does it. */
function wishesAt(game: Game, unit: Unit, targetId: string, arms: readonly Arm[]): readonly Wish[] {
  const wishes = arms.flatMap((arm): readonly Wish[] => {
    const rows = rowsFor(game, unit, arm);
    const reaches = (id: string) => rows[id]?.[targetId]?.eligible === true;
    const current = profileOf(game, unit, arm);
    const weapon_id = reaches(current) ? current : arm.profiles.find(({ id }) => reaches(id))?.id;
    if (weapon_id === undefined) return [];
    const pending = pendingOf(game, arm);
    const there = pending.find((one) => one.weapon_id === weapon_id && one.target_unit_id === targetId);
    if (there !== undefined) {
      const { model_ids: _, ...wish } = wishOf(there);
      return [wish];
    }
    const modifiers = pending[0]?.modifiers;
    const asked = modifiers === undefined ? {} : { modifiers };
    return [{ weapon_id, target_unit_id: targetId, ...lentBy(arm), ...asked }];
  });
  const isSidearm = ({ weapon_id }: Wish) => Number(abilitiesOf(game.weapons[weapon_id]!).traits.sidearm);
  return wishes.sort((a, b) => isSidearm(a) - isSidearm(b));
}

function isDone(
  game: Game,
  unit: Unit,
  { weapon_id, target_unit_id, from_unit_id, model_ids }: Wish,
): boolean {
  const own = game.shooting.pending_assignments.filter(
    (one) => one.weapon_id === weapon_id && one.from_unit_id === from_unit_id,
  );
  const row = rowsFor(game, unit, from_unit_id === undefined ? {} : { from: from_unit_id })[weapon_id];
  const able = model_ids?.length ?? row?.[target_unit_id]?.models_in_range;
  return own.length === 1 && own[0]!.target_unit_id === target_unit_id && own[0]!.model_ids.length === able;
}
