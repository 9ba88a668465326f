/** Charges: the targets, the chance to reach them, and the move. */

export { chargeOutlook, leastChargeRoll } from "../flow/phases/charge/outlook.ts";
export { dragPath } from "../space/charge/drag.ts";
export { fixCharge } from "../space/charge/fix.ts";
export type { ChargeOutlook, RollOutlook } from "../space/charge/outlook.ts";
export { type ChargePreview, previewCharge } from "../space/charge/preview.ts";
export { type ChargeTarget, chargeTargetsOf } from "../space/charge/target.ts";
