import { abilityOf, type Row } from "../../abilities/language/row.ts";
import { normaliseKeyword } from "../../base/keyword.ts";
import type { Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { someModelHas } from "../../game/every-model.ts";
import type { PlayerId } from "../../game/player.ts";
import { isDestroyed, isOnTable } from "../../game/unit.ts";

/** Who has the rule of a whole army. */

/** The units of the player that have it, and live. */
export function bearersOfRow(game: Table, row: Row, player: PlayerId): readonly Unit[] {
  const ability = abilityOf(row);
  if (ability === undefined && row.detachment !== game.players[player].detachment) return [];
  const found: Unit[] = [];
  for (const id in game.units) {
    const unit = game.units[id]!;
    if (unit.owner !== player || isDestroyed(unit)) continue;
    if (ability === undefined || someModelHas(unit, ability)) found.push(unit);
  }
  return found;
}

/** The unit in whose name the player does it: one on the table, or else any, even one that is lost. */
export function holderFor(game: Table, row: Row, player: PlayerId): Unit | undefined {
  const units = bearersOfRow(game, row, player);
  return units.find(isOnTable) ?? units[0] ?? lostHolder(game, row, player);
}

function lostHolder(game: Table, row: Row, player: PlayerId): Unit | undefined {
  const ability = abilityOf(row);
  if (ability === undefined) return undefined;
  return Object.values(game.units).find(
    ({ owner, abilities }) => owner === player && abilities.some((one) => normaliseKeyword(one) === ability),
  );
}
