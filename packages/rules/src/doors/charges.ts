/** Charges: the targets, the chance to reach them, and the move. */

export { chargeOdds, leastChargeRoll } from "../flow/phases/charge/odds.ts";
export type { ChargeOdds, RollOdds } from "../space/charge/odds.ts";
export { type ChargeTarget, chargeTargetsOf } from "../space/charge/target.ts";
