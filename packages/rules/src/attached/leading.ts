import type { Unit } from "../game/document.ts";
import { spell } from "../game/spelling.ts";
import { isAttached, isCharacter, keywordsOf, modelsOf } from "../game/unit.ts";
import { everyModelHas } from "../keywords/unit-abilities.ts";
import { type Refusal, refusal } from "../refusal.ts";

/** Why the leader cannot join the unit (DE-5). */
export function leadingRefusals(leader: Unit, unit: Unit): readonly Refusal[] {
  const about = { unit_id: leader.id, target_unit_id: unit.id };
  const told = { leader: leader.name, unit: unit.name };
  if (leader.owner !== unit.owner) return [refusal("NOT_YOUR_UNIT", "DE-5", { unit: unit.name }, about)];
  if (!everyModelHas(leader, "LEADER") || !keywordsOf(leader).has("CHARACTER")) {
    return [refusal("NO_LEADER", "DE-5", { unit: leader.name }, about)];
  }
  const bodyguard = modelsOf(unit).filter((model) => !isCharacter(unit, model));
  if (leader === unit || bodyguard.length === 0) return [refusal("CANNOT_LEAD", "DE-5", told, about)];
  if (!mayLead(leader, unit)) return [refusal("CANNOT_LEAD", "DE-5", told, about)];
  if (!isAttached(unit)) return [];
  const leaders = (unit.parts?.length ?? 2) - 1;
  return leaders === 1 && joinsOthers(leader, unit) ? [] : [refusal("LED_ALREADY", "DE-5", told, about)];
}

/** `leads` names the units that it may lead; none named: any. */
function mayLead({ leads = [] }: Unit, unit: Unit): boolean {
  return leads.length === 0 || leads.some((name) => spell(name) === spell(unit.name));
}

/** Whether it may join a unit that has one leader: as `SECOND LEADER: CAPTAIN` names those beside whom it may. */
function joinsOthers(leader: Unit, unit: Unit): boolean {
  const beside = /^SECOND LEADER(?:: (.+))?$/;
  return leader.abilities.some((ability) => {
    const found = beside.exec(spell(ability));
    if (found === null) return false;
    const [, name] = found;
    return (
      name === undefined ||
      (unit.parts ?? []).some(
        (part) => spell(part.name) === name || part.keywords.some((word) => spell(word) === name),
      )
    );
  });
}
