import { hasCoreAbility } from "../../abilities/core-ability.ts";
import type { Descent } from "../../abilities/effect.ts";
import { arrivalOf, arrivalsBarred, descentsOf } from "../../abilities/permissions.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { RuleId } from "../../base/rule.ts";
import type { Game, Unit } from "../../game/document.ts";
import { missionRules } from "../../game/mission.ts";
import { opponentOf } from "../../game/player.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isDestroyed, isOnTable } from "../../game/unit.ts";
import { polygonOf } from "../../geometry/polygon.ts";
import type { Point } from "../../geometry/shape.ts";
import { spreadOf } from "../move/goal.ts";
import { type BoardEdge, ownEdges } from "../place/edge.ts";
import type { PlaceOrder, Strip } from "../place/order.ts";
import { zoneOf } from "../place/zone.ts";

/** Units that come out of reserve. */

/** Why the unit could not arrive in this round, wherever (RE-3). */
export function arrivalRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  if (isDestroyed(unit)) return [refusal("UNIT_DESTROYED", "RE-3", named, about)];
  if (unit.reserve === null) return [refusal("NOT_IN_RESERVE", "RE-3", named, about)];
  // Anyone who left the table in the battle may come back as soon as it can.
  if (unit.flags.left_table === true) return [];
  const { from, later } = arrivalOf(game, unit);
  const usual =
    missionRules(game).arrivals[hasCoreAbility(game, unit, "DEEP STRIKE") ? unit.reserve : "STRATEGIC"];
  const first = Math.min(usual - later, from ?? usual);
  if (game.turn.round >= first) return [];
  return [refusal("TOO_EARLY", "RE-3", { ...named, round: first }, about)];
}

/** Where the unit may arrive: by Deep Strike anywhere, otherwise near one edge and not at once in the enemy's zone. */
export function arrivalWays(game: Game, unit: Unit): readonly PlaceOrder[] {
  return keptOff(game, unit, freeWays(game, unit));
}

/** The same further from enemies that let nobody arrive near them (AB-24). */
function keptOff(game: Game, unit: Unit, ways: readonly PlaceOrder[]): readonly PlaceOrder[] {
  const furtherFrom = new Map<string, number>();
  for (const enemy of Object.values(game.units)) {
    if (enemy.owner === unit.owner || !isOnTable(enemy)) continue;
    const inches = arrivalsBarred(game, enemy);
    if (inches > 0) furtherFrom.set(enemy.id, inches);
  }
  if (furtherFrom.size === 0) return ways;
  return ways.map((way) => ({ ...way, furtherFrom: furthest(way.furtherFrom, furtherFrom) }));
}

function furthest(
  a: ReadonlyMap<string, number> = new Map(),
  b: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const found = new Map(a);
  for (const [id, inches] of b) found.set(id, Math.max(inches, a.get(id) ?? 0));
  return found;
}

function freeWays(game: Game, unit: Unit): readonly PlaceOrder[] {
  const { fromEnemies, fromEdge, enemyZoneUntil } = numbersOf(game).arrival;
  if (hasCoreAbility(game, unit, "DEEP STRIKE")) {
    const free = descentsOf(game, unit).filter(({ noCharge }) => !noCharge);
    return [farFromEnemies(fromEnemies, "RE-5"), ...free.map((one) => nearerWay(game, unit, one))];
  }
  const enemy = zoneOf(game, opponentOf(unit.owner));
  const barred = enemy !== null && game.turn.round + arrivalOf(game, unit).later <= enemyZoneUntil;
  const own = ownEdges(game, unit.owner);
  return stripsOf(game, fromEdge).map(({ edge, ...within }) => ({
    ...farFromEnemies(fromEnemies, "RE-4"),
    within,
    // What is too large for a strip comes along its own edge, and touches it.
    overhang: own.filter((one) => one === edge),
    awayFrom: barred ? { ...enemy, inches: null } : null,
  }));
}

/** A way to come down nearer to the enemy, after which the unit does not charge; none where it has none (RE-13). */
export function descentWays(game: Game, unit: Unit): readonly PlaceOrder[] {
  if (!hasCoreAbility(game, unit, "DEEP STRIKE")) return [];
  const meteoric = hasCoreAbility(game, unit, "METEORIC DESCENT")
    ? [farFromEnemies(numbersOf(game).arrival.meteoricDescent, "RE-13")]
    : [];
  const byRule = descentsOf(game, unit).filter(({ noCharge }) => noCharge);
  return keptOff(game, unit, [...meteoric, ...byRule.map((one) => nearerWay(game, unit, one))]);
}

/** So near to the enemies that the rule is about, and as far as ever from all others. */
function nearerWay(game: Game, unit: Unit, { inches, to }: Descent): PlaceOrder {
  const way = farFromEnemies(inches, "RE-13");
  if (to === undefined) return way;
  const { fromEnemies } = numbersOf(game).arrival;
  const others = Object.values(game.units).filter(
    (one) =>
      one.owner !== unit.owner &&
      isOnTable(one) &&
      !to({ game, unit, player: unit.owner, bearers: null, chosen: one }),
  );
  return { ...way, furtherFrom: new Map(others.map(({ id }) => [id, fromEnemies])) };
}

/** At the token of the unit, as far from enemies as everybody (AR-5). */
export function tokenWays(
  game: Game,
  unit: Unit,
  { within: across, called: name }: { readonly within: number; readonly called: string },
): readonly PlaceOrder[] {
  const { token } = unit;
  if (token === undefined) return [];
  const { fromEnemies } = numbersOf(game).arrival;
  const range = { across, up: Number.POSITIVE_INFINITY };
  const place = spreadOf({ name, ...token, radius: 0 });
  const way = { ...farFromEnemies(fromEnemies, "AR-5"), near: { place, range, name, partly: true } } as const;
  return keptOff(game, unit, [way]);
}

function farFromEnemies(inches: number, rule: RuleId): PlaceOrder {
  return {
    within: null,
    awayFrom: null,
    // Across the table, whatever the height.
    keepAway: { across: inches, up: Number.POSITIVE_INFINITY },
    rules: { area: rule, range: rule, standing: "RE-7" },
  };
}

/** What lies near each of the four edges. */
function stripsOf(
  { board: { width, height } }: Game,
  inches: number,
): readonly (Strip & { readonly edge: BoardEdge })[] {
  const strip = (edge: BoardEdge, left: number, top: number, right: number, bottom: number) => {
    const points: readonly Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    return { polygon: polygonOf(points), inches, edge };
  };
  return [
    strip("top", 0, 0, width, inches),
    strip("bottom", 0, height - inches, width, height),
    strip("left", 0, 0, inches, height),
    strip("right", width - inches, 0, width, height),
  ];
}
