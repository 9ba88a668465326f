import type { Unit } from "../../game/document.ts";
import { isCharacter, modelsOf } from "../../game/unit.ts";

/** How much a unit misses a model: which of several goes first where the rules leave the choice. */

const PLAIN = 0;
const ONLY_BEARER = 1;
const LEADER = 2;
const CHARACTER = 3;

/**
 * A CHARACTER is missed most, then the one who leads the others and has a name of its own among several of one name, then
 * the only living bearer of a weapon. The models are known by their place in the document.
 */
export function importanceIn(unit: Unit): (slot: number, living: readonly boolean[]) => number {
  const models = modelsOf(unit);
  const named = new Map<string, number>();
  for (const { name } of models) named.set(name, (named.get(name) ?? 0) + 1);
  // Where everybody has another name, a name of its own says nothing.
  const haveRanks = [...named.values()].some((many) => many > 1);
  return (slot, living) => {
    const model = models[slot]!;
    if (isCharacter(unit, model)) return CHARACTER;
    if (haveRanks && named.get(model.name) === 1) return LEADER;
    const isOnlyOne = model.weapons.some((weapon) =>
      models.every((other, at) => at === slot || !living[at]! || !other.weapons.includes(weapon)),
    );
    return isOnlyOne ? ONLY_BEARER : PLAIN;
  };
}
