import type { MissionAction } from "../../missions/actions/mission-action.ts";
import { burnObjective } from "./actions/burn-objective.ts";
import { cleanseAction } from "./actions/cleanse.ts";
import { establishLocusAction } from "./actions/establish-locus.ts";
import { recoverAssetsAction } from "./actions/recover-assets.ts";
import { sabotageAction } from "./actions/sabotage.ts";
import { terraformAction } from "./actions/terraform.ts";

/** Every Action that a unit can do for a mission or a card. */
export const MISSION_ACTIONS: readonly MissionAction[] = [
  terraformAction,
  burnObjective,
  cleanseAction,
  establishLocusAction,
  sabotageAction,
  recoverAssetsAction,
];
