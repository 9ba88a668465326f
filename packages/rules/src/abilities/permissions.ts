import { normaliseKeyword } from "../base/keyword.ts";
import type { Table } from "../game/change.ts";
import type { Model, RangedWeapon, Unit, Weapon } from "../game/document.ts";
import type { Reason } from "../game/reason.ts";
import type { EffectRow, Harm } from "./effect.ts";
import { bears, inForceOn, inForceWith } from "./in-force.ts";
import type { FightMove } from "./language/effects/fight-move.ts";
import type { Permission } from "./language/effects/permission.ts";
import type { Prohibition } from "./language/effects/prohibition.ts";
import type { UnitRoll } from "./language/effects/unit-roll.ts";

/** Whether everybody in the unit may do so all the same. */
export function isGranted(game: Table, unit: Unit, permission: Permission): boolean {
  return inForceWith(game, unit, "grants").some(
    ({ row, bearers }) => bearers === null && row.grants?.includes(permission) === true,
  );
}

/** What keeps the unit from doing so, whoever of it has the rule; undefined: nothing does. */
export function forbiddenBy(
  game: Table,
  unit: Unit,
  what: Prohibition,
): Pick<EffectRow, "name" | "rule"> | undefined {
  return inForceWith(game, unit, "forbids").find(({ row }) => row.forbids?.includes(what) === true)?.row;
}

/** How near a model must be to target the unit with ranged attacks, and what says so; undefined: at any distance. */
export function targetedWithin(
  game: Table,
  unit: Unit,
): { readonly inches: number; readonly by: Pick<EffectRow, "name" | "rule"> } | undefined {
  let found: { readonly inches: number; readonly by: EffectRow } | undefined;
  for (const { row } of inForceWith(game, unit, "targetedWithin")) {
    const inches = row.targetedWithin;
    if (inches !== undefined && (found === undefined || inches < found.inches)) found = { inches, by: row };
  }
  return found;
}

/** What keeps the unit from choosing this target; undefined: nothing does. */
export function targetBarredBy(
  game: Table,
  unit: Unit,
  target: Unit,
): Pick<EffectRow, "name" | "rule"> | undefined {
  for (const { row, bearers } of inForceWith(game, unit, "barsTargets")) {
    if (row.barsTargets === undefined) continue;
    const scene = { game, unit, player: unit.owner, bearers, chosen: target };
    if (row.barsTargets.some((test) => test(scene))) return row;
  }
  return undefined;
}

/** How the whole unit strides over what is in its way, and by what rule; undefined: it does not. */
export function strideOf(
  game: Table,
  unit: Unit,
): (NonNullable<EffectRow["strides"]> & Pick<EffectRow, "name">) | undefined {
  for (const { row, bearers } of inForceWith(game, unit, "strides")) {
    if (row.strides !== undefined && bearers === null) return { ...row.strides, name: row.name };
  }
  return undefined;
}

/** How far the unit Advances without a roll; undefined: it rolls. */
export function advanceWithoutRoll(game: Table, unit: Unit): number | undefined {
  let most: number | undefined;
  for (const { row } of inForceWith(game, unit, "advances")) {
    if (row.advances !== undefined) most = Math.max(row.advances, most ?? 0);
  }
  return most;
}

/** Whether an effect lets a roll of the unit be made again for nothing. */
export function mayRerollFor(game: Table, unit: Unit, roll: UnitRoll): boolean {
  return inForceWith(game, unit, "rerolls").some(({ row }) => row.rerolls?.includes(roll) === true);
}

/** Whether a rule has the unit test in its Command phase. */
export function mustTest(game: Table, unit: Unit): boolean {
  return inForceWith(game, unit, "mustTest").some(({ row }) => row.mustTest === true);
}

/** How many dice a Battle-shock test of the unit is taken on. */
export function testDiceOf(game: Table, unit: Unit): number {
  let most = 2;
  for (const { row } of inForceWith(game, unit, "testDice")) most = Math.max(most, row.testDice ?? 2);
  return most;
}

/** What lets models of the unit fight when they are destroyed before they have fought (FI-27), with the lowest face of them. */
export function fightOnDeath(
  game: Table,
  unit: Unit,
): (Pick<EffectRow, "name"> & { readonly from: number }) | undefined {
  let best: { readonly name: string; readonly from: number } | undefined;
  for (const { row } of inForceWith(game, unit, "fightsOnDeath")) {
    const { name, fightsOnDeath: from } = row;
    if (from !== undefined && (best === undefined || from < best.from)) best = { name, from };
  }
  return best;
}

/** Whether everybody in the unit is tested when it Falls Back, with what is added to the dice; null: not by a rule. */
export function escapeOf(game: Table, unit: Unit): { readonly added: number } | null {
  const rules = inForceWith(game, unit, "escape").flatMap(({ row }) => row.escape ?? []);
  if (rules.length === 0) return null;
  const isShocked = unit.flags.battle_shocked === true;
  return { added: isShocked ? Math.min(...rules.map(({ shocked }) => shocked)) : 0 };
}

