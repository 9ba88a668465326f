import { coreAbilityGiven } from "../../abilities/core-ability.ts";
import { firingDeck } from "../../abilities/firing-deck.ts";
import { abilitiesOf } from "../../abilities/weapon-abilities.ts";
import { accept, type Checked, type Refusal, refusal, reject } from "../../base/refusal.ts";
import type { Table } from "../../game/change.ts";
import type { Game, Model, RangedWeapon, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import { modelName } from "../../game/names.ts";
import type { Assignment } from "../../game/shooting.ts";
import { modelsOf, unitOf } from "../../game/unit.ts";
import { passengersOf } from "../transport/passengers.ts";

/**
 * Firing Deck: passengers lend a weapon each to their transport, which fires it from where it stands, as its own state lets
 * it (TR-7). So a unit stands in for the transport: its passengers, each of them where the hull is.
 */

/** How many passengers may fire out of it. */
export function deckOf(game: Table, unit: Unit): number {
  const given = coreAbilityGiven(game, unit, firingDeck) ?? 0;
  return Math.max(unit.transport?.firing_deck ?? 0, firingDeck.of(unit) ?? 0, given);
}

/** The passengers of one unit as guns of their transport; undefined where it has no place on the table. */
export function gunnersOf(transport: Unit, passengers: Unit): Unit | undefined {
  const [hull] = modelsOf(transport);
  if (hull === undefined || hull.position === null) return undefined;
  const models = modelsOf(passengers).map((model): [string, Model] => [
    model.id,
    { ...hull, id: model.id, name: model.name, weapons: [...new Set(model.weapons)] },
  ]);
  return { ...transport, models: Object.fromEntries(models) };
}

/** Anyone who fires in the assignment: the unit itself, or passengers of it in its place. */
export function shooterIn(game: Game, unit: Unit, { from_unit_id }: Assignment): Checked<Unit> {
  if (from_unit_id === undefined) return accept(unit);
  const about = { unit_id: unit.id };
  const from = unitOf(game, from_unit_id);
  if (from === undefined) return reject(refusal("UNKNOWN_UNIT", "GD-7", { id: from_unit_id }, about));
  const names = { unit: from.name, transport: unit.name };
  if (deckOf(game, unit) === 0) return reject(refusal("NO_FIRING_DECK", "TR-7", names, about));
  if (from.embarked_in !== unit.id) return reject(refusal("NOT_ABOARD", "TR-7", names, about));
  if (from.flags.has_shot === true)
    return reject(refusal("ALREADY_SHOT", "TR-7", { unit: from.name }, about));
  const gunners = gunnersOf(unit, from);
  return gunners === undefined
    ? reject(refusal("OFF_TABLE", "GD-8", { unit: unit.name }, about))
    : accept(gunners);
}

/** One Shot weapons are not lent. */
export function isLent(weapon: RangedWeapon): boolean {
  return !abilitiesOf(weapon).traits.oneShot;
}

/** A passenger's gun among those that fire together. */
interface Lent {
  readonly assignment: Assignment;
  readonly weapon: { readonly id: string; readonly name: string };
  readonly firing: readonly { readonly model: Model }[];
}

/** What passengers may not do together: more of them than there is room for, or two weapons of one (TR-7). */
export function deckRefusals(game: Game, unit: Unit, legal: readonly Lent[]): readonly Refusal[] {
  if (legal.every(({ assignment }) => assignment.from_unit_id === undefined)) return [];
  const refusals: Refusal[] = [];
  const fires = new Set<string>();
  for (const { assignment, weapon, firing } of legal) {
    const from = assignment.from_unit_id;
    if (from === undefined) continue;
    const about = { unit_id: unit.id, weapon_id: weapon.id };
    const lent = lookup(game.weapons, weapon.id);
    if (lent?.type === "RANGED" && !isLent(lent)) {
      refusals.push(refusal("ONE_SHOT_LENT", "TR-7", { weapon: weapon.name }, about));
    }
    for (const { model } of firing) {
      const key = `${from} ${model.id}`;
      const details = { model: modelName(game.units[from], model.id) };
      if (fires.has(key))
        refusals.push(refusal("LENDS_TWICE", "TR-7", details, { ...about, model_id: model.id }));
      fires.add(key);
    }
  }
  const most = deckOf(game, unit);
  if (fires.size > most) {
    refusals.push(
      refusal("DECK_FULL", "TR-7", { transport: unit.name, most, asked: fires.size }, { unit_id: unit.id }),
    );
  }
  return refusals;
}

/** The units whose models could lend their weapons now. */
export function lenders(game: Game, unit: Unit): readonly Unit[] {
  if (deckOf(game, unit) === 0) return [];
  return passengersOf(game, unit).filter(({ flags }) => flags.has_shot !== true);
}
