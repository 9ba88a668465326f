export { type ArmyReview, agreementOf, type Review, reviewOf } from "./review.ts";
export type { StateNote } from "./state.ts";
export type { Difference, UnitReview } from "./unit.ts";
export type { WeaponLine } from "./weapons.ts";
