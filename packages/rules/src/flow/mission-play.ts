import { socket } from "../base/socket.ts";
import type { Change } from "../game/change.ts";
import type { Game } from "../game/document.ts";
import type { PlayerId } from "../game/player.ts";
import type { ActionEntry } from "./actions/entry.ts";
import type { TaskRow, WholeTaskRow } from "./tasks/task-row.ts";

/** What missions do at the moments of a battle, and the actions and tasks that they bring. */
export interface MissionPlay {
  readonly afterAction: (change: Change) => void;
  readonly endPhase: (change: Change) => void;
  readonly endTurn: (change: Change) => void;
  readonly endRound: (change: Change) => void;
  readonly beginBattle: (change: Change) => void;
  readonly beginRound: (change: Change) => void;
  readonly beginTurn: (change: Change) => void;
  /** After what the end of the turn brought: cards that scored leave play, and others may be discarded. */
  readonly discardCards: (change: Change) => void;
  readonly drawsMore: (game: Game, player: PlayerId) => boolean;
  readonly drawCard: (change: Change, player: PlayerId) => void;
  /** What cards know of an Attached unit goes on for its parts. */
  readonly followCards: (change: Change, unitId: string, leaders: readonly string[]) => void;
  readonly startAction: ActionEntry<"START_ACTION">;
  readonly chooseSecondaries: ActionEntry<"CHOOSE_SECONDARIES">;
  readonly mayChooseSecondaries: (game: Game, player: PlayerId) => boolean;
  readonly card: TaskRow<"card">;
  readonly discard: WholeTaskRow<"discard">;
}

export const missionPlay = socket<MissionPlay>("mission play");
