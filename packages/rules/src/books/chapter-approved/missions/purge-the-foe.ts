import type { Game } from "../../../game/document.ts";
import { opponentOf, type PlayerId } from "../../../game/player.ts";
import { type Mission, when } from "../../../missions/mission.ts";
import { controlledBy, heldByBoth } from "../../../space/objectives/control.ts";

const FROM_ROUND = 2;

/** Units of a player that were destroyed in this round. */
function lostBy({ mission }: Game, player: PlayerId): readonly { readonly id: string }[] {
  const kills = mission?.kills ?? [];
  return kills.filter(({ owner }) => owner === player).map(({ unit_id }) => ({ id: unit_id }));
}

export const purgeTheFoe: Mission = {
  id: "purge-the-foe",
  name: "Purge the Foe",
  rule: "MI-22",
  held(game, player) {
    const held = heldByBoth(game);
    return [
      ...when(held[player] > 0, 4, controlledBy(game, player)),
      ...when(held[player] > held[opponentOf(player)], 4),
    ];
  },
  mostPerTurn: null,
  everyRound(game, player) {
    const killed = lostBy(game, opponentOf(player));
    const more = killed.length > lostBy(game, player).length;
    return [...when(killed.length > 0, 4, killed), ...when(game.turn.round >= FROM_ROUND && more, 4)];
  },
};
