import type { Game, Unit, Weapon } from "../game/document.ts";
import { isDestroyed, isMonsterOrVehicle } from "../game/unit.ts";
import { abilitiesOf } from "../keywords/abilities.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { isEngaged } from "../sight/measure.ts";

/** Why a unit may not shoot at all now. */
export function shooterRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const about = { unit_id: unit.id };
  const refuse = (code: string, rule: Refusal["rule"], message: string) =>
    refusals.push(refusal(code, rule, message, about));
  if (game.turn.phase !== "SHOOTING") {
    refuse("WRONG_PHASE", "PH-1", `It is the ${game.turn.phase} phase; units shoot in the SHOOTING phase.`);
  }
  if (unit.owner !== game.turn.active_player) {
    const { name } = game.players[game.turn.active_player];
    refuse("NOT_YOUR_TURN", "SH-1", `${unit.name} cannot shoot in the turn of ${name}.`);
  }
  if (isDestroyed(unit)) refuse("UNIT_DESTROYED", "SH-16", `${unit.name} has no models left.`);
  if (unit.flags.has_shot === true)
    refuse("ALREADY_SHOT", "SH-2", `${unit.name} has already shot this phase.`);
  if (game.shooting.skipped_unit_ids.includes(unit.id)) {
    refuse("SKIPPED", "PH-6", `${unit.name} was skipped in this phase.`);
  }
  if (unit.flags.fell_back === true)
    refuse("FELL_BACK", "SH-4", `${unit.name} Fell Back and cannot shoot this turn.`);
  return refusals;
}

/** Why a unit that may shoot may not do so with this weapon, whatever the target. */
export function weaponRefusals(game: Game, unit: Unit, weapon: Weapon): readonly Refusal[] {
  const about = { unit_id: unit.id, weapon_id: weapon.id };
  if (weapon.type !== "RANGED") {
    return [refusal("NOT_RANGED", "SH-16", `${weapon.name} is a melee weapon.`, about)];
  }
  const refusals: Refusal[] = [];
  const { traits } = abilitiesOf(weapon);
  if (unit.flags.advanced === true && !traits.afterAdvance) {
    const message = `${unit.name} Advanced, and ${weapon.name} is not an Assault weapon.`;
    refusals.push(refusal("ADVANCED", "SH-3", message, about));
  }
  if (!traits.sidearm && !isMonsterOrVehicle(unit) && isEngaged(game, unit)) {
    const message = `Engaged - cannot shoot: ${unit.name} is within Engagement Range of an enemy, and ${weapon.name} is not a Pistol.`;
    refusals.push(refusal("ENGAGED", "SH-5", message, about));
  }
  return refusals;
}
