import type { Game, Unit } from "../../game/document.ts";
import { numbersOf } from "../../game/ruleset.ts";
import type { TaskOf } from "../../game/tasks.ts";
import type { PlaceOrder } from "../../space/place/order.ts";
import { disembarkWays, transportOf } from "../../space/transport/disembark.ts";
import { waysToDeploy } from "../phases/deployment/ways.ts";

type Placing = Pick<TaskOf<"placing">, "how" | "inches">;

/** Where a unit may stand that a rule lets be set up now. */
export function placingWays(game: Game, unit: Unit, { how, inches }: Placing): readonly PlaceOrder[] {
  switch (how) {
    case "DISEMBARK":
      return disembarkWays(game, transportOf(game, unit)!, unit, inches);
    case "REDEPLOY":
      return waysToDeploy(game, unit);
    case "AGAIN":
      return [
        {
          within: null,
          awayFrom: null,
          // Across the table, whatever the height.
          keepAway: { across: inches ?? numbersOf(game).arrival.fromEnemies, up: Number.POSITIVE_INFINITY },
          rules: { area: "MO-45", range: "MO-45", standing: "MO-45" },
        },
      ];
  }
}
