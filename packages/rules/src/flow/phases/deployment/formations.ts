import type { Formation } from "../../../game/action.ts";
import type { Game } from "../../../game/document.ts";
import { PLAYER_IDS, type PlayerId } from "../../../game/player.ts";
import { isOnTable } from "../../../game/unit.ts";
import { missionPlay } from "../../mission-play.ts";
import { attach } from "./attach.ts";
import { embark } from "./embark.ts";
import { reserve } from "./reserve.ts";

/** What a player may still say of how units begin the battle, each as a complete action (DE-4). */
export function formationsOf(game: Game, player: PlayerId): readonly Formation[] {
  return [attach, embark, reserve].flatMap((entry) => [...entry.choices(game, player)]);
}

const known = new WeakMap<Game, readonly PlayerId[]>();

/** Who has still to declare how units begin, or which secondary missions: nothing of the army stands, waits or rides yet (DE-4). */
export function playersToDeclare(game: Game): readonly PlayerId[] {
  if (game.turn.phase !== "DEPLOYMENT" || game.tasks.length > 0) return [];
  let found = known.get(game);
  if (found === undefined) {
    found = PLAYER_IDS.filter((player) => hasToDeclare(game, player));
    known.set(game, found);
  }
  return found;
}

function hasToDeclare(game: Game, player: PlayerId): boolean {
  if (game.players[player].formed === true) return false;
  // Leaders may have joined their units by the list of the army; the rest is open all the same.
  const hasBegun = Object.values(game.units).some(
    (unit) =>
      unit.owner === player && (isOnTable(unit) || unit.reserve !== null || unit.embarked_in !== null),
  );
  if (hasBegun) return false;
  // Almost anybody may wait in reserve, which is the quickest to see.
  return (
    missionPlay.value.mayChooseSecondaries(game, player) ||
    [reserve, embark, attach].some((entry) => entry.offered(game, player))
  );
}
