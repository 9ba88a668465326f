import { type Prepared, prepare } from "../../attack/prepare.ts";
import type { Game, Unit } from "../../game/document.ts";
import { isDestroyed, isOnTable } from "../../game/unit.ts";
import { shooterRefusals } from "../../space/eligibility/shooter.ts";
import { allAt } from "../phases/shooting/volleys.ts";

/** All that the unit can fire at the target by a rule, though it is not its turn to shoot; null: nothing. */
export function shotsAt(game: Game, unit: Unit, target: Unit): readonly Prepared[] | null {
  if (!isOnTable(target) || isDestroyed(target) || target.owner === unit.owner) return null;
  if (shooterRefusals(game, unit).length > 0) return null;
  const wanted = allAt(game, unit, target, "OUT_OF_TURN");
  if (wanted.length === 0) return null;
  const prepared = prepare(game, unit, wanted, "OUT_OF_TURN");
  return prepared.ok && prepared.value.length > 0 ? prepared.value : null;
}