/** How near to the unit no enemy arrives from reserve; 0: as near as everybody. */
export function arrivalsBarred(game: Table, unit: Unit): number {
  return Math.max(0, ...inForceWith(game, unit, "barsArrivals").map(({ row }) => row.barsArrivals ?? 0));
}

/** How far the whole unit piles in or consolidates by a rule; undefined: as far as everybody. */
export function fightMoveOf(game: Table, unit: Unit, move: FightMove): number | undefined {
  let most: number | undefined;
  for (const { row, bearers } of inForceWith(game, unit, "fightMoves")) {
    if (bearers !== null) continue;
    for (const one of row.fightMoves ?? []) {
      if (one.move === move) most = Math.max(one.inches, most ?? 0);
    }
  }
  return most;
}

/** What lets the model shoot as it falls (FI-28), with the face from which it does. */
export function shotOnDeath(
  game: Table,
  unit: Unit,
  modelId: string,
): (Pick<EffectRow, "id" | "name"> & { readonly from: number }) | undefined {
  for (const force of inForceWith(game, unit, "shootsOnDeath")) {
    const { id, name, shootsOnDeath: from } = force.row;
    if (from !== undefined && bears(force, modelId)) return { id, name, from };
  }
  return undefined;
}

/** By what the model is set back up when it is destroyed. */
export function risingOf(
  game: Table,
  unit: Unit,
  modelId: string,
): (Pick<EffectRow, "id"> & NonNullable<EffectRow["rises"]>) | undefined {
  for (const force of inForceWith(game, unit, "rises")) {
    if (bears(force, modelId)) return { ...force.row.rises!, id: force.row.id };
  }
  return undefined;
}

/** What is added to a roll of the unit. */
export function rollBonus(game: Table, unit: Unit, roll: UnitRoll): number {
  let sum = 0;
  for (const { row } of inForceWith(game, unit, "rolls")) sum += row.rolls?.[roll] ?? 0;
  return sum;
}

/** The best face from which effects let the model ignore a wound, and what gives it. */
export function feelNoPainGiven(
  game: Table,
  unit: Unit,
  model: Model,
  harms: readonly Harm[] = [],
): { readonly face: number; readonly cause: Reason } | null {
  let best: { face: number; cause: Reason } | null = null;
  for (const force of inForceOn(game, unit)) {
    const { feelNoPain: always, feelNoPainAgainst: some, name, rule } = force.row;
    let face = always;
    for (const one of some ?? []) {
      if (harms.includes(one.harm)) face = Math.min(one.face, face ?? one.face);
    }
    if (face === undefined || !bears(force, model.id) || (best !== null && best.face <= face)) continue;
    best = { face, cause: { what: "ROW", rule, name } };
  }
  return best;
}

/** Whether an effect gives Precision to this weapon in the hands of that model. */
export function isPrecise(game: Table, unit: Unit, model: Model, { type }: Weapon): boolean {
  return inForceWith(game, unit, "precision").some(
    (force) => force.row.precision === type && bears(force, model.id),
  );
}

/** Whether an effect has the whole unit shoot at one target; its name and rule. */
export function oneTargetBy(game: Table, unit: Unit): Pick<EffectRow, "name" | "rule"> | undefined {
  return inForceWith(game, unit, "oneTarget").find(({ row }) => row.oneTarget === true)?.row;
}

/** The best invulnerable save that effects give the model against attacks of this type, and what gives it. */
export function invulnerableGiven(
  game: Table,
  unit: Unit,
  model: Model,
  type: Weapon["type"],
): { readonly save: number; readonly cause: Reason } | null {
  let best: { save: number; cause: Reason } | null = null;
  for (const force of inForceWith(game, unit, "invulnerable")) {
    const { invulnerable, name, rule } = force.row;
    if (invulnerable === undefined || !bears(force, model.id)) continue;
    for (const { save, against } of invulnerable) {
      if (against !== type || (best !== null && best.save <= save)) continue;
      best = { save, cause: { what: "ROW", rule, name } };
    }
  }
  return best;
}

/** The range of a weapon in the hands of the model, never less than 1 inch. */
export function rangeOf(game: Table, unit: Unit, model: Model, { name, range }: RangedWeapon): number {
  let more = 0;
  for (const force of inForceWith(game, unit, "ranges")) {
    const { ranges } = force.row;
    if (ranges === undefined || !bears(force, model.id)) continue;
    for (const { inches, names } of ranges) {
      if (names === undefined || names.some((one) => normaliseKeyword(name).includes(one))) more += inches;
    }
  }
  return more === 0 ? range : Math.max(1, range + more);
}
