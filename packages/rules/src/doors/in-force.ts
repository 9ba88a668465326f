/** What is in force on a unit: characteristics, effects, permissions and flags. */

export { characteristicOf } from "../abilities/characteristics.ts";
export { type EffectOn, effectsOn } from "../abilities/on.ts";
export { isGranted } from "../abilities/permissions.ts";
export { abilityRows } from "../abilities/registry.ts";
export { isAutomated, notAutomated } from "../abilities/unit-abilities.ts";
export { abilitiesOf, indicatorsOf, isWeaponKeyword } from "../abilities/weapon-abilities.ts";
export { normaliseKeyword } from "../base/keyword.ts";
export { leadershipOf } from "../flow/battle-shock/test.ts";
export { FLAG_LIFE_TIMES, FLAGS, type Flag, type LifeTime } from "../game/flags.ts";
