import type { MissionPlay } from "../flow/mission-play.ts";
import { startAction } from "./actions/start-action.ts";
import { discardCards } from "./cards/discard.ts";
import { drawCard, drawsMore } from "./cards/draw.ts";
import { followCards } from "./cards/parted.ts";
import { chooseSecondaries, mayChooseSecondaries } from "./cards/secondaries.ts";
import { missionOf } from "./registry.ts";
import { afterAction } from "./scoring/after-action.ts";
import { endPhase, endRound, endTurn } from "./scoring/instants.ts";
import { forgetLosses, takeSnapshot } from "./scoring/turn-start.ts";
import { card } from "./tasks/card.ts";
import { discardTask } from "./tasks/discard.ts";

/** How missions take part in a battle. */
export const MISSION_PLAY: MissionPlay = {
  afterAction,
  endPhase,
  endTurn,
  endRound,
  beginBattle: (change) => missionOf(change.game)?.begin?.(change),
  beginRound(change) {
    forgetLosses(change);
    missionOf(change.game)?.beginRound?.(change);
  },
  beginTurn: takeSnapshot,
  discardCards: discardCards,
  drawsMore,
  drawCard,
  followCards,
  startAction,
  chooseSecondaries,
  mayChooseSecondaries,
  card,
  discard: discardTask,
};
