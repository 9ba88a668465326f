import { inForceOn } from "../../abilities/in-force.ts";
import type { OneRoll } from "../../abilities/language/effects/reroll-one.ts";
import { mayRerollFor } from "../../abilities/permissions.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { someModelHas } from "../../game/every-model.ts";
import { mayPlaceDie } from "../placed-dice.ts";
import { costFor } from "../stratagems/cost.ts";
import { playerLimits, unitLimits } from "../stratagems/limits.ts";

/** What all of the engine needs to know of the Command Re-roll. */
export const COMMAND_RE_ROLL = {
  id: "COMMAND_RE_ROLL",
  name: "Command Re-roll",
  rule: "ST-10",
  cost: 1,
} as const;

/** What can make a hit die a six. */
export const CHERUB = {
  id: "ARMORIUM_CHERUB",
  name: "Armorium Cherub",
  rule: "AR-6",
  ability: "ARMORIUM CHERUB",
} as const;

/** A roll that can be made again for nothing, once each time the unit shoots. */
export interface FreeReroll {
  readonly id: string;
  readonly name: string;
  readonly of: "to_hit" | "to_wound" | "damage";
}

export const AQUILON_OPTICS = {
  rule: "AR-6",
  ability: "AQUILON OPTICS",
  rolls: [
    { id: "AQUILON_OPTICS_HIT", name: "Aquilon Optics: hit", of: "to_hit" },
    { id: "AQUILON_OPTICS_WOUND", name: "Aquilon Optics: wound", of: "to_wound" },
    { id: "AQUILON_OPTICS_DAMAGE", name: "Aquilon Optics: damage", of: "damage" },
  ],
} as const;

/** What a rule lets a unit roll again of one die, each time that it shoots or fights. */
export const ONE_REROLLS = [
  { id: "ONE_RE_ROLL_HIT", name: "Re-roll one hit", of: "to_hit", roll: "HIT" },
  { id: "ONE_RE_ROLL_WOUND", name: "Re-roll one wound", of: "to_wound", roll: "WOUND" },
  { id: "ONE_RE_ROLL_DAMAGE", name: "Re-roll one damage", of: "damage", roll: "DAMAGE" },
] as const satisfies readonly (FreeReroll & { readonly roll: OneRoll })[];

/** Whether the unit may still make such a roll again in this shooting. */
export function mayRerollFree(game: Table, unitId: string, of: FreeReroll["of"]): boolean {
  const unit = game.units[unitId]!;
  if (mayRerollOne(game, unit, of)) return true;
  if (!someModelHas(unit, AQUILON_OPTICS.ability)) return false;
  const { id } = AQUILON_OPTICS.rolls.find((one) => one.of === of)!;
  return !isUsed(game, unit, id);
}

/** Whether a rule allows it that the unit has not used up: of several rolls, one of which may be made again, only one is. */
export function mayRerollOne(game: Table, unit: Unit, of: FreeReroll["of"]): boolean {
  const { id, roll } = ONE_REROLLS.find((one) => one.of === of)!;
  for (const { row } of inForceOn(game, unit)) {
    for (const { rolls, either } of row.rerollsOne ?? []) {
      if (!rolls.includes(roll)) continue;
      const spent = either ? ONE_REROLLS.filter((one) => rolls.includes(one.roll)) : [{ id }];
      if (!spent.some((one) => isUsed(game, unit, one.id))) return true;
    }
  }
  return false;
}

function isUsed({ players }: Table, { owner, id: unitId }: Unit, id: string): boolean {
  return players[owner].used.some((one) => one.stratagem === id && one.unit_id === unitId);
}

/** Whether an ability of the unit has to do with dice of its attacks: then it is asked about them, fast dice or not. */
export function asksAboutDice(game: Table, unitId: string): boolean {
  return (
    mayPlaceDie(game, unitId) ||
    mayChangeHit(game, unitId) ||
    AQUILON_OPTICS.rolls.some(({ of }) => mayRerollFree(game, unitId, of))
  );
}

/** Whether the unit may still make one of its hit dice a six: then they stay on the table, fast dice or not. */
export function mayChangeHit({ units, players }: Table, unitId: string): boolean {
  const unit = units[unitId]!;
  if (!someModelHas(unit, CHERUB.ability)) return false;
  return !players[unit.owner].used.some((one) => one.stratagem === CHERUB.id && one.unit_id === unitId);
}

/** Whether the owner of the unit could roll dice of it again now: only then do they stay on the table. */
export function mayReroll(game: Table, unitId: string): boolean {
  const unit = game.units[unitId]!;
  if (game.players[unit.owner].cp < costFor(game, unit.owner, COMMAND_RE_ROLL, unit)) return false;
  const limits = playerLimits(game, unit.owner, COMMAND_RE_ROLL);
  return limits.length === 0 && unitLimits(unit.owner, unit).length === 0;
}

/** The roll of a unit stays on the table until the next action, if its owner could make it again. */
export function leaveStanding(change: Change, roll: "ADVANCE_ROLL" | "CHARGE_ROLL", unit_id: string): void {
  const free = mayRerollFor(change.table, change.table.units[unit_id]!, roll);
  if (free || mayReroll(change.table, unit_id)) change.set("turn.standing", { roll, unit_id });
}
