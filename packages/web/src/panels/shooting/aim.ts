import {
  abilitiesOf,
  type Game,
  isSameWeapon,
  prepare,
  type Refusal,
  type Unit,
  unitOf,
} from "@gunline/rules";
import { create } from "zustand";
import { assignTarget, clearTarget } from "../../table/commands.ts";
import { gesture } from "../../table/gesture.ts";
import { currentGame } from "../../table/table.ts";
import { type Arm, arsenalOf, pendingOf } from "./arsenal.ts";
import { targetsFor } from "./targets.ts";

/** From a wish ("this weapon at that unit") to assignments that the referee takes. */

export type Pending = Game["shooting"]["pending_assignments"][number];
export type Wish = Parameters<typeof assignTarget>[0];

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
  const { weapons } = targetsFor(game, unit);
  const able = arm.profiles.find(({ id }) =>
    Object.values(weapons[id] ?? {}).some(({ eligible }) => eligible),
  );
  return (able ?? arm.profiles[0])?.id ?? "";
}

/** An assignment as a player would ask for it: without the referee's own mark. */
export function wishOf({ automatic: _, ...wish }: Pending): Wish {
  return wish;
}

/** Why a wish that is fine by itself cannot stand beside what is assigned already; empty if it can. */
export function clashesOf(game: Game, unit: Unit, wish: Wish): readonly Refusal[] {
  const checked = prepare(game, unit, [...besides(game, wish), wish]);
  return checked.ok ? [] : checked.refusals;
}

/** What is assigned to other weapons than the wish is about. */
function besides(game: Game, wish: Wish): readonly Pending[] {
  const weapon = game.weapons[wish.weapon_id]!;
  const named = wish.model_ids === undefined ? null : new Set(wish.model_ids);
  return game.shooting.pending_assignments.flatMap((one) => {
    if (one.weapon_id === wish.weapon_id) {
      const model_ids = named === null ? [] : one.model_ids.filter((id) => !named.has(id));
      return model_ids.length > 0 ? [{ ...one, model_ids }] : [];
    }
    return isSameWeapon(game.weapons[one.weapon_id]!, weapon) ? [] : [one];
  });
}

/** Gives a weapon its target; models that cannot do both let go of their other weapon, as the last choice counts. */
export function aim(wish: Wish): void {
  gesture(() => {
    const game = currentGame();
    const unit = unitOf(game, game.shooting.active_shooter_id ?? "");
    if (unit === undefined) return;
    const torn = new Set(clashesOf(game, unit, wish).flatMap(({ model_id }) => model_id ?? []));
    if (torn.size > 0) {
      for (const other of besides(game, wish)) {
        if (other.weapon_id === wish.weapon_id || !other.model_ids.some((id) => torn.has(id))) continue;
        refire(other.weapon_id, (one) => one.model_ids.filter((id) => !torn.has(id)));
      }
    }
    assignTarget(wish);
  });
}

/** Assigns a weapon anew with fewer models: an assignment can only be made smaller by being made again. */
export function refire(weaponId: string, keep: (pending: Pending) => readonly string[]): void {
  gesture(() => {
    const own = currentGame().shooting.pending_assignments.filter(({ weapon_id }) => weapon_id === weaponId);
    clearTarget(weaponId);
    for (const one of own) {
      const model_ids = keep(one);
      if (model_ids.length > 0) assignTarget({ ...wishOf(one), model_ids });
    }
  });
}

/** Fires a weapon with another profile at what it was aimed at, where that profile can be. */
export function switchProfile(arm: Arm, weaponId: string): void {
  gesture(() => {
    const game = currentGame();
    const unit = unitOf(game, game.shooting.active_shooter_id ?? "");
    if (unit === undefined) return;
    const aimed = pendingOf(game, arm);
    pickProfile(unit, arm, weaponId);
    const { weapons } = targetsFor(game, unit);
    for (const id of new Set(aimed.map(({ weapon_id }) => weapon_id))) clearTarget(id);
    for (const { model_ids, automatic: _, ...wish } of aimed) {
      if (weapons[weaponId]?.[wish.target_unit_id]?.eligible !== true) continue;
      assignTarget({ ...wish, weapon_id: weaponId, ...(aimed.length > 1 ? { model_ids } : {}) });
    }
  });
}

/** Aims every weapon that can at one unit; those that the rules keep apart from the others stay as they are. */
export function assignAll(targetId: string): void {
  gesture(() => {
    const game = currentGame();
    const unit = unitOf(game, game.shooting.active_shooter_id ?? "");
    if (unit === undefined) return;
    const wishes: Wish[] = [];
    for (const wish of wishesAt(game, unit, targetId)) {
      if (prepare(game, unit, [...wishes, wish]).ok) wishes.push(wish);
    }
    for (const wish of wishes) {
      const now = currentGame();
      if (isDone(now, unit, wish)) continue;
      if (clashesOf(now, unit, wish).length > 0) {
        // What stands against all of them together has to go first.
        for (const other of besides(now, wish)) {
          if (!prepare(now, unit, [...wishes, other]).ok) clearTarget(other.weapon_id);
        }
      }
      assignTarget(wish);
    }
  });
}

/** One wish a weapon, with the profile and the modifiers that it has; sidearms last, as the referee does it. */
function wishesAt(game: Game, unit: Unit, targetId: string): readonly Wish[] {
  const { weapons } = targetsFor(game, unit);
  const reaches = (id: string) => weapons[id]?.[targetId]?.eligible === true;
  const wishes = arsenalOf(game, unit).flatMap((arm): readonly Wish[] => {
    const current = profileOf(game, unit, arm);
    const weapon_id = reaches(current) ? current : arm.profiles.find(({ id }) => reaches(id))?.id;
    if (weapon_id === undefined) return [];
    const modifiers = pendingOf(game, arm)[0]?.modifiers;
    return [{ weapon_id, target_unit_id: targetId, ...(modifiers === undefined ? {} : { modifiers }) }];
  });
  const isSidearm = ({ weapon_id }: Wish) => Number(abilitiesOf(game.weapons[weapon_id]!).traits.sidearm);
  return wishes.sort((a, b) => isSidearm(a) - isSidearm(b));
}

function isDone(game: Game, unit: Unit, { weapon_id, target_unit_id }: Wish): boolean {
  const own = game.shooting.pending_assignments.filter((one) => one.weapon_id === weapon_id);
  const able = targetsFor(game, unit).weapons[weapon_id]?.[target_unit_id]?.models_in_range;
  return own.length === 1 && own[0]!.target_unit_id === target_unit_id && own[0]!.model_ids.length === able;
}
