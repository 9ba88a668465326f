/** What players change by hand. */

export { placesByHandRefusals } from "../flow/by-hand/place.ts";
export type { ByHand, ByHandChange, ByHandOf } from "../game/by-hand.ts";
export { EFFECT_ENDS, type EffectEnd } from "../game/effects.ts";
export { byHandOf, isByHand } from "../game/settings.ts";
