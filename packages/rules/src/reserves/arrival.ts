import type { Game, Unit } from "../game/document.ts";
import { missionRules } from "../game/mission.ts";
import { opponentOf } from "../game/player.ts";
import { spell } from "../game/spelling.ts";
import { isDestroyed, modelsOf } from "../game/unit.ts";
import { polygonOf } from "../geometry/polygon.ts";
import type { Point } from "../geometry/shape.ts";
import { ARRIVAL } from "../limits.ts";
import type { PlaceOrder } from "../placing/order.ts";
import { type Refusal, refusal } from "../refusal.ts";

/** Units that come out of reserve. */

/** Why the unit could not arrive in this round, wherever (RE-3). */
export function arrivalRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  if (isDestroyed(unit)) return [refusal("UNIT_DESTROYED", "RE-3", named, about)];
  if (unit.reserve === null) return [refusal("NOT_IN_RESERVE", "RE-3", named, about)];
  // Whoever left the table in the battle may come back as soon as it can.
  if (unit.flags.left_table === true) return [];
  const first = missionRules(game).arrivals[hasDeepStrike(unit) ? unit.reserve : "STRATEGIC"];
  if (game.turn.round >= first) return [];
  return [refusal("TOO_EARLY", "RE-3", { ...named, round: first }, about)];
}

function hasDeepStrike(unit: Unit): boolean {
  return allHave(unit, "DEEP STRIKE");
}

/** Whether every model has the ability, by its unit or for itself (RE-5). */
function allHave(unit: Unit, ability: string): boolean {
  const has = (abilities: readonly string[] = []) => abilities.some((text) => spell(text) === ability);
  return has(unit.abilities) || modelsOf(unit).every(({ abilities }) => has(abilities));
}

/** Where the unit may arrive: by Deep Strike anywhere, otherwise near an edge and not at once in the enemy's zone. */
export function arrivalOrder(game: Game, unit: Unit): PlaceOrder {
  const inches = ARRIVAL.fromEnemies;
  if (hasDeepStrike(unit)) return { fromEnemies: { inches, rule: "RE-5" }, rule: "RE-7" };
  const { zones, turn } = game;
  const barred = zones !== null && turn.round <= ARRIVAL.enemyZoneUntil;
  const zone = barred ? polygonOf(zones[opponentOf(unit.owner)] as readonly Point[]) : undefined;
  return {
    fromEnemies: { inches, rule: "RE-4" },
    nearEdge: { inches: ARRIVAL.fromEdge, rule: "RE-4" },
    ...(zone === undefined ? {} : { outOf: { zone, rule: "RE-4" } }),
    rule: "RE-7",
  };
}

/** A way to come down nearer to the enemy, after which the unit does not charge; undefined where it has none (RE-13). */
export function descentOrder(unit: Unit): PlaceOrder | undefined {
  if (!hasDeepStrike(unit) || !allHave(unit, "METEORIC DESCENT")) return undefined;
  return { fromEnemies: { inches: ARRIVAL.meteoricDescent, rule: "RE-13" }, rule: "RE-7" };
}
