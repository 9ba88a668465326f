import { socket } from "../base/socket.ts";
import type { CardId } from "../game/secondaries.ts";
import type { MissionAction } from "./actions/mission-action.ts";
import type { Card } from "./cards/card.ts";
import type { Mission } from "./mission.ts";

/** What a pack of missions brings. */
export interface MissionBook {
  readonly missions: readonly Mission[];
  readonly actions: readonly MissionAction[];
  readonly cards: Readonly<Record<CardId, Card>>;
}

export const missionBook = socket<MissionBook>("missions");
