import { sideOf } from "../../abilities/count-rules.ts";
import { whoseDice } from "../../abilities/dice-rules.ts";
import type { Clause } from "../../abilities/language/clause.ts";
import { isNamed } from "../../abilities/language/conditions/weapon.ts";
import type { Deed } from "../../abilities/language/deed.ts";
import { toList } from "../../abilities/language/lists.ts";
import type { Counted } from "../../abilities/language/trigger.ts";
import { normaliseKeyword } from "../../base/keyword.ts";
import type { Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import type { GameEvent } from "../../game/event.ts";
import type { CountedFate } from "../../game/fate.ts";

/** What a rule counts of attacks that are over, by the other unit in it. */
export function countsFor(
  game: Table,
  trigger: Counted,
  clause: Clause,
  ability: string | undefined,
  unit: Unit,
  event: GameEvent,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  if (event.type !== "attacks_counted") return found;
  const { with: type, counted } = trigger;
  if (type !== undefined && type !== event.attack) return found;
  const attacker = game.units[event.unit_id]!;
  const isMade = sideOf(counted) === "MADE";
  if (isMade && (trigger.who === "ARMY" ? attacker.owner !== unit.owner : attacker.id !== unit.id))
    return found;
  const isOn = ability === undefined || trigger.who === "ARMY" ? undefined : whoseDice(clause, ability);
  for (const fate of event.fates) {
    if (!isMade && fate.unit_id !== unit.id) continue;
    if (isMade && game.units[fate.unit_id]!.owner === unit.owner) continue;
    const own = unit.models[isMade ? fate.by_model_id : fate.model_id];
    // A model that is gone had the rule if its whole unit has.
    const isIts = isOn === undefined || (own === undefined ? hasAll(unit, ability!) : isOn(unit, own));
    if (!isIts) continue;
    const many = numberOf(game, trigger, fate);
    const other = isMade ? fate.unit_id : event.unit_id;
    if (many > 0) found.set(other, (found.get(other) ?? 0) + many);
  }
  return found;
}

function hasAll(unit: Unit, ability: string): boolean {
  return unit.abilities.some((one) => normaliseKeyword(one) === ability);
}

function numberOf(
  game: Table,
  { counted, keyword, and, without, weapon }: Counted,
  fate: CountedFate,
): number {
  if (weapon !== undefined && !isNamed(game.weapons[fate.weapon_id]!, toList(weapon), false)) return 0;
  if (counted === "ALLOCATED") return fate.allocated;
  if (counted === "SAVED_ON_6") return fate.sixes;
  const { slain, ended } = fate;
  if (slain === undefined || (counted === "UNIT_SLAIN" && !ended)) return 0;
  const has = (one: string) => slain.includes(normaliseKeyword(one));
  if (keyword !== undefined && !toList(keyword).some(has)) return 0;
  if (and !== undefined && !toList(and).some(has)) return 0;
  return without !== undefined && toList(without).some(has) ? 0 : 1;
}

/** The acts with the number in the place of what was counted. */
export function withCount(deeds: readonly Deed[], many: number): readonly Deed[] {
  return deeds.map((deed) =>
    "each" in deed && deed.each === "COUNTED" ? { ...deed, each: Math.min(many, deed.dice ?? 30) } : deed,
  );
}
