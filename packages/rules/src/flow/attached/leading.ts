import { normaliseKeyword } from "../../base/keyword.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { isFixed } from "../../game/edition.ts";
import { everyModelHas } from "../../game/every-model.ts";
import { isAttached, isCharacter, keywordsOf, modelsOf } from "../../game/unit.ts";

/** Why the leader cannot join the unit (DE-5). */
export function leadingRefusals(game: Game, leader: Unit, unit: Unit): readonly Refusal[] {
  const about = { unit_id: leader.id, target_unit_id: unit.id };
  const details = { leader: leader.name, unit: unit.name };
  if (leader.owner !== unit.owner) return [refusal("NOT_YOUR_UNIT", "DE-5", { unit: unit.name }, about)];
  if (!everyModelHas(leader, "LEADER") || !keywordsOf(leader).has("CHARACTER")) {
    return [refusal("NO_LEADER", "DE-5", { unit: leader.name }, about)];
  }
  const bodyguard = modelsOf(unit).filter((model) => !isCharacter(unit, model));
  if (leader === unit || bodyguard.length === 0) return [refusal("CANNOT_LEAD", "DE-5", details, about)];
  if (!mayLead(leader, unit)) return [refusal("CANNOT_LEAD", "DE-5", details, about)];
  if (!isAttached(unit)) return [];
  const leaders = (unit.parts?.length ?? 2) - 1;
  return leaders === 1 && joinsOthers(game, leader, unit)
    ? []
    : [refusal("LED_ALREADY", "DE-5", details, about)];
}

/** `leads` names units, or keywords of units, that it may lead; none named: any. */
function mayLead({ leads = [] }: Unit, unit: Unit): boolean {
  const bodyguard = unit.parts?.[0]?.keywords ?? unit.keywords;
  const names = new Set([unit.name, ...bodyguard].map(normaliseKeyword));
  return leads.length === 0 || leads.some((name) => names.has(normaliseKeyword(name)));
}

/** `SECOND LEADER: CAPTAIN`: it leads a unit together with a Captain; without a name, with any other leader. */
const SECOND_LEADER = /^SECOND LEADER(?:: (.+))?$/;

/**
 * `TWO LEADERS AT 20: WARBOSS`: a unit of that Starting Strength may have two, if one of them is a Warboss. `TWO UNLIKE
 * LEADERS`: of two datasheets.
 */
const TWO_LEADERS = /^TWO (UNLIKE )?LEADERS(?: AT (\d+))?(?:: (.+))?$/;

type Leading = Pick<Unit, "name" | "keywords" | "abilities">;

/** Formations are declared together, so the order in which leaders join does not matter (DE-5). */
function joinsOthers(game: Game, leader: Unit, { parts = [] }: Unit): boolean {
  const [bodyguard, ...leading] = parts;
  if (bodyguard === undefined) return false;
  const joinedBySecond = isFixed(game, "LEADERS_IN_ANY_ORDER");
  return (
    leading.every((other) => isSecondTo(leader, other) || (joinedBySecond && isSecondTo(other, leader))) ||
    bodyguard.abilities.some((ability) => {
      const [found, unlike, least = "0", name] = TWO_LEADERS.exec(normaliseKeyword(ability)) ?? [];
      if (found === undefined || bodyguard.starting_strength < Number(least)) return false;
      if (unlike !== undefined && leading.some((one) => isSameSheet(one, leader))) return false;
      return name === undefined || [...leading, leader].some((one) => isCalled(name, one));
    })
  );
}

function isSecondTo({ abilities }: Leading, first: Leading): boolean {
  return abilities.some((ability) => {
    const [found, name] = SECOND_LEADER.exec(normaliseKeyword(ability)) ?? [];
    return found !== undefined && (name === undefined || isCalled(name, first));
  });
}

function isCalled(called: string, { name, keywords }: Leading): boolean {
  return [name, ...keywords].some((word) => normaliseKeyword(word) === called);
}

/** Units of one datasheet have the same keywords; their names may have a letter behind them. */
function isSameSheet(one: Leading, other: Leading): boolean {
  const own = new Set(one.keywords.map(normaliseKeyword));
  return (
    own.size === other.keywords.length && other.keywords.every((word) => own.has(normaliseKeyword(word)))
  );
}
