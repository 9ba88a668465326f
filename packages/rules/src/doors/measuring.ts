/** Distances, sight and engagement on the table. */

export { floorsUnder, onFloor } from "../flow/phases/floors.ts";
export { distance, isEngaged, unitsEngaged } from "../game/measure/measure.ts";
export { type Placed, place, placeAll } from "../game/measure/placed.ts";
export { rulesOfTerrain } from "../space/sight/cover.ts";
export { type SightLine, sightLines } from "../space/sight/lines.ts";
export { canSee } from "../space/sight/sight.ts";
