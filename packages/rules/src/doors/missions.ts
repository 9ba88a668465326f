/** Missions, cards, Actions, objectives and points. */

export { MISSION_ACTIONS } from "../books/chapter-approved/actions.ts";
export { CARDS } from "../books/chapter-approved/cards.ts";
export { MISSIONS } from "../books/chapter-approved/missions.ts";
export { type ActiveCard, CARD_IDS, type CardId } from "../game/secondaries.ts";
export type { MissionAction } from "../missions/actions/mission-action.ts";
export { wouldComplete } from "../missions/actions/progress.ts";
export { missionActionOf, missionActionsOf } from "../missions/actions/registry.ts";
export { actionStarts } from "../missions/actions/start-action.ts";
export { cardPoints } from "../missions/cards/score.ts";
export { mayChooseSecondaries } from "../missions/cards/secondaries.ts";
export { cardStatus } from "../missions/cards/status.ts";
export type { MissionId } from "../missions/mission.ts";
export { missionOf } from "../missions/registry.ts";
export { type Award, scoringPreview } from "../missions/scoring/preview.ts";
export { heldPoints } from "../missions/scoring/primary.ts";
export { endingAfter, pointsOf as victoryPointsOf } from "../missions/scoring/result.ts";
export { type CardQuestion, cardQuestion } from "../missions/tasks/card.ts";
export { holderOf, levelsOf } from "../space/objectives/control.ts";
