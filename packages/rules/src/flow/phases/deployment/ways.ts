import { hasCoreAbility } from "../../../abilities/core-ability.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { opponentOf } from "../../../game/player.ts";
import { numbersOf } from "../../../game/ruleset.ts";
import { ownEdges } from "../../../space/place/edge.ts";
import type { PlaceOrder } from "../../../space/place/order.ts";
import { zoneOf } from "../../../space/place/zone.ts";

/** How a unit may be set up before the battle: in its zone (DE-8), or as Infiltrators (DE-9). */
export function waysToDeploy(game: Game, unit: Unit): readonly PlaceOrder[] {
  const { engagement, deployment } = numbersOf(game);
  const ways: PlaceOrder[] = [
    {
      within: zoneOf(game, unit.owner),
      overhang: ownEdges(game, unit.owner),
      awayFrom: null,
      keepAway: engagement,
      rules: { area: "DE-8", range: "DE-8", standing: "DE-8" },
    },
  ];
  if (!hasCoreAbility(game, unit, "INFILTRATORS")) return ways;
  const enemy = zoneOf(game, opponentOf(unit.owner));
  const { infiltrators } = deployment;
  ways.push({
    within: null,
    awayFrom: enemy === null ? null : { ...enemy, inches: infiltrators.across },
    keepAway: infiltrators,
    rules: { area: "DE-9", range: "DE-9", standing: "DE-8" },
  });
  return ways;
}
