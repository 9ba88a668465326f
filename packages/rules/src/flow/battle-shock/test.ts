import { characteristicOf } from "../../abilities/characteristics.ts";
import { mayRerollFor, rollBonus, testDiceOf } from "../../abilities/permissions.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { modelsOf } from "../../game/unit.ts";
import { placedFor, takePlaced } from "../placed-dice.ts";

/** The best Leadership among all models of a unit, its leaders included (CO-5). */
export function leadershipOf(game: Table, unit: Unit): number {
  return Math.min(...modelsOf(unit).map((model) => characteristicOf(game, unit, model, "leadership")));
}

/**
 * A Battle-shock test, whatever asks for it: two dice, to which a modifier is added (CO-7), must reach the Leadership. A
 * unit that fails is Battle-shocked until its owner's next Command phase; one that is already stays so (CO-9). Whether it
 * passed.
 */
export function testBattleShock(change: Change, unitId: string, added = 0): boolean {
  const { table } = change;
  const unit = table.units[unitId]!;
  const modifier = added + rollBonus(table, unit, "BATTLE_SHOCK");
  let { passed } = rollTest(change, unit, modifier);
  // Nobody keeps a failure that can be rolled again for nothing.
  if (!passed && mayRerollFor(table, unit, "BATTLE_SHOCK")) passed = rollTest(change, unit, modifier).passed;
  if (!passed && unit.flags.battle_shocked !== true) {
    change.set(`units.${unitId}.flags.battle_shocked`, true);
  }
  change.happened({ type: "battle_shock_tested", unit_id: unitId, passed });
  return passed;
}

/** The chance that the unit passes one, with what it may roll again. */
export function chanceToPass(
  game: Table,
  unit: Unit,
  added = 0,
  test: "BATTLE_SHOCK" | "LEADERSHIP" = "BATTLE_SHOCK",
): number {
  const needed = leadershipOf(game, unit) - added - rollBonus(game, unit, test);
  const dice = testDiceOf(game, unit);
  const placed = test === "BATTLE_SHOCK" ? placedFor(game, unit, test) : undefined;
  const first = placed === undefined ? chanceOfSum(dice, needed) : chanceOfSum(dice - 1, needed - placed);
  // A die that was put there is used up by the first roll.
  return mayRerollFor(game, unit, test) ? 1 - (1 - first) * (1 - chanceOfSum(dice, needed)) : first;
}

/** The chance that so many dice come to this or more. */
function chanceOfSum(dice: number, least: number): number {
  if (dice === 0) return least <= 0 ? 1 : 0;
  let sum = 0;
  for (let face = 1; face <= 6; face++) sum += chanceOfSum(dice - 1, least - face);
  return sum / 6;
}

/** A Leadership test, which leaves nobody Battle-shocked (AB-30); `again`: a failed one may be taken again. */
export function testLeadership(change: Change, unitId: string, added = 0, again = false): TestResult {
  const { table } = change;
  const unit = table.units[unitId]!;
  const modifier = added + rollBonus(table, unit, "LEADERSHIP");
  const first = rollTest(change, unit, modifier, "leadership");
  if (first.passed || !(again || mayRerollFor(table, unit, "LEADERSHIP"))) return first;
  return rollTest(change, unit, modifier, "leadership");
}

/** With the total of the dice and what is added to them. */
interface TestResult {
  readonly passed: boolean;
  readonly total: number;
}

function rollTest(
  change: Change,
  unit: Unit,
  modifier: number,
  context: "battle_shock" | "leadership" = "battle_shock",
): TestResult {
  const { dice, story } = change;
  const { id: unitId } = unit;
  const first_die = dice.cursor;
  const placed = context === "battle_shock" ? takePlaced(change, unitId, "BATTLE_SHOCK") : undefined;
  const many = testDiceOf(change.table, unit);
  const rolls_raw = Array.from({ length: many }, (_, at) => (at === 0 ? placed : undefined) ?? dice.d6());
  const leadership = leadershipOf(change.table, unit);
  const total = rolls_raw.reduce((sum, face) => sum + face, modifier);
  const passed = total >= leadership;
  const rolled = { rolls_raw, modifier, total, leadership, passed, first_die };
  const scripted = dice.scripted === true;
  const block = story.roll({ context, unit_id: unitId, ...rolled, scripted });
  story.addLine({ line: `${context}_tested`, unit_id: unitId, block });
  return { passed, total };
}
