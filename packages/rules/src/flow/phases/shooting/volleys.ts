import type { Circumstance } from "../../../abilities/volley.ts";
import { assignmentBeside } from "../../../attack/beside.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { Assignment } from "../../../game/shooting.ts";
import { eligibilityOf } from "../../../space/eligibility/eligibility.ts";
import { sidearmsLast } from "../../../space/eligibility/sidearm.ts";
import { enemiesOf, rangedWeaponsOf } from "../../../space/eligibility/units.ts";
import { deckAt } from "./deck.ts";

/** Everything that can be fired together at one unit: Pistols only by models that fire nothing else at it. */
export function allAt(
  game: Game,
  unit: Unit,
  target: Unit,
  circumstance: Circumstance = "OWN_PHASE",
): readonly Assignment[] {
  const chosen: Assignment[] = [];
  for (const weapon of sidearmsLast(rangedWeaponsOf(game, unit))) {
    if (!eligibilityOf(game, unit, weapon, target).eligible) continue;
    const wanted: Assignment = { weapon_id: weapon.id, target_unit_id: target.id };
    const fitting = assignmentBeside(game, unit, chosen, wanted, circumstance);
    if (fitting !== undefined) chosen.push(fitting);
  }
  return circumstance === "OWN_PHASE" ? [...chosen, ...deckAt(game, unit, target)] : chosen;
}

/** For each enemy that something can be fired at: everything at it. */
export function* volleysOf(
  game: Game,
  unit: Unit,
  circumstance: Circumstance = "OWN_PHASE",
): Generator<readonly Assignment[]> {
  for (const enemy of enemiesOf(game, unit)) {
    const chosen = allAt(game, unit, enemy, circumstance);
    if (chosen.length > 0) yield chosen;
  }
}
