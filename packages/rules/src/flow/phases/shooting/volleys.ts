import type { Circumstance } from "../../../abilities/volley.ts";
import { abilitiesOf } from "../../../abilities/weapon-abilities.ts";
import { prepare } from "../../../attack/prepare.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { Assignment } from "../../../game/shooting.ts";
import { enemiesOf, rangedWeaponsOf } from "../../../space/eligibility/units.ts";
import { judge } from "../../../space/eligibility/verdict.ts";
import { deckAt } from "./deck.ts";

/** Everything that can be fired together at one unit, sidearms last; empty where nothing can. */
export function allAt(
  game: Game,
  unit: Unit,
  target: Unit,
  circumstance: Circumstance = "OWN_PHASE",
): readonly Assignment[] {
  const weapons = [...rangedWeaponsOf(game, unit)].sort(
    (a, b) => Number(abilitiesOf(a).traits.sidearm) - Number(abilitiesOf(b).traits.sidearm),
  );
  let chosen: readonly Assignment[] = [];
  for (const weapon of weapons) {
    if (!judge(game, unit, weapon, target).eligible) continue;
    const wanted = [...chosen, { weapon_id: weapon.id, target_unit_id: target.id }];
    if (prepare(game, unit, wanted, circumstance).ok) chosen = wanted;
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
