/** Game documents of other versions and editions, and what is wrong with one that somebody brings. */

export { addedArmyFaults, openingFaults, writtenByBattle } from "../flow/opening.ts";
export { isBeforeBattle } from "../flow/phases/phases.ts";
export { asPlayedIn, DOCUMENT_VERSION, isOfThisShape, upgradeDocument } from "../game/earlier.ts";
export { byEdition, possibleEditions, withoutEdition } from "../game/edition.ts";
