import type { Game, Unit } from "../game/document.ts";
import type { PlayerId } from "../game/player.ts";
import { isDestroyed, isOnTable } from "../game/unit.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { Stratagem } from "./stratagem.ts";

/** Why the player cannot use the stratagem at all now: points, and what was used before (ST-1). */
export function playerLimits(
  game: Game,
  player: PlayerId,
  { id, name, cost }: Stratagem,
): readonly Refusal[] {
  const { cp, used } = game.players[player];
  if (used.some(({ stratagem }) => stratagem === id)) {
    return [refusal("ALREADY_USED", "ST-1", { stratagem: name })];
  }
  if (cp < cost) return [refusal("NOT_ENOUGH_CP", "ST-1", { stratagem: name, cost, left: cp })];
  return [];
}

/** Why no stratagem can be used on the unit by this player (ST-2, ST-3). */
export function unitLimits(player: PlayerId, unit: Unit): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  if (unit.owner !== player) {
    return [refusal("NOT_YOUR_UNIT", "ST-1", named, about)];
  }
  if (isDestroyed(unit)) {
    return [refusal("UNIT_DESTROYED", "ST-3", named, about)];
  }
  if (!isOnTable(unit)) return [refusal("OFF_TABLE", "ST-3", named, about)];
  if (unit.flags.battle_shocked === true) {
    return [refusal("BATTLE_SHOCKED", "ST-2", named, about)];
  }
  return [];
}
