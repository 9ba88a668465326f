import { inForceOn } from "../../abilities/in-force.ts";
import type { Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { isWholeBattle } from "../../game/edition.ts";
import type { PlayerId } from "../../game/player.ts";
import type { Stratagem } from "./stratagem.ts";

/** What stratagems cost on whom (ST-4). */

/** That the player's discount of the round is spent, among what was used. */
export const DISCOUNT = "RITES_OF_BATTLE";

/** Whether stratagems on the unit cost 1 CP less, which holds for one use in each round. */
function isDiscounted(game: Table, player: PlayerId, unit: Unit): boolean {
  if (unit.owner !== player || !inForceOn(game, unit).some(({ row }) => row.cheaper === true)) return false;
  return isWholeBattle(game) && !game.players[player].used.some(({ stratagem }) => stratagem === DISCOUNT);
}

/** In command points, never below 0. */
export function costFor(
  game: Table,
  player: PlayerId,
  { cost }: Pick<Stratagem, "cost">,
  unit: Unit | null,
): number {
  return cost > 0 && unit !== null && isDiscounted(game, player, unit) ? cost - 1 : cost;
}

/** Whether the player can pay for it, on some unit where it is used on one. */
export function isPayable(
  game: Table,
  player: PlayerId,
  { cost, on }: Pick<Stratagem, "cost" | "on">,
): boolean {
  const { cp } = game.players[player];
  if (cp >= cost) return true;
  if (cp < cost - 1 || on === "PLAYER") return false;
  for (const id in game.units) if (isDiscounted(game, player, game.units[id]!)) return true;
  return false;
}
