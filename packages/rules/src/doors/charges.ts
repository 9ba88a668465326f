/** Charges: the targets, the chance to reach them, and the move. */

export { chargeOdds, leastChargeRoll } from "../flow/phases/charge/odds.ts";
export { dragPath } from "../space/charge/drag.ts";
export { fixCharge } from "../space/charge/fix.ts";
export type { ChargeOdds, RollOdds } from "../space/charge/odds.ts";
export { type ChargePreview, previewCharge } from "../space/charge/preview.ts";
export { type ChargeTarget, chargeTargetsOf } from "../space/charge/target.ts";
