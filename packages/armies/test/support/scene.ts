import { type Distribution, type Game, oddsOf, type PlayerId, prepare, type rolling } from "@gunline/rules";
import { SCENARIOS } from "../../src/index.ts";

export function gameOf(id: string): Game {
  return SCENARIOS.find((one) => one.id === id)!.game();
}

/** One weapon of a unit at one target, compiled; or the codes and rules of why not. */
export function aim(
  game: Game,
  shooter: string,
  weapon_id: string,
  target_unit_id: string,
  rest: { readonly precision_model_id?: string } = {},
): rolling.Prepared["plan"] | readonly string[] {
  const prepared = prepare(game, game.units[shooter]!, [{ weapon_id, target_unit_id, ...rest }]);
  return prepared.ok ? prepared.value[0]!.plan : prepared.refusals.map(({ code, rule }) => `${code} ${rule}`);
}

export function planOf(...asked: Parameters<typeof aim>): rolling.Prepared["plan"] {
  const found = aim(...asked);
  if (!("guns" in found)) throw new Error(found.join());
  return found;
}

/** How some count of the same is spread. */
export function spread(
  count: "attacks" | "wounds" | "damage" | "slain",
  ...asked: Parameters<typeof aim>
): Distribution {
  const [game, shooter, weapon_id, target_unit_id, rest] = asked;
  const odds = oddsOf(game, game.units[shooter]!, [{ weapon_id, target_unit_id, ...rest }]);
  if (!odds.ok) throw new Error(odds.refusals[0]!.message);
  const found = odds.value.assignments[0]![count];
  if (!("pmf" in found)) throw new Error(`only bounds of ${count}`);
  return found;
}

export function unitsOf(game: Game, player: PlayerId): readonly string[] {
  return Object.values(game.units)
    .filter(({ owner }) => owner === player)
    .map(({ id }) => id);
}
