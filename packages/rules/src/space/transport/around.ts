import { ENGAGEMENT_RANGE } from "../../base/limits.ts";
import type { RuleId } from "../../base/rule.ts";
import type { Range, Spread } from "../../game/measure/measure.ts";
import type { PlaceOrder } from "../place/order.ts";

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
