import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import { missionBook } from "../book.ts";
import type { MissionAction, MissionActionId } from "./mission-action.ts";

/** Those that the mission and the cards in play leave to the player. */
export function missionActionsOf(game: Game, player: PlayerId): readonly MissionAction[] {
  return missionBook.value.actions.filter(({ isOf }) => isOf(game, player));
}

export function missionActionOf(id: MissionActionId): MissionAction {
  return missionBook.value.actions.find((one) => one.id === id)!;
}
