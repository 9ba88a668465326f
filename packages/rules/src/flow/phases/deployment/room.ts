import type { Game, Unit } from "../../../game/document.ts";
import { facingEnemy } from "../../../space/place/facing.ts";
import { setUpFaults } from "../../../space/place/faults.ts";
import type { Places } from "../../../space/place/field.ts";
import { findPlace } from "../../../space/place/search.ts";
import { waysToDeploy } from "./ways.ts";

/** Where each was found to fit: whoever is set up elsewhere leaves most of these places free. */
const found = new WeakMap<Unit, Places>();

/** Whether the unit can be set up anywhere before the battle (DE-15). */
export function hasRoom(game: Game, unit: Unit): boolean {
  return roomFor(game, unit) !== undefined;
}

/** A place for the unit, where there is one. */
export function roomFor(game: Game, unit: Unit): Places | undefined {
  const ways = waysToDeploy(game, unit);
  const before = found.get(unit);
  if (before !== undefined && setUpFaults(game, unit, before, ways).length === 0) return before;
  const { width, height } = game.board;
  const places = findPlace(game, unit, ways, [width / 2, height / 2], facingEnemy(game, unit.owner));
  if (places !== undefined) found.set(unit, places);
  return places;
}
