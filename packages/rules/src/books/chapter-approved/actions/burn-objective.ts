import { refusal } from "../../../base/refusal.ts";
import { numbersOf } from "../../../game/ruleset.ts";
import { holds, objectiveRefusals } from "../../../missions/actions/at-objective.ts";
import type { MissionAction } from "../../../missions/actions/mission-action.ts";
import { award } from "../../../missions/scoring/award.ts";

const WORTH = { noMansLand: 5, enemyZone: 10 } as const;

const named = { id: "BURN_OBJECTIVE", rule: "MI-23" } as const;

export const burnObjective: MissionAction = {
  ...named,
  name: "Burn Objective",
  isOf: ({ mission }) => mission?.id === "scorched-earth",
  atObjective: true,
  oneUnit: true,
  refusals(game, unit, objective) {
    const round = numbersOf(game).battle.scoresFrom;
    if (game.turn.round < round) {
      return [refusal("TOO_EARLY:action", "MI-23", { round }, { unit_id: unit.id })];
    }
    return objectiveRefusals(game, unit, objective, named);
  },
  until: "OPPONENT_TURN",
  isDone: holds,
  complete(change, { owner }, { objective_id }) {
    const { home_of } = change.game.objectives[objective_id!]!;
    change.remove(`objectives.${objective_id}`);
    change.story.addLine({ line: "objective_removed", objective_id: objective_id! });
    const vp = home_of === null ? WORTH.noMansLand : WORTH.enemyZone;
    award(change, owner, "primary", "scorched-earth", { vp, of: [objective_id!] });
  },
};
