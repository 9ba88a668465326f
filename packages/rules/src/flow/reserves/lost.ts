import type { Change } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { missionRules } from "../../game/mission.ts";
import { isLastOfBattle } from "../../game/turn.ts";
import { isDestroyed, modelsOf } from "../../game/unit.ts";
import { destroyModel } from "../destroy.ts";

/** As a round ends: units that should have arrived by then are destroyed, with whoever is inside them (RE-10). */
export function loseReserves(change: Change): void {
  const { game } = change;
  const { lastArrivals } = missionRules(game);
  if (lastArrivals === null ? !isLastOfBattle(game) : lastArrivals !== game.turn.round) return;
  const units = Object.values(game.units).filter((unit) => !isDestroyed(unit));
  // Anyone who left the table may still come back, as long as the battle goes on.
  const mayCome = ({ flags }: Unit) => lastArrivals !== null && flags.left_table === true;
  const late = new Set(units.filter((unit) => unit.reserve !== null && !mayCome(unit)));
  for (const unit of units) {
    const carrier = units.find(({ id }) => id === unit.embarked_in);
    if (late.has(unit) || (carrier !== undefined && late.has(carrier))) lose(change, unit);
  }
}

function lose(change: Change, unit: Unit): void {
  change.story.addLine({ line: "never_arrived", unit_id: unit.id });
  for (const { id } of modelsOf(unit)) destroyModel(change, unit.id, id);
}
