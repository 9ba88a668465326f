import type { Unit } from "../game/document.ts";
import { spell } from "../game/spelling.ts";
import { isAttached, isCharacter, keywordsOf, modelsOf } from "../game/unit.ts";
import { everyModelHas } from "../keywords/every-model.ts";
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

/** `leads` names units, or keywords of units, that it may lead; none named: any. */
function mayLead({ leads = [] }: Unit, unit: Unit): boolean {
  const bodyguard = unit.parts?.[0]?.keywords ?? unit.keywords;
  const names = new Set([unit.name, ...bodyguard].map(spell));
  return leads.length === 0 || leads.some((name) => names.has(spell(name)));
}

/** `SECOND LEADER: CAPTAIN`: it joins a unit that a Captain leads; without a name, any that is led. */
const SECOND_LEADER = /^SECOND LEADER(?:: (.+))?$/;

/** `TWO LEADERS AT 20: WARBOSS`: a unit of that Starting Strength may have two, if one of them is a Warboss. */
const TWO_LEADERS = /^TWO LEADERS(?: AT (\d+))?(?:: (.+))?$/;

function joinsOthers(leader: Unit, { parts = [] }: Unit): boolean {
  const [bodyguard, ...leading] = parts;
  if (bodyguard === undefined) return false;
  const isCalled = (called: string, { name, keywords }: Pick<Unit, "name" | "keywords">) =>
    [name, ...keywords].some((word) => spell(word) === called);
  return (
    leader.abilities.some((ability) => {
      const [found, name] = SECOND_LEADER.exec(spell(ability)) ?? [];
      return found !== undefined && (name === undefined || leading.some((part) => isCalled(name, part)));
    }) ||
    bodyguard.abilities.some((ability) => {
      const [found, least = "0", name] = TWO_LEADERS.exec(spell(ability)) ?? [];
      if (found === undefined || bodyguard.starting_strength < Number(least)) return false;
      return name === undefined || [...leading, leader].some((one) => isCalled(name, one));
    })
  );
}
