import type { Condition } from "./condition.ts";
import { partsOf, sightOf } from "./condition.ts";
import type { LastingEffect } from "./effect.ts";
import { mentions } from "./mentions.ts";

/**
 * Conditions and changes that ask for nothing but the two units of an attack, its weapon, whose turn it is, the phase and
 * the round. What is not named here is taken to look around: to leave one out costs time, to name one too many is wrong.
 */
const LOCAL_CONDITIONS: ReadonlySet<string> = new Set([
  "keyword",
  "is",
  "attackWithin",
  "halfRange",
  "models",
  "woundsLeft",
  "under",
  "round",
  "turn",
  "phase",
  "weapon",
  "weaponHas",
  "equipped",
  "ability",
  "isA",
  "ledBy",
  "attackingModel",
  "attackerCarries",
  "attackerArmedWith",
  "startingStrength",
  "bearer",
]);

const LOCAL_CHANGES: ReadonlySet<string> = new Set([
  "hit",
  "wound",
  "reroll",
  "critical",
  "criticalMortalWounds",
  "attacks",
  "attacksAre",
  "strength",
  "ap",
  "damage",
  "weapon",
  "skill",
  "ignoreModifiers",
  "fails",
  "damageIs",
  "halveDamage",
  "cover",
  "overwatch",
  "ignoreOwnFight",
  "allCritical",
  "skillIs",
  "strengthIs",
  "apIs",
]);

const isNamed = (value: object, names: ReadonlySet<string>) =>
  Object.keys(value).some((key) => names.has(key));

/** Whether what these do to attacks depends on more of the table than the two units. */
export function lookAround(effects: readonly LastingEffect[]): boolean {
  return effects.some((effect) => {
    if (!("attacks" in effect)) return mentions(effect, "if") || "cannotTarget" in effect;
    const { if: condition, do: changes } = effect;
    return (
      (condition !== undefined && !isLocal(condition)) ||
      changes.some((change) => !isNamed(change, LOCAL_CHANGES) || mentions(change, "if"))
    );
  });
}

function isLocal(condition: Condition): boolean {
  const parts = partsOf(condition);
  if (parts !== undefined) return parts.every(isLocal);
  if (!isNamed(condition, LOCAL_CONDITIONS)) return false;
  // What a unit is may be a matter of who stands around it.
  return !("is" in condition) || sightOf({ is: condition.is }) === "UNIT";
}
