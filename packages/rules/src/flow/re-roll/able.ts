import { bookOf } from "../../abilities/book.ts";
import type { DiceRule } from "../../abilities/dice-rules.ts";
import { inForceOn } from "../../abilities/in-force.ts";
import type { OneRoll } from "../../abilities/language/effects/reroll-one.ts";
import { mayRerollFor } from "../../abilities/permissions.ts";
import { normaliseKeyword } from "../../base/keyword.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { someModelHas } from "../../game/every-model.ts";
import { modelsOf } from "../../game/unit.ts";
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

/** A roll that can be made again for nothing, once each time the unit shoots. */
export interface FreeReroll {
  readonly id: string;
  readonly name: string;
  readonly of: "to_hit" | "to_wound" | "damage";
}

/** What a rule lets a unit roll again of one die, each time that it shoots or fights. */
export const ONE_REROLLS = [
  { id: "ONE_RE_ROLL_HIT", name: "Re-roll one hit", of: "to_hit", roll: "HIT" },
  { id: "ONE_RE_ROLL_WOUND", name: "Re-roll one wound", of: "to_wound", roll: "WOUND" },
  { id: "ONE_RE_ROLL_DAMAGE", name: "Re-roll one damage", of: "damage", roll: "DAMAGE" },
] as const satisfies readonly (FreeReroll & { readonly roll: OneRoll })[];

const DICE = { to_hit: "HIT", to_wound: "WOUND", damage: "DAMAGE" } as const;

/** Whether a rule of the unit may still change dice of such a roll: then they stay on the table, fast dice or not. */
export function mayChange(game: Table, unitId: string, of: FreeReroll["of"]): boolean {
  const unit = game.units[unitId]!;
  return mayRerollOne(game, unit, of) || hasDiceRule(game, unit, DICE[of]);
}

/** Whether a rule may turn dice of this roll of a model that have not failed. */
export function mayTurn(game: Table, unitId: string, of: FreeReroll["of"], modelId: string): boolean {
  return hasDiceRule(game, game.units[unitId]!, DICE[of], { modelId, onAny: true });
}

/** Whether a rule may act on an attack that was allocated to this model, or on its saving throw. */
export function mayAnswer(game: Table, unitId: string, at: "ALLOCATED" | "SAVE", modelId: string): boolean {
  return hasDiceRule(game, game.units[unitId]!, at, { modelId });
}

/** Whether the unit has a rule about its saves that it has not used up. */
export function hasSaveRule(game: Table, unitId: string): boolean {
  const unit = game.units[unitId]!;
  return hasDiceRule(game, unit, "SAVE") || hasDiceRule(game, unit, "ALLOCATED");
}

/** Whether the unit has a rule about dice of this roll, or of this model, that it has not used up. */
function hasDiceRule(
  game: Table,
  unit: Unit,
  roll: DiceRule["roll"],
  asked: { readonly modelId?: string; readonly onAny?: boolean } = {},
): boolean {
  return bookOf(game).diceRules.some((rule) => {
    if (rule.roll !== roll || !someModelHas(unit, rule.ability) || isSpent(game, unit, rule)) return false;
    if (asked.onAny === true && !rule.onAny) return false;
    const model = unit.models[asked.modelId ?? ""];
    if (model !== undefined && rule.isOn?.(unit, model) === false) return false;
    return rule.test?.({ game, unit, player: unit.owner, bearers: null }) ?? true;
  });
}

/** Whether it was used as often as it can be, or cannot be paid for. */
function isSpent(
  { players }: Table,
  unit: Unit,
  { id, ability, times, eachModel, spend }: DiceRule,
): boolean {
  const { used, pools } = players[unit.owner];
  const held = spend === undefined ? undefined : (pools?.[spend.pool] ?? 0);
  if (held !== undefined && (typeof held === "number" ? held : held.length) < spend!.count) return true;
  const uses = used.filter((one) => one.stratagem === id && one.unit_id === unit.id).length;
  return uses >= times * (eachModel ? bearersIn(unit, ability) : 1);
}

/** How many models use it for themselves; one where the whole unit has it. */
function bearersIn(unit: Unit, ability: string): number {
  const has = (texts: readonly string[] = []) => texts.some((text) => normaliseKeyword(text) === ability);
  return has(unit.abilities) ? 1 : modelsOf(unit).filter(({ abilities }) => has(abilities)).length;
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
    hasSaveRule(game, unitId) ||
    ONE_REROLLS.some(({ of }) => mayChange(game, unitId, of))
  );
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
  const { table } = change;
  const unit = table.units[unit_id]!;
  const free = mayRerollFor(table, unit, roll) || hasDiceRule(table, unit, roll);
  if (free || mayReroll(change.table, unit_id)) change.set("turn.standing", { roll, unit_id });
}
