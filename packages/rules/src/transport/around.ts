import { ENGAGEMENT_RANGE } from "../limits.ts";
import type { PlaceOrder } from "../place/order.ts";
import type { RuleId } from "../rule.ts";
import type { Range, Spread } from "../sight/measure.ts";

/** Where passengers get out: wholly within a distance of their transport, out of Engagement Range of enemies. */
export function aroundTransport(place: Spread, name: string, range: Range, rule: RuleId): PlaceOrder {
  return {
    within: null,
    awayFrom: null,
    near: { place, range, name },
    keepAway: ENGAGEMENT_RANGE,
    rules: { area: rule, range: rule, standing: rule },
  };
}
