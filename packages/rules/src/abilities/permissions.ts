import type { Table } from "../game/change.ts";
import type { Model, Unit, Weapon } from "../game/document.ts";
import type { Reason } from "../game/reason.ts";
import type { EffectRow } from "./effect.ts";
import { bears, inForceOn } from "./in-force.ts";
import type { Permission } from "./language/effects/permission.ts";
import type { UnitRoll } from "./language/effects/unit-roll.ts";

/** Whether everybody in the unit may do so all the same. */
export function isGranted(game: Table, unit: Unit, permission: Permission): boolean {
  return inForceOn(game, unit).some(
    ({ row, bearers }) => bearers === null && row.grants?.includes(permission) === true,
  );
}

/** Whether models of the unit fight when they are destroyed before they have fought (FI-27). */
export function fightsOnDeath(game: Table, unit: Unit): boolean {
  return inForceOn(game, unit).some(({ row }) => row.fightsOnDeath === true);
}

/** What lets the model shoot as it falls (FI-28), with the face from which it does. */
export function shotOnDeath(
  game: Table,
  unit: Unit,
  modelId: string,
): (Pick<EffectRow, "id" | "name"> & { readonly from: number }) | undefined {
  for (const force of inForceOn(game, unit)) {
    const { id, name, shootsOnDeath: from } = force.row;
    if (from !== undefined && bears(force, modelId)) return { id, name, from };
  }
  return undefined;
}

/** What is added to a roll of the unit. */
export function rollBonus(game: Table, unit: Unit, roll: UnitRoll): number {
  let sum = 0;
  for (const { row } of inForceOn(game, unit)) sum += row.rolls?.[roll] ?? 0;
  return sum;
}

/** The best face from which effects let the model ignore a wound, and what gives it. */
export function feelNoPainGiven(
  game: Table,
  unit: Unit,
  model: Model,
): { readonly face: number; readonly cause: Reason } | null {
  let best: { face: number; cause: Reason } | null = null;
  for (const force of inForceOn(game, unit)) {
    const { feelNoPain: face, name, rule } = force.row;
    if (face === undefined || !bears(force, model.id) || (best !== null && best.face <= face)) continue;
    best = { face, cause: { what: "ROW", rule, name } };
  }
  return best;
}

/** Whether an effect gives Precision to this weapon in the hands of that model. */
export function isPrecise(game: Table, unit: Unit, model: Model, { type }: Weapon): boolean {
  return inForceOn(game, unit).some((force) => force.row.precision === type && bears(force, model.id));
}

/** Whether an effect has the whole unit shoot at one target; its name and rule. */
export function oneTargetBy(game: Table, unit: Unit): Pick<EffectRow, "name" | "rule"> | undefined {
  return inForceOn(game, unit).find(({ row }) => row.oneTarget === true)?.row;
}
