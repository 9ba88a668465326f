import { normaliseKeyword } from "../base/keyword.ts";
import type { Table } from "../game/change.ts";
import type { Model, RangedWeapon, Unit, Weapon } from "../game/document.ts";
import type { MadeMove } from "../game/move-kind.ts";
import type { Reason } from "../game/reason.ts";
import type { Descent, EffectRow, Harm } from "./effect.ts";
import { bears, inForceOn, inForceWith } from "./in-force.ts";
import { isOfKind } from "./language/conditions/within.ts";
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

/** How the whole unit strides over what is in its way in such a move, and by what rule; undefined: it does not. */
export function strideOf(
  game: Table,
  unit: Unit,
  kind?: MadeMove,
): (NonNullable<EffectRow["strides"]> & Pick<EffectRow, "name">) | undefined {
  for (const { row, bearers } of inForceWith(game, unit, "strides")) {
    if (row.strides === undefined || bearers !== null) continue;
    if (kind !== undefined && row.strides.moves?.includes(kind) === false) continue;
    return { ...row.strides, name: row.name };
  }
  return undefined;
}

/** The models that may do so all the same; null: all of the unit. */
export function grantedTo(game: Table, unit: Unit, permission: Permission): ReadonlySet<string> | null {
  const found = new Set<string>();
  for (const { row, bearers } of inForceOn(game, unit)) {
    if (row.grants?.includes(permission) !== true) continue;
    if (bearers === null) return null;
    for (const id of bearers) found.add(id);
  }
  return found;
}

/** How near to enemies the whole unit comes down by Deep Strike; undefined: as everybody does. */
export function descentsOf(game: Table, unit: Unit): readonly Descent[] {
  return inForceOn(game, unit).flatMap(({ row, bearers }) =>
    row.descends === undefined || bearers !== null ? [] : [row.descends],
  );
}

/** When the unit may arrive from reserve: from which round on, and as in how many rounds later. */
export function arrivalOf(
  game: Table,
  unit: Unit,
): { readonly from: number | undefined; readonly later: number } {
  const rows = inForceOn(game, unit).map(({ row }) => row);
  const from = rows.flatMap(({ arrivesFrom }) => arrivesFrom ?? []);
  return {
    from: from.length === 0 ? undefined : Math.min(...from),
    later: Math.max(0, ...rows.map(({ arrivesLater }) => arrivesLater ?? 0)),
  };
}

/** How near to its transport the unit is set up by a rule of that; undefined: as everybody. */
export function disembarkReach(game: Table, transport: Unit, unit: Unit): number | undefined {
  for (const { row } of inForceOn(game, transport)) {
    if (row.disembarks !== undefined && isOfKind(unit, row.disembarks.keyword)) return row.disembarks.inches;
  }
  return undefined;
}

/** Whether the unit has to arrive from reserve as soon as it can. */
export function mustArrive(game: Table, unit: Unit): boolean {
  return unit.reserve !== null && inForceOn(game, unit).some(({ row }) => row.mustArrive === true);
}

/** Enemy units that let no move of this kind end near them, with how near. */
export function endsBarred(game: Table, unit: Unit, kind: MadeMove): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const id in game.units) {
    const enemy = game.units[id]!;
    if (enemy.owner === unit.owner) continue;
    for (const { row } of inForceOn(game, enemy)) {
      for (const { move, inches } of row.barsEnds ?? []) {
        if (move === kind) found.set(id, Math.max(inches, found.get(id) ?? 0));
      }
    }
  }
  return found;
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
  modelId: string,
): (Pick<EffectRow, "name"> & { readonly from: number }) | undefined {
  let best: { readonly name: string; readonly from: number } | undefined;
  for (const force of inForceWith(game, unit, "fightsOnDeath")) {
    const { name, fightsOnDeath: from } = force.row;
    if (from === undefined || !bears(force, modelId)) continue;
    if (best === undefined || from < best.from) best = { name, from };
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
export function fightMoveOf(
  game: Table,
  unit: Unit,
  move: FightMove,
  intoFight: boolean,
): number | undefined {
  let most: number | undefined;
  for (const { row, bearers } of inForceWith(game, unit, "fightMoves")) {
    if (bearers !== null) continue;
    for (const one of row.fightMoves ?? []) {
      if (one.move === move && (intoFight || !one.intoFight)) most = Math.max(one.inches, most ?? 0);
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
  const forces = inForceOn(game, unit);
  const isFirm = forces.some(({ row }) => row.firmRolls?.includes(roll) === true);
  let sum = 0;
  for (const { row } of forces) {
    const added = row.rolls?.[roll] ?? 0;
    if (added > 0 || !isFirm) sum += added;
  }
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

/** Whether a rule lets the models of the unit that carry the weapon target such enemies with it. */
export function mayTarget(
  game: Table,
  unit: Unit,
  weapon: Weapon,
  whom: NonNullable<EffectRow["mayTarget"]>[number]["whom"],
): boolean {
  const own = normaliseKeyword(weapon.name);
  return inForceOn(game, unit).some((force) => {
    const isIt = force.row.mayTarget?.some(
      (one) => one.whom === whom && (one.names?.some((name) => own.includes(name)) ?? true),
    );
    if (isIt !== true) return false;
    const armed = Object.values(unit.models).filter(({ weapons }) => weapons.includes(weapon.id));
    return armed.every(({ id }) => bears(force, id));
  });
}
