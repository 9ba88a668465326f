import { refusal } from "../../base/refusal.ts";
import type { Unit } from "../../game/document.ts";
import { isDestroyed, isOnTable } from "../../game/unit.ts";
import { testBattleShock } from "../battle-shock/test.ts";
import { mortalWounds as inflict } from "../mortal/inflict.ts";
import { type ByHandKind, isUnknown, unitNamed } from "./kind.ts";

/** What is rolled by hand: the dice are those of the game (BH-7). */

export const mortalWounds: ByHandKind<"MORTAL_WOUNDS"> = (change, { unit_id, wounds }) => {
  const unit = unitNamed(change.table, unit_id);
  if (isUnknown(unit)) return unit;
  if (!isOnTable(unit)) return [offTable(unit)];
  inflict(change, unit_id, wounds, "BY_HAND");
  return {};
};

export const battleShockTest: ByHandKind<"BATTLE_SHOCK_TEST"> = (change, { unit_id, modifier = 0 }) => {
  const unit = unitNamed(change.table, unit_id);
  if (isUnknown(unit)) return unit;
  if (!isOnTable(unit)) return [offTable(unit)];
  testBattleShock(change, unit_id, modifier);
  return {};
};

export const dice: ByHandKind<"DICE"> = (change, { dice: count }, player) => {
  const rolls_raw = Array.from({ length: count }, () => change.dice.d6());
  return { block: change.story.roll({ context: "by_hand", player, rolls_raw }) };
};

/** The player moves the unit next, as far as both have agreed. */
export const moveNow: ByHandKind<"MOVE_NOW"> = (change, { unit_id, inches }) => {
  const unit = unitNamed(change.table, unit_id);
  if (isUnknown(unit)) return unit;
  if (!isOnTable(unit)) return [offTable(unit)];
  change.push({ type: "side_move", unit_id, inches: inches ?? null, no_charge: false });
  return {};
};

function offTable(unit: Unit) {
  const about = { unit_id: unit.id };
  return isDestroyed(unit)
    ? refusal("UNIT_DESTROYED", "BH-7", { unit: unit.name }, about)
    : refusal("OFF_TABLE", "GD-8", { unit: unit.name }, about);
}
