import { burnObjective } from "../../books/chapter-approved/actions/burn-objective.ts";
import { cleanseAction } from "../../books/chapter-approved/actions/cleanse.ts";
import { establishLocusAction } from "../../books/chapter-approved/actions/establish-locus.ts";
import { recoverAssetsAction } from "../../books/chapter-approved/actions/recover-assets.ts";
import { sabotageAction } from "../../books/chapter-approved/actions/sabotage.ts";
import { terraformAction } from "../../books/chapter-approved/actions/terraform.ts";
import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import type { MissionAction, MissionActionId } from "./mission-action.ts";

/** Every Action that a unit can do for a mission or a card. */
export const MISSION_ACTIONS: readonly MissionAction[] = [
  terraformAction,
  burnObjective,
  cleanseAction,
  establishLocusAction,
  sabotageAction,
  recoverAssetsAction,
];

/** Those that the mission and the cards in play leave to the player. */
export function missionActionsOf(game: Game, player: PlayerId): readonly MissionAction[] {
  return MISSION_ACTIONS.filter(({ isOf }) => isOf(game, player));
}

export function missionActionOf(id: MissionActionId): MissionAction {
  return MISSION_ACTIONS.find((one) => one.id === id)!;
}
