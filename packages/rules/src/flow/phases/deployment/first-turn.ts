import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { PLAYER_IDS, type PlayerId } from "../../../game/player.ts";
import { isAircraft } from "../../../space/movement/order.ts";
import { rollOff } from "../../roll-off.ts";
import { isEmptyDedicated, unplacedUnits } from "./drops.ts";

/** Everybody stands or waits: what found no place is lost, and dice say who has the first turn. */
export function beginBattle(change: Change): void {
  for (const unit of [...unplacedUnits(change.game), ...emptyInReserve(change.game)]) {
    const { id } = unit;
    if (isAircraft(unit)) {
      change.set(`units.${id}.reserve`, "STRATEGIC");
      change.story.addLine({ line: "unit_in_reserve", unit_id: id, kind: "STRATEGIC" });
      continue;
    }
    change.set(`units.${id}.models`, {});
    change.story.addLine({ line: "unit_left_out", unit_id: id });
    change.happened({ type: "unit_destroyed", unit_id: id });
  }
  for (const player of PLAYER_IDS) {
    if (change.game.players[player].formed !== undefined) change.remove(`players.${player}.formed`);
  }
  const first = settled(change) ?? rolled(change);
  change.set("turn.first_player", first);
  change.set("turn.active_player", first);
}

/** Dedicated Transports that wait with nobody inside begin the battle no more than those that do not (DE-6). */
function emptyInReserve(game: Game): readonly Unit[] {
  return Object.values(game.units).filter((unit) => unit.reserve !== null && isEmptyDedicated(game, unit));
}

/** What the players have agreed on before needs no dice. */
function settled({ game, story }: Change): PlayerId | undefined {
  const player = game.mission?.first_turn;
  if (player !== undefined) story.addLine({ line: "first_turn", player, block: null });
  return player;
}

/** The higher die takes the first turn (DE-12). */
function rolled(change: Change): PlayerId {
  const { winner, block } = rollOff(change);
  change.story.addLine({ line: "first_turn", player: winner, block });
  return winner;
}
