/** Who can be shot at, and which assignments can be fired together. */

export * from "../attack/aiming.ts";
export { assignmentBeside } from "../attack/beside.ts";
export { type Obstacle, obstaclesTo, type TargetEntry, type Targets } from "../flow/targets.ts";
export { isSameWeapon } from "../game/weapon.ts";
export { deckOf, isLent, lenders } from "../space/eligibility/firing-deck.ts";
export { sidearmsLast } from "../space/eligibility/sidearm.ts";
