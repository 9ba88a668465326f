import type { Change } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { modelsOf, statOf } from "../../game/unit.ts";

/** The best Leadership among all models of a unit, its leaders included (CO-5). */
export function leadershipOf(unit: Unit): number {
  return Math.min(...modelsOf(unit).map((model) => statOf(unit, model, "leadership")));
}

/**
 * A Battle-shock test, whatever asks for it: two dice, to which a modifier is added (CO-7), must reach the Leadership. A
 * unit that fails is Battle-shocked until its owner's next Command phase; one that is already stays so (CO-9). Whether it
 * passed.
 */
export function testBattleShock(change: Change, unitId: string, modifier = 0): boolean {
  const { dice, story } = change;
  const unit = change.table.units[unitId]!;
  const first_die = dice.cursor;
  const rolls_raw: readonly [number, number] = [dice.d6(), dice.d6()];
  const leadership = leadershipOf(unit);
  const total = rolls_raw[0] + rolls_raw[1] + modifier;
  const passed = total >= leadership;
  const rolled = { rolls_raw, modifier, total, leadership, passed, first_die };
  const scripted = dice.scripted === true;
  const block = story.roll({ context: "battle_shock", unit_id: unitId, ...rolled, scripted });
  story.addLine({ line: "battle_shock_tested", unit_id: unitId, block });
  if (!passed && unit.flags.battle_shocked !== true) {
    change.set(`units.${unitId}.flags.battle_shocked`, true);
  }
  change.happened({ type: "battle_shock_tested", unit_id: unitId, passed });
  return passed;
}
