/** Putting an army together is a door of its own: a page that does not build carries none of it. */

export { barredFrom } from "./ally-faults.ts";
export { type BuiltArmy, type BuiltGroup, type BuiltUnit, kindsOf, newArmy, sizeOf } from "./army.ts";
export { isOfThree, mayBear, mayBeWarlord } from "./bearer.ts";
export { type ArmyBook, bookOfArmy, loadArmyBook } from "./book.ts";
export { type Edit, edited } from "./edit.ts";
export type { ArmyFault } from "./fault.ts";
export { armyFaults } from "./faults.ts";
export { armyOfList, type FromList } from "./from-list.ts";
export { isBattleline, isCharacter, mostUnits } from "./keywords.ts";
export { leadsSomebody, ledBy } from "./leading.ts";
export { packArmy, unpackArmy } from "./link.ts";
export { pointsOfArmy, pointsOfUnit, pricedUnit } from "./points.ts";
export { type PracticeOdds, practiceOdds } from "./practice.ts";
export { armyIn, readArmy } from "./read.ts";
export { freeKinds, newUnit, sizesOf } from "./size.ts";
export { textOfArmy } from "./text.ts";
export { fieldArmy, listUnitOfSheet } from "./to-list.ts";
export { carriedBy, putBack, takeOnce, timesTaken } from "./wargear.ts";
