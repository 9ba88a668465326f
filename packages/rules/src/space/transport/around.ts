import type { RuleId } from "../../base/rule.ts";
import type { Game } from "../../game/document.ts";
import type { Spread } from "../../game/measure/measure.ts";
import type { Range } from "../../game/measure/range.ts";
import { numbersOf } from "../../game/ruleset.ts";
import type { PlaceOrder } from "../place/order.ts";

/** Where passengers get out: wholly within a distance of their transport, out of Engagement Range of enemies. */
export function aroundTransport(
  game: Pick<Game, "ruleset">,
  place: Spread,
  name: string,
  range: Range,
  rule: RuleId,
): PlaceOrder {
  const { engagement, transport } = numbersOf(game);
  return {
    within: null,
    awayFrom: null,
    near: { place, range, name, largeReach: transport.largeReach.across },
    keepAway: engagement,
    rules: { area: rule, range: rule, standing: rule },
  };
}
