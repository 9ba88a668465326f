import type { Game } from "../game/document.ts";
import type { PlayerId } from "../game/player.ts";
import { burnObjective } from "./burn-objective.ts";
import { cleanseAction } from "./cleanse.ts";
import { establishLocusAction } from "./establish-locus.ts";
import type { MissionAction, MissionActionId } from "./mission-action.ts";
import { recoverAssetsAction } from "./recover-assets.ts";
import { sabotageAction } from "./sabotage.ts";
import { terraformAction } from "./terraform.ts";

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
