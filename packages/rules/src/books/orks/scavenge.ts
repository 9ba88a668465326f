import { gainExtra } from "../../flow/command-points.ts";
import type { Change } from "../../game/change.ts";
import { someModelHas } from "../../game/every-model.ts";
import { isUnitInRange } from "../../game/measure/marker.ts";
import { isOnTable } from "../../game/unit.ts";

const ABILITY = "THIEVIN' SCAVENGERS";
const FROM = 4;

/**
 * As its Movement phase begins a player rolls a die for each objective under control with an unshocked unit of scavengers
 * in range; a 4 or more among them is a command point, one in all (AR-5, CO-2).
 */
export function scavenge(change: Change): void {
  const { units, turn, objectives } = change.game;
  const player = turn.active_player;
  const able = Object.values(units).filter(
    (unit) =>
      unit.owner === player &&
      unit.flags.battle_shocked !== true &&
      isOnTable(unit) &&
      someModelHas(unit, ABILITY),
  );
  const held = Object.values(objectives).filter((one) => one.controlled_by === player);
  const finds = held.flatMap(
    (objective) => able.find((unit) => isUnitInRange(change.game, unit, objective)) ?? [],
  );
  if (finds.length === 0) return;
  const rolls_raw = finds.map(() => change.dice.d6());
  const unit_id = finds[0]!.id;
  const ability = "Thievin' Scavengers";
  change.story.roll({
    context: "ability",
    ability,
    rolls_raw,
    wounds: null,
    unit_id,
    target_unit_id: unit_id,
  });
  if (rolls_raw.some((face) => face >= FROM)) gainExtra(change, player);
}
