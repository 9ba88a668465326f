import type { Battle } from "@gunline/armies";
import { type Action, apply, type Game, PLAYER_IDS, placement } from "@gunline/rules";

/**
 * Both armies set up by the referee, drop by drop as their players would: both draw cards as the battle goes on,
 * leaders join as their lists say, somebody rides in every transport that must not be empty, everybody else stands. Where
 * a unit finds no place the rest is left to its player.
 */
export function setUpByReferee({ game, formations }: Battle): Game {
  const settled = [...TACTICAL, ...formations].reduce(done, game);
  let now = PLAYER_IDS.flatMap((player) => riders(settled, player)).reduce(done, settled);
  const places: ReadonlyMap<string, placement.Places> = new Map(
    PLAYER_IDS.flatMap((player) => [...placement.placesForRest(now, player)]),
  );
  for (let drops = 0; drops < places.size; drops++) {
    const next = placement.unitsToDrop(now, now.turn.active_player).find(({ id }) => places.has(id));
    if (next === undefined) return now;
    const { positions, facings } = places.get(next.id)!;
    const payload = { positions, ...(facings !== undefined && { facings }) };
    const after = done(now, { type: "SET_UP", actor_unit_id: next.id, payload });
    if (after === now) return now;
    now = after;
  }
  return now;
}

/** Cards are drawn, which needs no plan; whoever wants fixed ones sets up by hand. Only War has none, and refuses them. */
const TACTICAL = PLAYER_IDS.map(
  (player): Action => ({ type: "CHOOSE_SECONDARIES", player, payload: { mode: "TACTICAL" } }),
);

/** The first unit that fits into each transport that may not begin empty (DE-6). */
function riders(game: Game, player: "p1" | "p2"): readonly Action[] {
  const taken = new Set<string>();
  return placement.formationsOf(game, player).filter((one) => {
    if (one.type !== "EMBARK") return false;
    const { transport_unit_id } = one.payload;
    const isDedicated = game.units[transport_unit_id]?.keywords.includes("DEDICATED TRANSPORT") === true;
    if (!isDedicated || taken.has(transport_unit_id) || taken.has(one.actor_unit_id)) return false;
    taken.add(transport_unit_id).add(one.actor_unit_id);
    return true;
  });
}

/** What the rules refuse changes nothing; either side declares its formations, whoever drops next (DE-4). */
function done(game: Game, action: Action): Game {
  return apply(game, action).game;
}
