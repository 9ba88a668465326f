import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { opponentOf, type PlayerId } from "../../../game/player.ts";
import { isDestroyed, isOnTable, keywordsOf } from "../../../game/unit.ts";
import { alwaysWaits } from "../../../space/movement/hover.ts";
import { limitRefusals } from "../../../space/reserves/limits.ts";
import { passengersOf } from "../../../space/transport/passengers.ts";
import { hasRoom } from "./room.ts";

/** Whose unit is set up next (DE-7). */

/** Units that stand nowhere yet: neither on the table, nor in reserve, nor in a transport. */
export function unplacedUnits({ units }: Pick<Game, "units">, player?: PlayerId): readonly Unit[] {
  return Object.values(units).filter(
    (unit) =>
      (player === undefined || unit.owner === player) &&
      !isDestroyed(unit) &&
      !isOnTable(unit) &&
      unit.reserve === null &&
      unit.embarked_in === null,
  );
}

/** Those of them that can be set up: a Dedicated Transport with nobody inside cannot (DE-6), and AIRCRAFT wait (MO-30). */
export function unitsToDrop(game: Pick<Game, "units">, player?: PlayerId): readonly Unit[] {
  return unplacedUnits(game, player).filter((unit) => !isEmptyDedicated(game, unit) && !alwaysWaits(unit));
}

export function isEmptyDedicated(game: Pick<Game, "units">, unit: Unit): boolean {
  return keywordsOf(unit).has("DEDICATED TRANSPORT") && passengersOf(game, unit).length === 0;
}

const known = new WeakMap<Game, readonly Unit[]>();

/** Those that must still be set up: a unit for which there is neither a place nor room in reserve is lost (DE-15). */
export function unitsLeft(game: Game, player?: PlayerId): readonly Unit[] {
  let left = known.get(game);
  if (left === undefined) {
    left = unitsToDrop(game).filter((unit) => !isHopeless(game, unit));
    known.set(game, left);
  }
  return player === undefined ? left : left.filter(({ owner }) => owner === player);
}

function isHopeless(game: Game, unit: Unit): boolean {
  if (limitRefusals(game, unit, "STRATEGIC").length === 0) return false;
  return !hasRoom(game, unit);
}

/** After a drop: the other side's turn, unless it has nothing left or has to miss this one. */
export function passDrop(change: Change, dropped: Unit): void {
  const { owner } = dropped;
  const other = opponentOf(owner);
  const { game } = change;
  if (keywordsOf(dropped).has("TITANIC")) change.set(`players.${owner}.misses_drop`, true);
  if (unitsLeft(game, other).length === 0) return;
  if (game.players[other].misses_drop === true) {
    change.remove(`players.${other}.misses_drop`);
    if (unitsLeft(game, owner).length > 0) return;
  }
  change.set("turn.active_player", other);
}

/** After something that is no drop: whoever has nothing left to set up leaves the drops to the other side. */
export function leaveDrops(change: Change): void {
  const { game } = change;
  const { active_player } = game.turn;
  const other = opponentOf(active_player);
  if (unitsLeft(game, active_player).length > 0 || unitsLeft(game, other).length === 0) return;
  change.set("turn.active_player", other);
}
