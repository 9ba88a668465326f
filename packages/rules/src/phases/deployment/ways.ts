import type { Game, Unit } from "../../game/document.ts";
import { opponentOf, type PlayerId } from "../../game/player.ts";
import { polygonOf } from "../../geometry/polygon.ts";
import type { Point } from "../../geometry/shape.ts";
import { everyModelHas } from "../../keywords/unit-abilities.ts";
import { DEPLOYMENT, ENGAGEMENT_RANGE } from "../../limits.ts";
import type { Area, PlaceOrder } from "../../place/order.ts";

/** How a unit may be set up before the battle: in its zone (DE-8), or as Infiltrators (DE-9). */
export function waysToDeploy(game: Game, unit: Unit): readonly PlaceOrder[] {
  const ways: PlaceOrder[] = [
    {
      within: zoneOf(game, unit.owner),
      awayFrom: null,
      keepAway: ENGAGEMENT_RANGE,
      rules: { area: "DE-8", range: "DE-8", standing: "DE-8" },
    },
  ];
  if (!everyModelHas(unit, "INFILTRATORS")) return ways;
  const enemy = zoneOf(game, opponentOf(unit.owner));
  const { infiltrators } = DEPLOYMENT;
  ways.push({
    within: null,
    awayFrom: enemy === null ? null : { ...enemy, inches: infiltrators.across },
    keepAway: infiltrators,
    rules: { area: "DE-9", range: "DE-9", standing: "DE-8" },
  });
  return ways;
}

/** A player's deployment zone; null on a table without zones. */
function zoneOf({ zones }: Game, player: PlayerId): Area | null {
  return zones === null ? null : { polygon: polygonOf(zones[player] as readonly Point[]), of: player };
}
